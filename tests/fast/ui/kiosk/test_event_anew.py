"""The event of a progressive prize named anew, by touch: the prize follows, and no amount is entered for it."""

from collections.abc import Callable

import pytest

from dealer_terminal.rules.hand import Result
from dealer_terminal.ui.kiosk.sheets.event_anew import EventAnew
from tests.fast.qml.screen import Opened
from tests.fast.ui.kiosk.approving import SPADE
from tests.fast.ui.kiosk.hands import Hands, press
from tests.fast.ui.kiosk.named_prizes import CORRECT, STAX, locked, named, verified
from tests.fast.ui.kiosk.signing import pages
from tests.fast.ui.kiosk.table import SUPERVISOR, Table

WHEN: dict[str, Callable[[], Table]] = {
    "before its claim": lambda: named("Flush"),
    "while it is claimed": lambda: named("Flush").press("Jackpot · position 1", "Flush"),
    "while it is pending": lambda: locked("Flush"),
    "once it is paid": lambda: verified("Flush"),
    "in the rack": lambda: verified("Flush").press("Paid"),
    "where nothing was named": lambda: named("Nothing pays"),
}


@pytest.mark.parametrize("begun", WHEN.values(), ids=WHEN)
def test_it_is_named_anew_and_the_table_goes_on_with_the_prize(begun: Callable[[], Table]) -> None:
    table = begun().press(*CORRECT)
    assert isinstance(table.controller.desk.sheet, EventAnew)
    table.press(SPADE).who(SUPERVISOR)
    assert table.state.seat(1).events["stax"] == SPADE
    if not table.state.seat(1).lines:
        table.press("Jackpot · position 1", SPADE, "Pending Jackpot", "Pay Jackpot")
    table.press("Call the supervisor").who(SUPERVISOR)
    (line,) = table.state.seat(1).lines
    assert (line.result, line.pays, table.state.meters["spade"]) == (Result.WIN, 50_025, 50_000 * 100)


def test_the_event_on_record_is_dim_and_says_so() -> None:
    table = locked("Flush").press(*CORRECT)
    told = {option.text: (option.note, option.dim) for option in table.props.over.options}
    assert told["Flush"] == ("On record", True)
    assert told[SPADE] == ("Spade Progressive", False)
    before = table.controller.desk.sheet
    assert table.press("Flush").controller.desk.sheet == before


def test_what_is_signed_shows_both_events() -> None:
    table = locked("Flush").press(*CORRECT, SPADE)
    shown = pages(table)
    assert all(told in shown for told in ("Flush", SPADE, "$500.25", "Spade"))


def test_back_leads_to_the_list() -> None:
    table = locked("Flush").press(*CORRECT, "Back")
    assert STAX in dict(table.offered())


def test_it_is_named_anew_by_real_presses(opened: Opened) -> None:
    hands = Hands(opened, named("Nothing pays"))
    press(hands, *CORRECT, SPADE, "Seen on camera")
    while not hands.controller.state.seat(1).events["stax"]:
        press(hands, *SUPERVISOR[0], *SUPERVISOR[1], "Approve")
    assert hands.controller.state.seat(1).lines == ()
    press(hands, "Jackpot · position 1", SPADE, "Pending Jackpot", "Pay Jackpot")
    assert hands.controller.state.jackpots[1].pays == 50_025
