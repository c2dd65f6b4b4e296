"""Folds of chip counts and jackpots. `meter_changes` moves the meters."""

from msgspec.structs import replace

from dealer_terminal.procedure import meter_facts
from dealer_terminal.procedure.balance import resettled
from dealer_terminal.procedure.folding.payments import onward, still_waiting
from dealer_terminal.procedure.jackpot import Jackpot, JackpotStage, won
from dealer_terminal.procedure.meter_changes import meter_changes, meters_after
from dealer_terminal.procedure.meter_facts import MeterFact, MeterLink
from dealer_terminal.procedure.progressive import jackpot_stage
from dealer_terminal.procedure.state import Phase, Seat, State
from dealer_terminal.rules.hand import Line, Result


def meters_alone(state: State, fact: MeterFact) -> State:
    """Return the state unchanged, because only meters were opened, moved, adjusted or compared."""
    return state


def link_lost(state: State, fact: meter_facts.MeterLinkLost) -> State:
    return replace(state, link=MeterLink(fact.source, fact.why))


def link_back(state: State, fact: meter_facts.MeterLinkBack) -> State:
    return replace(state, link=MeterLink(fact.source))


def chips_counted(state: State, fact: meter_facts.ChipsCounted) -> State:
    return replace(state, chips=fact.chips)


def wagers_reopened(state: State, fact: meter_facts.WagersReopened) -> State:
    return replace(state, phase=Phase.WAGERS, deal=())


def meters_grew(state: State, fact: meter_facts.MetersGrew) -> State:
    """Add the growth to this table's totals, which only rise."""
    grown = {meter: state.grown.get(meter, 0) + by for meter, by in fact.grown.items()}
    return replace(state, phase=Phase.DEAL, grown={**state.grown, **grown})


def jackpot_opened(state: State, fact: meter_facts.JackpotOpened) -> State:
    """Begin a jackpot. Before it is locked it has no amount, and every step can be undone."""
    return _with(state, fact.seat, Jackpot())


def jackpot_chosen(state: State, fact: meter_facts.JackpotChosen) -> State:
    return _with(state, fact.seat, Jackpot(JackpotStage.CHOSEN, fact.event))


def jackpot_proceeded(state: State, fact: meter_facts.JackpotProceeded) -> State:
    return _with(state, fact.seat, Jackpot(JackpotStage.CONFIRMING, fact.event))


def jackpot_undone(state: State, fact: meter_facts.JackpotDismissed | meter_facts.JackpotCancelled) -> State:
    return _without(state, fact.seat)


def jackpot_locked(state: State, fact: meter_facts.JackpotLocked) -> State:
    seat = _settled_by(state.seat(fact.seat), fact.line)
    done = tuple(dict.fromkeys((*seat.stages, jackpot_stage(state).id)))
    return _with(state.with_seat(fact.seat, replace(seat, stages=done)), fact.seat, won(fact))


def jackpot_verified(state: State, fact: meter_facts.JackpotVerified) -> State:
    return _with(state, fact.seat, replace(state.jackpots[fact.seat], stage=JackpotStage.PAID))


def jackpot_reversed(state: State, fact: meter_facts.JackpotReversed) -> State:
    """Remove the jackpot; its wager is unresolved again."""
    seat = state.seat(fact.seat)
    lines = tuple(line for line in seat.lines if line.spot != fact.line.spot)
    stages = tuple(stage for stage in seat.stages if stage != jackpot_stage(state).id)
    return _without(state.with_seat(fact.seat, replace(seat, lines=lines, stages=stages)), fact.seat)


def jackpot_changed(state: State, fact: meter_facts.JackpotChanged) -> State:
    """Settle the changed prize, even if its hand was already racked."""
    changed = resettled(state, fact.seat, _settled_by(state.seat(fact.seat), fact.line))
    return onward(still_waiting(_claimed(changed, fact)))


def prize_put_right(state: State, fact: meter_facts.PrizePutRight) -> State:
    """Update the last round's prizes and meters. The corrected payment that accompanies this fact records the amount
    owed."""
    kept = {seat: each for seat, each in state.last_won.jackpots.items() if seat != fact.seat}
    if fact.line.result is Result.WIN:
        line = fact.line
        given = (line.event or "", line.pays, line.meter or "", fact.order, fact.reseeded)
        kept[fact.seat] = Jackpot(JackpotStage.PAID, *given)
    stood = meters_after(state.last_won.meters, meter_changes(state, fact))
    return replace(state, last_won=replace(state.last_won, jackpots=kept, meters=stood))


def _claimed(state: State, fact: meter_facts.JackpotChanged) -> State:
    match fact.line.result:
        case Result.WIN:
            return _with(state, fact.seat, won(fact))
        case Result.RETURNED:
            return _with(state, fact.seat, Jackpot(JackpotStage.REFUSED, fact.line.event or ""))
        case _:
            return _without(state, fact.seat)


def _settled_by(seat: Seat, line: Line) -> Seat:
    """Replace the wager's line, so that a wager has exactly one."""
    return replace(seat, lines=(*(each for each in seat.lines if each.spot != line.spot), line))


def _with(state: State, seat: int, jackpot: Jackpot) -> State:
    return replace(state, jackpots={**state.jackpots, seat: jackpot})


def _without(state: State, seat: int) -> State:
    return replace(state, jackpots={number: each for number, each in state.jackpots.items() if number != seat})
