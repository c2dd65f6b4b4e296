from fractions import Fraction
from functools import cache
from itertools import combinations

import pytest

from dealer_terminal.rules.cards import DECK, Rank
from dealer_terminal.rules.hands.ante_play import ante_play, is_played, net_of_playing
from dealer_terminal.rules.hands.showdowns import DEALER_HANDS, DEALS, HandClass, Showdowns, hand_classes
from dealer_terminal.rules.hands.three_card import ThreeCardCategory as Category
from dealer_terminal.rules.hands.three_card import ThreeCardHand
from tests.rules.three_card_naive import naive_key, ranks

PAPER = {Category.STRAIGHT: Fraction(1), Category.THREE_OF_A_KIND: Fraction(4), Category.STRAIGHT_FLUSH: Fraction(5)}
NAIVE = {cards: naive_key(cards) for cards in combinations(DECK, 3)}
CLASSES = hand_classes()


@cache
def qualifies(held: frozenset[str]) -> bool:
    return bool(held & set("QKA"))


def naive_showdowns(each: HandClass) -> Showdowns:
    mine, ends = NAIVE[each.cards], {"not_qualified": 0, "won": 0, "tied": 0, "lost": 0}
    for cards, theirs in NAIVE.items():
        if not set(cards) & set(each.cards):
            high_card_only = theirs[0] is Category.HIGH_CARD
            if high_card_only and not qualifies(frozenset(ranks(cards))):
                ends["not_qualified"] += 1
            else:
                ends["tied" if mine == theirs else "won" if mine > theirs else "lost"] += 1
    return Showdowns(**ends)


def test_suit_swaps_leave_1755_classes_that_hold_every_hand_once() -> None:
    assert len(CLASSES) == 1_755
    assert sum(each.weight for each in CLASSES) == 22_100
    assert [each.hand for each in CLASSES] == sorted(each.hand for each in CLASSES)


def test_every_class_meets_every_dealer_hand_from_the_other_cards() -> None:
    met = {
        each.showdowns.not_qualified + each.showdowns.won + each.showdowns.tied + each.showdowns.lost
        for each in CLASSES
    }
    assert met == {DEALER_HANDS}


@pytest.mark.parametrize("each", CLASSES[::90] + CLASSES[-1:], ids=lambda each: " ".join(map(str, each.cards)))
def test_showdowns_are_those_counted_one_dealer_hand_at_a_time(each: HandClass) -> None:
    assert each.showdowns == naive_showdowns(each)


def test_best_play_is_queen_six_four_or_better() -> None:
    queen_six_four = ThreeCardHand(Category.HIGH_CARD, (Rank.QUEEN, Rank.SIX, Rank.FOUR))
    assert {each.hand for each in CLASSES if is_played(each, PAPER)} == {
        each.hand for each in CLASSES if each.hand >= queen_six_four
    }


def test_the_house_edge_with_the_paper_s_ante_bonus_is_3_3730_per_cent_of_the_ante() -> None:
    result = ante_play(PAPER)
    assert f"{float(100 * result.house_edge):.4f}" == "3.3730"
    assert result.net == -13_733_780


def test_every_deal_comes_to_one_end() -> None:
    result = ante_play(PAPER)
    ends = result.folded + result.not_qualified + result.won + result.tied + result.lost
    assert ends == DEALS == 407_170_400


def test_the_net_is_the_sum_of_the_ends_and_the_bonuses() -> None:
    result = ante_play(PAPER)
    bonuses = sum(count * PAPER[event] for event, count in result.bonuses.items())
    assert result.net == result.not_qualified + 2 * (result.won - result.lost) - result.folded + bonuses


def test_akq_suited_has_the_straight_flush_bonus_where_the_table_does_not_name_it() -> None:
    assert ante_play(PAPER).bonuses == {
        Category.STRAIGHT: 720 * DEALER_HANDS,
        Category.THREE_OF_A_KIND: 52 * DEALER_HANDS,
        Category.STRAIGHT_FLUSH: 48 * DEALER_HANDS,
    }


def test_akq_suited_has_its_own_bonus_where_the_table_names_it() -> None:
    bonuses = ante_play({**PAPER, Category.AKQ_SUITED: Fraction(50)}).bonuses
    assert (bonuses[Category.AKQ_SUITED], bonuses[Category.STRAIGHT_FLUSH]) == (4 * DEALER_HANDS, 44 * DEALER_HANDS)


def test_a_bonus_is_lost_with_a_fold_so_a_large_one_makes_any_hand_worth_playing() -> None:
    assert ante_play({Category.HIGH_CARD: Fraction(2)}).folded == 0


def test_no_hand_loses_more_by_best_play_than_by_folding() -> None:
    result = ante_play(PAPER)
    best = sum(each.weight * max(net_of_playing(each, PAPER), -DEALER_HANDS) for each in CLASSES)
    assert result.net == best


def test_progress_ends_at_the_whole() -> None:
    seen: list[tuple[int, int]] = []
    hand_classes(lambda done, total: seen.append((done, total)))
    assert seen[0] == (1, 1_755)
    assert seen[-1] == (1_755, 1_755)
