"""What “Pay Jackpot” locks: the meter's amount, or a part of it where the house shares one among its winners."""

from collections.abc import Iterator

from msgspec.structs import replace

from dealer_terminal.procedure import meter_facts
from dealer_terminal.procedure.citations import CAMERA_RULE
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.jackpot import LOCKED, Jackpot
from dealer_terminal.procedure.meter_facts import MeterFact, Verification
from dealer_terminal.procedure.progressive import VERIFY, progressive_of, shares_meters
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.hand import Line
from dealer_terminal.rules.meter_money import whole_cents

SHARED = "meter-shared"
"""Why a locked prize is taken back: it is locked anew with its part."""


def locks(state: State, line: Line) -> Iterator[MeterFact]:
    won = {seat: each for seat, each in state.jackpots.items() if each.stage in LOCKED and each.meter == line.meter}
    first = sorted(won, key=lambda seat: won[seat].order)
    if line.meter and first and shares_meters(state):
        yield from _shared(state, line, first)
    else:
        yield _locked(state, line, _reset(state, line))


def take_back(state: State, seat: int, why: str) -> Iterator[meter_facts.JackpotReversed]:
    jackpot = state.jackpots.get(seat)
    if jackpot is not None and jackpot.stage in LOCKED:
        yield meter_facts.JackpotReversed(seat, as_locked(recorded_line(state, seat), jackpot), jackpot.reseeded, why)


def _shared(state: State, line: Line, first: list[int]) -> Iterator[MeterFact]:
    """Equal parts of what stood there before anybody won; odd cents go to who was first. The last part reseeds it."""
    lines = [*(recorded_line(state, seat) for seat in first), line]
    for seat in first:
        for taken in take_back(state, seat, SHARED):
            yield taken
            state = evolve(state, taken)
    part, odd = divmod(whole_cents(state.meters[line.meter or ""]), len(lines))
    for at, each in enumerate(lines):
        reseeded = _reset(state, each) if each is line else 0
        locked = _locked(state, replace(each, pays=part + (at < odd)), reseeded)
        yield locked
        state = evolve(state, locked)


def recorded_line(state: State, seat: int) -> Line:
    return next(line for line in state.seat(seat).lines if line.spot == progressive_of(state).spot)


def _reset(state: State, line: Line) -> int:
    return state.rulebook().reset_level(line.meter, line.stake) if line.meter else 0


def _locked(state: State, line: Line, reseeded: int) -> meter_facts.JackpotLocked:
    before = sum(1 for each in state.jackpots.values() if line.meter and each.meter == line.meter)
    waits_for, rule = verification(state, line)
    return meter_facts.JackpotLocked(line.seat, line, before + 1, reseeded, waits_for, rule)


def verification(state: State, line: Line) -> tuple[Verification, str]:
    thresholds = state.in_force().thresholds
    if line.pays > thresholds.camera:
        return Verification.CAMERA, CAMERA_RULE
    known = line.pays <= thresholds.jackpot and not (line.meter and shares_meters(state))
    waits_for = Verification.NONE if known else Verification.SUPERVISOR
    return waits_for, state.rulebook().step(VERIFY).citation


def as_locked(line: Line, jackpot: Jackpot) -> Line:
    """The meter gave what was locked, whatever was corrected since."""
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
