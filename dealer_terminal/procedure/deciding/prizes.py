"""Locked prizes that become others: by other cards, by a refusal, or because another prize on their meter did (House
Procedures 25 and 26)."""

from collections.abc import Iterator, Mapping
from functools import reduce

from msgspec.structs import replace

from dealer_terminal.procedure.deciding.meter_locks import SHARED, as_locked, locks, recorded_line, verification
from dealer_terminal.procedure.deciding.meter_parts import Part, parts_of
from dealer_terminal.procedure.deciding.payments import holds_for
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.irregularities import procedure
from dealer_terminal.procedure.jackpot import LOCKED, Jackpot
from dealer_terminal.procedure.meter_facts import JackpotChanged, JackpotLocked, MeterFact, PrizePutRight, Verification
from dealer_terminal.procedure.progressive import is_locked, jackpot_stage, progressive_of, shares_meters
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.settlement import settle_events

Lines = Mapping[int, Line]


def followed(state: State, seat: int, why: IrregularityId) -> Iterator[JackpotChanged]:
    """The prize of a hand whose cards, or event, were put right; `state` is the table since."""
    if not is_locked(state, seat):
        return
    line = line_on_record(state, seat)
    if (line.event or "") != state.jackpots[seat].event:
        yield from changed(state, {seat: line}, why.value)


def refused_prize(state: State, seat: int, why: IrregularityId) -> Iterator[Fact]:
    """It failed its verification: the wager goes back to the player, and nobody claims it again."""
    rule = procedure(state, why).citation
    line = replace(recorded_line(state, seat), result=Result.RETURNED, odds=None, pays=0, rule=rule, meter=None)
    prizes = tuple(changed(state, {seat: line}, why.value))
    yield from prizes
    yield from holds_for(state, reduce(evolve, prizes, state), ())


def locked(state: State, line: Line) -> Iterator[MeterFact]:
    """What “Pay Jackpot” locks. Who shares it and was paid already gives a part back."""
    others = [seat for seat in _locked(state) if state.jackpots[seat].meter == line.meter]
    if not (line.meter and shares_meters(state) and any(state.seat(seat).racked for seat in others)):
        yield from locks(state, line)
        return
    yield from changed(state, {}, SHARED, {line.seat: line})
    part = parts_of(state, {**_lines(state), line.seat: line})[line.seat]
    given = replace(line, pays=part.pays)
    yield JackpotLocked(line.seat, given, part.order, part.reseeded, *verification(state, given))


def changed(state: State, lines: Lines, why: str, entering: Lines | None = None) -> Iterator[JackpotChanged]:
    """These prizes, and those of whoever else hit a meter that they leave or come to."""
    now = {**_lines(state), **lines, **(entering or {})}
    parts = parts_of(state, now)
    for seat in sorted(_locked(state), key=lambda each: each not in lines):
        part = parts.get(seat, Part())
        if seat in lines or _is_another(state.jackpots[seat], part):
            line = replace(now[seat], pays=part.pays) if now[seat].meter else now[seat]
            yield _changed(state, seat, line, part, why)


def changed_later(lay: State, seat: int, line: Line) -> Iterator[PrizePutRight]:
    """The prizes of the round before, this one as `line`: its own first, then whoever hit a meter with it."""
    now = {**_lines(lay), seat: line}
    parts = parts_of(lay, now)
    for number in sorted(now, key=lambda each: each != seat):
        part, was = parts.get(number, Part()), lay.jackpots.get(number, Jackpot())
        if number == seat or _is_another(was, part):
            given = replace(now[number], pays=part.pays) if now[number].meter else now[number]
            stood = _as_locked(lay, number) if is_locked(lay, number) else recorded_line(lay, number)
            yield PrizePutRight(lay.round, number, stood, given, part.order, was.reseeded, part.reseeded)


def _changed(state: State, seat: int, line: Line, part: Part, why: str) -> JackpotChanged:
    jackpot = state.jackpots[seat]
    was, wins = _as_locked(state, seat), line.result is Result.WIN
    waits_for, rule = verification(state, line) if wins else (Verification.NONE, line.rule)
    order = max(part.order, 1) if wins else 0
    return JackpotChanged(seat, was, line, order, jackpot.reseeded, part.reseeded, waits_for, rule, why)


def _is_another(jackpot: Jackpot, part: Part) -> bool:
    return bool(jackpot.meter) and (jackpot.pays, jackpot.reseeded) != (part.pays, part.reseeded)


def _locked(state: State) -> tuple[int, ...]:
    """In the order in which they were locked."""
    seats = [seat for seat, each in state.jackpots.items() if each.stage in LOCKED]
    return tuple(sorted(seats, key=lambda seat: state.jackpots[seat].order))


def _lines(state: State) -> Lines:
    """Each won with what its meter gave, whatever was paid of it."""
    return {seat: replace(_as_locked(state, seat), result=Result.WIN) for seat in _locked(state)}


def _as_locked(state: State, seat: int) -> Line:
    return as_locked(recorded_line(state, seat), state.jackpots[seat])


def line_on_record(state: State, seat: int) -> Line:
    """What the event that was named comes to, or else the cards."""
    spot, stage, named = progressive_of(state).spot, jackpot_stage(state), state.seat(seat).events
    if spot in named:
        (line,) = settle_events(state.settling(), state.hand(seat), stage, (spot,), named)
        return line
    lines = state.game().settle(state.settling(), state.hand(seat), stage, (spot,))
    return next(line for line in lines if line.spot == spot)
