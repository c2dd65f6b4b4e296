"""The STAX jackpot approval process by touch: each of the paper's screens, each way on and each way back."""

from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.props import CardMark, MeterCondition
from dealer_terminal.ui.kiosk.sheets.table_sheet import BareTable
from tests.fast.ui.kiosk import approving
from tests.fast.ui.kiosk.table import DEALER, READER, SUPERVISOR, Table

SEED_OF_A_STRAIGHT_FLUSH = 346
CALL = "Call the supervisor"


def written(table: Table) -> list[str]:
    return [record.kind for record in table.journal.records()]


def standing(table: Table, meter: str) -> tuple[MeterCondition, str]:
    found = next(each for each in table.props.table.meters if each.meter == meter)
    return found.standing, found.locked or found.amount


def test_a_touch_on_the_seat_opens_the_hands_of_the_paytable_with_the_one_that_the_cards_show() -> None:
    table = approving.shown()
    table.seat(1)
    board = table.props.over
    assert [option.text for option in board.options][-1] == "None"
    assert approving.offered(table) == approving.SPADE
    assert board.citation == "STAX Jackpot Approval Process 2"


def test_the_chosen_hand_stands_under_its_seat_with_the_pending_button_and_no_amount() -> None:
    table = approving.chosen()
    seat, primary = table.props.table.felt.seats[0], table.props.table.primary
    assert (seat.achieved, seat.pays, seat.pending) == (approving.SPADE, "", "")
    assert (primary.text, primary.note) == ("Pending Jackpot", approving.SPADE)
    assert not table.props.over.surface


def test_the_second_screen_asks_to_pay_the_amount_that_a_touch_would_lock_or_to_cancel() -> None:
    board = approving.chosen().press("Pending Jackpot").props.over
    assert [option.text for option in board.options] == ["Pay Jackpot", "Cancel Jackpot", "Other cards lie there"]
    assert [option.value for option in board.options] == ["$500.25", "", ""]
    assert "$500.25" in str(board.evidence)


def test_each_way_back_leaves_the_prize_open_and_its_trace() -> None:
    slip = ("Flush", "A slip of the finger: choose again")
    ways = {
        ("None",): "jackpot_dismissed",
        ("Back",): "step_undone",
        ("Undo",): "step_undone",
        (*slip, "None"): "jackpot_dismissed",
        (*slip, "Back"): "jackpot_dismissed",
        (approving.SPADE, "Pending Jackpot", "Cancel Jackpot"): "jackpot_cancelled",
        (approving.SPADE, "Pending Jackpot", "Undo", "Undo", "Undo"): "step_undone",
    }
    for keys, trace in ways.items():
        table = approving.shown()
        before = table.state.meters
        table.press("Jackpot · position 1", *keys)
        assert (table.state.jackpots, table.state.meters, written(table)[-1]) == ({}, before, trace), keys
        assert table.props.table.primary.text == "Jackpot · position 1"
        assert not table.props.over.surface


def test_back_from_pay_jackpot_is_the_screen_before() -> None:
    table = approving.chosen().press("Pending Jackpot", "Back")
    assert table.state.jackpots[1].stage is JackpotStage.CHOSEN
    assert written(table)[-1] == "step_undone"


def test_pay_locks_the_amount_and_shows_it_pending_everywhere() -> None:
    table = approving.pending()
    seat = table.props.table.felt.seats[0]
    assert (seat.pending, seat.achieved, seat.pays) == ("PENDING", approving.SPADE, "$500.25")
    assert standing(table, "spade") == (MeterCondition.PENDING, "$500.25")
    assert standing(table, "star")[0] is MeterCondition.OPEN


def test_a_supervisor_verifies_without_a_camera_below_its_threshold() -> None:
    table = approving.paid()
    assert table.state.jackpots[1].stage is JackpotStage.PAID
    assert standing(table, "spade") == (MeterCondition.HIT, "$500.25")
    table.press("Paid", "Deck is back")
    assert standing(table, "spade") == (MeterCondition.OPEN, "$500.00")


def test_neither_the_dealer_nor_a_wrong_pin_verifies_a_prize() -> None:
    for person in (DEALER, (SUPERVISOR[0], "9999")):
        table = approving.pending().press(CALL).who(person)
        assert table.state.jackpots[1].stage is JackpotStage.PENDING, person
        assert "jackpot_verified" not in written(table)


def test_above_the_threshold_the_cameras_reference_comes_first() -> None:
    table = approving.above_the_camera().press(CALL)
    assert not table.props.table.primary.possible
    table.press(*"4711", "Next").who(SUPERVISOR)
    assert table.state.jackpots[1].stage is JackpotStage.PAID
    assert table.state.jackpots[1].pays > 40_000


def test_a_fixed_prize_leaves_every_meter_alone() -> None:
    for cards, pays in (("8c 8h 8s", 9_500), (approving.STRAIGHT, 2_500), ("Kc 9c 3c", 1_500)):
        table = approving.pending(cards)
        meters = table.state.meters
        assert all(meter.standing is MeterCondition.OPEN for meter in table.props.table.meters)
        assert (approving.verified(table).state.jackpots[1].pays, table.state.meters) == (pays, meters), cards


def test_a_choice_that_the_cards_do_not_support_is_stopped_for_a_supervisor() -> None:
    table = approving.shown().press("Jackpot · position 1", "Flush")
    assert table.state.issue is not None
    assert table.state.issue.id == "jackpot-unsupported"
    assert not {"Pending Jackpot", "The chosen hand stands"} & {*dict(table.offered())}
    table.press("The cards decide").who(SUPERVISOR)
    assert (table.state.issue, table.state.jackpots) == (None, {})
    table.press("Jackpot · position 1")
    assert approving.offered(table) == approving.SPADE


def test_with_a_reader_the_terminal_knows_the_hand_and_offers_it() -> None:
    table = approving.opened(6, READER, SEED_OF_A_STRAIGHT_FLUSH).wager(1, "ante", "5")
    table.spot(1, "stax")
    table.press("No more bets", "1 chip counted").sensed().press("Lock decisions", "Open the dealer's hand")
    table.press("Open position 1", "Jackpot · position 1")
    assert approving.offered(table) == "Straight Flush, Other Suit"
    table.press(approving.offered(table), "Pending Jackpot", "Pay Jackpot")
    assert table.state.jackpots[1].pays == 25_030


def test_two_seats_on_one_meter_are_taken_in_order() -> None:
    jackpots = approving.two_on_one().state.jackpots
    assert [(seat, jackpots[seat].order, jackpots[seat].pays) for seat in (2, 1)] == [(2, 1, 50_050), (1, 2, 50_000)]


def test_a_disputed_prize_stands_or_goes_back_to_its_meter() -> None:
    endings = {
        "The jackpot stands": (JackpotStage.PENDING, 50_000),
        "Not paid: the wager goes back": (JackpotStage.REFUSED, 50_025),
    }
    for ending, (stage, meter) in endings.items():
        table = approving.disputed().press(ending).who(SUPERVISOR)
        assert (table.state.jackpots[1].stage, table.state.meters["spade"]) == (stage, meter * 100), ending


def test_the_supervisors_menu_verifies_a_jackpot_too() -> None:
    table = approving.pending().press("Supervisor", "Verify a jackpot").who(SUPERVISOR)
    assert table.state.jackpots[1].stage is JackpotStage.PAID


def test_another_count_of_chips_opens_the_wagers_again() -> None:
    table = approving.staked()
    assert table.state.phase is Phase.CHIPS
    table.press("More", "Another count", "0")
    assert table.state.issue is not None
    table.press("Open the wagers again").who(SUPERVISOR)
    assert table.state.phase is Phase.WAGERS
    table.press("No more bets", "1 chip counted")
    assert table.state.phase is Phase.DEAL


def test_the_bountys_five_cards_are_marked_and_the_dealers_sixth_is_not_dimmed() -> None:
    table = approving.bounty().props.table
    marks = [card.mark for card in (*table.settlement.hand, *table.dealer.cards)]
    assert marks == [CardMark.COUNTS] * 5 + [CardMark.NONE]
    assert table.dealer.qualifies == "Dealer qualifies"


def test_a_supervisor_changes_a_meter_to_the_cent_for_a_reason_of_the_rules() -> None:
    table = Table("3-card-ags").open().press("Supervisor", "Change a meter", "Star", "The house adds to it")
    table.press("2", "00", "Enter the amount").who(SUPERVISOR)
    assert standing(table, "star") == (MeterCondition.OPEN, "$1,200.00")
    table.press("Supervisor", "Change a meter", "Star", "Malfunction: it shows too much", "2", "25¢", "10¢")
    assert "from $1,200.00 to $1,197.65" in str(table.press("Enter the amount").props)
    table.who(SUPERVISOR)
    assert standing(table, "star") == (MeterCondition.OPEN, "$1,197.65")


def test_a_pending_hand_lies_open_already_while_another_one_is_settled() -> None:
    table = approving.locked(1, 2).press("Open position 2").cards(approving.ROYAL)
    table.press("Jackpot · position 2", approving.SPADE, "Pending Jackpot", "Pay Jackpot", "Open position 1").cards(
        "Jh 8s 3d"
    )
    table.press("Paid")
    assert isinstance(table.controller.desk.sheet, BareTable)
    assert table.props.table.primary.text == CALL
