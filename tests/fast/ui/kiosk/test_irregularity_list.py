"""The list on the screen: no key moves while the table works, a dim one says why, and what follows is shown."""

import pytest
from msgspec.structs import replace

from dealer_terminal.procedure.irregularity_places import places
from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.sheets.irregularity_list import IrregularityList
from dealer_terminal.ui.kiosk.sheets.return_bets import WagersBack
from dealer_terminal.ui.kiosk.surfaces import BoardProps, WagersBackProps
from tests.fast.qml.screen import Opened, press, release
from tests.fast.ui.kiosk.hands import Hands
from tests.fast.ui.kiosk.irregularities import at, report
from tests.fast.ui.kiosk.stories import full
from tests.fast.ui.kiosk.table import HAND, SUPERVISOR, Table
from tests.helpers.cases import every

PHASES = (Phase.WAGERS, Phase.DEAL, Phase.DECISIONS, Phase.FOLDS, Phase.SETTLE)


def listed(table: Table) -> BoardProps:
    over = table.press("Irregularity").props.over
    assert isinstance(over, BoardProps)
    return over


def keys(board: BoardProps) -> tuple[object, ...]:
    return (board.columns, *((option.key, option.text) for option in board.options))


def test_the_keys_are_the_same_in_every_phase() -> None:
    boards = [listed(at(phase)) for phase in PHASES]
    assert len({keys(board) for board in boards}) == 1
    assert len({tuple(option.dim for option in board.options) for board in boards}) > 1


def test_no_key_moves_while_the_reader_works() -> None:
    table = full().press("No more bets")
    before = keys(listed(table))
    table.sensed()
    assert isinstance(table.controller.desk.sheet, IrregularityList)
    over = table.props.over
    assert isinstance(over, BoardProps) and keys(over) == before


@every("phase", PHASES)
def test_a_dim_key_says_why_and_changes_nothing(phase: Phase) -> None:
    table = at(phase)
    for option in listed(table).options:
        if option.dim:
            before = table.state
            table.press(option.text)
            place = next(place for place in places(table.state) if place.title == option.text)
            refusal = table.controller.desk.refusal
            assert str(place.why_not) == option.note and option.note in str(refusal.why)
            assert (refusal.rule, table.state) == (place.citation, before)
            assert isinstance(table.controller.desk.sheet, IrregularityList)


def test_a_position_where_it_did_not_happen_is_dim_and_says_where_it_can_have() -> None:
    table = at(Phase.DECISIONS).press("Irregularity", "A card was exposed during the deal")
    over = table.props.over
    assert isinstance(over, BoardProps)
    assert [option.dim for option in over.options] == [False, True, False, True, True, True]
    table.press("Position 2")
    assert str(table.controller.desk.refusal.instead) == "Choose position 1 or 3."
    assert table.press("Position 3").state.issue is not None


def misdealt(table: Table) -> WagersBackProps:
    report(table, "void-round")
    table.press("Void the round: all wagers go back").who(SUPERVISOR)
    assert isinstance(table.controller.desk.sheet, WagersBack)
    over = table.props.over
    assert isinstance(over, WagersBackProps)
    return over


def test_a_misdeal_shows_every_wager_that_goes_back_position_by_position() -> None:
    table = (
        Table(cards_from=HAND).open().wager(1, "ante", "25").wager(1, "natural-31", "5").wager(3, "ante", "100", "25")
    )
    back = misdealt(table.press("No more bets", "Position 1 dealt"))
    assert [(seat.position, [(each.spot, each.amount) for each in seat.wagers]) for seat in back.seats] == [
        ("Position 1", [("ANTE", "$25"), ("31", "$5")]),
        ("Position 3", [("ANTE", "$125")]),
    ]
    assert [(chip.count, chip.denomination) for chip in back.seats[1].wagers[0].chips] == [(1, "100"), (1, "25")]
    assert "Return all wagers" in back.question and back.citation


@pytest.mark.parametrize("changed", [{"dim": False}, {"text": "A player left"}, {"value": "$5"}], ids=str)
def test_a_press_acts_only_where_its_key_still_says_the_same(opened: Opened, changed: dict[str, object]) -> None:
    hands = Hands(opened, full())
    hands.press("Irregularity")
    view, shown = hands.window.view, hands.controller.props()
    assert isinstance(shown.over, BoardProps)
    key = hands.finger.find("A player was skipped")
    press(view, key)
    options = (replace(shown.over.options[0], **changed), *shown.over.options[1:])
    hands.window.put(replace(shown, over=replace(shown.over, options=options)))
    release(view, key)
    assert not hands.controller.desk.refusal.why
    hands.window.put(shown)
    hands.finger.press("A player was skipped")
    assert hands.controller.desk.refusal.why


def undoes(table: Table) -> bool:
    return next(key.possible for key in table.props.table.secondary if key.text == "Undo")


def test_a_lock_is_undone_from_the_pad_until_a_card_is_entered() -> None:
    table = Table(cards_from=HAND).open().wager(1, "ante", "25")
    table.press("No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1")
    assert undoes(table)
    table.press("A")
    assert not undoes(table)
    table.press("Erase").press("Undo")
    assert table.state.phase is Phase.DECISIONS
    table.press("Lock decisions", "Open position 1").cards("As Ks Qs Js")
    assert not undoes(table)
