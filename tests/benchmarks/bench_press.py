"""A press in the kiosk's window against the least of its kind: `python -m tests.benchmarks.bench_press [ROUNDS]`.

A dealer plays ROUNDS rounds by real presses on a real journal. After each press its bytes are inserted into a bare
database on the same disk, and a bare window is pressed, so that a busy machine slows both.
"""

import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter

from msgspec import Struct
from PySide6.QtCore import QPointF, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickView
from PySide6.QtTest import QTest

from dealer_terminal.journal.codec import CODEC
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.state import State
from dealer_terminal.table.session import Session
from dealer_terminal.ui.kiosk.app import kiosk_window
from dealer_terminal.ui.kiosk.scripted_dealer import ScreenPlayer
from dealer_terminal.ui.kit.fonts import load_fonts
from tests.benchmarks.bare_database import bare_database
from tests.benchmarks.finger import QUIET_MS, Stopwatch, TimedFinger
from tests.benchmarks.kiosk_on import OnDisk
from tests.benchmarks.ratio import said, say

WHERE = Path("var")
ROUNDS, SEED = 12, 3
COUNTER = Path(__file__).with_name("Counter.qml")
MIDDLE = QPointF(640, 400)


class Times(Struct):
    durable: list[float]
    inserted: list[float]
    framed: list[float]
    counted: list[float]


class Presses:
    """Hears of every fact before any screen does; the last one of a press is when the press is on disk."""

    def __init__(self, session: Session, bare: sqlite3.Connection, counter: Stopwatch) -> None:
        self.times = Times([], [], [], [])
        self._written: list[tuple[float, bytes]] = []
        self._bare = bare
        self._counter = counter
        session.listen(self._wrote)

    def measured(self, left: float, frame: float) -> None:
        written = [(at, data) for at, data in self._written if at > left]
        if written:
            self.times.durable.append(written[-1][0] - left)
            self.times.inserted.append(sum(self._insert(data) for _, data in written))
        self._written.clear()
        self.times.framed.append(frame)
        self.times.counted.append(self._count())

    def _wrote(self, state: State, outcome: Sequence[Fact]) -> None:
        at = perf_counter()
        self._written.append((at, b"".join(CODEC.encode(fact).body for fact in outcome)))

    def _insert(self, data: bytes) -> float:
        """As rested as a press is."""
        QTest.qWait(QUIET_MS)
        start = perf_counter()
        self._bare.execute("INSERT INTO bare (body) VALUES (?)", (data,))
        return perf_counter() - start

    def _count(self) -> float:
        self._counter.press(MIDDLE, lambda: True)
        return self._counter.release(MIDDLE)[1]


def main(rounds: int) -> None:
    app = QGuiApplication([])
    load_fonts(app)
    WHERE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=WHERE) as folder:
        times = played(Path(folder), rounds)
    for name, part, aim in (("p50", 0.5, 1.5), ("p99", 0.99, 3)):
        say(said(f"press to durable, {name}", times.durable, times.inserted, "a bare insert", aim, part=part))
    say(said("press to frame", times.framed, times.counted, "a bare counter", 2))


def played(folder: Path, rounds: int) -> Times:
    table = OnDisk(folder, SEED)
    kiosk = table.kiosk()
    bare, counter = bare_database(folder / "bare.db"), bare_window()
    presses = Presses(kiosk.session, bare, Stopwatch(counter))
    window, controller = kiosk_window(kiosk)
    window.view.show()
    player = ScreenPlayer(TimedFinger(window.view, presses.measured), controller, Random(SEED), lambda: None)
    for _ in range(rounds):
        player.play_round()
    for view in (window.view, counter):
        view.close()
    bare.close()
    table.close()
    table.journal.close()
    return presses.times


def bare_window() -> QQuickView:
    view = QQuickView(QUrl.fromLocalFile(str(COUNTER)))
    view.show()
    return view


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
