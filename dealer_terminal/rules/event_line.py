"""The line of a wager that an event pays: by its odds, or by the meter that it hits."""

from dealer_terminal.rules.game import Settling
from dealer_terminal.rules.hand import Hand, Line, Result, settled
from dealer_terminal.rules.paytable import Event


def event_line(settling: Settling, hand: Hand, spot: str, event: Event) -> Line:
    rule = settling.book.spot(spot).citation
    if not event.meter:
        return settled(hand, spot, rule, event.label, event.odds)
    stake = hand.stake(spot)
    return Line(
        hand.seat,
        spot,
        event.label,
        Result.WIN,
        event.odds.printed,
        stake,
        _amount(settling, event.meter, stake),
        rule,
        event.meter,
    )


def _amount(settling: Settling, meter: str, stake: int) -> int:
    """On top of the wager; a meter that nobody told stands at its reset level."""
    told = settling.meters.get(meter)
    return settling.book.reset_level(meter, stake) if told is None else told
