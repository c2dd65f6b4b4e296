"""A prize whose cards or event turn out wrong, in its round or after it: by touch, with the difference told."""

from collections.abc import Callable

from dealer_terminal.procedure.balance import later
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.rules.hand import Result
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.ui.kiosk.sheets.event_correction import EventCorrectionSheet
from dealer_terminal.ui.kiosk.sheets.last_round_cards import LastCards
from dealer_terminal.ui.kiosk.sheets.reported_cards import ReportedCards
from dealer_terminal.ui.kiosk.surfaces import FormProps
from tests.fast.ui.kiosk import approving
from tests.fast.ui.kiosk.approving import SPADE
from tests.fast.ui.kiosk.named_prizes import CORRECT, STAX, last_round, locked, named, over, verified
from tests.fast.ui.kiosk.signing import pages
from tests.fast.ui.kiosk.table import SUPERVISOR, Table
from tests.helpers.cases import every

OTHER, FLUSH = "Other cards lie there", "Kc 9c 3c"


def verdict() -> Table:
    return approving.pending().press("Call the supervisor")


ASKED: dict[str, Callable[[], Table]] = {
    "while it is verified": verdict,
    "before it is locked": lambda: approving.chosen().press("Pending Jackpot"),
    "where it is disputed": approving.disputed,
    "where the cards do not show it": lambda: approving.shown().press("Jackpot · position 1", "Straight"),
}


@every("asked", ASKED.values())
def test_one_touch_leads_to_the_cards_as_they_lie(asked: Callable[[], Table]) -> None:
    table = asked().press(OTHER)
    pad = table.controller.desk.sheet
    assert isinstance(pad, ReportedCards)
    assert (pad.seat, pad.irregularity) == (1, IrregularityId.CARD_MISMATCH)
    table.cards(FLUSH).press("The cards on the table stand").who(SUPERVISOR)
    assert table.state.issue is None
    assert approving.SPADE not in str(table.state.jackpots)


def test_the_prize_follows_and_waits_for_its_own_word() -> None:
    table = verdict().press(OTHER).cards(FLUSH).press("The cards on the table stand")
    shown = pages(table)
    assert "$500.25 waits" in shown and "$15 waits" in shown
    table.who(SUPERVISOR)
    assert (table.state.jackpots[1].event, table.props.table.primary.text) == ("Flush", "Call the supervisor")
    approving.verified(table).press("Paid", "Deck is back")


def refused() -> Table:
    table = verdict().press("It is not paid", "Not paid: the wager goes back")
    return table.who(SUPERVISOR)


def test_a_refusal_is_signed_for_a_reason_with_the_money_before_and_after() -> None:
    table = verdict().press("It is not paid", "Not paid: the wager goes back")
    form = table.props.over
    assert isinstance(form, FormProps)
    texts = [reason.text for reason in form.reasons]
    assert texts[:2] == ["The wager came late", "A card is marked"]
    shown = pages(table)
    assert all(told in shown for told in ("$500.25 waits", "returned", "Spade"))


def test_after_a_refusal_nothing_is_left_to_claim() -> None:
    table = refused()
    assert table.state.jackpots[1].stage is JackpotStage.REFUSED
    assert table.state.meters["spade"] == 50_025 * 100
    seat = table.props.table.felt.seats[0]
    assert (seat.achieved, seat.pays, seat.pending, seat.asked) == ("", "", "", False)
    table.press(table.props.table.primary.text, "Deck is back")


def test_the_key_of_a_hand_that_has_nothing_but_its_wager_back_says_so() -> None:
    table = approving.stax_alone().press("Call the supervisor")
    table.press("It is not paid", "Not paid: the wager goes back").who(SUPERVISOR)
    assert table.props.table.primary.text == "Returned"


WHEN: dict[str, Callable[[], Table]] = {
    "before its claim": lambda: named("Flush"),
    "while it is claimed": lambda: named("Flush").press("Jackpot · position 1", "Flush"),
    "while it is pending": lambda: locked("Flush"),
    "once it is paid": lambda: verified("Flush"),
    "in the rack": lambda: verified("Flush").press("Paid"),
    "where nothing was named": lambda: named("Nothing pays"),
}


@every("begun", WHEN.values())
def test_it_is_named_anew_and_the_table_goes_on_with_the_prize(begun: Callable[[], Table]) -> None:
    table = begun().press(*CORRECT)
    assert isinstance(table.controller.desk.sheet, EventCorrectionSheet)
    table.press(SPADE).who(SUPERVISOR)
    assert table.state.seat(1).events["stax"] == SPADE
    if not table.state.seat(1).lines:
        table.press("Jackpot · position 1", SPADE, "Pending Jackpot", "Pay Jackpot")
    table.press("Call the supervisor").who(SUPERVISOR)
    (line,) = table.state.seat(1).lines
    assert (line.result, line.pays, table.state.meters["spade"]) == (Result.WIN, 50_025, 50_000 * 100)


def test_what_is_signed_shows_both_events() -> None:
    table = locked("Flush").press(*CORRECT, SPADE)
    shown = pages(table)
    assert all(told in shown for told in ("Flush", SPADE, "$500.25", "Spade"))


FLUSH_LAST = "Kc 9c 3c"


def entered() -> Table:
    """Other cards lay there than those that won the Spade."""
    table = last_round().press(*CORRECT)
    assert isinstance(table.controller.desk.sheet, LastCards)
    return table.cards(FLUSH_LAST)


def test_other_cards_of_the_last_round_are_entered_and_the_difference_is_told() -> None:
    table = entered().who(SUPERVISOR)
    (each,) = table.state.owing
    assert (later(each).owed().back, table.state.meters["spade"]) == (48_525, 50_025 * 100)
    table.press("Collected")
    assert table.state.owing == ()


def test_what_is_signed_shows_both_sets_of_cards() -> None:
    shown = pages(entered())
    assert all(told in shown for told in ("Recorded", "On the table", "$500.25", "$15", "Spade"))


def test_an_event_of_the_last_round_is_named_anew() -> None:
    table = over(verified(SPADE)).press(*CORRECT)
    assert isinstance(table.controller.desk.sheet, EventCorrectionSheet)
    table.press("Flush").who(SUPERVISOR)
    assert [each.line.pays for each in table.state.owing] == [1_500]


def test_its_recall_shows_the_cards_that_lay_there() -> None:
    table = entered().who(SUPERVISOR).press("More", "Recall")
    table.seat(1)
    assert [card.rank for card in table.props.table.felt.seats[0].hand] == ["K", "9", "3"]


def test_back_leads_to_what_was_there() -> None:
    for begun in (locked("Flush"), last_round()):
        assert STAX in dict(begun.press(*CORRECT, "Back").offered())
    table = verdict()
    lay = table.controller.desk.sheet
    assert table.press(OTHER, "Back").controller.desk.sheet == lay
