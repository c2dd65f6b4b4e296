"""Returns of 31 Classic, against slow counting by the rules of one hand and against combinatorics."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random

from dealer_terminal.rules.cards import DECK, Card, Suit
from dealer_terminal.rules.games.thirty_one import best_three
from dealer_terminal.rules.paytable import PayTable
from dealer_terminal.rules.returns import deals, returns
from dealer_terminal.rules.returns.entry import Return
from tests.fast.rules.rounds import BOOKS, THIRTY_ONE, WA, counts
from tests.fast.rules.thirty_one_counts import four_card_counts, natural_counts
from tests.helpers.cases import every


def counted(edition: str, spot: str, option: int = 1) -> Return:
    return next(each for each in returns([BOOKS[edition]]) if (each.spot, each.pay_table) == (spot, option))


def play(edition: str, option: str = "1") -> PayTable:
    return BOOKS[edition].table("play").option(option)


def net(table: PayTable, cards: tuple[Card, ...]) -> int:
    """What Ante and Play together win: the Ante is even money from 18 on and pushes on 17."""
    value = best_three(table, cards)
    event = table.best(value.total, value.marks)
    if event is None:
        return -2
    return event.odds.pays(1) + (0 if event.label == "17" else 1)


def rising(table: PayTable) -> tuple[deals.Value, ...]:
    """Every value of three cards, by what Play pays and then by total."""

    def worth(value: deals.Value) -> tuple[int, int]:
        event = table.best(*value)
        return (event.odds.pays(1) if event else -1), value[0]

    return tuple(sorted(set(deals.natural_values()), key=worth))


@every("edition", THIRTY_ONE)
def test_draws_are_those_of_one_hand_at_a_time(edition: str) -> None:
    """A sample of naturals, each with all its 49 draws, by the rules that settle a single hand."""
    table, naturals = play(edition), list(combinations(DECK, 3))
    values = rising(table)
    for number in Random(31).sample(range(len(naturals)), 25):
        slow: Counter[int] = Counter()
        for card in set(DECK) - set(naturals[number]):
            value = best_three(table, (*naturals[number], card))
            slow[values.index((value.total, value.marks))] += 1
        fast = deals.draws(values)[number].tolist()
        assert {at: count for at, count in enumerate(fast) if count} == dict(slow)


def distinct_up_to_suits() -> dict[tuple[Card, ...], int]:
    """Naturals that differ by a swap of suits draw alike: one of each kind, and how many there are."""
    seen: Counter[tuple[tuple[int, ...], ...]] = Counter()
    first: dict[tuple[tuple[int, ...], ...], tuple[Card, ...]] = {}
    for cards in combinations(DECK, 3):
        key = tuple(sorted(tuple(card.rank for card in cards if card.suit is suit) for suit in Suit))
        seen[key] += 1
        first.setdefault(key, cards)
    return {first[key]: count for key, count in seen.items()}


def test_the_edge_is_that_of_playing_hand_by_hand() -> None:
    """Every natural and every draw, in plain Python, one of each kind of natural."""
    table = play(WA)
    total = 0
    for cards, alike in distinct_up_to_suits().items():
        played = sum(net(table, (*cards, draw)) for draw in set(DECK) - set(cards))
        total += alike * max(played, -49)
    assert Fraction(counted(WA, "ante-play").house_edge) == Fraction(-total, 22_100 * 49)


@every("edition", THIRTY_ONE)
def test_every_deal_is_counted_once(edition: str) -> None:
    all_deals = {"ante-play": 22_100 * 49, "natural-31": 22_100, "royal-family": 270_725}
    for found in returns([BOOKS[edition]]):
        assert found.combinations == all_deals[found.spot]
        assert sum(counts(found).values()) + found.lost + found.folded == found.combinations


def test_every_option_of_every_table_is_there() -> None:
    spots = Counter(each.spot for each in returns([BOOKS[WA]]))
    assert spots == {"ante-play": 5, "natural-31": 3, "royal-family": 3}
    assert sum(each.suggested for each in returns([BOOKS[WA]])) == 3


def test_naturals_and_four_card_hands_are_counted_by_combinatorics() -> None:
    bands = {row.event: row.points for row in BOOKS[WA].table("natural-31").rows if row.points is not None}
    for spot, expected in (("natural-31", natural_counts(bands)), ("royal-family", four_card_counts())):
        found = counted(WA, spot)
        assert {**counts(found), None: found.lost} == expected


def test_a_natural_bonus_is_paid_by_the_printed_odds() -> None:
    found = counted(WA, "natural-31")
    odds = {"16 - 20": 1, "21 - 25": 4, "26 - 28": 10, "29 & 30": 15, "Trips": 25, "31": 50, "Mini-Royal": 100}
    won = sum(odds[event] * count for event, count in counts(found).items())
    assert Fraction(found.house_edge) == Fraction(found.lost - won, 22_100)
    assert Fraction(found.hit_frequency) == 1 - Fraction(found.lost, 22_100)


def test_a_fold_that_would_lose_the_natural_bonus_is_said() -> None:
    assert "stays in action" in counted(WA, "natural-31").basis
    assert "a fold forfeits" in counted("31-classic-rules-of-play", "natural-31").basis


WINS_MONEY = {WA: "87519/270725", "31-classic-original": "105277/270725"}


@every(("edition", "often"), WINS_MONEY.items())
def test_a_push_is_no_hit_and_a_17_that_pays_on_play_is_one(edition: str, often: str) -> None:
    assert counted(edition, "ante-play").hit_frequency == often
