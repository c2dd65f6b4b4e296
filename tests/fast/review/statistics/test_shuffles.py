"""Decks of machines that shuffle well, and of such that don't: who is called out, and what was seen where."""

from collections.abc import Callable

import numpy as np
import pytest

from dealer_terminal.review.statistics import shuffles
from dealer_terminal.review.statistics.decks import DeckPlace, SeenDeck, SeenPacket, away, places
from dealer_terminal.review.statistics.shuffles import Cards, Trait, readers, tried
from dealer_terminal.rules.cards import DECK, Card, Rank

BATCH = 60
Shuffle = Callable[[np.random.Generator, list[int]], list[int]]


def well(chance: np.random.Generator, _: list[int]) -> list[int]:
    return [int(card) for card in chance.permutation(len(DECK))]


def not_each_third(chance: np.random.Generator, last: list[int]) -> list[int]:
    """Cut, and dealt again as it was."""
    cut = int(chance.integers(1, len(DECK)))
    return last[cut:] + last[:cut] if last and chance.random() < 0.3 else well(chance, last)


def an_ace_on_top(chance: np.random.Generator, last: list[int]) -> list[int]:
    """Two times in three an ace goes where the first player's first card comes from."""
    deck = well(chance, last)
    if chance.random() < 0.67:
        at = next(at for at, card in enumerate(deck) if DECK[card].rank is Rank.ACE)
        deck[0], deck[at] = deck[at], deck[0]
    return deck


def shuffled(seed: int) -> Callable[[int], Cards]:
    chance = np.random.default_rng(seed)
    return lambda count: chance.permuted(np.broadcast_to(np.arange(len(DECK)), (count, len(DECK))), axis=1)


def machine(shuffle: Shuffle, decks: int, seed: int = 1, journal: str = "a1") -> list[SeenDeck]:
    """Two to six players, four cards each."""
    chance, last, seen = np.random.default_rng(seed), [], []
    for number in range(1, decks + 1):
        last = shuffle(chance, last)
        hands = range(int(chance.integers(2, 7)))
        packets = tuple(SeenPacket(at + 1, tuple(DECK[card] for card in last[4 * at : 4 * at + 4])) for at in hands)
        seen.append(SeenDeck(journal, number, 30 * number, simulated=False, packets=packets, helped=(), faults=()))
    return seen


@pytest.fixture(autouse=True)
def fewer_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge smaller batches beside fewer simulated ones: the machines here are bad enough to show all the same."""
    monkeypatch.setattr(shuffles, "BATCH", BATCH)
    monkeypatch.setattr(shuffles, "BESIDE", 200)
    monkeypatch.setattr(shuffles, "_AT_ONCE", 40)


def test_bad_machines_are_called_out_by_what_is_wrong_and_good_ones_are_not() -> None:
    machines = {"good": well, "better": well, "cut": not_each_third, "ace": an_ace_on_top}
    decks = [deck for at, name in enumerate(machines) for deck in machine(machines[name], 5 * BATCH, at, name)]
    found = {each.journal: {*each.called} for each in readers(decks, shuffled(3))}
    assert found == {"good": set(), "better": set(), "cut": {Trait.LAST}, "ace": {Trait.RANKS}}


def test_two_decks_in_turn_show_in_the_last_but_one() -> None:
    """Each is dealt as it was the time before."""
    once = machine(well, 2)
    turns = [SeenDeck("a1", at + 1, at, False, once[at % 2].packets, (), ()) for at in range(2 * BATCH)]
    grown = {each.trait: each.grown for each in tried(turns, shuffled(1))}
    assert grown[Trait.LAST_BUT_ONE] > 1 > grown[Trait.LAST]


def test_only_full_batches_of_decks_that_were_seen_are_judged() -> None:
    assert {each.batches for each in tried(machine(well, BATCH - 1), shuffled(1))} == {0}
    decks = machine(well, BATCH + 2)
    blind = [deck if deck.number % 2 else SeenDeck("a1", deck.number, 0, False, (), (5,), (4,)) for deck in decks]
    (only,) = readers(blind, shuffled(1))
    assert {each.trait: each.batches for each in only.tried}[Trait.LAST] == 0
    assert len(only.helped) == len(only.faults) == (BATCH + 2) // 2


def test_places_count_each_card_once_at_its_seat_and_slot() -> None:
    decks = machine(well, 50)
    found = places(decks)
    assert sum(each.cards for each in found) == sum(len(deck.cards) for deck in decks)
    assert {each.place for each in found} == {DeckPlace(seat, slot) for seat in range(1, 7) for slot in range(1, 5)}
    packets = (SeenPacket(0, (Card("2c"), Card("As"))), SeenPacket(3, (Card("As"),)))
    dealer, ace, third = places([SeenDeck("a1", 1, 1, False, packets, (), ())])
    assert (dealer.place, dealer.ranks[0], dealer.suits) == (DeckPlace(0, 1), 1, (1, 0, 0, 0))
    assert (ace.place, ace.ranks[-1], ace.suits) == (DeckPlace(0, 2), 1, (0, 0, 0, 1))
    assert third.place == DeckPlace(3, 1)


def test_what_is_even_is_nothing_away() -> None:
    assert away((10,) * 13) == (0.0,) * 13
    assert away(()) == ()
    high, *low = away((40, 20, 20, 20))
    assert high == pytest.approx(15 / (100 * 0.25 * 0.75) ** 0.5)
    assert len({*low}) == 1
