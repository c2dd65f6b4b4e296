"""A way back from each screen of a jackpot, and no key that is lit for nothing."""

from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.keys import BarKey
from dealer_terminal.ui.kiosk.touches import Press
from tests.fast.ui.kiosk import approving as a
from tests.fast.ui.kiosk.stories import full
from tests.fast.ui.kiosk.table import HAND, Table


def written(table: Table) -> str:
    return list(table.journal.records())[-1].kind


def test_back_from_the_hands_undoes_the_touch_of_the_seat() -> None:
    table = a.shown().press("Jackpot · position 1", "Back")
    assert (table.state.jackpots, written(table)) == ({}, "step_undone")
    assert table.props.table.primary.text == "Jackpot · position 1"


def test_where_no_step_is_left_it_is_none() -> None:
    table = a.shown().press("Jackpot · position 1", "Flush", "A slip of the finger: choose again", "Back")
    assert (table.state.jackpots, written(table)) == ({}, "jackpot_dismissed")


def test_back_from_pay_jackpot_is_the_screen_before() -> None:
    table = a.chosen().press("Pending Jackpot", "Back")
    assert table.state.jackpots[1].stage is JackpotStage.CHOSEN
    assert written(table) == "step_undone"


def emptied(cents: str) -> Table:
    table = Table("3-card-ags", HAND).open()
    if cents:
        table.wager(1, "ante", cents)
    table.spot(1, "ante")
    return table.press("Clear") if cents else table


def test_no_wager_of_nothing_is_placed_and_the_key_says_why() -> None:
    table = emptied("")
    primary = table.props.table.primary
    assert (primary.possible, primary.note) == (False, "Enter an amount")
    pad = table.controller.desk.sheet
    table.touch(Press(BarKey.PRIMARY))
    assert table.controller.desk.sheet == pad


def test_where_a_wager_lies_nothing_takes_it_back() -> None:
    table = emptied("5")
    primary = table.props.table.primary
    assert (primary.possible, primary.note) == (True, "$5 goes back")
    table.primary()
    assert not table.state.seat(1).wagers.get("ante")
    assert table.state.phase is Phase.WAGERS


def test_an_amount_lights_it() -> None:
    table = full()
    table.spot(4, "natural-31")
    assert table.press("5").props.table.primary.note == ""
