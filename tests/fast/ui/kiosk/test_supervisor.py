"""What a supervisor does at the screen, and what anybody may look up."""

from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom, Limit, Thresholds
from dealer_terminal.ui.kiosk import touches as t
from dealer_terminal.ui.kiosk.keys import BarKey
from dealer_terminal.ui.kiosk.sheets.bare_table import BareTable
from dealer_terminal.ui.kiosk.sheets.recall import Recall
from dealer_terminal.ui.kiosk.sheets.unlock import UnlockForm
from tests.fast.ui.kiosk.named_prizes import over
from tests.fast.ui.kiosk.rounds import play_round
from tests.fast.ui.kiosk.stories import big_hand, big_hand_paid, event_only, over_the_deals_limit
from tests.fast.ui.kiosk.table import DEALER, HAND, SUPERVISOR, Table

ABOVE = "Jackpot above"


def test_a_payment_over_the_threshold_waits_for_a_camera_and_a_supervisor() -> None:
    table = big_hand()
    assert table.props.table.felt.seats[0].pending == "HOLD"
    table.press("Call the supervisor", *"4711", "Next").who(SUPERVISOR)
    assert table.state.holds == ()
    table.press("Paid", "Deck is back")


def test_a_deal_over_its_limit_is_decided_by_a_supervisor() -> None:
    table = over_the_deals_limit().press("Pay up to the posted limit").who(SUPERVISOR)
    assert sum(line.pays for line in table.state.seat(1).lines) == 1_000_000
    table.press("Call the supervisor", *"4712", "Next").who(SUPERVISOR).press("Paid")


def test_the_prize_above_which_a_jackpot_waits_is_set_with_the_other_thresholds() -> None:
    table = Table("3-card-ags", HAND).who(DEALER)
    table.press("Limits and thresholds")
    assert {option.text: option.value for option in table.props.over.options}[ABOVE] == "each one"
    table.press(ABOVE)
    assert table.props.over.title == ABOVE
    table.press("4", "00", "Enter the amount")
    assert {option.text: option.value for option in table.props.over.options}[ABOVE] == "$400"
    table.press("Open the table").who(SUPERVISOR)
    assert table.state.in_force().thresholds == Thresholds(jackpot=40_000)


def test_a_game_without_jackpots_has_no_threshold_for_them() -> None:
    table = Table().who(DEALER).press("Limits and thresholds")
    assert ABOVE not in dict(table.offered())


def test_the_one_size_of_all_progressive_wagers_is_set_by_one_key() -> None:
    table = Table("3-card-ags", HAND).who(DEALER).press("Limits and thresholds")
    table.press("STAX", "1", "Enter the amount", "Open the table").who(SUPERVISOR)
    assert table.state.in_force().limits["stax"] == Limit(100, 100, 100)
    assert [meter.amount for meter in table.props.table.meters] == ["$200.00", "$100.00", "$80.00", "$50.00"]


def test_a_payment_is_corrected_with_the_first_entry_kept() -> None:
    table = Table().open().wager(1, "ante", "25")
    play_round(table)
    table.press("Supervisor", "Correct a payment", "Position 1 · PLAY", "It won", "5", "0", "Enter the amount")
    table.who(SUPERVISOR)
    assert {line.spot: line.pays for line in table.state.last_lines}["play"] == 5_000


def test_the_terms_change_between_rounds() -> None:
    table = Table().open()
    table.press("Supervisor", "Limits and pay tables", "Pay table of PLAY", "Put in force").who(SUPERVISOR)
    assert table.state.in_force().pay_tables["play"] == "2"


def test_a_rulebook_is_chosen_where_the_table_is_opened() -> None:
    table = Table()
    table.who(DEALER)
    before = table.props.over.citation
    table.press("Rulebook")
    assert table.props.over.citation != before
    table.press("Cards from", "Open the table").who(SUPERVISOR)
    assert table.state.cards_from is CardsFrom.DEALER


def test_a_round_is_void() -> None:
    table = Table().open().wager(1, "ante", "25").press("No more bets").sensed()
    table.press("Supervisor", "Void the round", "Void the round: all wagers go back").who(SUPERVISOR)
    assert (table.state.phase, table.state.misdealt) == (Phase.DECK_BACK, True)


def test_a_deck_out_of_use_is_replaced_by_a_supervisor() -> None:
    table = Table().open()
    table.press("Irregularity", "A deck is taken out of use", "Take the deck out of use").who(SUPERVISOR)
    table.press("New deck in play").who(SUPERVISOR)
    assert not table.state.deck_out


def test_a_table_is_closed_and_opened_again() -> None:
    table = Table().open()
    table.press("Supervisor", "Close the table").who(SUPERVISOR)
    assert table.state.phase is Phase.CLOSED
    table.press("Open the table").who(SUPERVISOR)
    assert table.state.phase is Phase.WAGERS


def test_only_a_supervisor_leaves_the_terminal() -> None:
    table = Table().open()
    table.press("Supervisor", "Leave the terminal").who(DEALER)
    assert not table.world.left
    table.who(SUPERVISOR)
    assert table.world.left


def test_a_dealer_signs_off_and_another_on() -> None:
    table = Table().open()
    table.press("More", "Sign off").who(("1002", "1111"))
    assert table.state.dealer is not None
    assert table.state.dealer.name == "Simulated dealer 2"


def test_a_badge_signs_on_as_a_number_and_pin_do() -> None:
    table = Table()
    table.touch(t.ScanLine("1001"))
    assert table.state.dealer is not None


def test_a_locked_screen_opens_for_its_dealer() -> None:
    table = Table().open()
    table.press("More", "Lock the screen")
    sheet = table.controller.desk.sheet
    assert isinstance(sheet, UnlockForm)
    table.touch(t.Press(BarKey.MORE))
    table.touch(t.Back())
    assert table.controller.desk.sheet == sheet
    table.who(("1002", "1111"))
    assert table.controller.desk.refusal.why
    table.who(DEALER)
    assert isinstance(table.controller.desk.sheet, BareTable)


def test_the_last_ten_rounds_are_recalled_and_marked() -> None:
    table = Table().open().wager(2, "ante", "25")
    for _ in range(12):
        play_round(table)
    table.press("More", "Recall")
    assert table.props.mark == "RECALL"
    table.seat(2)
    assert len(table.props.table.settlement.lines) == 2
    for _ in range(9):
        table.press("Older")
    assert "Round 3 " in table.props.table.instruction.text
    assert "Older" not in dict(table.offered())
    table.press("Newer", "Back to the table")
    assert not isinstance(table.controller.desk.sheet, Recall)


def test_the_waking_touch_does_nothing_else() -> None:
    table = Table().open().wager(2, "ante", "25")
    table.touch(t.Sleep())
    assert table.props.dimmed
    table.touch(t.Press(BarKey.PRIMARY))
    assert (table.props.dimmed, table.state.phase) == (False, Phase.WAGERS)


def test_an_event_alone_is_entered_where_the_house_allows_it() -> None:
    table = event_only().press("27 - 30", "27 - 30", "Enter the event")
    assert {line.spot: line.pays for line in table.state.seat(1).lines} == {"ante": 2_500, "play": 10_000}


def voided_before_the_deal() -> Table:
    table = Table("3-card-ags").open().wager(1, "ante", "25")
    table.spot(1, "stax")
    table.press("No more bets")
    table.press("Irregularity", "The round is void", "Void the round: all wagers go back").who(SUPERVISOR)
    assert (table.state.phase, table.state.dealt) == (Phase.DECK_BACK, ())
    return table


def test_a_round_that_ends_before_the_deal_waits_for_no_deck_that_never_left_its_machine() -> None:
    assert voided_before_the_deal().press("Returned · deck is back").state.phase is Phase.WAGERS


def test_a_deck_that_goes_out_of_use_at_its_way_back_is_replaced_at_once() -> None:
    table = voided_before_the_deal()
    table.press("Irregularity", "A deck is taken out of use", "Take the deck out of use").who(SUPERVISOR)
    table.press("New deck in play").who(SUPERVISOR)
    assert table.press("Returned · deck is back").state.phase is Phase.WAGERS


def test_a_table_is_not_closed_on_money_that_waits() -> None:
    table = over(big_hand_paid())
    table.press("Supervisor", "Correct a payment", "Position 1 · ROYAL", *"9000", "Enter the amount")
    table.who(SUPERVISOR).press("Supervisor")
    (close,) = (each for each in table.props.over.options if each.text == "Close the table")
    assert (close.possible, close.note) == (
        False,
        "Position 1: $9,000 on 4 Card Royal Family Bonus waits for verification",
    )
