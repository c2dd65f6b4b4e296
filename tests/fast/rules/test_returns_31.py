"""Returns of 31 Classic, against slow counting by the rules of one hand and against combinatorics."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

from dealer_terminal.bootstrap import rulebook
from dealer_terminal.rules.cards import DECK, Card, Rank, Suit
from dealer_terminal.rules.games.thirty_one import best_three
from dealer_terminal.rules.hands import points
from dealer_terminal.rules.paytable import PayTable
from dealer_terminal.rules.returns import deals, returns
from dealer_terminal.rules.returns.entry import Return
from tests.fast.rules.counts import counts
from tests.helpers.every import every

EDITIONS = (
    "31-classic-wa-2019",
    "31-classic-original",
    "31-classic-rules-of-play",
    "31-classic-dealer-procedures",
)


def counted(edition: str, spot: str, option: int = 1) -> Return:
    return next(each for each in returns([rulebook(edition)]) if (each.spot, each.pay_table) == (spot, option))


def play(edition: str, option: str = "1") -> PayTable:
    return rulebook(edition).table("play").option(option)


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


@every("edition", EDITIONS)
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
    table = play("31-classic-wa-2019")
    total = 0
    for cards, alike in distinct_up_to_suits().items():
        played = sum(net(table, (*cards, draw)) for draw in set(DECK) - set(cards))
        total += alike * max(played, -49)
    assert Fraction(counted("31-classic-wa-2019", "ante-play").house_edge) == Fraction(-total, 22_100 * 49)


@every("edition", EDITIONS)
def test_best_play_is_at_least_as_good_as_always_playing_and_always_folding(edition: str) -> None:
    for found in returns([rulebook(edition)]):
        if found.spot == "ante-play":
            assert Fraction(found.house_edge) < 1
            assert 0 < found.folded < found.combinations


@every("edition", EDITIONS)
def test_every_deal_is_counted_once(edition: str) -> None:
    all_deals = {"ante-play": 22_100 * 49, "natural-31": 22_100, "royal-family": 270_725}
    for found in returns([rulebook(edition)]):
        assert found.combinations == all_deals[found.spot]
        assert sum(counts(found).values()) + found.lost + found.folded == found.combinations


def test_every_option_of_every_table_is_there() -> None:
    spots = Counter(each.spot for each in returns([rulebook("31-classic-wa-2019")]))
    assert spots == {"ante-play": 5, "natural-31": 3, "royal-family": 3}
    assert sum(each.suggested for each in returns([rulebook("31-classic-wa-2019")])) == 3


def test_naturals_are_counted_by_combinatorics() -> None:
    """31 is an ace with two tens of its suit, less A-K-Q; Trips are three of four in each rank."""
    found = counts(counted("31-classic-wa-2019", "natural-31"))
    assert found["Mini-Royal"] == 4
    assert found["31"] == 4 * (comb(4, 2) - 1)
    assert found["Trips"] == 13 * comb(4, 3)
    assert found["29 & 30"] == 4 * (suited(30) + suited(29))
    assert found["26 - 28"] == 4 * sum(suited(total) for total in (26, 27, 28))


def suited(total: int) -> int:
    """Three cards of one suit with such a total, from 22 on; fewer than three make at most 21."""
    amounts = [points.points(card) for card in DECK if card.suit is Suit.CLUBS]
    return sum(sum(three) == total for three in combinations(amounts, 3))


def test_a_natural_bonus_is_paid_by_the_printed_odds() -> None:
    found = counted("31-classic-wa-2019", "natural-31")
    odds = {"16 - 20": 1, "21 - 25": 4, "26 - 28": 10, "29 & 30": 15, "Trips": 25, "31": 50, "Mini-Royal": 100}
    won = sum(odds[event] * count for event, count in counts(found).items())
    assert Fraction(found.house_edge) == Fraction(found.lost - won, 22_100)
    assert Fraction(found.hit_frequency) == 1 - Fraction(found.lost, 22_100)


def test_four_card_hands_are_counted_by_combinatorics() -> None:
    found = counts(counted("31-classic-wa-2019", "royal-family"))
    assert found["Rainbow"] == 13**4 - 13
    assert found["Quads"] == 13
    assert found["Royal Family"] == 4
    assert found["41"] == 4 * (comb(4, 3) - 1)
    assert found["40"] == 4 * (comb(4, 4) + comb(4, 2))
    assert found["4 Card Flush"] + found["32 - 39"] == 4 * comb(13, 4) - found["40"] - found["41"] - 4


def test_alike_four_card_hands_are_worth_what_one_hand_is_worth() -> None:
    sample = Random(40).sample(list(combinations(DECK, 4)), 2_000)
    values = {(each.total, each.marks) for each in deals.four_card_hands()}
    assert sum(each.count for each in deals.four_card_hands()) == 270_725
    assert {(value.total, value.marks) for value in map(points.all_four, sample)} <= values


def test_editions_with_the_same_tables_have_the_same_returns() -> None:
    original, procedures = ("31-classic-original", "31-classic-dealer-procedures")
    assert counted(original, "ante-play").house_edge == counted(procedures, "ante-play").house_edge


def test_a_fold_that_would_lose_the_natural_bonus_is_said() -> None:
    assert "stays in action" in counted("31-classic-wa-2019", "natural-31").basis
    assert "a fold forfeits" in counted("31-classic-rules-of-play", "natural-31").basis


def test_a_natural_of_seventeen_never_loses_when_played() -> None:
    table = play("31-classic-wa-2019")
    kept = [card for card in DECK if card.suit is Suit.SPADES and card.rank in (Rank.TEN, Rank.SEVEN)]
    seventeen = (*kept, DECK[0])
    assert all(net(table, (*seventeen, draw)) >= 0 for draw in set(DECK) - set(seventeen))


WINS_MONEY = {"31-classic-wa-2019": "87519/270725", "31-classic-original": "105277/270725"}


@every(("edition", "often"), WINS_MONEY.items())
def test_a_push_is_no_hit_and_a_17_that_pays_on_play_is_one(edition: str, often: str) -> None:
    assert counted(edition, "ante-play").hit_frequency == often
