"""The one fold: a fact takes a table from one state to the next. Live play, recovery, undo and replay all run it."""

from typing import assert_never

from msgspec.structs import replace

from dealer_terminal.procedure import facts, meters
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.folding import (
    deal,
    decisions,
    endings,
    irregular,
    payments,
    progressive,
    rounds,
    settle,
    table,
    wagers,
)
from dealer_terminal.procedure.meter_facts import MeterFact
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.steps import leaves_steps_alone, step_name


def evolve(state: State, fact: Fact) -> State:
    """The state after a fact, with the way back that is still open."""
    if isinstance(fact, facts.StepUndone):
        return _back(state)
    after = _metered(state, fact, _apply(state, fact))
    step = step_name(state, fact)
    if step:
        return replace(after, prior=state, step=step)
    return after if leaves_steps_alone(fact) else replace(after, prior=None, step="")


def _back(state: State) -> State:
    """The step before, as it was, but with the people and devices of now."""
    assert state.prior is not None, "nothing to undo"
    return replace(state.prior, faults=state.faults, dealer=state.dealer, meters=state.meters)


def _metered(state: State, fact: Fact, after: State) -> State:
    changed = tuple(meters.changes(state, fact))
    return replace(after, meters=meters.after(state.meters, changed)) if changed else after


def _apply(state: State, fact: Fact) -> State:
    if isinstance(fact, MeterFact):
        return progressive.fold(state, fact)
    match fact:
        case (
            facts.TableOpened()
            | facts.TermsChanged()
            | facts.TableClosed()
            | facts.DealerSignedOn()
            | facts.DealerSignedOff()
            | facts.DeviceFaultRaised()
            | facts.DeviceFaultCleared()
        ):
            return table.fold(state, fact)
        case facts.RoundOpened() | facts.RoundClosed():
            return rounds.fold(state, fact)
        case facts.WagerPlaced() | facts.WagersRepeated() | facts.WagersClosed() | facts.SeatWithdrawn():
            return wagers.fold(state, fact)
        case facts.PacketDealt() | facts.RestRacked() | facts.HandsShifted() | facts.CardSourceChanged():
            return deal.fold(state, fact)
        case facts.Decided() | facts.DecisionsLocked() | facts.HandCollected() | facts.SeatForfeited():
            return decisions.fold(state, fact)
        case facts.CardsExposed() | facts.EventDeclared() | facts.HandRacked() | facts.CardsCorrected():
            return settle.fold(state, fact)
        case (
            facts.PayoutHeld()
            | facts.PayoutVerified()
            | facts.DealLimitReached()
            | facts.DealLimitDecided()
            | facts.PaymentCorrected()
        ):
            return payments.fold(state, fact)
        case facts.IrregularityReported() | facts.IrregularityResolved():
            return irregular.fold(state, fact)
        case facts.RoundMisdealt() | facts.DeckRetired() | facts.DeckReplaced():
            return endings.fold(state, fact)
        case facts.StepUndone():
            raise AssertionError("undone in evolve")
        case _:
            assert_never(fact)
