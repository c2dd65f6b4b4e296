"""What is on record of money, worked out again from the cards, wagers and decisions that stand before it."""

from collections.abc import Iterator, Mapping
from functools import reduce

from msgspec.structs import replace

from dealer_terminal.procedure import facts, meter_facts
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.deciding.chips import growth
from dealer_terminal.procedure.deciding.decisions import decisions_locked, hand_collected
from dealer_terminal.procedure.deciding.events import lines_by_event
from dealer_terminal.procedure.deciding.irregularities import effects
from dealer_terminal.procedure.deciding.jackpot import locked_prize
from dealer_terminal.procedure.deciding.meter_adjustments import meters_opened
from dealer_terminal.procedure.deciding.payments import holds_for, holds_for_corrected, limit_decided
from dealer_terminal.procedure.deciding.rounds import round_closed
from dealer_terminal.procedure.deciding.settle import lines_of_turn
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import DEALER_SEAT, Fact
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.state import State, lines_of
from dealer_terminal.rules.hand import Line

PRIZES_MOVED = (meter_facts.JackpotReversed, meter_facts.JackpotChanged)
_HOLDS = (facts.PayoutHeld, facts.DealLimitReached)
_MOVE_MONEY = (
    facts.CardsCorrected,
    facts.PaymentCorrected,
    facts.RoundMisdealt,
    *PRIZES_MOVED,
    meter_facts.MetersGrew,
    *_HOLDS,
)
FOLLOWS = frozenset({facts.CardsCorrected, facts.RoundMisdealt})
"""What only a person's answer to an irregularity leads to."""
OF_MONEY: frozenset[type] = frozenset(
    {
        *_MOVE_MONEY,
        facts.HandCollected,
        facts.CardsExposed,
        facts.EventDeclared,
        facts.PayoutVerified,
        facts.DealLimitDecided,
        facts.IrregularityResolved,
        facts.RestRacked,
        facts.DecisionsLocked,
        facts.HandRacked,
        facts.RoundClosed,
        meter_facts.MetersOpened,
        meter_facts.JackpotLocked,
        meter_facts.JackpotVerified,
    }
)


def ways(state: State, fact: Fact, after: State) -> tuple[tuple[Fact, ...], ...]:
    """The fact as it should be, and what of money must come with it, payments that wait among it; `state` is the table
    before it. Where two seats confirm a prize on a shared meter, either may come first."""
    if isinstance(fact, PRIZES_MOVED):
        return tuple(_locked(state, seat) for seat in confirming(state))
    return ((*_anew(state, fact), *_waiting(fact, after)),)


def _locked(state: State, seat: int) -> tuple[Fact, ...]:
    locked = locked_prize(state, seat, state.jackpots[seat].event)
    return *locked, *holds_for(reduce(evolve, locked, state), ())


def _waiting(fact: Fact, after: State) -> Iterator[Fact]:
    match fact:
        case facts.CardsExposed(seat=seat, lines=lines) if seat != DEALER_SEAT:
            yield from holds_for(after, lines)
        case facts.EventDeclared(lines=lines):
            yield from holds_for(after, lines)
        case facts.PaymentCorrected():
            yield from holds_for_corrected(after, fact)


def _anew(state: State, fact: Fact) -> tuple[Fact, ...]:
    match fact:
        case facts.DecisionsLocked():
            return (decisions_locked(state),)
        case facts.HandCollected(seat=seat):
            return (hand_collected(state, seat),)
        case facts.CardsExposed(seat=seat):
            return (fact if seat == DEALER_SEAT else replace(fact, lines=lines_of_turn(state, fact)),)
        case facts.EventDeclared():
            return (replace(fact, lines=lines_by_event(state, fact)),)
        case facts.PaymentCorrected():
            return (_corrected(state, fact),)
        case facts.IrregularityResolved(choice=choice):
            return fact, *_effects(state, Choice(choice))
        case facts.RoundClosed(key=key):
            return (round_closed(state, key),)
        case meter_facts.MetersGrew():
            return tuple(growth(state))
        case meter_facts.MetersOpened():
            return tuple(meters_opened(state, state.rulebook(), state.in_force()))
        case meter_facts.JackpotLocked(seat=seat):
            return _locked(state, seat)
        case facts.DealLimitDecided():
            return tuple(limit_decided(state, fact))
        case meter_facts.JackpotVerified(seat=seat):
            jackpot = state.jackpots[seat]
            return (replace(fact, event=jackpot.event, pays=jackpot.pays),)
        case _:
            return (fact,)


def confirming(state: State) -> tuple[int, ...]:
    """The seats whose prize is about to be locked."""
    return tuple(seat for seat, each in state.jackpots.items() if each.stage is JackpotStage.CONFIRMING)


def recorded(state: State, fact: facts.PaymentCorrected) -> Line | None:
    """What that wager came to before it was put right."""
    rounds: Mapping[int, tuple[Line, ...]] = {state.round: lines_of(state), state.round - 1: state.last_lines}
    lines = rounds.get(fact.round, ())
    return next((line for line in lines if (line.seat, line.spot) == (fact.line.seat, fact.line.spot)), None)


def _corrected(state: State, fact: facts.PaymentCorrected) -> facts.PaymentCorrected:
    """A supervisor says what is paid, and no more than that."""
    was, line = recorded(state, fact) or fact.was, fact.line
    return replace(fact, was=was, line=replace(was, pays=line.pays, result=line.result, rule=line.rule))


def _effects(state: State, choice: Choice) -> Iterator[Fact]:
    if state.issue is not None:
        yield from (each for each in effects(state, state.issue, choice) if isinstance(each, _MOVE_MONEY))
