"""3 Card's progressive wager: chips counted, a prize approved screen by screen."""

from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.sheets.identity import Field
from tests.fast.ui.kiosk.approving import pending, staked
from tests.fast.ui.kiosk.table import SUPERVISOR


def test_the_chips_are_counted_after_no_more_bets() -> None:
    table = staked()
    assert table.state.phase is Phase.CHIPS
    table.press("1 chip counted")
    assert table.state.phase is Phase.DEAL


def test_another_count_is_a_question() -> None:
    table = staked().press("More", "Another count", "0")
    assert table.state.issue is not None
    assert table.props.over.options


def test_a_prize_is_approved_verified_and_paid() -> None:
    table = pending()
    while table.props.table.primary.text == "Call the supervisor":
        table.primary()
        if table.controller.desk.sheet.field() is Field.CAMERA:
            table.press(*"4711", "Next")
        table.who(SUPERVISOR)
    table.press("Paid")
    assert table.state.phase is Phase.DECK_BACK
