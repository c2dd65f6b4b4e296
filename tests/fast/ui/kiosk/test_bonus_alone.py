"""A position with no Ante has nothing to decide: it says what lies there, and is counted neither way."""

from dealer_terminal.ui.kiosk.props import DecisionMark
from tests.fast.ui.kiosk import approving as a
from tests.fast.ui.kiosk.table import Table


def deciding(*bonuses: str) -> Table:
    """Position 1 has these wagers alone, position 2 an Ante too."""
    table = a.opened(6).wager(2, "ante", "5")
    table.spot(2, "stax")
    for spot in bonuses:
        if spot == "stax":
            table.spot(1, spot)
        else:
            table.wager(1, spot, "5")
    table.press("No more bets")
    table.primary()
    return table.press("Position 1 dealt", "Position 2 dealt", "Dealer's hand dealt", "Rest in the rack")


def badges(table: Table) -> list[tuple[DecisionMark, str]]:
    return [(seat.decision, seat.decision_label) for seat in table.props.table.felt.seats[:2]]


def test_its_badge_says_what_lies_there() -> None:
    assert badges(deciding("stax")) == [(DecisionMark.BONUS, "STAX ONLY"), (DecisionMark.OPEN, "PLAY")]
    assert badges(deciding("stax", "player-bonus"))[0] == (DecisionMark.BONUS, "NO ANTE")


def test_it_is_not_counted_among_those_that_play_and_not_asked() -> None:
    table = deciding("stax")
    assert table.props.table.primary.note == "1 play · 0 fold"
    assert [seat.asked for seat in table.props.table.felt.seats[:2]] == [False, True]
    table.seat(2)
    assert table.props.table.primary.note == "0 play · 1 fold"


def test_where_nobody_decides_the_key_says_so() -> None:
    table = a.opened(6)
    table.spot(1, "stax")
    table.press("No more bets")
    table.primary()
    table.press("Position 1 dealt", "Dealer's hand dealt", "Rest in the rack")
    assert table.props.table.primary.note == "Nobody has an Ante"


def test_a_touch_is_told_why() -> None:
    table = deciding("stax")
    table.seat(1)
    assert "no Ante" in str(table.controller.desk.refusal.why)
