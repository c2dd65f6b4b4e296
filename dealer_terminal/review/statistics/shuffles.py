"""Whether a machine's decks are as good as shuffled: ranks and suits by the place in which they come out, and cards
that stay together from one deck to a later one.

Each full batch of decks is set beside batches of shuffled ones of the same size, simulated anew each time. How rare it
is among them is bet on, so that the stake means something at any time, however often somebody looks."""

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
"""Decks that are judged together."""
BESIDE = 1000
"""Batches of shuffled decks that each is set beside, at most."""
_AT_ONCE, _PLAIN = 100, 20

Cards = npt.NDArray[np.int64]
"""A row a deck: the cards' numbers in the order in which they came out."""
Shuffled = Callable[[int], Cards]
"""So many shuffled decks, all cards of each."""
Figures = npt.NDArray[np.float64]
Measure = Callable[[Cards, Cards], Figures]
"""One figure a batch, from its decks and those that they are held against."""

_INDEX = {card: at for at, card in enumerate(DECK)}
_ALL = len(DECK)
_NO_CARD = _ALL
_RANK = np.array([card.rank - Rank.TWO for card in DECK] + [0])
_SUIT = np.array([list(Suit).index(card.suit) for card in DECK] + [0])


class Trait(Enum):
    """What is looked at. Two decks in turn show in the second deck before."""

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
    """Of one trait: in so many batches, how far one unit has grown that was bet against good shuffles."""

    trait: Trait
    batches: int
    grown: float


def tried(decks: Sequence[SeenDeck], shuffled: Shuffled) -> tuple[TraitTrial, ...]:
    """Of one machine, its decks in their order; what fills no batch yet is not judged yet."""
    return tuple(_tried(trait, _batches(trait, decks), shuffled) for trait in Trait)


def _tried(trait: Trait, batches: Iterable[tuple[Cards, Cards]], shuffled: Shuffled) -> TraitTrial:
    grown, count = 1.0, 0
    for decks, before in batches:
        grown, count = grown * _bet(_rarity(trait, decks, before, shuffled)), count + 1
    return TraitTrial(trait, count, grown)


def _batches(trait: Trait, decks: Sequence[SeenDeck]) -> Iterator[tuple[Cards, Cards]]:
    """And the deck that each is held against: the one before, or itself."""
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
    """Filled up with no card to the length of a deck."""
    cards = [_INDEX[card] for card in deck.cards]
    return cards + [_NO_CARD] * (_ALL - len(cards))


def _rarity(trait: Trait, decks: Cards, before: Cards, shuffled: Shuffled) -> float:
    """Among batches of good shuffles, the share of those that are as uneven as this one. As many cards come out in
    each; a share that is plainly not small is left at that (Besag and Clifford 1991)."""
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
    """One unit becomes one on average where rarities are as likely as they say (Vovk and Wang 2021, over all κ)."""
    if rarity >= 1:
        return 0.5
    return (1 - rarity + rarity * log(rarity)) / (rarity * log(rarity) ** 2)


def _unevenness(kinds: npt.NDArray[np.int64]) -> Measure:
    """Pearson's sum over every kind in every place, of each batch."""
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
    """How many cards came out right after the same card as then, of each batch."""
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
"""Of the traits that are called out, one in a hundred is so wrongly, at most."""


class ReaderStatistics(Struct, frozen=True):
    """The machine of one table. `helped` are the records in which a card was entered beside it or put right; `called`
    the traits that mean something."""

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
