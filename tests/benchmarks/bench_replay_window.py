"""The replay's window on a long journal: `python -m tests.benchmarks.bench_replay_window [FACTS]`.

How long it takes to its first frame, in turns with a bare window, and how far its frames lie apart while it plays at 16
times, in turns with a bare window that counts at the same beat. Snapshots are there, as on every day but the first, and
the whole journal is verified beside the window while it opens, as it always is.
"""

import sys
import tempfile
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickView
from PySide6.QtTest import QTest

from dealer_terminal.app.replay import room
from dealer_terminal.review.playhead import Speed
from dealer_terminal.ui.kit.fonts import load_fonts
from dealer_terminal.ui.kit.panel import parse_panel
from dealer_terminal.ui.replay.app import FRAME_MS, RunningReplay
from dealer_terminal.ui.replay.controller import ReplayController
from dealer_terminal.ui.replay.view import ReplayView
from tests.benchmarks.bench_press import bare_window
from tests.benchmarks.bench_start import BARE, around, first_frame
from tests.benchmarks.long_journal import long_journal
from tests.benchmarks.ratio import RUNS, said, say
from tests.fast.ui.replay.conftest import Desks

WHERE = Path("var")
STARTS, FACTS = 15, 1_000_000
PLAYED_MS = 4000
DESK = parse_panel("1920x1080")


def main(facts: int) -> None:
    WHERE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=WHERE) as name:
        folder = Path(name).resolve()
        long_journal(folder / "journal.db", folder / "keys", facts).close()
        ours, bare = opened(folder, STARTS)
        say(said(f"replay opens {facts:,} facts", ours, bare, "a bare window", 2))
        load_fonts(QGuiApplication([]))
        ours, bare = played(folder, RUNS, PLAYED_MS)
        for part_name, part in (("p50", 0.5), ("p99", 0.99)):
            say(said(f"frames at 16 times, {part_name}", ours, bare, "a bare counter", 2, part=part))


def opened(folder: Path, count: int) -> tuple[list[float], list[float]]:
    """The first of each is not counted: it compiles, and folds what came before once."""
    environment, ours, bare = around(folder), [], []
    for _ in range(count + 1):
        ours.append(first_frame(replay(folder), environment))
        bare.append(first_frame(BARE, environment))
    return ours[1:], bare[1:]


def replay(folder: Path) -> tuple[str, ...]:
    return ("-m", "dealer_terminal", "replay", "--db", str(folder / "journal.db"))


def played(folder: Path, runs: int, milliseconds: int) -> tuple[list[float], list[float]]:
    """Seconds between frames. Each run begins elsewhere in the journal."""
    ours, bare = [], []
    with closing(Desks(str(folder / "journal.db"), folder / "cache")) as desks:
        controller = desks.replay()
        window, counter = ReplayView(controller, room(), DESK), bare_window()
        window.view.show()
        for run in range(runs):
            controller.go(run * controller.showing.size // runs)
            _at_sixteen(controller)
            running = RunningReplay(window, controller)
            ours += _apart(window.view, milliseconds)
            running.end()
            controller.press("play")
            bare += _counted(counter, milliseconds)
        window.close()
        counter.close()
    least = min(len(ours), len(bare))
    return ours[:least], bare[:least]


def _at_sixteen(controller: ReplayController) -> None:
    controller.press("play")
    while controller.showing.head.speed is not Speed.X16:
        controller.press("faster")


def _counted(counter: QQuickView, milliseconds: int) -> list[float]:
    root, beat = counter.rootObject(), QTimer(counter)
    beat.timeout.connect(lambda: root.setProperty("count", root.property("count") + 1))
    beat.start(FRAME_MS)
    apart = _apart(counter, milliseconds)
    beat.stop()
    return apart


def _apart(view: QQuickView, milliseconds: int) -> list[float]:
    drawn: list[float] = []

    def tell() -> None:
        drawn.append(perf_counter())

    view.frameSwapped.connect(tell)
    QTest.qWait(milliseconds)
    view.frameSwapped.disconnect(tell)
    return [later - before for before, later in pairwise(drawn)]


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else FACTS)
