"""`make screenshots`: the pictures of the pages, of the screens as they are."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest

from dealer_terminal.installed import assets
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.kit.fonts import load_fonts
from dealer_terminal.ui.pit.view import PitView
from dealer_terminal.ui.replay.view import ReplayView
from tests.fast.pages.pit_picture import at_the_pit
from tests.fast.pages.replay_picture import replayed
from tests.fast.ui.kiosk.irregularities import report
from tests.fast.ui.kiosk.office import ADMINISTRATOR, DEALER, SUPERVISOR, OfficeTable
from tests.fast.ui.kiosk.table import HAND, Table
from tests.helpers.repository import ROOT

README, HANDBOOKS = assets() / "pictures", ROOT / "docs" / "pictures"
WAGERS = {1: ("ante",), 2: ("ante", "natural-31"), 3: ("ante",), 5: ("ante", "royal-family"), 6: ("ante", "natural-31")}
MOTION_MS = 300


def wagered() -> Table:
    table = Table(cards_from=HAND).open()
    for seat, spots in WAGERS.items():
        for spot in spots:
            table.wager(seat, spot, *("25", "25", "5")[: 2 if spot == "ante" else 1])
    return table


def decided() -> Table:
    table = wagered().press("No more bets")
    table.press(*(f"Position {seat} dealt" for seat in WAGERS), "Rest in the rack")
    for seat in (2, 2, 5):
        table.seat(seat)
    return table


def settling() -> Table:
    table = decided().press("Lock decisions", "Tucked · position 5", "Tucked · position 2", "Open position 6")
    return table.cards("As 10s 8s")


def handled() -> Table:
    table = decided()
    report(table, "draw-card-handled")
    return table


def signing_on() -> Table:
    return OfficeTable().press(*DEALER[0])


def terms() -> Table:
    return OfficeTable().who(DEALER)


def manned() -> Table:
    """With people of its own."""
    table = terms().press("Open the table").who(SUPERVISOR)
    table.wager(1, "ante", "25").wager(3, "ante", "100").wager(3, "royal-family", "100")
    table.press("No more bets", "Position 1 dealt", "Position 3 dealt", "Rest in the rack")
    return table.press("Lock decisions", "Open position 3").cards("Ah Kh Qh Jh")


def pad() -> Table:
    table = wagered()
    table.spot(4, "ante")
    return table.press("25")


def cards() -> Table:
    return (
        decided()
        .press("Lock decisions", "Tucked · position 5", "Tucked · position 2", "Open position 6")
        .press("A", "Spades", "10")
    )


def menu() -> Table:
    return manned().press("Supervisor")


def held() -> Table:
    return manned().press("Call the supervisor", *"4711", "Next")


def corrected() -> Table:
    table = decided().press("Lock decisions", "Tucked · position 5", "Tucked · position 2", "Open position 6")
    return table.cards("As 10s 8s").press("Supervisor", "Correct a payment")


def people() -> Table:
    return OfficeTable().press("Supervisor", "Operators").who(ADMINISTRATOR)


def reports() -> Table:
    return decided().press("Irregularity")


def lost() -> Table:
    table = Table(seed=4).open()
    for seat in (1, 3, 6):
        table.wager(seat, "ante", "25")
    table.press("No more bets")
    return table.until(lambda: len(table.state.dealt) == 2).unplug()


def off() -> Table:
    table = wagered()
    table.journal.full = True
    return table.press("No more bets")


def recalled() -> Table:
    table = Table(cards_from=HAND).open().wager(2, "ante", "25").wager(2, "natural-31", "5")
    table.press("No more bets", "Position 2 dealt", "Rest in the rack", "Lock decisions", "Open position 2")
    table.cards("As 10s 8s").press("Draw card").cards("5h").press("Paid", "Deck is back", "More", "Recall")
    table.seat(2)
    return table


PICTURES: dict[Path, Callable[[], Table]] = {
    README / "wagers.png": wagered,
    README / "decisions.png": decided,
    README / "settlement.png": settling,
    README / "irregularity.png": handled,
    HANDBOOKS / "sign-on.png": signing_on,
    HANDBOOKS / "terms.png": terms,
    HANDBOOKS / "wager-pad.png": pad,
    HANDBOOKS / "card-pad.png": cards,
    HANDBOOKS / "reports.png": reports,
    HANDBOOKS / "reader-lost.png": lost,
    HANDBOOKS / "checklist-off.png": off,
    HANDBOOKS / "supervisor.png": menu,
    HANDBOOKS / "payment-held.png": held,
    HANDBOOKS / "correction.png": corrected,
    HANDBOOKS / "operators.png": people,
    HANDBOOKS / "recall.png": recalled,
}

REPLAY, PIT = HANDBOOKS / "replay.png", HANDBOOKS / "pit.png"


def main(only: list[str]) -> int:
    """All of them, or those that are named."""
    app = QGuiApplication([])
    load_fonts(app)
    for file, scene in PICTURES.items():
        if not only or file.stem in only:
            file.parent.mkdir(parents=True, exist_ok=True)
            save(KioskView(scene().props, lambda touch: None), file)
    if not only or REPLAY.stem in only:
        with TemporaryDirectory() as folder, replayed(Path(folder)) as window:
            save(window, REPLAY)
    if not only or PIT.stem in only:
        with TemporaryDirectory() as folder:
            sits = at_the_pit(Path(folder))
            save(sits.window, PIT)
            sits.close()
    return 0


def save(window: KioskView | ReplayView | PitView, file: Path) -> None:
    window.view.show()
    QTest.qWait(MOTION_MS)
    picture = window.view.grabWindow().convertToFormat(QImage.Format.Format_RGB32)
    plain = Qt.ImageConversionFlag.ThresholdDither
    picture.convertToFormat(QImage.Format.Format_Indexed8, _colours(picture), plain).save(str(file), "PNG", 0)
    window.view.hide()


def _colours(picture: QImage) -> list[int]:
    """The 256 that are there most: edges of letters have a few more, which nobody misses."""
    found, times = np.unique(np.frombuffer(picture.constBits(), np.uint32), return_counts=True)
    return [int(colour) for colour in found[np.argsort(-times)][:256]]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
