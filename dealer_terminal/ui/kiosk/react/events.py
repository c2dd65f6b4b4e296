"""The event of each wager, where the house lets a dealer enter it alone."""

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom, EventEntry
from dealer_terminal.ui.kiosk.desk import Desk, Reaction, cleared, opened
from dealer_terminal.ui.kiosk.sheets import CardPad, EventPad

NOTHING = "nothing"


def allowed(state: State) -> bool:
    by_hand = state.cards_from is CardsFrom.DEALER
    return by_hand and state.in_force().event_entry is EventEntry.EVENT_ALLOWED


def event_pad(state: State, pad: CardPad) -> EventPad:
    """For the first stage that settles a wager still in action."""
    stage = pad.stages[-1]
    return EventPad(pad.seat, stage, settled_by(state, pad.seat, stage))


def settled_by(state: State, seat: int, stage_id: str) -> tuple[str, ...]:
    """The live wagers of a stage and of those after it that expose nothing more."""
    spots: list[str] = []
    stages = state.game().stages
    at = next(at for at, stage in enumerate(stages) if stage.id == stage_id)
    for following, stage in enumerate(stages[at:]):
        if following and stage.exposes:
            break
        spots += [spot for spot in stage.settles if spot in state.live(seat)]
    return tuple(spots)


def chosen(desk: Desk, pad: EventPad, choice: str) -> Reaction:
    """`spot:label`; an empty label pays nothing."""
    spot, _, label = choice.partition(":")
    return opened(desk, replace(pad, chosen={**pad.chosen, spot: "" if label == NOTHING else label}))


def entered(desk: Desk, pad: EventPad) -> Reaction:
    if len(pad.chosen) < len(pad.spots):
        return Reaction(desk)
    return cleared(desk, commands.DeclareEvent(pad.seat, pad.stage, pad.chosen))
