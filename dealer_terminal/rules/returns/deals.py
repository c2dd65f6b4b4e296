"""Every deal of 31 Classic: 22,100 naturals, 270,725 hands of four, and each natural with its 49 draws."""

from collections import Counter
from functools import cache
from itertools import chain, combinations
from math import comb

import numpy as np
import numpy.typing as npt

from dealer_terminal.rules.cards import DECK, Rank
from dealer_terminal.rules.hands import points
from dealer_terminal.rules.returns.entry import ValueClass

Array = npt.NDArray[np.int64]
Value = tuple[int, frozenset[str]]
"""A hand's total and its named hands."""

NATURALS, FOURS, DRAWS = comb(52, 3), comb(52, 4), 49

_RANKS = np.array([card.rank for card in DECK])
_SUITS = np.array([card.index // 13 for card in DECK])
_POINTS = np.array([points.points(card) for card in DECK])
_MARKS = (points.RAINBOW, points.FOUR_FLUSH, points.QUADS, points.ROYAL_FAMILY)
_FAMILY = sum(1 << rank for rank in (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK))


@cache
def natural_values() -> tuple[Value, ...]:
    """Return the value of every three cards, in the order of `combinations`."""
    naturals = (points.natural(cards) for cards in combinations(DECK, 3))
    return tuple((each.total, each.marks) for each in naturals)


@cache
def natural_hands() -> tuple[ValueClass, ...]:
    return tuple(ValueClass(total, marks, count) for (total, marks), count in Counter(natural_values()).items())


@cache
def fours() -> Array:
    """Return every four cards as rows of ascending indexes."""
    indices = chain.from_iterable(combinations(range(len(DECK)), 4))
    return np.fromiter(indices, dtype=np.int64, count=4 * FOURS).reshape(-1, 4)


@cache
def four_card_hands() -> tuple[ValueClass, ...]:
    """Return the distinct values of all four cards together, with their counts."""
    found, counts = np.unique(four_card_codes(fours()), return_counts=True)
    values = map(four_card_value, found.tolist())
    return tuple(ValueClass(*value, count) for value, count in zip(values, counts.tolist(), strict=True))


def four_card_codes(hands: Array) -> Array:
    """Return a code for each hand's value of all four cards together; equal to `points.all_four`."""
    suits, ranks, amounts = (of_card[hands] for of_card in (_SUITS, _RANKS, _POINTS))
    total = np.max([np.where(suits == suit, amounts, 0).sum(axis=1) for suit in range(4)], axis=0)
    held_suits = np.bitwise_or.reduce(1 << suits, axis=1)
    held_ranks = np.bitwise_or.reduce(1 << ranks, axis=1)
    flush = np.bitwise_count(held_suits) == 1
    marks = {
        points.RAINBOW: held_suits == 0b1111,
        points.FOUR_FLUSH: flush,
        points.QUADS: np.bitwise_count(held_ranks) == 1,
        points.ROYAL_FAMILY: flush & (held_ranks == _FAMILY),
    }
    codes = np.asarray(total << len(_MARKS), dtype=np.int64)
    for bit, mark in enumerate(_MARKS):
        codes = codes | marks[mark] * np.int64(1 << bit)
    return codes


def four_card_value(code: int) -> Value:
    return code >> len(_MARKS), frozenset(mark for bit, mark in enumerate(_MARKS) if code >> bit & 1)


@cache
def draws(rising: tuple[Value, ...]) -> Array:
    """Return for every natural (a row) the number of its 49 draws for which each value of `rising` is its best three of
    four."""
    order = {value: at for at, value in enumerate(rising)}
    worth = np.array([order[value] for value in natural_values()])
    best = worth[threes()].max(axis=0)
    counts = sum(np.bincount(natural * len(rising) + best, minlength=NATURALS * len(rising)) for natural in threes())
    return np.asarray(counts, dtype=np.int64).reshape(NATURALS, len(rising))


@cache
def threes() -> Array:
    """Return for every four cards (a column) the four naturals that they make with a draw."""
    return np.array([_number_of(fours()[:, three]) for three in combinations(range(4), 3)])


def _number_of(naturals: Array) -> Array:
    """Return the index of three cards in the order of `combinations`."""
    return _numbers()[naturals[:, 0], naturals[:, 1], naturals[:, 2]]


@cache
def _numbers() -> Array:
    numbers = np.zeros((52, 52, 52), dtype=np.int64)
    for number, (low, middle, high) in enumerate(combinations(range(52), 3)):
        numbers[low, middle, high] = number
    return numbers
