"""Whole rounds by what a finger would press: each edition, with a reader and by hand, in few touches."""

from dealer_terminal.procedure.state import Phase, to_settle
from dealer_terminal.rules.hand import Decision
from dealer_terminal.ui.kiosk.props import DecisionMark
from tests.fast.procedure.walk import EDITIONS
from tests.fast.ui.kiosk import approving
from tests.fast.ui.kiosk.rounds import play_round
from tests.fast.ui.kiosk.table import HAND, Table
from tests.helpers.cases import every

HANDS = {1: ("As 10s 8s", "5h"), 2: ("Kd Qd 2c", "3s"), 4: ("7h 7c 7d", "2s")}


@every("edition", [*EDITIONS, "3-card-ags"])
def test_a_round_with_a_reader_goes_from_the_wagers_to_the_next_round(edition: str) -> None:
    table = Table(edition).open()
    for seat in (1, 3, 6):
        table.wager(seat, "ante", "25")
    play_round(table)
    assert (table.state.phase, table.state.round) == (Phase.WAGERS, 2)
    assert {line.seat for line in table.state.last_lines} == {1, 3, 6}


@every("edition", EDITIONS)
def test_a_round_by_hand_is_dealt_and_entered_by_the_dealer(edition: str) -> None:
    table = Table(edition, HAND).open()
    for seat in HANDS:
        table.wager(seat, "ante", "25")
    table.press("No more bets")
    table.press("Position 1 dealt", "Position 2 dealt", "Position 4 dealt", "Rest in the rack", "Lock decisions")
    table.press("Open position 4")
    for seat, after in ((4, "Paid · open position 2"), (2, "Paid · open position 1"), (1, "Paid")):
        natural, draw = HANDS[seat]
        table.cards(f"{natural} {draw}")
        table.press(after)
    table.press("Deck is back")
    assert table.state.round == 2
    assert {line.seat: line.pays for line in table.state.last_lines if line.spot == "play"}[4] > 0


def test_everyone_plays_until_touched() -> None:
    table = Table().open()
    for seat in (1, 2):
        table.wager(seat, "ante", "25")
    table.wager(1, "natural-31", "5").press("No more bets").sensed()
    assert table.props.table.primary.note == "2 play · 0 fold"
    table.seat(1)
    table.seat(2)
    assert table.props.table.primary.note == "0 play · 2 fold"
    table.seat(1)
    assert table.props.table.felt.seats[0].decision_label == "FOLD 16"
    table.seat(1)
    assert table.state.seat(1).decision is Decision.PLAY
    table.press("Lock decisions", "Collected · position 2")
    assert to_settle(table.state) == (1,)


def test_a_step_is_taken_back_by_undo() -> None:
    table = Table().open()
    table.wager(3, "ante", "25").press("Undo")
    assert table.state.playing() == ()
    table.wager(3, "ante", "25").press("No more bets", "Undo")
    assert table.state.phase is Phase.WAGERS


@every(("bonuses", "most"), [((), 10), (("natural-31",), 16), (("natural-31", "royal-family"), 16)])
def test_a_six_seat_round_with_repeated_wagers_takes_few_touches(bonuses: tuple[str, ...], most: int) -> None:
    table = Table().open()
    for seat in range(1, 7):
        for spot in ("ante", *bonuses):
            table.wager(seat, spot, "25")
    play_round(table)
    table.sensed()
    assert table.state.phase is Phase.WAGERS
    assert play_round(table) <= most


def deciding(*bonuses: str) -> Table:
    """Position 1 has these wagers alone, position 2 an Ante too."""
    table = approving.opened(6).wager(2, "ante", "5")
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


def test_a_touch_is_told_why() -> None:
    table = deciding("stax")
    table.seat(1)
    assert "no Ante" in str(table.controller.desk.refusal.why)
