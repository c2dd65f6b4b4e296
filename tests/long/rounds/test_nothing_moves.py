"""Between press and release nothing moves beneath the finger, whatever a reader reports, and the press does what its
key said."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from dealer_terminal.ui.kiosk.sheets.irregularity_list import IrregularityList
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from tests.fast.qml.screen import Opened, press, release, scene_rect, seen, until
from tests.fast.ui.kiosk.hands import Hands
from tests.fast.ui.kiosk.table import Table


def places(hands: Hands) -> dict[str, QRectF]:
    return dict(_places(hands.window.view.contentItem()))


def _places(root: QQuickItem) -> Iterator[tuple[str, QRectF]]:
    for item in seen(root):
        if item.property("leastMm") is not None:
            yield f"{item.property('name')} {item.property('meaning')}", scene_rect(item)


def dealing(opened: Opened) -> Hands:
    """The reader has the whole deal still to tell."""
    hands = Hands(opened, Table(seed=4).open().wager(1, "ante", "25").wager(3, "ante", "25"))
    hands.finger.press("No more bets")
    return hands


def told(hands: Hands, packets: int) -> None:
    until(lambda: len(hands.controller.state.dealt) >= packets)


def lies(hands: Hands, name: str) -> OptionProps:
    over = hands.controller.props().over
    assert isinstance(over, BoardProps)
    return next(option for option in over.options if option.text == name)


def test_while_a_finger_is_down_nothing_moves_and_then_everything_is_there(opened: Opened) -> None:
    hands = dealing(opened)
    key = hands.finger.find("More")
    press(hands.window.view, key)
    before, dealt = places(hands), len(hands.controller.state.dealt)
    told(hands, dealt + 1)
    assert places(hands) == before
    release(hands.window.view, key)
    over = hands.controller.props().over
    assert isinstance(over, BoardProps) and over.title == "MORE"
    assert hands.finger.find("Lock the screen") is not None


def test_a_press_on_what_means_something_else_since_does_nothing(opened: Opened) -> None:
    """Dim when the finger came down, and possible since the reader told of a packet that passed a vacant position."""
    hands = dealing(opened)
    hands.finger.press("Irregularity")
    told(hands, 1)
    name = "A hand was dealt to a vacant position"
    assert lies(hands, name).dim
    key = hands.finger.find(name)
    press(hands.window.view, key)
    before = places(hands)
    told(hands, 2)
    assert places(hands) == before and not lies(hands, name).dim
    release(hands.window.view, key)
    assert not hands.controller.desk.refusal.why
    assert isinstance(hands.controller.desk.sheet, IrregularityList)
    until(lambda: not key.property("dim"))
