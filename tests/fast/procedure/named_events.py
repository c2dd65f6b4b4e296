"""A 3 Card table where events are named, and every event that three cards make there."""

from itertools import combinations, product

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import DECK, parse_cards
from dealer_terminal.rules.games.three_card import GAME as THREE_CARD_GAME
from dealer_terminal.rules.hand import Hand
from tests.fast.procedure.stax import StaxWalk
from tests.fast.procedure.walk import Walk

HAND = THREE_CARD_GAME.stages[0]


def three_card(dealer: str, wagers: dict[str, int]) -> Walk:
    walk = StaxWalk()
    walk.wagers({1: wagers})
    walk.deal()
    walk.lock()
    walk.do(commands.Expose(0, "dealer", {"dealer": parse_cards(dealer.split())}, CardsFrom.DEALER))
    return walk


def taken_and_made(dealer: str) -> tuple[set[tuple[str, ...]], set[tuple[str, ...]]]:
    """The events of two bonuses that are taken beside these cards, and those that three cards of the rest make."""
    walk = three_card(dealer, {"player-bonus": 500, "six-card-bounty": 500})
    state, spots = walk.state, ("player-bonus", "six-card-bounty")
    labels = product(*([*(event.label for event in state.tables()[spot].events), ""] for spot in spots))
    taken = {each for each in labels if _takes(walk, dict(zip(spots, each, strict=True)))}
    left = [card for card in DECK if card not in state.dealer_cards]
    wagers = state.hand(1).wagers
    hands = (Hand(1, wagers, cards={"hand": held}) for held in combinations(left, 3))
    settled = (state.game().settle(state.settling(), hand, HAND, spots) for hand in hands)
    return taken, {tuple(line.event or "" for line in lines) for lines in settled}


def _takes(walk: Walk, events: dict[str, str]) -> bool:
    return not isinstance(walk.ask(commands.DeclareEvent(1, "hand", events)), Refusal)
