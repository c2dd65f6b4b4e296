"""The event of each wager, where the house lets a dealer enter it alone."""

from collections.abc import Iterator

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.state import State, turn
from dealer_terminal.procedure.terms import CardsFrom, EventEntry
from dealer_terminal.ui.kiosk.desk import Desk, Reaction, cleared, opened
from dealer_terminal.ui.kiosk.sheets import CardPad, EventPad

NOTHING = "nothing"


def allowed(state: State) -> bool:
    by_hand = state.cards_from is CardsFrom.DEALER
    return by_hand and state.in_force().event_entry is EventEntry.EVENT_ALLOWED


def event_pad(state: State, pad: CardPad) -> EventPad:
    """For every stage of this motion, each wager still in action."""
    spots = [spot for stage in pad.stages for spot in settled_by(state, pad.seat, stage)]
    return EventPad(pad.seat, pad.stages, tuple(spots))


def settled_by(state: State, seat: int, stage_id: str) -> tuple[str, ...]:
    """The live wagers of a stage and of those after it that expose nothing more."""
    settled = (spot for stage in turn(state, stage_id) for spot in stage.settles)
    return tuple(spot for spot in settled if spot in state.live(seat))


def chosen(desk: Desk, pad: EventPad, choice: str) -> Reaction:
    """`spot:label`; an empty label pays nothing."""
    spot, _, label = choice.partition(":")
    return opened(desk, replace(pad, chosen={**pad.chosen, spot: "" if label == NOTHING else label}))


def entered(desk: Desk, state: State, pad: EventPad) -> Reaction:
    if len(pad.chosen) < len(pad.spots):
        return Reaction(desk)
    return cleared(desk, *_declared(state, pad))


def _declared(state: State, pad: EventPad) -> Iterator[Command]:
    """Stage by stage; one that settles nothing names no event."""
    for stage in pad.stages:
        events = {spot: pad.chosen[spot] for spot in settled_by(state, pad.seat, stage)}
        yield commands.DeclareEvent(pad.seat, stage, events)
