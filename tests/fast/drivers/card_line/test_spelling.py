"""How readers write cards."""

from itertools import product

import pytest

from drivers.card_line.spelling import RANKS, SUITS, Spelling
from tests.helpers.cases import failures

GERMAN = Spelling(
    prefix="K:",
    ranks={**RANKS, "A": ("A",), "J": ("B",), "Q": ("D",)},
    suits={"s": ("P",), "h": ("H",), "d": ("R",), "c": ("X",)},
)
TAGS = Spelling(codes={"04A2F1": "As", "04a2f2": "10h"})


def test_every_card_is_read_rank_first_and_suit_first_in_either_case():
    found = []
    for rank, suit in product(RANKS, SUITS):
        words = (rank + suit, suit + rank, (rank + suit).upper(), f" {suit}{rank} ")
        found += [word for word in words if Spelling().card(word) != rank + suit]
    assert found == []


CASES = {
    "ten as T": (Spelling(), "TS", "10s"),
    "empty": (Spelling(), "", None),
    "one more character": (Spelling(), "ASX", None),
    "rank 11": (Spelling(), "11S", None),
    "prefix and other words": (GERMAN, "K:BP", "Js"),
    "prefix in lower case": (GERMAN, "k:dr", "Qd"),
    "prefix missing": (GERMAN, "BP", None),
    "tag": (TAGS, "04a2f1", "As"),
    "unknown tag": (TAGS, "04A2F3", None),
}


def test_a_line_is_a_card_or_nothing():
    def check(spelling, text, card):
        assert spelling.card(text) == card

    assert failures(check, CASES) == []


WRONG = {
    "no line end": {"ends": (b"",)},
    "two cards written alike": {"ranks": {**RANKS, "J": ("K",)}},
    "a code that is another card's word": {"codes": {"AS": "Kd"}},
    "rank and suit in one letter": {"ranks": {"Q": ("D",), "J": ("H",)}, "suits": {"d": ("D",), "h": ("H",)}},
}


def test_a_table_that_cannot_be_sure_is_refused():
    def check(options):
        with pytest.raises(ValueError, match=r"mean both|needs an end"):
            Spelling(**options)

    assert failures(check, WRONG) == []
