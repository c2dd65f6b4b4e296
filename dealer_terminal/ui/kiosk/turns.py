"""Which cards are turned over in one motion: up to the first that decide a wager."""

from collections.abc import Iterator

from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.state import Phase, State, stages_of, to_settle
from dealer_terminal.procedure.terms import CardsFrom, ReadAt
from dealer_terminal.rules.game import Stage

DEALER_STAGE = "dealer"


def exposures(state: State, seat: int) -> tuple[Stage, ...]:
    """The stages that one motion exposes: a natural with no bonus on it is turned over together with the draw."""
    return tuple(_until_one_pays(state, seat))


def _until_one_pays(state: State, seat: int) -> Iterator[Stage]:
    live = state.live(seat)
    for stage in stages_of(state, seat):
        if stage.exposes and stage.id not in state.seat(seat).stages:
            yield stage
            if any(spot in live for spot in stage.settles):
                return


def due_stages(state: State, seat: int) -> tuple[str, ...]:
    if seat == DEALER_SEAT:
        return (DEALER_STAGE,) if state.phase is Phase.DEALER else ()
    due = state.phase is Phase.SETTLE and to_settle(state)[0] == seat
    return tuple(stage.id for stage in exposures(state, seat)) if due else ()


def sealed(state: State, seat: int) -> bool:
    packet = state.dealer_packet if seat == DEALER_SEAT else state.seat(seat).packet
    return packet is not None and bool(packet.sealed)


def shown_to_reader(state: State) -> bool:
    """Whether a reader tells the cards as they are turned over."""
    by_reader = state.cards_from is not CardsFrom.DEALER and not state.faults
    return by_reader and state.in_force().read_at is ReadAt.EXPOSURE


def card_count(state: State, stage_id: str) -> int:
    """How many cards a stage turns over."""
    if stage_id == DEALER_STAGE:
        return state.game().dealer_packet
    exposes = next(stage.exposes for stage in state.game().stages if stage.id == stage_id)
    return next(len(place.at) for place in state.game().places if place.id == exposes)


def place_of(state: State, stage_id: str) -> str:
    """Where those cards lie."""
    if stage_id == DEALER_STAGE:
        return DEALER_STAGE
    return next(stage.exposes for stage in state.game().stages if stage.id == stage_id)
