"""Sentences as values: written out in English, or said by whoever translates their templates."""

from dealer_terminal.procedure.words import (
    NO_WORDS,
    Value,
    Words,
    as_told,
    listed,
    one_of,
    series,
    then,
    words,
    written,
)
from tests.helpers.every import every

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


@every(
    ("made", "said"),
    [
        (then(words("The deck is out of use"), words("Seal it.")), "The deck is out of use. Seal it."),
        (series(("a", "b", "c")), "a; b; c"),
        (listed(("A", "B", "C")), "A, B, C"),
        (one_of(("A", "B", "C")), "A, B or C"),
        (one_of((6, 7)), "6 or 7"),
        (one_of((6,)), "6"),
        (listed(("A",)), "A"),
    ],
)
def test_sentences_and_names_are_joined(made: Value, said: str) -> None:
    assert str(made) == said


def test_equal_sentences_are_one() -> None:
    assert {POSITION, words("Position {seat}", seat=3)} == {POSITION}
