"""How often each event comes, by arithmetic on suits, and every hand of the spaces that are counted."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, permutations, product
from math import comb

from dealer_terminal.rules.cards import DECK, Card, Suit
from dealer_terminal.rules.games.thirty_one import best_three
from dealer_terminal.rules.paytable import Event
from tests.fast.rules.rounds import BOOKS

VALUES = (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11)
TRIPS, QUADS, MINI_ROYAL, ROYAL_FAMILY = "Trips", "Quads", "Mini-Royal", "Royal Family"
NOTHING = None

Counts = Counter[str | None]


def totals(cards: int) -> Counter[int]:
    """How many sets of so many cards of one suit have each total, by the polynomial of the suit's values."""
    sums: dict[int, Counter[int]] = {0: Counter({0: 1})}
    for value in VALUES:
        for size in sorted(sums, reverse=True):
            grown = sums.setdefault(size + 1, Counter())
            for total, ways in sums[size].items():
                grown[total + value] += ways
    return sums[cards]


def banded(found: Counter[int], bands: dict[str, tuple[int, int]]) -> Counts:
    counts: Counts = Counter()
    for total, ways in found.items():
        label = next((label for label, (low, high) in bands.items() if low <= total <= high), NOTHING)
        counts[label] += ways
    return counts


def times(found: Counter[int], many: int) -> Counter[int]:
    return Counter({total: ways * many for total, ways in found.items()})


def natural_counts(bands: dict[str, tuple[int, int]]) -> Counts:
    """Three cards: of one suit, of two, or of three; only the last hold trips, and nothing else that pays."""
    one_suit, pairs = times(totals(3), 4), times(totals(2), 4 * 3 * 13)
    counts = banded(one_suit, bands) + banded(pairs, bands)
    counts["31"] -= 4
    counts[MINI_ROYAL] = 4
    counts[TRIPS] = 13 * 4
    counts[NOTHING] += 4 * 13**3 - 13 * 4
    return counts


def four_card_counts() -> Counts:
    """Four of a suit by their total (A-K-Q-J apart from the other 41s), and one of each suit."""
    counts = banded(times(totals(4), 4), {"32 - 39": (32, 39), "40": (40, 40), "41": (41, 41)})
    counts["4 Card Flush"] = counts.pop(NOTHING)
    counts["41"] -= 4
    counts[ROYAL_FAMILY] = 4
    counts[QUADS] = 13
    counts["Rainbow"] = 13**4 - 13
    counts[NOTHING] = comb(52, 4) - 4 * comb(13, 4) - 13**4
    return counts


def four_of_a_suit(bands: dict[str, tuple[int, int]]) -> Counts:
    """The best three are the highest three. Ranks 10, 11, 12 are Q, K, A here; ten cards stand beside them."""
    found: Counter[int] = Counter()
    for four in combinations(range(13), 4):
        if not {10, 11, 12} <= set(four):
            found[sum(VALUES[rank] for rank in four[1:])] += 1
    counts = banded(found, bands)
    counts[MINI_ROYAL] = 10
    return counts


def three_of_a_suit(bands: dict[str, tuple[int, int]]) -> Counts:
    """With any of another suit's 13: three of a kind can't be made with a card of one suit and two that are suited."""
    counts = banded(times(totals(3), 13), bands)
    counts["31"] -= 13
    counts[MINI_ROYAL] = 13
    return counts


def two_and_two(bands: dict[str, tuple[int, int]]) -> Counts:
    found: Counter[int] = Counter()
    for first, ways in totals(2).items():
        for second, others in totals(2).items():
            found[max(first, second)] += ways * others
    return banded(found, bands)


def two_one_one(bands: dict[str, tuple[int, int]]) -> Counts:
    """Trips where both odd cards match one of the pair: 2 of 169; else the pair's total is all that can pay."""
    counts = banded(times(totals(2), 169 - 2), bands)
    counts[TRIPS] = comb(13, 2) * 2
    return counts


def one_of_each(bands: dict[str, tuple[int, int]]) -> Counts:
    """Trips or four of a kind, or nothing: no single card is worth 17."""
    trips = 4 * 13 * 12 + 13
    return Counter({TRIPS: trips, NOTHING: 13**4 - trips})


SUITS = [tuple(card for card in DECK if card.suit is suit) for suit in Suit]
PATTERNS = {
    "four of one suit": ((4, 0, 0, 0), four_of_a_suit),
    "three of a suit and one": ((3, 1, 0, 0), three_of_a_suit),
    "two and two": ((2, 2, 0, 0), two_and_two),
    "two, one and one": ((2, 1, 1, 0), two_one_one),
    "one of each suit": ((1, 1, 1, 1), one_of_each),
}


def bands(name: str, spot: str) -> dict[str, tuple[int, int]]:
    return {row.event: row.points for row in BOOKS[name].table(spot).rows if row.points is not None}


def ways_to_deal(pattern: tuple[int, ...]) -> set[tuple[int, ...]]:
    """How many cards of clubs, diamonds, hearts and spades."""
    return set(permutations(pattern))


def dealt_from(counts: tuple[int, ...]) -> Iterator[tuple[Card, ...]]:
    for held in product(*(combinations(suit, count) for suit, count in zip(SUITS, counts, strict=True))):
        yield tuple(chain.from_iterable(held))


def label(event: Event | None) -> str | None:
    return event.label if event else None


def misjudged(name: str, hands: dict[str, list[tuple[Card, ...]]], deals: dict[str, int]) -> list[str]:
    """Patterns whose best three of four do not come to their events as often as counted."""
    table, wrong = BOOKS[name].usual_tables()["play"], []
    for pattern, dealt in hands.items():
        best = (best_three(table, four) for four in dealt)
        found = Counter(label(table.best(value.total, value.marks)) for value in best)
        expected = PATTERNS[pattern][1](bands(name, "play"))
        if +found != +Counter({event: count * deals[pattern] for event, count in expected.items()}):
            wrong.append(pattern)
    return wrong
