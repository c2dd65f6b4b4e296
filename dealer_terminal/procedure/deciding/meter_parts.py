"""What each prize on a meter comes to, as if nobody had won on it before: in order, or in equal parts where the house
shares one."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from dealer_terminal.procedure.jackpot import LOCKED
from dealer_terminal.procedure.progressive import shares_meters
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.hand import Line
from dealer_terminal.rules.meter_money import parts, whole_cents


class Part(Struct, frozen=True):
    """Cents that a meter gives one seat, and what it is reseeded with then."""

    pays: int = 0
    reseeded: int = 0
    order: int = 0


def parts_of(state: State, lines: Mapping[int, Line]) -> dict[int, Part]:
    """Of the lines on meters, in the order in which they were won."""
    meters = dict.fromkeys(line.meter for line in lines.values() if line.meter)
    return {seat: part for meter in meters for seat, part in _of_meter(state, meter, lines)}


def _of_meter(state: State, meter: str, lines: Mapping[int, Line]) -> Iterator[tuple[int, Part]]:
    winners = {seat: line for seat, line in lines.items() if line.meter == meter}
    kept = _before_anybody_won(state, meter)
    if shares_meters(state):
        part, odd = divmod(whole_cents(kept), len(winners))
        for at, (seat, line) in enumerate(winners.items()):
            last = at == len(winners) - 1
            yield seat, Part(part + (at < odd), _reset(state, line) if last else 0, at + 1)
        return
    for at, (seat, line) in enumerate(winners.items()):
        given = Part(whole_cents(kept), _reset(state, line), at + 1)
        kept += parts(given.reseeded - given.pays)
        yield seat, given


def _before_anybody_won(state: State, meter: str) -> int:
    won = [each for each in state.jackpots.values() if each.stage in LOCKED and each.meter == meter]
    return state.meters.get(meter, 0) + sum(parts(each.pays - each.reseeded) for each in won)


def _reset(state: State, line: Line) -> int:
    return state.rulebook().reset_level(line.meter, line.stake) if line.meter else 0
