"""Who looks something up in the middle of an entry finds it again as it was."""

from collections.abc import Callable

from tests.fast.ui.kiosk import approving as a
from tests.fast.ui.kiosk.stories import full
from tests.fast.ui.kiosk.table import DEALER, Table


def wager() -> Table:
    table = full()
    table.spot(4, "natural-31")
    return table.press("25", "5")


def verifying() -> Table:
    return a.pending().press("Call the supervisor", "Seen on camera", *"20012")


ENTRIES: dict[str, Callable[[], Table]] = {
    "an approval, half signed": verifying,
    "an amount of a wager": wager,
    "an amount of a meter": lambda: a.meter().press("5", "0"),
    "the supervisor's menu": lambda: full().press("Supervisor"),
    "a jackpot's hands": lambda: a.shown().press("Jackpot · position 1"),
}
LOOKED_UP: dict[str, tuple[str, ...]] = {
    "the menu": ("More", "Back"),
    "the menu twice": ("More", "More", "Back"),
    "another screen": ("More", "Screen", "Back"),
    "the manual": ("The manual", "Back to the table"),
    "the manual from the menu": ("More", "The manual", "Back to the table"),
    "the pay tables": ("Pay tables", "Back to the table"),
}


def test_it_comes_back_as_it_was() -> None:
    for name, entry in ENTRIES.items():
        table = entry()
        lay = table.controller.desk.sheet
        for looked_up, keys in LOOKED_UP.items():
            assert table.press(*keys).controller.desk.sheet == lay, (name, looked_up)
        assert table.press("Back").controller.desk.sheet != lay, name


def test_a_screen_that_was_locked_keeps_nobodys_digits() -> None:
    table = verifying().press("More", "Lock the screen").who(DEALER)
    assert table.props.table.primary.text == "Call the supervisor"


def test_what_was_done_in_between_has_an_end_of_its_own() -> None:
    table = verifying().press("More", "Supervisor", "Back")
    assert table.props.table.primary.text == "Call the supervisor"
