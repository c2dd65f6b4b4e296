"""Every change of a meter, from the facts alone: a meter's value is the sum of its changes (WAC 230-15-685)."""

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from dealer_terminal.procedure import facts, meter_facts
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.jackpot import LOCKED
from dealer_terminal.rules.meters import parts

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


class Change(Struct, frozen=True):
    """`by` is in hundredths of a cent."""

    meter: str
    by: int
    why: Why


def changes(state: "State", fact: Fact) -> Iterator[Change]:
    """What this fact does to the meters; `state` is the table before it."""
    match fact:
        case meter_facts.MetersOpened(seeded=seeded):
            yield from (Change(meter, by, Why.SEEDED) for meter, by in seeded.items() if by)
        case meter_facts.MetersGrew(grown=grown):
            yield from (Change(meter, by, Why.WAGERED) for meter, by in grown.items() if by)
        case meter_facts.MetersMoved(moved=moved):
            yield from (Change(meter, by, Why.ELSEWHERE) for meter, by in moved.items() if by)
        case meter_facts.MeterAdjusted(meter=meter, by=by):
            yield Change(meter, by, Why.ADJUSTED)
        case meter_facts.JackpotLocked(line=line, reseeded=reseeded) if line.meter:
            yield Change(line.meter, -parts(line.pays), Why.WON)
            yield Change(line.meter, parts(reseeded), Why.SEEDED)
        case meter_facts.JackpotReversed(line=line, reseeded=reseeded) if line.meter:
            yield from _not_paid(line.meter, line.pays, reseeded)
        case facts.RoundMisdealt():
            for jackpot in state.jackpots.values():
                if jackpot.stage in LOCKED and jackpot.meter:
                    yield from _not_paid(jackpot.meter, jackpot.pays, jackpot.reseeded)
        case _:
            return


def _not_paid(meter: str, pays: int, reseeded: int) -> Iterator[Change]:
    """The amount goes back on the meter, and its new seed back to the house."""
    yield Change(meter, parts(pays), Why.NOT_PAID)
    yield Change(meter, -parts(reseeded), Why.SEED_BACK)


def after(meters: dict[str, int], changed: Iterable[Change]) -> dict[str, int]:
    moved = dict(meters)
    for change in changed:
        moved[change.meter] = moved.get(change.meter, 0) + change.by
    return moved
