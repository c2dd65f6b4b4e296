"""Chips counted, and jackpots on their way; the meters themselves move by `meters.changes`."""

from msgspec.structs import replace

from dealer_terminal.procedure import meter_facts
from dealer_terminal.procedure.jackpot import Jackpot, Stage
from dealer_terminal.procedure.meter_facts import MeterFact, Verification
from dealer_terminal.procedure.progressive import jackpot_stage
from dealer_terminal.procedure.state import Phase, Seat, State
from dealer_terminal.rules.hand import Line


def fold(state: State, fact: MeterFact) -> State:
    match fact:
        case (
            meter_facts.MetersOpened()
            | meter_facts.MetersMoved()
            | meter_facts.MeterAdjusted()
            | meter_facts.ChipsCounted()
        ):
            return state
        case meter_facts.WagersReopened():
            return replace(state, phase=Phase.WAGERS, deal=())
        case meter_facts.MetersGrew():
            return replace(state, phase=Phase.DEAL)
        case meter_facts.JackpotLocked():
            return _locked(state, fact)
        case meter_facts.JackpotVerified(seat=seat):
            paid = replace(state.jackpots[seat], stage=Stage.PAID)
            return _with(state, seat, paid)
        case meter_facts.JackpotReversed():
            return _reversed(state, fact)
        case _:
            return _chosen(state, fact)


def _chosen(
    state: State,
    fact: meter_facts.JackpotOpened
    | meter_facts.JackpotChosen
    | meter_facts.JackpotDismissed
    | meter_facts.JackpotProceeded
    | meter_facts.JackpotCancelled,
) -> State:
    """Before it is locked there is no amount, and everything can be undone."""
    match fact:
        case meter_facts.JackpotOpened(seat=seat):
            return _with(state, seat, Jackpot())
        case meter_facts.JackpotChosen(seat=seat, event=event):
            return _with(state, seat, Jackpot(Stage.CHOSEN, event))
        case meter_facts.JackpotProceeded(seat=seat, event=event):
            return _with(state, seat, Jackpot(Stage.CONFIRMING, event))
        case meter_facts.JackpotDismissed(seat=seat) | meter_facts.JackpotCancelled(seat=seat):
            return _without(state, seat)


def _locked(state: State, fact: meter_facts.JackpotLocked) -> State:
    line = fact.line
    stage = Stage.PAID if fact.waits_for is Verification.NONE else Stage.PENDING
    jackpot = Jackpot(stage, line.event or "", line.pays, line.meter or "", fact.order, fact.reseeded, fact.waits_for)
    seat = _settled_by(state.seat(fact.seat), line)
    done = tuple(dict.fromkeys((*seat.stages, jackpot_stage(state).id)))
    return _with(state.with_seat(fact.seat, replace(seat, stages=done)), fact.seat, jackpot)


def _reversed(state: State, fact: meter_facts.JackpotReversed) -> State:
    """The wager is unresolved again."""
    seat = state.seat(fact.seat)
    lines = tuple(line for line in seat.lines if line.spot != fact.line.spot)
    stages = tuple(stage for stage in seat.stages if stage != jackpot_stage(state).id)
    return _without(state.with_seat(fact.seat, replace(seat, lines=lines, stages=stages)), fact.seat)


def _settled_by(seat: Seat, line: Line) -> Seat:
    """A wager has one line, whatever it came to before."""
    return replace(seat, lines=(*(each for each in seat.lines if each.spot != line.spot), line))


def _with(state: State, seat: int, jackpot: Jackpot) -> State:
    return replace(state, jackpots={**state.jackpots, seat: jackpot})


def _without(state: State, seat: int) -> State:
    return replace(state, jackpots={number: each for number, each in state.jackpots.items() if number != seat})
