"""The STAX jackpot approval process by touch: each of the paper's screens, each way on and each way back."""

from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.props import CardMark, MeterStanding
from tests.fast.ui.kiosk import approving as a
from tests.fast.ui.kiosk.table import SUPERVISOR, Table


def written(table: Table) -> list[str]:
    return [record.kind for record in table.journal.records()]


def standing(table: Table, meter: str) -> tuple[MeterStanding, str]:
    found = next(each for each in table.props.table.meters if each.meter == meter)
    return found.standing, found.locked or found.amount


def test_a_touch_on_the_seat_opens_the_hands_of_the_paytable_with_the_one_that_the_cards_show() -> None:
    table = a.shown()
    table.seat(1)
    board = table.props.over
    assert [option.text for option in board.options][-1] == "None"
    assert a.offered(table) == a.SPADE
    assert board.citation == "STAX Jackpot Approval Process 2"


def test_none_undoes_it_and_leaves_its_trace() -> None:
    table = a.shown().press("Jackpot · position 1", "None")
    assert table.state.jackpots == {}
    assert "jackpot_dismissed" in written(table)
    assert not table.props.over.surface


def test_the_chosen_hand_stands_under_its_seat_with_the_pending_button_and_no_amount() -> None:
    table = a.chosen()
    seat, primary = table.props.table.felt.seats[0], table.props.table.primary
    assert (seat.achieved, seat.pays, seat.pending) == (a.SPADE, "", "")
    assert (primary.text, primary.note) == ("Pending Jackpot", a.SPADE)
    assert not table.props.over.surface


def test_the_second_screen_asks_to_pay_the_amount_that_a_touch_would_lock_or_to_cancel() -> None:
    board = a.chosen().press("Pending Jackpot").props.over
    assert [option.text for option in board.options] == ["Pay Jackpot", "Cancel Jackpot", "Other cards lie there"]
    assert [option.value for option in board.options] == ["$500.25", "", ""]
    assert "$500.25" in str(board.evidence)


def test_cancel_leaves_the_prize_open_and_its_trace() -> None:
    table = a.chosen().press("Pending Jackpot", "Cancel Jackpot")
    assert table.state.jackpots == {}
    assert "jackpot_cancelled" in written(table)
    assert table.props.table.primary.text == "Jackpot · position 1"


def test_pay_locks_the_amount_and_shows_it_pending_everywhere() -> None:
    table = a.pending()
    seat = table.props.table.felt.seats[0]
    assert (seat.pending, seat.achieved, seat.pays) == ("PENDING", a.SPADE, "$500.25")
    assert standing(table, "spade") == (MeterStanding.PENDING, "$500.25")
    assert standing(table, "star")[0] is MeterStanding.OPEN


def test_a_supervisor_verifies_without_a_camera_below_its_threshold() -> None:
    table = a.paid()
    assert table.state.jackpots[1].stage is JackpotStage.PAID
    assert standing(table, "spade") == (MeterStanding.HIT, "$500.25")
    table.press("Paid", "Deck is back")
    assert standing(table, "spade") == (MeterStanding.OPEN, "$500.00")


def test_above_the_threshold_the_cameras_reference_comes_first() -> None:
    table = a.above_the_camera().press("Call the supervisor", *"4711", "Next").who(SUPERVISOR)
    assert table.state.jackpots[1].stage is JackpotStage.PAID


def test_a_fixed_prize_goes_the_same_road() -> None:
    table = a.chosen(a.STRAIGHT).press("Pending Jackpot", "Pay Jackpot")
    assert table.state.jackpots[1].pays == 2_500
    assert all(meter.standing is MeterStanding.OPEN for meter in table.props.table.meters)


def test_a_choice_that_the_cards_do_not_support_is_stopped_for_a_supervisor() -> None:
    table = a.shown().press("Jackpot · position 1", "Flush")
    assert table.state.issue is not None
    assert table.state.issue.id == "jackpot-unsupported"
    table.press("The cards decide").who(SUPERVISOR)
    assert table.state.issue is None
    table.press("Jackpot · position 1")
    assert a.offered(table) == a.SPADE


def test_two_seats_on_one_meter_are_taken_in_order() -> None:
    table = a.locked(1, 2).press("Open position 2").cards("As Ks Qs")
    table.press("Jackpot · position 2", a.SPADE, "Pending Jackpot", "Pay Jackpot")
    if table.props.table.primary.text == "Call the supervisor":
        table = a.verified(table).press("Paid · open position 1")
    else:
        table.press("Open position 1")
    table.cards("Ah Kh Qh").press("Jackpot · position 1", a.SPADE, "Pending Jackpot", "Pay Jackpot")
    jackpots = table.state.jackpots
    assert [(seat, jackpots[seat].order) for seat in sorted(jackpots, reverse=True)] == [(2, 1), (1, 2)]
    assert jackpots[2].pays > jackpots[1].pays


def test_the_supervisors_menu_verifies_a_jackpot_too() -> None:
    table = a.pending().press("Supervisor", "Verify a jackpot").who(SUPERVISOR)
    assert table.state.jackpots[1].stage is JackpotStage.PAID


def test_another_count_of_chips_opens_the_wagers_again() -> None:
    table = Table("3-card-ags", a.HAND).open().wager(1, "ante", "5")
    table.spot(1, "stax")
    table.press("No more bets", "More", "Another count", "0")
    table.press("Open the wagers again").who(SUPERVISOR)
    assert table.state.phase is Phase.WAGERS


def test_the_bountys_five_cards_are_marked_and_the_dealers_sixth_is_not_dimmed() -> None:
    table = a.bounty().props.table
    marks = [card.mark for card in (*table.settlement.hand, *table.dealer.cards)]
    assert marks == [CardMark.COUNTS] * 5 + [CardMark.NONE]
    assert table.dealer.qualifies == "Dealer qualifies"


def test_a_supervisor_lowers_a_meter_for_a_reason_of_the_rules() -> None:
    table = Table("3-card-ags").open().press("Supervisor", "Change a meter", "Star", "The house adds to it")
    table.press("2", "00", "Enter the amount").who(SUPERVISOR)
    assert standing(table, "star") == (MeterStanding.OPEN, "$1,200.00")
    table.press("Supervisor", "Change a meter", "Star", "Malfunction: it shows too much", "5", "0", "Enter the amount")
    table.who(SUPERVISOR)
    assert standing(table, "star") == (MeterStanding.OPEN, "$1,150.00")
