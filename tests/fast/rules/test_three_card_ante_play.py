from fractions import Fraction
from functools import cache
from itertools import combinations

from dealer_terminal.rules.cards import DECK, Card, Rank
from dealer_terminal.rules.hands.showdowns import (
    DEALER_HANDS,
    HandClass,
    Showdowns,
    bonus_event,
    hand_classes,
    is_played,
    net_of_playing,
)
from dealer_terminal.rules.hands.space import THREE_CARD_HANDS
from dealer_terminal.rules.hands.three_card import ThreeCardCategory as Category
from dealer_terminal.rules.hands.three_card import ThreeCardHand
from tests.fast.rules.naive import Key, naive_key, ranks
from tests.helpers.cases import every

PAPER = {Category.STRAIGHT: Fraction(1), Category.THREE_OF_A_KIND: Fraction(4), Category.STRAIGHT_FLUSH: Fraction(5)}


@cache
def naive() -> dict[tuple[Card, ...], Key]:
    return {cards: naive_key(cards) for cards in combinations(DECK, 3)}


@cache
def classes() -> tuple[HandClass, ...]:
    return tuple(hand_classes())


def naive_showdowns(each: HandClass) -> Showdowns:
    mine, ends = naive()[each.cards], {"not_qualified": 0, "won": 0, "tied": 0, "lost": 0}
    for cards, theirs in naive().items():
        if not set(cards) & set(each.cards):
            if theirs[0] is Category.HIGH_CARD and not set(ranks(cards)) & set("QKA"):
                ends["not_qualified"] += 1
            else:
                ends["tied" if mine == theirs else "won" if mine > theirs else "lost"] += 1
    return Showdowns(**ends)


def test_suit_swaps_leave_1755_classes_that_hold_every_hand_once() -> None:
    assert len(classes()) == 1_755
    assert sum(each.weight for each in classes()) == 22_100
    assert [each.hand for each in classes()] == sorted(each.hand for each in classes())


def test_every_class_meets_every_dealer_hand_from_the_other_cards() -> None:
    met = {
        each.showdowns.not_qualified + each.showdowns.won + each.showdowns.tied + each.showdowns.lost
        for each in classes()
    }
    assert met == {DEALER_HANDS}


def test_showdowns_are_those_counted_one_dealer_hand_at_a_time() -> None:
    sample = (*classes()[::180], classes()[-1])
    assert [each for each in sample if each.showdowns != naive_showdowns(each)] == []


def test_best_play_is_queen_six_four_or_better() -> None:
    queen_six_four = ThreeCardHand(Category.HIGH_CARD, (Rank.QUEEN, Rank.SIX, Rank.FOUR))
    assert {each.hand for each in classes() if is_played(each, PAPER)} == {
        each.hand for each in classes() if each.hand >= queen_six_four
    }


def test_best_play_with_the_paper_s_ante_bonus_loses_3_3730_per_cent_of_the_ante() -> None:
    net = sum(each.weight * max(net_of_playing(each, PAPER), -DEALER_HANDS) for each in classes())
    assert net == -13_733_780
    assert f"{float(-100 * net / (THREE_CARD_HANDS * DEALER_HANDS)):.4f}" == "3.3730"


NAMING_AKQ = {**PAPER, Category.AKQ_SUITED: Fraction(50)}
BONUSES = [
    (Category.STRAIGHT, PAPER, Category.STRAIGHT),
    (Category.AKQ_SUITED, PAPER, Category.STRAIGHT_FLUSH),
    (Category.AKQ_SUITED, NAMING_AKQ, Category.AKQ_SUITED),
    (Category.STRAIGHT_FLUSH, NAMING_AKQ, Category.STRAIGHT_FLUSH),
    (Category.FLUSH, PAPER, Category.FLUSH),
]


@every(("held", "bonus", "event"), BONUSES)
def test_a_hand_has_the_best_bonus_that_it_holds(held, bonus, event) -> None:
    assert bonus_event(held, bonus) is event


def test_a_bonus_is_lost_with_a_fold_so_a_large_one_makes_any_hand_worth_playing() -> None:
    assert all(is_played(each, dict.fromkeys(Category, Fraction(2))) for each in classes())


def test_progress_ends_at_the_whole() -> None:
    seen: list[tuple[int, int]] = []
    hand_classes(lambda done, total: seen.append((done, total)))
    assert seen[0] == (1, 1_755)
    assert seen[-1] == (1_755, 1_755)
