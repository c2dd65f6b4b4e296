"""The page of card-line: its examples are bytes that mean what it says, and its numbers are those of the code."""

import re
from pathlib import Path

import pytest

from drivers import card_line
from drivers.card_line.options import ENDS, OPTIONS
from drivers.card_line.protocol import LINE, CardLine, Pauses
from drivers.card_line.spelling import Spelling
from drivers.declaration import Option
from drivers.watch import QUIET

PAGE = Path(card_line.__file__).with_name("README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^((?:[0-9A-F]{2} )+) +\S.*?   +(.+)$", PAGE, re.M)
MEANT = {
    "the ace of spades": "CardRead(card='As'",
    "the ten of hearts": "CardRead(card='10h'",
    "the two of clubs": "CardRead(card='2c'",
    "a card that cannot be read": "UNREADABLE",
    "noise": "NoiseSeen",
}


@pytest.mark.parametrize(("data", "told"), EXAMPLES)
def test_an_example_means_what_the_page_says(data: str, told: str) -> None:
    host = CardLine()
    (line,) = host.split(bytes.fromhex(data), 0.0)
    assert MEANT[told] in str(host.decode(line, 0.0).events)


def test_every_meaning_has_an_example() -> None:
    assert [told for _, told in EXAMPLES] == list(MEANT)


NUMBERS = {
    "baud": f"{LINE.baud} baud",
    "longest": f"at most {Spelling().longest} bytes",
    "cut": f"| {Pauses().cut:g} | a line that has no end",
    "same": f"| {Pauses().same:g} | the same line again",
    "quiet": f"| {QUIET:g} | nothing heard",
}


@pytest.mark.parametrize("name", NUMBERS)
def test_the_numbers_of_the_page_are_those_of_the_code(name: str) -> None:
    assert NUMBERS[name] in PAGE


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_setting_stands_on_the_page(option: Option) -> None:
    assert f"`{option.name}`" in PAGE


@pytest.mark.parametrize("end", sorted(set(ENDS) - {"any"}))
def test_every_end_of_a_line_stands_on_the_page(end: str) -> None:
    assert f"`{end}`" in PAGE
