"""A refusal speaks to a dealer: in words, whole sentences, and in the operator's language."""

import re

import pytest

from dealer_terminal.installed import assets
from dealer_terminal.procedure.device_faults import AWAY, FAULTS
from dealer_terminal.procedure.words import Words
from dealer_terminal.ui.shared.languages import spoken
from tests.fast.translations import ts
from tests.fast.ui.kiosk.refusals import every_refusal
from tests.fast.ui.kiosk.slugs import slugs
from tests.helpers.languages import TRANSLATED
from tests.helpers.words import templates

PARAGRAPH = re.compile(r"\d|House procedures, People|Introduction|Winning and Losing Hands")
SENTENCE = re.compile(r"[A-Z“].*\.")
PRINTED = {"natural", "draw", "jackpot", "jackpots", "bonus"}
"""Words of the manuals, which stay as printed."""
SHARED = {"es": {"supervisor", "cable", "terminal", "use"}, "vi": {"dealer"}, "zh_CN": set()}
"""Words that the language has, or took over."""


def sentences() -> set[Words]:
    return {each for refusal in every_refusal() for each in (refusal.why, refusal.instead)}


def texts() -> list[str]:
    return sorted(map(str, sentences()))


def test_the_walks_meet_many_refusals() -> None:
    assert len(texts()) > 120


def test_no_refusal_names_a_thing_by_its_id() -> None:
    assert {text: found for text in texts() if (found := slugs(text))} == {}


def test_every_refusal_cites_a_paragraph_and_says_what_to_do() -> None:
    whole = re.compile(r"[A-Z“0-9$].*")
    wanting = [
        each
        for each in every_refusal()
        if not (
            PARAGRAPH.search(each.rule) and whole.fullmatch(str(each.why)) and SENTENCE.fullmatch(str(each.instead))
        )
    ]
    assert wanting == []


@pytest.mark.parametrize(
    "text",
    ["The reader reports reader-lost", "Choose 'void' or go on", "PlaceWager is refused", "phase DECK_BACK"],
)
def test_what_a_dealer_would_not_say_is_found(text: str) -> None:
    assert slugs(text)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_refusal_is_said_in_the_operators_language(language: str) -> None:
    say, known = spoken(language), ts.read(assets() / "translations" / f"{language}.ts")
    assert {each for sentence in sentences() for each in templates(sentence) if not known.get(each)} == set()
    assert [text for text in map(say, sentences()) if "{" in text] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_english_word_stands_in_a_translated_refusal(language: str) -> None:
    say, known = spoken(language), PRINTED | SHARED[language]
    left = {str(each): found for each in sentences() if (found := (small(str(each)) & small(say(each))) - known)}
    assert left == {}


def small(text: str) -> set[str]:
    """Its words but for names, which begin with a capital, and what the manual puts in quotation marks."""
    return set(re.findall(r"\b[a-z]{3,}\b", re.sub("“[^”]*”", "", text)))


def test_what_a_reader_reports_is_said_as_its_fault_is() -> None:
    """And how the table goes on where nobody there can end it."""
    faults = {each.told: fault for fault, each in FAULTS.items()}
    said = [each for each in every_refusal() if each.why in faults]
    assert said
    for each in said:
        fault = faults[each.why]
        without = " Without it: Irregularity, The reader is lost, Go on by hand: a supervisor."
        assert str(each.instead) == f"{FAULTS[fault].todo}{without if fault in AWAY else ''}"
