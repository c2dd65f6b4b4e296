"""What a supervisor does at the screen, and what anybody may look up."""

from msgspec.structs import replace

from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom, Limit, Thresholds
from dealer_terminal.ui.kiosk import touches
from dealer_terminal.ui.kiosk.keys import BarKey
from dealer_terminal.ui.kiosk.sheets.table_sheet import BareTable
from dealer_terminal.ui.kiosk.sheets.unlock import UnlockForm
from dealer_terminal.ui.kiosk.surfaces import BesideProps, BoardProps, FormProps, OptionProps
from tests.fast.ui.kiosk.named_prizes import over
from tests.fast.ui.kiosk.signing import page
from tests.fast.ui.kiosk.stories import big_hand, big_hand_paid, event_only, over_the_deals_limit
from tests.fast.ui.kiosk.table import DEALER, HAND, SUPERVISOR, Table
from tests.helpers.cases import every

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


def test_the_one_size_of_all_progressive_wagers_is_set_by_one_key() -> None:
    table = Table("3-card-ags", HAND).who(DEALER).press("Limits and thresholds")
    table.press("STAX", "1", "Enter the amount", "Open the table").who(SUPERVISOR)
    assert table.state.in_force().limits["stax"] == Limit(100, 100, 100)
    assert [meter.amount for meter in table.props.table.meters] == ["$200.00", "$100.00", "$80.00", "$50.00"]


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


def test_a_locked_screen_opens_for_its_dealer() -> None:
    table = Table().open()
    table.press("More", "Lock the screen")
    sheet = table.controller.desk.sheet
    assert isinstance(sheet, UnlockForm)
    table.touch(touches.Press(BarKey.MORE))
    table.touch(touches.Back())
    assert table.controller.desk.sheet == sheet
    table.who(("1002", "1111"))
    assert table.controller.desk.refusal.why
    table.who(DEALER)
    assert isinstance(table.controller.desk.sheet, BareTable)


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


BOOKS = ("31-classic-wa-2019", "3-card-ags")


def signed(table: Table) -> dict[str, str]:
    """All pages of it."""
    rows: list[BesideProps] = []
    table.press("Open the table", "Start of shift")
    shown = table.props.over
    assert isinstance(shown, FormProps)
    for number in range(1, shown.evidence.pages + 1):
        shown = page(table, 1 if number == 1 else 2).props.over
        assert isinstance(shown, FormProps)
        rows += shown.evidence.rows
    return {row.label: row.after for row in rows}


def chosen(table: Table) -> dict[str, str]:
    board = table.props.over
    assert isinstance(board, BoardProps)
    return {option.text: option.value for option in board.options if option.value}


@every("rulebook", BOOKS)
def test_terms_are_signed_in_the_words_in_which_they_were_chosen(rulebook: str) -> None:
    table = Table(rulebook).who(DEALER)
    rules = chosen(table)
    limits = chosen(table.press("Limits and thresholds"))
    seen = signed(table)
    tables = {text: value for text, value in rules.items() if text.startswith("Pay table of ")}
    thresholds = {text: value for text, value in limits.items() if text in seen}
    assert len(tables) >= 4
    assert set(thresholds) >= {"Camera above", "Limit of a deal"}
    assert {text: seen[text] for text in (*tables, *thresholds)} == {**tables, **thresholds}
    assert seen["Limit of a deal"] == "none"
    assert {label.removeprefix("Limits of ") for label in seen if label.startswith("Limits of ")} <= set(limits)


TWO = "Two prizes on a meter"


def shared() -> Table:
    """A house that shares a meter."""
    table = Table("3-card-ags", HAND)
    library = table.room.library
    text = library.house_text.replace('revision = "1"', 'revision = "1"\ntwo_on_one_meter = "shared"', 1)
    table.room = replace(table.room, library=replace(library, house_text=text))
    table.controller = table.started(table.resumed())
    return table.who(DEALER)


def told(table: Table) -> OptionProps:
    board = table.props.over
    assert isinstance(board, BoardProps)
    return next(option for option in board.options if option.text == TWO)


def test_the_reading_is_in_seat_order_and_nobody_at_the_table_changes_it() -> None:
    option = told(Table("3-card-ags", HAND).who(DEALER))
    assert (option.value, option.note, option.possible) == ("in seat order", "By the house", False)


def test_a_house_that_shares_says_so_before_and_after_the_table_opens() -> None:
    table = shared()
    assert told(table).value == "in equal parts"
    table.press("Open the table").who(SUPERVISOR).press("Supervisor", "Limits and pay tables")
    assert told(table).value == "in equal parts"


def test_the_waking_touch_does_nothing_else() -> None:
    table = Table().open().wager(2, "ante", "25")
    table.touch(touches.Sleep())
    assert table.props.dimmed
    table.touch(touches.Press(BarKey.PRIMARY))
    assert (table.props.dimmed, table.state.phase) == (False, Phase.WAGERS)
