"""Test of shuffle quality: ranks and suits by place, and cards that stay together from one deck to a later one.

Each full batch of decks is compared with newly simulated batches of shuffled decks of the same size. A bet is placed on
its rarity among them, so that the stake is valid at any time, however often it is evaluated.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from math import log

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.statistics.decks import SeenDeck
from dealer_terminal.review.statistics.floor import called_out
from dealer_terminal.rules.cards import DECK, Rank, Suit

BATCH = 200
"""Number of decks judged together."""
BESIDE = 1000
"""Largest number of simulated batches that each batch is compared with."""
_AT_ONCE, _PLAIN = 100, 20

Cards = npt.NDArray[np.int64]
"""One row per deck: the cards' numbers in dealing order."""
Shuffled = Callable[[int], Cards]
"""Returns this number of complete shuffled decks."""
Figures = npt.NDArray[np.float64]
Measure = Callable[[Cards, Cards], Figures]
"""Returns one figure per batch, from its decks and the decks they are compared with."""

_INDEX = {card: at for at, card in enumerate(DECK)}
_ALL = len(DECK)
_NO_CARD = _ALL
_RANK = np.array([card.rank - Rank.TWO for card in DECK] + [0])
_SUIT = np.array([list(Suit).index(card.suit) for card in DECK] + [0])


class Trait(Enum):
    """Property that is tested. If two decks alternate, repeats appear in the second deck before."""

    RANKS = "ranks"
    SUITS = "suits"
    LAST = "last deck"
    LAST_BUT_ONE = "last deck but one"


NAMES: dict[Trait, Words] = {
    Trait.RANKS: words("Ranks by place"),
    Trait.SUITS: words("Suits by place"),
    Trait.LAST: words("Repeats from the last deck"),
    Trait.LAST_BUT_ONE: words("Repeats from the last deck but one"),
}
_BACK = {Trait.LAST: 1, Trait.LAST_BUT_ONE: 2}


class TraitTrial(Struct, frozen=True):
    """Test of one trait: the number of batches, and the value of one unit bet against good shuffles."""

    trait: Trait
    batches: int
    grown: float


def tried(decks: Sequence[SeenDeck], shuffled: Shuffled) -> tuple[TraitTrial, ...]:
    """Test the decks of one machine, given in order. An incomplete batch is not judged yet."""
    return tuple(_tried(trait, _batches(trait, decks), shuffled) for trait in Trait)


def _tried(trait: Trait, batches: Iterable[tuple[Cards, Cards]], shuffled: Shuffled) -> TraitTrial:
    grown, count = 1.0, 0
    for decks, before in batches:
        grown, count = grown * _bet(_rarity(trait, decks, before, shuffled)), count + 1
    return TraitTrial(trait, count, grown)


def _batches(trait: Trait, decks: Sequence[SeenDeck]) -> Iterator[tuple[Cards, Cards]]:
    """Yield batches of decks with the decks to compare: an earlier one, or the deck itself."""
    back = _BACK.get(trait, 0)
    pairs = [
        (own, other)
        for own, other in zip(decks[back:], decks, strict=False)
        if own.packets and other.packets and own.number - other.number == back
    ]
    for at in range(0, len(pairs) - BATCH + 1, BATCH):
        batch = pairs[at : at + BATCH]
        yield np.array([_row(own) for own, _ in batch]), np.array([_row(other) for _, other in batch])


def _row(deck: SeenDeck) -> list[int]:
    """Return the card numbers, padded to the length of a deck."""
    cards = [_INDEX[card] for card in deck.cards]
    return cards + [_NO_CARD] * (_ALL - len(cards))


def _rarity(trait: Trait, decks: Cards, before: Cards, shuffled: Shuffled) -> float:
    """Return the fraction of well-shuffled batches that are as uneven as this one.

    Each simulated batch has the same number of cards. Stop early if the fraction is clearly not small (Besag and
    Clifford 1991).
    """
    measure = _MEASURES[trait]
    found, beside = measure(decks[np.newaxis], before[np.newaxis])[0], np.empty(0)
    while len(beside) < BESIDE:
        drawn = shuffled(_AT_ONCE * BATCH).reshape(_AT_ONCE, BATCH, _ALL)
        earlier = np.roll(drawn, _BACK.get(trait, 0), axis=1)
        beside = np.concatenate((beside, measure(_as_many(decks, drawn), _as_many(before, earlier))))
        above = np.flatnonzero(beside >= found)
        if len(above) >= _PLAIN:
            return float(_PLAIN / (above[_PLAIN - 1] + 1))
    return float(len(above) + 1) / (BESIDE + 1)


def _as_many(decks: Cards, drawn: Cards) -> Cards:
    return np.where(decks == _NO_CARD, _NO_CARD, drawn)


def _bet(rarity: float) -> float:
    """Return the value of one unit. Its mean is one if rarities are uniform (Vovk and Wang 2021, over all κ)."""
    if rarity >= 1:
        return 0.5
    return (1 - rarity + rarity * log(rarity)) / (rarity * log(rarity) ** 2)


def _unevenness(kinds: npt.NDArray[np.int64]) -> Measure:
    """Return Pearson's sum over every kind in every place, for each batch."""
    count = int(kinds.max()) + 1

    def measure(decks: Cards, _: Cards) -> Figures:
        batches = len(decks)
        there = decks != _NO_CARD
        cells = (np.arange(batches)[:, np.newaxis, np.newaxis] * count + kinds[decks]) * _ALL + np.arange(_ALL)
        found = np.bincount(cells[there], minlength=batches * count * _ALL).reshape(batches, count, _ALL)
        reached = there[0].sum(axis=0)
        usual = reached[reached > 0] / count
        sums: Figures = ((found[:, :, reached > 0] - usual) ** 2 / usual).sum(axis=(1, 2))
        return sums

    return measure


def _together(decks: Cards, before: Cards) -> Figures:
    """Count the cards that followed the same card as in the compared deck, for each batch."""
    now, then = decks.reshape(-1, _ALL), before.reshape(-1, _ALL)
    after = np.full((len(then), _ALL + 1), _NO_CARD)
    np.put_along_axis(after, then[:, :-1], then[:, 1:], axis=1)
    follows = now[:, 1:]
    kept = (np.take_along_axis(after, now[:, :-1], axis=1) == follows) & (follows != _NO_CARD)
    sums: Figures = kept.reshape(len(decks), -1).sum(axis=1).astype(np.float64)
    return sums


_MEASURES: dict[Trait, Measure] = {
    Trait.RANKS: _unevenness(_RANK),
    Trait.SUITS: _unevenness(_SUIT),
    Trait.LAST: _together,
    Trait.LAST_BUT_ONE: _together,
}


ALPHA = 0.01
"""Largest expected fraction of wrongly flagged traits among those flagged."""


class ReaderStatistics(Struct, frozen=True):
    """Statistics of one table's machine. `helped` are the records in which a card was entered or corrected manually.

    `called` are the flagged traits.
    """

    journal: str
    decks: tuple[SeenDeck, ...]
    helped: tuple[int, ...]
    faults: tuple[int, ...]
    tried: tuple[TraitTrial, ...]
    called: tuple[Trait, ...]


def readers(decks: Iterable[SeenDeck], shuffled: Shuffled) -> tuple[ReaderStatistics, ...]:
    by: dict[str, list[SeenDeck]] = defaultdict(list)
    for each in decks:
        by[each.journal].append(each)
    found = {journal: tried(own, shuffled) for journal, own in by.items()}
    grown = {(journal, each.trait): each.grown for journal, every in found.items() for each in every}
    called = called_out(grown, ALPHA)
    return tuple(
        ReaderStatistics(
            journal=journal,
            decks=tuple(own),
            helped=tuple(record for each in own for record in each.helped),
            faults=tuple(record for each in own for record in each.faults),
            tried=found[journal],
            called=tuple(trait for whose, trait in called if whose == journal),
        )
        for journal, own in sorted(by.items())
    )
