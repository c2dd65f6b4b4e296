"""A prize that was locked, and what a supervisor's word might make of it."""

from dealer_terminal.procedure import meter_facts
from dealer_terminal.rules.hand import Result
from tests.fast.procedure.stax import StaxWalk

SPADE, FLUSH = "Royal Flush, Other Suit", "Flush"
WHEN = ("pending", "verified", "racked", "in the next round")
OTHERWISE = {"more": (500_000, Result.WIN), "less": (700, Result.WIN), "nothing": (0, Result.LOSE)}


def brought(event: str, when: str) -> tuple[StaxWalk, meter_facts.JackpotLocked]:
    """Position 2 wins it; position 1 lies face down beside it."""
    walk = StaxWalk().dealt((1, 2))
    locked = walk.pay(event)
    if when != "pending":
        walk.verify(locked.seat)
    if when in WHEN[2:]:
        walk.rack()
    if when == WHEN[3]:
        walk.turned_over("")
        walk.rest_of_round()
    return walk, locked
