"""Three hands at a table, and what goes wrong there, in a few words."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.terms import Terms
from dealer_terminal.rules.cards import parse_cards
from tests.fast.procedure.walk import EDITIONS, Walk, approval

WA, ORIGINAL, RULES_OF_PLAY, DEALER_PROCEDURES = EDITIONS
BOTH = {"ante": 500, "natural-31": 500, "royal-family": 500}
HANDS = {1: ("4c 4h 4s", "9d"), 3: ("2s 3h 4d", "5c"), 5: ("As 10s 8s", "5h")}


def dealt(rulebook: str = WA, terms: Terms | None = None) -> Walk:
    walk = Walk(rulebook, terms)
    spots = [spot for spot in BOTH if spot in walk.book.spot_ids()]
    walk.wagers({seat: {spot: BOTH[spot] for spot in spots} for seat in HANDS})
    walk.deal()
    return walk


def settling(rulebook: str = WA, terms: Terms | None = None) -> Walk:
    walk = dealt(rulebook, terms)
    walk.lock()
    return walk


def happens(walk: Walk, name: str, choice: str, seat: int = 0, cards: str = "") -> None:
    seats = (seat,) if seat else ()
    walk.do(commands.ReportIrregularity(name, seats=seats, cards=parse_cards(cards.split())))
    walk.do(commands.ResolveIrregularity(choice, (approval(),)))


def to_the_end(walk: Walk) -> None:
    walk.collect()
    walk.settle(HANDS)
    walk.deck_back()
