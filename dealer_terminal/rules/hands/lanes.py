"""Many hands at once, each as four 16-bit lanes: one per suit, one bit per rank, the ace also below the two.

A batch has the shape (4, ...): the lanes of clubs, diamonds, hearts and spades. A query about hands takes a few array
operations, independent of the number of cards.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from dealer_terminal.rules.cards import DECK, Card, Rank

Lanes = npt.NDArray[np.uint16]
Flags = npt.NDArray[np.bool_]
Hands = npt.NDArray[np.integer[Any]]

RANKS = np.uint16(0x3FFE)
"""Every rank once, without the low copy of the ace."""

_SUIT_SHIFTS = tuple(np.uint64(16 * suit) for suit in range(4))


def rank_bit(rank: Rank) -> np.uint16:
    return np.uint16(1 << (rank - 1))


def _card_bits(card: Card) -> int:
    bits = int(rank_bit(card.rank)) | (card.rank is Rank.ACE)
    return bits << int(_SUIT_SHIFTS[card.index // 13])


_CARDS = np.array([_card_bits(card) for card in DECK], dtype=np.uint64)


def packed(hands: Hands) -> npt.NDArray[np.uint64]:
    """Pack each row of card indexes into one number: its four lanes side by side."""
    if hands.size and not 0 <= int(hands.min()) <= int(hands.max()) < len(DECK):
        raise ValueError("a card index is from 0 to 51")
    columns = np.ascontiguousarray(hands.T, dtype=np.intp)
    bits: npt.NDArray[np.uint64] = _CARDS.take(columns[0])
    for column in columns[1:]:
        bits |= _CARDS.take(column)
    return bits


def lanes_of(hands: Hands) -> Lanes:
    bits = packed(hands)
    lanes = np.empty((4, len(hands)), dtype=np.uint16)
    for lane, shift in zip(lanes, _SUIT_SHIFTS, strict=True):
        np.copyto(lane, bits >> shift, casting="unsafe")
    return lanes


class RankSets(NamedTuple):
    """Ranks held in at least one, two, three and four suits."""

    one: Lanes
    two: Lanes
    three: Lanes
    four: Lanes


def rank_sets(lanes: Lanes) -> RankSets:
    clubs, diamonds, hearts, spades = lanes
    minor, major = clubs | diamonds, hearts | spades
    both_minor, both_major = clubs & diamonds, hearts & spades
    return RankSets(
        one=minor | major,
        two=both_minor | both_major | (minor & major),
        three=(both_minor & major) | (both_major & minor),
        four=both_minor & both_major,
    )


def runs(ranks: Lanes, length: int) -> Lanes:
    """Return the lowest rank of every run of `length` ranks. A-2-3 starts at the low ace, and no run wraps."""
    starts = ranks
    for step in range(1, length):
        starts = starts & (ranks >> np.uint16(step))
    return starts


def suited_runs(lanes: Lanes, length: int) -> Lanes:
    """Return the lowest rank of every run of `length` ranks within one suit."""
    clubs, diamonds, hearts, spades = runs(lanes, length)
    starts: Lanes = (clubs | diamonds) | (hearts | spades)
    return starts


def has_flush(lanes: Lanes, size: int) -> Flags:
    clubs, diamonds, hearts, spades = np.bitwise_count(lanes & RANKS) >= size
    flags: Flags = (clubs | diamonds) | (hearts | spades)
    return flags


Codes = npt.NDArray[np.int8]
Progress = Callable[[int, int], None]
"""Callback with the number of finished items and the total."""

AT_ONCE = 1 << 14


def silent(done: int, total: int) -> None:
    """Ignore progress."""


def slices(hands: Hands, *, cards: int) -> Iterator[slice]:
    if hands.shape[1:] != (cards,):
        raise ValueError(f"hands are rows of {cards} cards, not of shape {hands.shape}")
    for start in range(0, len(hands), AT_ONCE):
        yield slice(start, start + AT_ONCE)


def highest(*categories: tuple[int, Flags]) -> Codes:
    """Return for each hand the greatest code whose flag is set, or zero if none is."""
    codes = np.zeros(categories[0][1].shape, dtype=np.int8)
    for code, holds in categories:
        np.maximum(codes, holds.view(np.int8) * np.int8(code), out=codes)
    return codes
