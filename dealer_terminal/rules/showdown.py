"""Comparison of a player's three cards with the dealer's, and its results for Ante and Play."""

from collections.abc import Sequence

from msgspec import Struct

from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import ANTE, PLAY, Hand, Line, Result, lost, settled
from dealer_terminal.rules.hands.three_card import three_card_hand
from dealer_terminal.rules.odds import PUSH, Odds, parse_odds
from dealer_terminal.rules.rulebook import Rulebook

EVEN = parse_odds("1 to 1")


class Showdown(Struct, frozen=True):
    """Result for the player. `odds` are those of each wager that does not lose; `rule` is a key of the citations."""

    event: str
    result: Result
    rule: str
    odds: dict[str, Odds]

    def line(self, book: Rulebook, hand: Hand, spot: str) -> Line:
        rule = book.citations[self.rule]
        return settled(hand, spot, rule, self.event, self.odds[spot]) if self.odds else lost(hand, spot, rule)


NOT_QUALIFIED = Showdown("Dealer does not qualify", Result.WIN, "not-qualified", {ANTE: EVEN, PLAY: PUSH})
HIGHER = Showdown("Higher hand", Result.WIN, "higher-hand", {ANTE: EVEN, PLAY: EVEN})
TIE = Showdown("Tie", Result.PUSH, "tie", {ANTE: PUSH, PLAY: PUSH})
LOWER = Showdown("Lower hand", Result.LOSE, "higher-hand", {})
ENDS = (NOT_QUALIFIED, HIGHER, TIE, LOWER)


def showdown(cards: Sequence[Card], dealer: Sequence[Card]) -> Showdown:
    """Compare the hands. The dealer qualifies first; then the higher hand wins and a tie pushes (Rules of Play,
    paragraphs 4 and 5)."""
    held, dealers = three_card_hand(cards), three_card_hand(dealer)
    if not dealers.qualifies:
        return NOT_QUALIFIED
    if held == dealers:
        return TIE
    return HIGHER if held > dealers else LOWER
