"""Every place at which a wager on the progressive can stand settled: by its cards, or by the event that was named."""

from copy import copy
from functools import cache

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.state import Phase, to_settle
from dealer_terminal.rules.cards import Card, parse_cards
from dealer_terminal.rules.hand import Result
from tests.fast.procedure.stax import HANDS, StaxWalk, screens
from tests.fast.procedure.walk import approval

SPADE = "Royal Flush, Other Suit"
EVENTS = tuple(HANDS)
CARDS, NAMED = KNOWN = ("by its cards", "by its event")
HERE = ("in turn", "verified", "in the rack", "with the deck to go back")
LATER = ("in the next round", "in the next round, dealt", "once the table is closed")
AMOUNTS = {
    "more": (500_000, Result.WIN),
    "less": (700, Result.WIN),
    "lost": (0, Result.LOSE),
    "pushed": (0, Result.PUSH),
}


def shown(walk: StaxWalk, event: str, known: str) -> int:
    """The hand in turn, by its cards or its event."""
    if known == CARDS:
        return walk.turned_over(event)
    seat = to_settle(walk.state)[0]
    walk.do(commands.DeclareEvent(seat, "hand", {"stax": event}))
    return seat


def claimed(walk: StaxWalk, seat: int, event: str) -> None:
    for command in screens(seat, event)[: 4 if event else 0]:
        walk.do(command)


def brought(event: str, known: str, place: str) -> tuple[StaxWalk, int]:
    """Position 2 has it; position 1 lies beside it."""
    walk, seat = _brought(event, known, place)
    again = copy(walk)
    again.facts = [*walk.facts]
    return again, seat


@cache
def _brought(event: str, known: str, place: str) -> tuple[StaxWalk, int]:
    walk = StaxWalk().dealt((1, 2))
    seat = shown(walk, event, known)
    claimed(walk, seat, event)
    if place == HERE[0]:
        return walk, seat
    if event:
        walk.verify(seat)
    if place != HERE[1]:
        walk.rack()
    if place not in HERE[:3]:
        walk.turned_over("", cards="Qc Jc 7s")
        walk.rack()
    if place in LATER:
        walk.deck_back()
    if place == LATER[1]:
        _dealt_anew(walk)
    if place == LATER[2]:
        walk.do(commands.CloseTable(approval()))
    return walk, seat


def _dealt_anew(walk: StaxWalk) -> None:
    walk.wagers({3: {"stax": 500}})
    walk.do(commands.CloseWagers())
    walk.count()
    while walk.state.phase is Phase.DEAL:
        walk.packet()


def anew(seat: int, event: str) -> commands.CorrectEvent:
    return commands.CorrectEvent(seat, event, approval("seen on camera"))


def cards(event: str) -> tuple[Card, ...]:
    return tuple(parse_cards(HANDS[event].split()))


def put_right(walk: StaxWalk, seat: int, event: str, known: str) -> commands.CorrectEvent:
    by = approval("seen on camera")
    if known == CARDS:
        return commands.CorrectEvent(seat, "", by, walk.state.round - 1, cards(event))
    return commands.CorrectEvent(seat, event, by, walk.state.round - 1)


def in_the_next_round(event: str) -> StaxWalk:
    """Position 2 had it wrongly; position 3 hits the same meter in the next round, before anybody knows."""
    walk, _ = brought(SPADE, CARDS, LATER[0])
    walk.dealt((3,))
    seat = walk.turned_over("", cards="Ah Kh Qh")
    claimed(walk, seat, event)
    return walk
