"""Payments over the limit of a deal: each is asked about, and what is left nothing says so."""

from collections.abc import Callable

from dealer_terminal.procedure.checklist import ItemCondition, checklist
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.ui.kiosk.props import ItemStatus, ResultMark, SpotStatus
from tests.fast.ui.kiosk import approving, over_limit, stories
from tests.fast.ui.kiosk.over_limit import (
    IN_FULL,
    TO_LIMIT,
    another_hand,
    at_its_limit,
    decided,
    difference_on_hold,
    drawn,
    jackpot,
    jackpot_asked,
    limited,
)
from tests.fast.ui.kiosk.stories import big_hand
from tests.fast.ui.kiosk.table import SUPERVISOR, Table
from tests.helpers.cases import every

ROYAL = "on hold: $100,000"
Row = tuple[str, str, str, str, str]


def rows(table: Table) -> list[Row]:
    lines = table.props.table.settlement.lines
    return [(row.label, row.event, row.done, row.amount, row.result.value) for row in lines]


def keys(table: Table) -> tuple[str, str, str]:
    shown = table.props.table
    return shown.instruction.verb, shown.primary.text, shown.primary.note


def pays_nothing_yet(table: Table) -> bool:
    return not any(row[2] in ("Pay", "Take back") for row in rows(table))


def test_another_hand_that_meets_the_limit_is_a_question_of_its_own() -> None:
    table = another_hand()
    assert rows(table) == [("31", "Trips", "Hold", "$125", "held")]
    assert [seat.pending for seat in table.props.table.felt.seats] == ["HOLD", "", "", "", "", ""]
    assert keys(table)[:2] == ("Hold", "Call the supervisor")
    table.press("Call the supervisor")
    told = {option.text: option.note for option in table.props.over.options}
    assert told == {IN_FULL: "Position 1: $125", TO_LIMIT: "Position 1: $0"}
    table.press(TO_LIMIT)
    sheet = table.props.over
    assert sheet.title == "Position 1 · The deal pays more than the posted limit"
    assert {row.label: (row.before, row.after) for row in sheet.evidence.rows} == {
        "Posted limit": ("", "$200"),
        "Left of the limit": ("", "$0"),
        "All payments of the deal": ("$325", "$200"),
    }


def test_what_is_paid_in_full_at_one_hand_is_asked_about_at_the_next() -> None:
    table = decided(decided(limited("2", "00"), IN_FULL).press("Draw card").cards("5h"), IN_FULL)
    assert keys(table) == ("Pay $55", "Paid · open position 1", "Pay $55")
    table.press("Paid · open position 1").cards("4c 4h 4s")
    assert keys(table)[:2] == ("Hold", "Call the supervisor")
    assert keys(decided(table, IN_FULL)) == ("Pay $125", "Draw card", "Pay $125")


def test_a_wager_that_the_limit_leaves_nothing_for_says_so_in_words_of_its_own() -> None:
    table = at_its_limit()
    assert rows(table) == [
        ("ANTE", "nothing paid, was $5", "Limit reached", "$0", "limit"),
        ("PLAY", "nothing paid, was $50", "Limit reached", "$0", "limit"),
    ]
    assert keys(table) == ("Limit reached: $0", "Nothing paid · open position 1", "Limit reached: $0")
    standing = {spot.spot: spot.standing for spot in table.props.table.felt.seats[4].spots}
    assert standing["ante"] is standing["play"] is SpotStatus.LIMIT
    table.press("Pay tables")
    play = next(each for each in table.props.over.tables if each.mark)
    assert (play.result, play.mark) == ("limit reached: $0", ResultMark.LIMIT.value)


def test_once_it_is_in_the_rack_its_seat_says_so() -> None:
    table = decided(another_hand()).press("Draw card").cards("9d")
    decided(table).press("Nothing paid")
    assert [table.props.table.felt.seats[at].total for at in (4, 0)] == ["Paid", "Limit reached"]
    assert "Nothing to pay" not in keys(table)


UNDECIDED = {
    "over the limit, at the Natural": lambda: limited("2", "00"),
    "over the limit, at the draw": drawn,
    "over the limit, at another hand": another_hand,
    "over the camera's threshold": big_hand,
    "a jackpot": approving.pending,
}


@every("begun", UNDECIDED.values())
def test_nothing_of_a_hand_says_pay_before_what_holds_it_is_decided(begun: Callable[[], Table]) -> None:
    table = begun()
    assert keys(table)[:2] == ("Hold", "Call the supervisor")
    assert pays_nothing_yet(table)
    assert rows(table)


def test_what_is_on_hold_stands_alone_and_the_rest_is_paid_once_it_is_decided() -> None:
    """A Royal Family of $100,000 waits for a camera; Ante and Play of its hand do not."""
    table = big_hand()
    assert [row[:1] + row[2:] for row in rows(table)] == [("ROYAL", "Hold", "$100,000", "held")]
    assert table.props.table.settlement.beside == "Paid once the hold is decided: ANTE\u00a0$5\u00a0· PLAY\u00a0$100"
    table.press("Pay tables")
    assert {each.result for each in table.props.over.tables if each.mark} == {"on hold: $5", "on hold: $100", ROYAL}
    table.press("Back to the table", "Call the supervisor", *"4711", "Next").who(SUPERVISOR)
    assert table.props.table.settlement.beside == ""
    assert keys(table) == ("Pay $100,105", "Paid", "Pay $100,105")


def test_a_difference_waits_with_its_payment() -> None:
    table = difference_on_hold()
    assert pays_nothing_yet(table)
    assert ("31", "was: $250", "Hold", "$3,750", "held") in rows(table)


def test_a_prize_of_the_pay_table_over_the_limit_is_paid_what_was_locked_for_it() -> None:
    table = jackpot_asked()
    told = {option.text: (option.note, option.dim) for option in table.props.over.options}
    assert told[TO_LIMIT] == ("A jackpot is paid what was locked for it", True)
    assert table.press(TO_LIMIT).props.refusal.text == "A jackpot is paid what was locked for it"
    table.press(IN_FULL).who(SUPERVISOR)
    assert not table.state.over_limit


@every(("scene", "due"), [(lambda: limited("2", "00"), "natural"), (drawn, "draw")])
def test_the_turn_that_is_asked_about_stays_the_current_one(scene: Callable[[], Table], due: str) -> None:
    table = scene()
    assert current(table) == ["settle", due]
    decided(table)
    assert due not in current(table)


def test_a_prize_of_a_meter_is_paid_with_no_question_of_the_limit() -> None:
    """The limit is $50, the meter's amount $500.25."""
    table = jackpot(approving.ROYAL, approving.SPADE, "50").press("Call the supervisor").who(SUPERVISOR)
    assert (table.state.jackpots[1].stage, table.state.over_limit) == (JackpotStage.PAID, ())


def current(table: Table) -> list[str]:
    return [item.step for item in checklist(table.state) if item.condition is ItemCondition.CURRENT]


SCENES: dict[str, tuple[Callable[[], Table], str]] = {
    "31 Classic, one hand": (stories.big_hand, "1 · hand to rack"),
    "31 Classic, a difference": (over_limit.difference_on_hold, "5 · hand to rack"),
    "3 Card": (approving.bounty, "4 · hand to rack"),
}


@every(("scene", "waits"), SCENES.values())
def test_the_part_that_waits_is_marked(scene: Callable[[], Table], waits: str) -> None:
    items = scene().props.table.checklist.items
    assert [item.text for item in items if item.standing is ItemStatus.DEFERRED] == [waits]
