"""The page of card-line: its examples are bytes that mean what it says, and its numbers are those of the code."""

import re
from pathlib import Path

from drivers import card_line
from drivers.card_line.options import ENDS, OPTIONS
from drivers.card_line.protocol import LINE, CardLine, Pauses
from drivers.card_line.spelling import Spelling
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


def test_each_example_means_what_the_page_says() -> None:
    host, found = CardLine(), []
    for data, told in EXAMPLES:
        (line,) = host.split(bytes.fromhex(data), 0.0)
        found += [told] if MEANT[told] not in str(host.decode(line, 0.0).events) else []
    assert found == []
    assert [told for _, told in EXAMPLES] == list(MEANT)


NUMBERS = {
    "baud": f"{LINE.baud} baud",
    "longest": f"at most {Spelling().longest} bytes",
    "cut": f"| {Pauses().cut:g} | a line that has no end",
    "same": f"| {Pauses().same:g} | the same line again",
    "quiet": f"| {QUIET:g} | nothing heard",
}


def test_numbers_settings_and_line_ends_of_the_code_stand_on_the_page() -> None:
    names = [*(option.name for option in OPTIONS), *(end for end in ENDS if end != "any")]
    words = [*NUMBERS.values(), *(f"`{name}`" for name in names)]
    assert [each for each in words if each not in PAGE] == []
