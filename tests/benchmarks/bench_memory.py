"""Memory over many rounds: `python -m tests.benchmarks.bench_memory [ROUNDS [SECONDS]]`.

Six seats play ROUNDS rounds (10,000 if not said), or as many as go into SECONDS (300 if not said), on a journal on the
disk. Each touch goes where the window's signals go; the window shows and draws what comes of it.
"""

import gc
import sys
import tempfile
from pathlib import Path
from random import Random
from time import monotonic

from msgspec import Struct
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.app import kiosk_window
from dealer_terminal.ui.kiosk.controller import KioskController
from dealer_terminal.ui.kiosk.touches import Press, TouchSeat
from dealer_terminal.ui.kit.fonts import load_fonts
from tests.benchmarks.kiosk_on import OnDisk
from tests.benchmarks.ratio import say
from tests.fast.ui.kiosk.table import awaits_reader

WHERE = Path("var")
ROUNDS, SECONDS, FIRST, SEED = 10_000, 300, 100, 4
FOLD = 0.2
AIM = 1.10


class Memory(Struct, frozen=True):
    """Of this process, in KB: all that is in memory, and what it shares with nobody."""

    rss: int
    uss: int


def main(rounds: int, seconds: float) -> None:
    app = QGuiApplication([])
    load_fonts(app)
    WHERE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=WHERE) as folder:
        table = opened(Path(folder))
        window, controller = kiosk_window(table.kiosk())
        window.view.show()
        say(told(*played(controller, rounds, seconds)))
        window.view.close()
        table.close()
        table.journal.close()


def opened(folder: Path) -> OnDisk:
    """Six seats with a bonus each; every later round repeats their wagers."""
    table = OnDisk(folder, SEED)
    table.open()
    for seat in range(1, 7):
        table.wager(seat, "ante", "25").wager(seat, "natural-31", "5")
    return table


def played(controller: KioskController, rounds: int, seconds: float) -> tuple[int, Memory, Memory]:
    """How many rounds, and the memory after the first ones and after all."""
    chance, end, done = Random(SEED), monotonic() + seconds, 0
    first = memory()
    while done < rounds and monotonic() < end:
        play_round(controller, chance)
        done += 1
        if done == FIRST:
            first = memory()
    return done, first, memory()


def play_round(controller: KioskController, chance: Random) -> None:
    number = controller.state.round
    while controller.state.round == number:
        if not awaits_reader(controller.state, controller.senses):
            touch(controller, chance)
        QTest.qWait(0)


def touch(controller: KioskController, chance: Random) -> None:
    if controller.state.phase is Phase.DECISIONS:
        for seat in controller.state.playing():
            if chance.random() < FOLD:
                controller.touch(TouchSeat(seat))
    controller.touch(Press(controller.props().table.primary.key))


def memory() -> Memory:
    gc.collect()
    kilobytes = {}
    for line in Path("/proc/self/smaps_rollup").read_text().splitlines()[1:]:
        name, _, value = line.partition(":")
        kilobytes[name] = int(value.split()[0])
    return Memory(kilobytes["Rss"], kilobytes["Private_Clean"] + kilobytes["Private_Dirty"])


def told(done: int, first: Memory, last: Memory) -> str:
    what = f"{f'memory after {done:,} rounds':34}"
    if done <= FIRST:
        return f"{what}too few to compare with {FIRST}: give it more seconds\n"
    parts = (("RSS", last.rss, first.rss), ("USS", last.uss, first.uss))
    ratios = [f"{name} {now / 1024:.1f} MB, {now / then:.3f} of that after {FIRST}" for name, now, then in parts]
    return f"{what}{'; '.join(ratios)} (aim: at most {AIM:g})\n"


if __name__ == "__main__":
    given = [int(each) for each in sys.argv[1:]]
    main(given[0] if given else ROUNDS, given[1] if len(given) > 1 else SECONDS)
