"""What a hand would have come to, had its player decided otherwise: settled as the table settles."""

from collections.abc import Mapping

from dealer_terminal.review.shift_play import InForce
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import Settling
from dealer_terminal.rules.hand import ANTE, PLAY, TOLD_16, Decision, Hand, Line
from dealer_terminal.rules.returns.hand_deals import Decided
from dealer_terminal.rules.rulebook import Need
from dealer_terminal.rules.settlement import settle_round


def won_by(
    in_force: InForce,
    stakes: Mapping[str, int],
    cards: Mapping[str, tuple[Card, ...]],
    dealer: tuple[Card, ...],
    decided: Decided,
) -> tuple[Line, ...]:
    """Its lines. Play is as large as the Ante; an award has no wager."""
    awards = {spot.id for spot in in_force.book.spots if spot.need is Need.AWARD}
    wagers = {spot: cents for spot, cents in stakes.items() if spot not in awards and spot != PLAY}
    if decided.plays and ANTE in wagers:
        wagers[PLAY] = wagers[ANTE]
    hand = Hand(
        seat=1,
        wagers=wagers,
        decision=Decision.PLAY if decided.plays else Decision.FOLD,
        claims=(TOLD_16,) if decided.told and not decided.plays else (),
        cards=dict(cards),
    )
    return settle_round(in_force.game(), Settling(in_force.book, in_force.tables(), dealer), [hand])
