"""Sentences as values, and the notes that the terminal writes itself."""

from collections.abc import Sequence

from msgspec.structs import replace

from dealer_terminal.procedure.facts import RaisedBy
from dealer_terminal.procedure.jackpot import Jackpot, JackpotStage
from dealer_terminal.procedure.notes import (
    count_note,
    note_of,
    racked_note,
    seen_twice_note,
    told_twice_note,
    unread_note,
)
from dealer_terminal.procedure.state import Issue, State
from dealer_terminal.procedure.words import (
    NO_WORDS,
    Words,
    as_told,
    listed,
    one_of,
    series,
    then,
    words,
    written,
)
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.ui.kit.languages import spoken
from tests.fast.procedure.walk import Walk
from tests.helpers.cases import every

SPANISH = {"Position {seat}": "Posición {seat}", "{whose} has no hand yet": "{whose} aún no tiene mano"}
POSITION = words("Position {seat}", seat=3)


def test_a_sentence_is_english_as_it_stands() -> None:
    assert str(words("{whose} has no hand yet", whose=POSITION)) == f"{POSITION} has no hand yet"
    assert str(words("The deck is in play")) == "The deck is in play"


def test_a_sentence_in_a_sentence_is_said_in_the_same_language() -> None:
    said = written(words("{whose} has no hand yet", whose=POSITION), lambda each: SPANISH.get(each, each))
    assert said == "Posición 3 aún no tiene mano"


def test_a_name_is_never_translated_and_never_a_template() -> None:
    assert written(words("{name} may not deal", name="{x}"), lambda each: each) == "{x} may not deal"
    assert written(as_told("Position {seat}"), lambda each: SPANISH.get(each, each)) == "Position {seat}"


@every("nothing", [NO_WORDS, as_told(""), Words("")])
def test_no_words_are_none(nothing: Words) -> None:
    assert not nothing and str(nothing) == ""


def test_sentences_and_names_are_joined() -> None:
    joined = then(words("The deck is out of use"), words("Seal it."))
    assert str(joined) == "The deck is out of use. Seal it."
    assert [str(each(("a", "b", "c"))) for each in (series, listed, one_of)] == ["a; b; c", "a, b, c", "a, b or c"]
    assert [str(each) for each in (one_of((6, 7)), one_of((6,)), listed(("A",)))] == ["6 or 7", "6", "A"]


def test_equal_sentences_are_one() -> None:
    assert {POSITION, words("Position {seat}", seat=3)} == {POSITION}


# -- the note of an open question --------------------------------------------------------------------------------------


def table() -> State:
    walk = Walk("3-card-ags")
    walk.wagers({1: {"ante": 500, "stax": 500}})
    return replace(walk.state, chips=2, jackpots={1: Jackpot(JackpotStage.CHOSEN, "Flush")})


def issue(name: str, note: str, cards: Sequence[str] = (), seats: tuple[int, ...] = ()) -> Issue:
    return Issue(name, seats, note, parse_cards(cards), RaisedBy.TERMINAL)


TOLD = [
    (issue(IrregularityId.CHIPS_DIFFER, "2 counted against 1 accepted"), "đếm 2 chip, nhận 1 cược"),
    (
        issue(IrregularityId.JACKPOT_UNSUPPORTED, "Flush was chosen; the cards show no prize", seats=(1,)),
        "Đã chọn Flush; bài cho thấy không có giải",
    ),
    (issue(IrregularityId.DUPLICATE_CARD, "As, 10h twice", ("As", "10h")), "As, 10h xuất hiện hai lần"),
    (issue(IrregularityId.DUPLICATE_CARD, "The reader saw one card twice"), "Đầu đọc thấy một lá hai lần"),
    (issue(IrregularityId.WRONG_COUNT, str(count_note(3, 5, 4))), "Gói 3: 5 lá thay vì 4"),
    (
        issue(IrregularityId.ALIGNMENT, str(unread_note(3))),
        "Gói 3: một lá của gói không đọc được; nhập mọi lá khi lật ra, và so với những lá đã đọc",
    ),
    (issue(IrregularityId.DUPLICATE_CARD, str(seen_twice_note(3))), "Gói 3: đầu đọc thấy một lá hai lần"),
    (
        issue(IrregularityId.ALIGNMENT, str(told_twice_note(3))),
        "Gói 3 được báo lại với các lá khác; lần đầu có giá trị. Hãy so khi mở",
    ),
    (
        issue(IrregularityId.DECK_OUT_OF_USE, str(racked_note(51))),
        "Các gói và phần còn lại là 51 lá, và không phải mỗi lá một",
    ),
]


@every(("asked", "said"), TOLD)
def test_the_terminals_note_is_said_from_what_is_known(asked: Issue, said: str) -> None:
    note = note_of(table(), asked)
    assert (str(note), spoken("vi")(note)) == (asked.note, said)


@every("written", ["No more bets", "Position {seat}", "2 counted against 1 accepted"])
def test_a_persons_note_stays_as_it_was_written(written: str) -> None:
    asked = replace(issue(IrregularityId.CHIPS_DIFFER, written), raised_by=RaisedBy.DEALER)
    assert spoken("vi")(note_of(table(), asked)) == written


def test_between_two_facts_nothing_is_made_up() -> None:
    """A look back at the record between the question and the choice."""
    asked = issue(IrregularityId.JACKPOT_UNSUPPORTED, "Flush was chosen; the cards show no prize", seats=(1,))
    assert note_of(replace(table(), jackpots={1: Jackpot()}), asked) == Words(asked.note)
