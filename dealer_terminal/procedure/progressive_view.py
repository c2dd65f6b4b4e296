"""Views of meters and jackpots. No amount is shown before it is locked (STAX Jackpot Approval Process 3)."""

from collections.abc import Iterator

from msgspec import Struct

from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.meter_facts import JackpotVerification
from dealer_terminal.procedure.progressive import (
    held_event,
    is_closed,
    progressive_of,
    shown_meters,
    touchable,
    wagered,
)
from dealer_terminal.procedure.sentences import LINK_LOST
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import NO_WORDS, Words


class MeterView(Struct, frozen=True):
    """A meter as every display shows it, in whole cents."""

    id: str
    name: str
    cents: int


class JackpotView(Struct, frozen=True):
    """One seat's jackpot. While the hand is chosen, `choices` are those of the pay table and `offered` is the one that
    the cards show (empty: None). `pays` is 0 until “Pay Jackpot”; `order` counts the hits on one meter in a round."""

    seat: int
    stage: JackpotStage
    event: str
    choices: tuple[str, ...] = ()
    offered: str = ""
    pays: int = 0
    meter: str = ""
    order: int = 0
    waits_for: JackpotVerification = JackpotVerification.NONE


class ProgressiveView(Struct, frozen=True):
    """Progressive of a table. `touchable` are the seats on which a tap begins the approval, and `due` those of them
    that have a prize. `closed` is the reason why no wagers are accepted, or empty."""

    spot: str = ""
    meters: tuple[MeterView, ...] = ()
    jackpots: tuple[JackpotView, ...] = ()
    touchable: tuple[int, ...] = ()
    due: tuple[int, ...] = ()
    chips: int = 0
    closed: Words = NO_WORDS


NO_PROGRESSIVE = ProgressiveView()


def progressive_view(state: State) -> ProgressiveView:
    if state.phase is Phase.CLOSED or state.rulebook().progressive is None:
        return NO_PROGRESSIVE
    progressive, cents = progressive_of(state), shown_meters(state)
    return ProgressiveView(
        spot=progressive.spot,
        meters=tuple(MeterView(meter.id, meter.name, cents[meter.id]) for meter in progressive.meters),
        jackpots=tuple(_jackpots(state)),
        touchable=touchable(state),
        due=tuple(seat for seat in touchable(state) if held_event(state, seat)),
        chips=len(wagered(state)),
        closed=LINK_LOST[state.link.trouble][0] if is_closed(state) else NO_WORDS,
    )


def _jackpots(state: State) -> Iterator[JackpotView]:
    for seat, jackpot in state.jackpots.items():
        choosing = jackpot.stage is JackpotStage.TOUCHED
        events = state.tables()[progressive_of(state).spot].events if choosing else ()
        yield JackpotView(
            seat=seat,
            stage=jackpot.stage,
            event=jackpot.event,
            choices=tuple(event.label for event in events),
            offered=held_event(state, seat) if choosing else "",
            pays=jackpot.pays,
            meter=state.rulebook().meter(jackpot.meter).name if jackpot.meter else "",
            order=jackpot.order,
            waits_for=jackpot.waits_for,
        )


def jackpot_view(state: State, seat: int) -> JackpotView:
    return next(each for each in _jackpots(state) if each.seat == seat)
