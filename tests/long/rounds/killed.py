"""Tables on a journal on the disk that a test kills: in the middle of a settlement, and within a jackpot."""

import msgspec
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest

from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.kit.fonts import load_fonts
from tests.fast.ui.kiosk import approving
from tests.fast.ui.kiosk.kept import Kept
from tests.fast.ui.kiosk.table import HAND, READER, Table

STEPS = ("Lock decisions", "Open position 6", "Draw card", "Collected · open position 2")
TOUCHES = (
    "Jackpot · position 1",
    approving.SPADE,
    "Pending Jackpot",
    "Pay Jackpot",
    "verified",
    "Paid",
    "Deck is back",
)


def half_settled(db: str, steps: int) -> Kept:
    table = Kept(db)
    table.open().wager(2, "ante", "25").wager(6, "ante", "25").wager(6, "natural-31", "5")
    table.press("No more bets").sensed().press(*STEPS[:steps])
    return table


def shown(table: Table) -> bytes:
    return msgspec.json.encode(table.props)


def drawn(table: Table) -> QImage:
    """Draw the window; its clock and the checkpoint's age are given by the table's world."""
    app = QGuiApplication.instance() or QGuiApplication([])
    assert isinstance(app, QGuiApplication)
    load_fonts(app)
    view = KioskView(table.props, lambda touch: None).view
    view.show()
    QTest.qWaitForWindowExposed(view)
    image = view.grabWindow().convertToFormat(QImage.Format.Format_RGB32)
    view.close()
    return image


def with_stax(db: str) -> Kept:
    return Kept(db, "3-card-ags", (HAND, READER))


def dealt(table: Kept) -> None:
    table.open().wager(1, "ante", "5").spot(1, "stax")
    table.press("No more bets", "1 chip counted")
    table.press("Position 1 dealt", "Dealer's hand dealt", "Rest in the rack", "Lock decisions")
    table.press("Open the dealer's hand").cards(approving.DEALER_HAND)
    table.press("Open position 1").cards(approving.ROYAL)


def touched(table: Kept, first: int, end: int) -> None:
    for touch in TOUCHES[first:end]:
        if touch == "verified":
            approving.verified(table)
        else:
            table.press(touch)


def stands(table: Kept) -> str:
    return f"{table.state.phase} {table.state.jackpots} {table.state.meters} {table.props.players}"
