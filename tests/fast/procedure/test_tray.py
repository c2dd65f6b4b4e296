"""The table's own money: counted by two, numbered, never erased, and what it comes to beside the record of play."""

from msgspec.structs import replace

from dealer_terminal.procedure import commands, tray_facts
from dealer_terminal.procedure.checklist import instruction
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.preview_card import AmountShown, Change
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import evidence
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.tray import Stay, brought, cents_of, in_box, win
from dealer_terminal.procedure.tray_facts import Counted, Form
from dealer_terminal.rules.hand import Result
from tests.fast.procedure.walk import DEALER, HOUSE, Walk, approval, book_text, usual_terms
from tests.helpers.cases import every

TRAY = {10_000: 40, 2_500: 80, 500: 200}
"""$7,000."""
STRICT = HOUSE.replace('dated = "2026-01-01"', 'dated = "2026-01-01"\ntray_counts = "required"', 1)


def sign(form: Form, counted: Counted, **more: object) -> commands.SignForm:
    again = {"again": counted} if form is Form.DROP else {}
    return commands.SignForm(form, counted, approval("counted together"), **{**again, **more})


def void(form: Form, number: int = 1) -> commands.VoidForm:
    return commands.VoidForm(form, number, approval("miscounted"))


def stay(walk: Walk) -> Stay:
    present = walk.state.tray.present()
    assert present is not None
    return present


def counted_in(rulebook: str = "31-classic-wa-2019") -> Walk:
    walk = Walk(rulebook)
    walk.do(sign(Form.OPENER, TRAY))
    return walk


def one_round(walk: Walk, ante: int = 2_500) -> None:
    """Position 1 folds, and the house takes the ante."""
    walk.do(commands.PlaceWager(1, "ante", ante))
    walk.deal()
    walk.fold(1)
    walk.lock()
    walk.do(commands.CollectHand(1))
    walk.do(commands.ReturnDeck())


def strict() -> Walk:
    walk = Walk()
    walk.do(commands.CloseTable(approval()))
    terms = usual_terms(walk.book)
    walk.do(commands.OpenTable("7", book_text(walk.book.id), STRICT, terms, approval()))
    return walk


# -- the arithmetic ----------------------------------------------------------------------------------------------------


def test_an_honest_stay_wins_by_its_forms_what_it_won_in_play() -> None:
    walk = counted_in()
    walk.do(sign(Form.FILL, {10_000: 10}))
    walk.do(sign(Form.CREDIT, {500: 100}))
    one_round(walk)
    bought = 30_000
    walk.do(sign(Form.CLOSER, {10_000: 47, 2_500: 81, 500: 100}))
    assert stay(walk).play == 2_500
    assert brought(stay(walk)) == 700_000 + 100_000 - 50_000
    assert in_box(stay(walk), stay(walk).sum_of(Form.CLOSER)) == bought
    walk.do(sign(Form.DROP, {10_000: 2, 2_000: 5}))
    assert win(stay(walk)) == stay(walk).play == 2_500


def test_a_payment_put_right_after_its_round_is_put_right_in_what_play_took() -> None:
    walk = counted_in()
    one_round(walk)
    walk.do(commands.CorrectPayment(1, "ante", 0, approval(), Result.PUSH, 1))
    assert stay(walk).play == 0


@every("closes", [False, True])
def test_a_round_on_a_tray_that_was_counted_out_belongs_to_no_stay(closes: bool) -> None:
    walk = counted_in()
    walk.do(sign(Form.CLOSER, TRAY))
    if closes:
        walk.do(commands.CloseTable(approval()))
        walk.do(commands.OpenTable("7", book_text(walk.book.id), HOUSE, usual_terms(walk.book), approval()))
    one_round(walk)
    assert stay(walk).play == 0


# -- numbers -----------------------------------------------------------------------------------------------------------


def test_each_series_has_numbers_of_its_own_that_go_on_over_a_void_and_a_night() -> None:
    walk = counted_in()
    given = [walk.do(sign(Form.FILL, {500: 20}))[0] for _ in range(2)]
    walk.do(void(Form.FILL, 2))
    given += walk.do(sign(Form.FILL, {500: 20}))
    walk.do(sign(Form.CLOSER, TRAY))
    walk.do(commands.CloseTable(approval()))
    walk.do(commands.OpenTable("7", book_text(walk.book.id), HOUSE, usual_terms(walk.book), approval()))
    given += walk.do(sign(Form.OPENER, TRAY))
    given += walk.do(sign(Form.FILL, {500: 20}))
    signed = [(fact.form, fact.number, fact.stay) for fact in given if isinstance(fact, tray_facts.FormSigned)]
    assert signed == [
        (Form.FILL, 1, 1),
        (Form.FILL, 2, 1),
        (Form.FILL, 3, 1),
        (Form.OPENER, 2, 2),
        (Form.FILL, 4, 2),
    ]


def test_an_opener_that_is_counted_again_belongs_to_the_same_stay() -> None:
    walk = counted_in()
    one_round(walk)
    walk.do(void(Form.OPENER))
    assert not walk.state.tray.is_counted_in()
    (again,) = walk.do(sign(Form.OPENER, {10_000: 70}))
    assert isinstance(again, tray_facts.FormSigned)
    assert (again.number, again.stay, stay(walk).play) == (2, 1, 2_500)


def test_a_form_says_who_counted_and_by_which_paragraph() -> None:
    walk = Walk()
    (opener,) = walk.do(sign(Form.OPENER, TRAY, paper="A 004711"))
    assert isinstance(opener, tray_facts.FormSigned)
    assert (opener.dealer, opener.paper, opener.rule) == (DEALER, "A 004711", "WAC 230-15-495")


def test_the_box_of_a_night_is_counted_while_the_next_stay_is_played() -> None:
    walk = counted_in()
    walk.do(sign(Form.CLOSER, TRAY))
    walk.do(sign(Form.OPENER, TRAY))
    (drop,) = walk.do(sign(Form.DROP, {2_000: 5}))
    assert isinstance(drop, tray_facts.FormSigned)
    assert drop.stay == 1
    assert str(walk.refusal(sign(Form.DROP, {2_000: 5})).why) == "No box waits to be counted"
    walk.do(sign(Form.CLOSER, TRAY))
    walk.do(commands.CloseTable(approval()))
    (second,) = walk.do(sign(Form.DROP, {}))
    assert isinstance(second, tray_facts.FormSigned)
    assert second.stay == 2


# -- refusals ----------------------------------------------------------------------------------------------------------

OUT_OF_TURN = {
    "a fill before the opener": (Walk, sign(Form.FILL, {500: 1}), "The tray is not counted in"),
    "a credit before the opener": (Walk, sign(Form.CREDIT, {500: 1}), "The tray is not counted in"),
    "a closer before the opener": (Walk, sign(Form.CLOSER, TRAY), "The tray is not counted in"),
    "a second opener": (counted_in, sign(Form.OPENER, TRAY), "The tray is counted in"),
    "a box before the closer": (counted_in, sign(Form.DROP, {}), "No box waits to be counted"),
    "a box that nobody knows": (counted_in, sign(Form.DROP, {}, stay=9), "No box waits to be counted"),
    "nothing in the tray": (Walk, sign(Form.OPENER, {}), "Nothing was counted"),
    "an empty fill": (counted_in, sign(Form.FILL, {}), "Nothing was counted"),
    "less than nothing": (counted_in, sign(Form.FILL, {500: -1}), "That is no count of chips or notes"),
    "none of one": (counted_in, sign(Form.FILL, {500: 0}), "That is no count of chips or notes"),
    "a chip of nothing": (counted_in, sign(Form.FILL, {0: 4}), "That is no count of chips or notes"),
    "too many": (counted_in, sign(Form.FILL, {500: 100_000}), "That is no count of chips or notes"),
    "a paper of two lines": (counted_in, sign(Form.FILL, {500: 1}, paper="a\n"), "That is no count of chips or notes"),
    "a form that is not there": (counted_in, void(Form.FILL), "There is no such form that counts"),
}


@every(("table", "command", "why"), OUT_OF_TURN.values())
def test_what_comes_out_of_turn_or_is_no_count_is_refused(table: type[Walk], command: Command, why: str) -> None:
    assert str(table().refusal(command).why) == why


def test_a_box_is_counted_twice_and_neither_count_is_told_where_they_differ() -> None:
    walk = counted_in()
    walk.do(sign(Form.CLOSER, TRAY))
    refused = walk.refusal(sign(Form.DROP, {2_000: 5}, again={2_000: 6}))
    assert str(refused.why) == "The two counts differ"
    assert not {"5", "6"} & set(f"{refused.why} {refused.instead}")


def test_the_dealer_does_not_sign_twice_and_nobody_counts_while_wagers_lie_there() -> None:
    walk = counted_in()
    own = replace(sign(Form.FILL, {500: 1}), approval=replace(approval(), by=DEALER))
    assert isinstance(walk.ask(own), Refusal)
    walk.do(commands.PlaceWager(1, "ante", 500))
    assert str(walk.refusal(sign(Form.FILL, {500: 1})).why) == "The table's money is counted between rounds"
    assert str(walk.refusal(void(Form.OPENER)).why) == "The table's money is counted between rounds"


VOIDS = {
    "a fill under a closer": ([sign(Form.FILL, {500: 1}), sign(Form.CLOSER, TRAY)], void(Form.FILL), "closer first"),
    "an opener under a closer": ([sign(Form.CLOSER, TRAY)], void(Form.OPENER), "closer first"),
    "a closer of the night before": ([sign(Form.CLOSER, TRAY), sign(Form.OPENER, TRAY)], void(Form.CLOSER), "sign"),
    "twice": ([sign(Form.FILL, {500: 1}), void(Form.FILL)], void(Form.FILL), "Choose one"),
}


@every(("before", "command", "instead"), VOIDS.values())
def test_nothing_is_voided_that_something_rests_on(before: list[Command], command: Command, instead: str) -> None:
    walk = counted_in()
    for each in before:
        walk.do(each)
    assert instead in str(walk.refusal(command).instead)


# -- a house that wants it ---------------------------------------------------------------------------------------------


def test_where_the_house_says_so_no_round_begins_and_no_table_closes_uncounted() -> None:
    walk = strict()
    assert instruction(walk.state).citation == "WAC 230-15-495"
    walk.do(commands.PlaceWager(1, "ante", 2_500))
    assert str(walk.refusal(commands.CloseWagers()).why) == "The tray is not counted in"
    walk.do(commands.ClearWagers(1))
    walk.do(sign(Form.OPENER, TRAY))
    assert str(walk.refusal(commands.CloseTable(approval())).why) == "The tray is not counted out"
    one_round(walk)
    walk.do(sign(Form.CLOSER, TRAY))
    walk.do(commands.CloseTable(approval()))
    assert walk.state.phase is Phase.CLOSED


# -- what is signed ----------------------------------------------------------------------------------------------------


def test_an_opener_is_signed_beside_the_closer_before_it() -> None:
    walk = counted_in()
    walk.do(sign(Form.CLOSER, TRAY))
    shown = evidence(walk.state, sign(Form.OPENER, {10_000: 40, 2_500: 70, 500: 200}))
    assert shown.amounts == (AmountShown("tray", "", 700_000, 675_000),)
    assert shown.changes == (
        Change("pieces", "10000", "40", "40"),
        Change("pieces", "2500", "80", "70"),
        Change("pieces", "500", "200", "200"),
        Change("notice", "", "", "commission"),
    )
    small = evidence(walk.state, sign(Form.OPENER, {10_000: 40, 2_500: 73, 500: 200}))
    assert "notice" not in [each.what for each in small.changes]


def test_a_closer_and_a_box_are_signed_beside_what_play_says() -> None:
    walk = counted_in()
    one_round(walk)
    closer = evidence(walk.state, sign(Form.CLOSER, {10_000: 40, 2_500: 61, 500: 200}))
    assert closer.amounts == (
        AmountShown("tray", "", 700_000, 652_500),
        AmountShown("play", "", 2_500, 2_500),
        AmountShown("box", "", 50_000, 50_000),
    )
    walk.do(sign(Form.CLOSER, {10_000: 40, 2_500: 61, 500: 200}))
    drop = evidence(walk.state, sign(Form.DROP, {10_000: 4}))
    assert drop.amounts == (AmountShown("box", "", 50_000, 40_000), AmountShown("win", "", 2_500, -7_500))
    walk.do(sign(Form.DROP, {10_000: 4}))
    assert cents_of({10_000: 4}) == stay(walk).sum_of(Form.DROP)


def test_what_is_voided_is_shown_piece_by_piece() -> None:
    walk = counted_in()
    walk.do(sign(Form.FILL, {10_000: 5}))
    shown = evidence(walk.state, void(Form.FILL))
    assert shown.amounts == (AmountShown("brought", "", 750_000, 700_000),)
    assert shown.changes == (Change("form", "fill 1", "signed", "void"), Change("pieces", "10000", "5", ""))
