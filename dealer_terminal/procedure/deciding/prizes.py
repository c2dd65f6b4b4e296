"""Changes of locked prizes, because of other cards, a refusal, or a change of another prize on the same meter (House
Procedures 25 and 26)."""

from collections.abc import Iterator, Mapping
from functools import reduce

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure import meter_facts
from dealer_terminal.procedure.citations import CAMERA_RULE
from dealer_terminal.procedure.deciding.payments import holds_for
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.irregularities import procedure
from dealer_terminal.procedure.jackpot import LOCKED, Jackpot
from dealer_terminal.procedure.meter_facts import (
    JackpotChanged,
    JackpotLocked,
    JackpotVerification,
    MeterFact,
    PrizePutRight,
)
from dealer_terminal.procedure.progressive import VERIFY, is_locked, jackpot_stage, progressive_of, shares_meters
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.money import parts, whole_cents
from dealer_terminal.rules.settlement import settle_events


class PrizePart(Struct, frozen=True):
    """Cents that a meter pays one seat, and the amount with which it is reseeded then."""

    pays: int = 0
    reseeded: int = 0
    order: int = 0


def parts_of(state: State, lines: Mapping[int, Line]) -> dict[int, PrizePart]:
    """Return the parts of the lines on meters, in the order in which they were won."""
    meters = dict.fromkeys(line.meter for line in lines.values() if line.meter)
    return {seat: part for meter in meters for seat, part in _of_meter(state, meter, lines)}


def _of_meter(state: State, meter: str, lines: Mapping[int, Line]) -> Iterator[tuple[int, PrizePart]]:
    winners = {seat: line for seat, line in lines.items() if line.meter == meter}
    kept = _before_anybody_won(state, meter)
    if shares_meters(state):
        part, odd = divmod(whole_cents(kept), len(winners))
        for at, (seat, line) in enumerate(winners.items()):
            last = at == len(winners) - 1
            yield seat, PrizePart(part + (at < odd), _reset(state, line) if last else 0, at + 1)
        return
    for at, (seat, line) in enumerate(winners.items()):
        given = PrizePart(whole_cents(kept), _reset(state, line), at + 1)
        kept += parts(given.reseeded - given.pays)
        yield seat, given


def _before_anybody_won(state: State, meter: str) -> int:
    won = [each for each in state.jackpots.values() if each.stage in LOCKED and each.meter == meter]
    return state.meters.get(meter, 0) + sum(parts(each.pays - each.reseeded) for each in won)


def _reset(state: State, line: Line) -> int:
    return state.rulebook().reset_level(line.meter, line.stake) if line.meter else 0


Lines = Mapping[int, Line]


def followed(state: State, seat: int, why: IrregularityId) -> Iterator[JackpotChanged]:
    """Yield the changes after a hand's cards or event were corrected; `state` is the table after the correction."""
    if not is_locked(state, seat):
        return
    line = line_on_record(state, seat)
    if (line.event or "") != state.jackpots[seat].event:
        yield from changed(state, {seat: line}, why.value)


def refused_prize(state: State, seat: int, why: IrregularityId) -> Iterator[Fact]:
    """Yield the facts of a prize that failed verification. Its wager is returned, and the prize cannot be claimed
    again."""
    rule = procedure(state, why).citation
    line = replace(recorded_line(state, seat), result=Result.RETURNED, odds=None, pays=0, rule=rule, meter=None)
    prizes = tuple(changed(state, {seat: line}, why.value))
    yield from prizes
    yield from holds_for(state, reduce(evolve, prizes, state), ())


def locked(state: State, line: Line) -> Iterator[MeterFact]:
    """Yield the facts of “Pay Jackpot”. A winner of a shared meter who was paid already gives part of it back."""
    others = [seat for seat in _locked(state) if state.jackpots[seat].meter == line.meter]
    if not (line.meter and shares_meters(state) and any(state.seat(seat).racked for seat in others)):
        yield from locks(state, line)
        return
    yield from changed(state, {}, SHARED, {line.seat: line})
    part = parts_of(state, {**_lines(state), line.seat: line})[line.seat]
    given = replace(line, pays=part.pays)
    yield JackpotLocked(line.seat, given, part.order, part.reseeded, *verification(state, given))


def changed(state: State, lines: Lines, why: str, entering: Lines | None = None) -> Iterator[JackpotChanged]:
    """Yield the changes of these prizes, and of all others on meters that they leave or join."""
    now = {**_lines(state), **lines, **(entering or {})}
    parts = parts_of(state, now)
    for seat in sorted(_locked(state), key=lambda each: each not in lines):
        part = parts.get(seat, PrizePart())
        if seat in lines or _is_another(state.jackpots[seat], part):
            line = replace(now[seat], pays=part.pays) if now[seat].meter else now[seat]
            yield _changed(state, seat, line, part, why)


def changed_later(lay: State, seat: int, line: Line) -> Iterator[PrizePutRight]:
    """Yield the changes of the previous round's prizes with this one as `line`: its own first, then others on its
    meter."""
    now = {**_lines(lay), seat: line}
    parts = parts_of(lay, now)
    for number in sorted(now, key=lambda each: each != seat):
        part, was = parts.get(number, PrizePart()), lay.jackpots.get(number, Jackpot())
        if number == seat or _is_another(was, part):
            given = replace(now[number], pays=part.pays) if now[number].meter else now[number]
            stood = _as_locked(lay, number) if is_locked(lay, number) else recorded_line(lay, number)
            yield PrizePutRight(lay.round, number, stood, given, part.order, was.reseeded, part.reseeded)


def _changed(state: State, seat: int, line: Line, part: PrizePart, why: str) -> JackpotChanged:
    jackpot = state.jackpots[seat]
    was, wins = _as_locked(state, seat), line.result is Result.WIN
    waits_for, rule = verification(state, line) if wins else (JackpotVerification.NONE, line.rule)
    order = max(part.order, 1) if wins else 0
    return JackpotChanged(seat, was, line, order, jackpot.reseeded, part.reseeded, waits_for, rule, why)


def _is_another(jackpot: Jackpot, part: PrizePart) -> bool:
    return bool(jackpot.meter) and (jackpot.pays, jackpot.reseeded) != (part.pays, part.reseeded)


def _locked(state: State) -> tuple[int, ...]:
    """Return the seats with locked prizes, in the order in which they were locked."""
    seats = [seat for seat, each in state.jackpots.items() if each.stage in LOCKED]
    return tuple(sorted(seats, key=lambda seat: state.jackpots[seat].order))


def _lines(state: State) -> Lines:
    """Return each locked prize as a win of its meter's amount, regardless of later corrections."""
    return {seat: replace(_as_locked(state, seat), result=Result.WIN) for seat in _locked(state)}


def _as_locked(state: State, seat: int) -> Line:
    return as_locked(recorded_line(state, seat), state.jackpots[seat])


def line_on_record(state: State, seat: int) -> Line:
    """Return the progressive line of the named event, or else of the cards."""
    spot, stage, named = progressive_of(state).spot, jackpot_stage(state), state.seat(seat).events
    if spot in named:
        (line,) = settle_events(state.settling(), state.hand(seat), stage, (spot,), named)
        return line
    lines = state.game().settle(state.settling(), state.hand(seat), stage, (spot,))
    return next(line for line in lines if line.spot == spot)


SHARED = "meter-shared"
"""Reason for taking back a locked prize that is locked again with its part."""


def locks(state: State, line: Line) -> Iterator[MeterFact]:
    won = {seat: each for seat, each in state.jackpots.items() if each.stage in LOCKED and each.meter == line.meter}
    first = sorted(won, key=lambda seat: won[seat].order)
    if line.meter and first and shares_meters(state):
        yield from _shared(state, line, first)
    else:
        yield _locked_prize(state, line, _reset_amount(state, line))


def take_back(state: State, seat: int, why: str) -> Iterator[meter_facts.JackpotReversed]:
    jackpot = state.jackpots.get(seat)
    if jackpot is not None and jackpot.stage in LOCKED:
        yield meter_facts.JackpotReversed(seat, as_locked(recorded_line(state, seat), jackpot), jackpot.reseeded, why)


def _shared(state: State, line: Line, first: list[int]) -> Iterator[MeterFact]:
    """Yield equal parts of the amount before anybody won. Odd cents go to the first winners, and the last part reseeds
    the meter."""
    lines = [*(recorded_line(state, seat) for seat in first), line]
    for seat in first:
        for taken in take_back(state, seat, SHARED):
            yield taken
            state = evolve(state, taken)
    part, odd = divmod(whole_cents(state.meters[line.meter or ""]), len(lines))
    for at, each in enumerate(lines):
        reseeded = _reset_amount(state, each) if each is line else 0
        locked = _locked_prize(state, replace(each, pays=part + (at < odd)), reseeded)
        yield locked
        state = evolve(state, locked)


def recorded_line(state: State, seat: int) -> Line:
    return next(line for line in state.seat(seat).lines if line.spot == progressive_of(state).spot)


def _reset_amount(state: State, line: Line) -> int:
    return state.rulebook().reset_level(line.meter, line.stake) if line.meter else 0


def _locked_prize(state: State, line: Line, reseeded: int) -> meter_facts.JackpotLocked:
    before = sum(1 for each in state.jackpots.values() if line.meter and each.meter == line.meter)
    waits_for, rule = verification(state, line)
    return meter_facts.JackpotLocked(line.seat, line, before + 1, reseeded, waits_for, rule)


def verification(state: State, line: Line) -> tuple[JackpotVerification, str]:
    thresholds = state.in_force().thresholds
    if line.pays > thresholds.camera:
        return JackpotVerification.CAMERA, CAMERA_RULE
    known = line.pays <= thresholds.jackpot and not (line.meter and shares_meters(state))
    waits_for = JackpotVerification.NONE if known else JackpotVerification.SUPERVISOR
    return waits_for, state.rulebook().step(VERIFY).citation


def as_locked(line: Line, jackpot: Jackpot) -> Line:
    """Return the line with the locked amount of the meter, regardless of later corrections."""
    return Line(
        line.seat,
        line.spot,
        jackpot.event,
        line.result,
        line.odds,
        line.stake,
        jackpot.pays,
        line.rule,
        jackpot.meter or None,
    )
