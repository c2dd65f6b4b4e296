"""Changes of meters, derived from facts alone. A meter's value is the sum of its changes (WAC 230-15-685)."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from dealer_terminal.procedure import facts, meter_facts
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.jackpot import LOCKED
from dealer_terminal.rules.hand import Line
from dealer_terminal.rules.money import parts

if TYPE_CHECKING:
    from dealer_terminal.procedure.state import State


class Why(Enum):
    SEEDED = "seeded"
    WAGERED = "wagered"
    WON = "won"
    ELSEWHERE = "elsewhere"
    ADJUSTED = "adjusted"
    NOT_PAID = "not-paid"
    SEED_BACK = "seed-back"


class MeterChange(Struct, frozen=True):
    """Change of a meter. `by` is in hundredths of a cent."""

    meter: str
    by: int
    why: Why


def meter_changes(state: "State", fact: Fact) -> Iterable[MeterChange]:
    """Return the meter changes of this fact; `state` is the table before it."""
    move = _MOVES.get(type(fact))
    return move(state, fact) if move else ()


def _seeded(state: "State", fact: meter_facts.MetersOpened) -> Iterator[MeterChange]:
    return (MeterChange(meter, by, Why.SEEDED) for meter, by in fact.seeded.items() if by)


def _wagered(state: "State", fact: meter_facts.MetersGrew) -> Iterator[MeterChange]:
    return (MeterChange(meter, by, Why.WAGERED) for meter, by in fact.grown.items() if by)


def _elsewhere(state: "State", fact: meter_facts.MetersMoved) -> Iterator[MeterChange]:
    return (MeterChange(meter, by, Why.ELSEWHERE) for meter, by in fact.moved.items() if by)


def _adjusted(state: "State", fact: meter_facts.MeterAdjusted) -> Iterator[MeterChange]:
    yield MeterChange(fact.meter, fact.by, Why.ADJUSTED)


def _won(state: "State", fact: meter_facts.JackpotLocked | meter_facts.JackpotChanged) -> Iterator[MeterChange]:
    return _given(fact.line, fact.reseeded)


def _given(line: Line, reseeded: int) -> Iterator[MeterChange]:
    if line.meter:
        yield MeterChange(line.meter, -parts(line.pays), Why.WON)
        yield MeterChange(line.meter, parts(reseeded), Why.SEEDED)


def _reversed(state: "State", fact: meter_facts.JackpotReversed) -> Iterator[MeterChange]:
    if fact.line.meter:
        yield from _not_paid(fact.line.meter, fact.line.pays, fact.reseeded)


def _changed(state: "State", fact: meter_facts.JackpotChanged) -> Iterator[MeterChange]:
    if fact.was.meter:
        yield from _not_paid(fact.was.meter, fact.was.pays, fact.back)
    yield from _won(state, fact)


def _put_right(state: "State", fact: meter_facts.PrizePutRight) -> Iterator[MeterChange]:
    if fact.was.meter:
        yield from _not_paid(fact.was.meter, fact.was.pays, fact.back)
    yield from _given(fact.line, fact.reseeded)


def _misdealt(state: "State", fact: facts.RoundMisdealt) -> Iterator[MeterChange]:
    for jackpot in state.jackpots.values():
        if jackpot.stage in LOCKED and jackpot.meter:
            yield from _not_paid(jackpot.meter, jackpot.pays, jackpot.reseeded)


def _not_paid(meter: str, pays: int, reseeded: int) -> Iterator[MeterChange]:
    """Yield the return of the amount to the meter and of its new seed to the casino."""
    yield MeterChange(meter, parts(pays), Why.NOT_PAID)
    yield MeterChange(meter, -parts(reseeded), Why.SEED_BACK)


def meters_after(meters: dict[str, int], changed: Iterable[MeterChange]) -> dict[str, int]:
    moved = dict(meters)
    for change in changed:
        moved[change.meter] = moved.get(change.meter, 0) + change.by
    return moved


_MOVES: Mapping[type[Fact], Callable[["State", Any], Iterator[MeterChange]]] = {
    meter_facts.MetersOpened: _seeded,
    meter_facts.MetersGrew: _wagered,
    meter_facts.MetersMoved: _elsewhere,
    meter_facts.MeterAdjusted: _adjusted,
    meter_facts.JackpotLocked: _won,
    meter_facts.JackpotReversed: _reversed,
    meter_facts.JackpotChanged: _changed,
    meter_facts.PrizePutRight: _put_right,
    facts.RoundMisdealt: _misdealt,
}
