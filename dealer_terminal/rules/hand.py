"""One seat's part of a round, and the lines that settle it."""

from enum import Enum

from msgspec import Struct

from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.odds import Odds, OddsTerms

ANTE, PLAY = "ante", "play"
TOLD_16 = "natural-16"


class Decision(Enum):
    PLAY = "play"
    FOLD = "fold"


class Result(Enum):
    WIN = "win"
    PUSH = "push"
    LOSE = "lose"
    FORFEIT = "forfeit"
    RETURNED = "returned"


class Hand(Struct, frozen=True):
    """Wagers, decision and cards of a seat. `cards` are by their place (natural, draw, hand)."""

    seat: int
    wagers: dict[str, int]
    decision: Decision = Decision.PLAY
    claims: tuple[str, ...] = ()
    forfeit: str = ""
    cards: dict[str, tuple[Card, ...]] = {}

    def stake(self, spot: str) -> int:
        return self.wagers.get(spot, 0)


class Line(Struct, frozen=True):
    """One settled wager. `pays` is the casino's payment on top of the stake."""

    seat: int
    spot: str
    event: str | None
    result: Result
    odds: str | None
    stake: int
    pays: int
    rule: str
    meter: str | None = None


def settled(hand: Hand, spot: str, rule: str, event: str, odds: Odds) -> Line:
    """Return the line of a wager that an event pays or pushes."""
    stake = hand.stake(spot)
    result = Result.PUSH if odds.terms is OddsTerms.PUSH else Result.WIN
    return Line(hand.seat, spot, event, result, odds.printed, stake, odds.pays(stake), rule)


def lost(hand: Hand, spot: str, rule: str) -> Line:
    return Line(hand.seat, spot, None, Result.LOSE, None, hand.stake(spot), 0, rule)
