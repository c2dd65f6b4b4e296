"""Every deal of 31 Classic: 22,100 naturals, 270,725 hands of four, and each natural with its 49 draws."""

from collections import Counter
from functools import cache
from itertools import chain, combinations
from math import comb

import numpy as np
import numpy.typing as npt

from dealer_terminal.rules.cards import DECK, Rank
from dealer_terminal.rules.hands import points
from dealer_terminal.rules.returns.bonus import Hands

Array = npt.NDArray[np.int64]
Value = tuple[int, frozenset[str]]
"""A hand's total and the named hands that it holds."""

NATURALS, FOURS, DRAWS = comb(52, 3), comb(52, 4), 49

_RANKS = np.array([card.rank for card in DECK])
_SUITS = np.array([card.index // 13 for card in DECK])
_POINTS = np.array([points.points(card) for card in DECK])
_FAMILY = sum(1 << rank for rank in (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK))


@cache
def natural_values() -> tuple[Value, ...]:
    """The value of every three cards, in the order of `combinations`."""
    naturals = (points.natural(cards) for cards in combinations(DECK, 3))
    return tuple((each.total, each.marks) for each in naturals)


@cache
def natural_hands() -> tuple[Hands, ...]:
    return tuple(Hands(total, marks, count) for (total, marks), count in Counter(natural_values()).items())


@cache
def fours() -> Array:
    """Every four cards, a row each, indices rising."""
    indices = chain.from_iterable(combinations(range(len(DECK)), 4))
    return np.fromiter(indices, dtype=np.int64, count=4 * FOURS).reshape(-1, 4)


@cache
def four_card_hands() -> tuple[Hands, ...]:
    """All four cards together, alike ones counted; equal to `points.all_four`."""
    suits, ranks, amounts = (of_card[fours()] for of_card in (_SUITS, _RANKS, _POINTS))
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
    return _alike(total, marks)


def _alike(total: Array, marks: dict[str, npt.NDArray[np.bool_]]) -> tuple[Hands, ...]:
    names = tuple(marks)
    codes = total * 2 ** len(names)
    for bit, held in enumerate(marks.values()):
        codes = codes + held * 2**bit
    found, counts = np.unique(codes, return_counts=True)
    return tuple(
        Hands(code >> len(names), frozenset(name for bit, name in enumerate(names) if code >> bit & 1), count)
        for code, count in zip(found.tolist(), counts.tolist(), strict=True)
    )


@cache
def draws(rising: tuple[Value, ...]) -> Array:
    """For every natural (a row) how many of its 49 draws make each value of `rising` its best three of four."""
    order = {value: at for at, value in enumerate(rising)}
    worth = np.array([order[value] for value in natural_values()])
    naturals = [_number_of(fours()[:, three]) for three in combinations(range(4), 3)]
    best = np.max([worth[natural] for natural in naturals], axis=0)
    counts = sum(np.bincount(natural * len(rising) + best, minlength=NATURALS * len(rising)) for natural in naturals)
    return np.asarray(counts, dtype=np.int64).reshape(NATURALS, len(rising))


def _number_of(naturals: Array) -> Array:
    """The place of three cards in the order of `combinations`."""
    return _numbers()[naturals[:, 0], naturals[:, 1], naturals[:, 2]]


@cache
def _numbers() -> Array:
    numbers = np.zeros((52, 52, 52), dtype=np.int64)
    for number, (low, middle, high) in enumerate(combinations(range(52), 3)):
        numbers[low, middle, high] = number
    return numbers
