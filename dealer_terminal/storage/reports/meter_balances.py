"""Meters over a shift or a day: from where to where, and by what; prizes; chips against wagers."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from dealer_terminal.procedure.meter_changes import Why
from dealer_terminal.storage.reports.meter_log import ChipCount, LoggedPrize, MeterLog, Movement

_PAID_OUT = (Why.WON.value, Why.NOT_PAID.value)
_SEEDED = (Why.SEEDED.value, Why.SEED_BACK.value)


class MeterBalance(Struct, frozen=True):
    """In hundredths of a cent: `start`, `grown`, `seeded`, `other` less `won` is `end`."""

    meter: str
    start: int
    grown: int
    won: int
    seeded: int
    other: int
    end: int


class ChipBalance(Struct, frozen=True):
    """Progressive chips collected against wagers accepted; `differed` are the rounds in which a count was off."""

    rounds: int
    chips: int
    wagers: int
    differed: tuple[int, ...]

    @property
    def drift(self) -> int:
        return self.chips - self.wagers


class MeterBalances(Struct, frozen=True):
    meters: tuple[MeterBalance, ...]
    prizes: tuple[LoggedPrize, ...]
    chips: ChipBalance


def meter_balances(log: MeterLog, *, simulated: bool) -> MeterBalances:
    own = [each for each in log.movements if each.place.simulated == simulated]
    return MeterBalances(
        tuple(_meters(own)),
        tuple(each for each in log.prizes if each.place.simulated == simulated),
        _chips([each for each in log.counts if each.place.simulated == simulated]),
    )


def _meters(moved: Iterable[Movement]) -> Iterator[MeterBalance]:
    by_meter: dict[str, list[Movement]] = {}
    for each in moved:
        by_meter.setdefault(each.meter, []).append(each)
    for meter, own in by_meter.items():
        yield MeterBalance(
            meter=meter,
            start=own[0].stands - own[0].by,
            grown=_sum(own, (Why.WAGERED.value,)),
            won=-_sum(own, _PAID_OUT),
            seeded=_sum(own, _SEEDED),
            other=_sum(own, (Why.ELSEWHERE.value, Why.ADJUSTED.value)),
            end=own[-1].stands,
        )


def _sum(moved: Iterable[Movement], why: tuple[str, ...]) -> int:
    return sum(each.by for each in moved if each.why in why)


def _chips(counts: Iterable[ChipCount]) -> ChipBalance:
    """Where chips were counted again, the last count stands."""
    every = list(counts)
    last = {each.place.round: each for each in every}.values()
    differed = tuple(dict.fromkeys(each.place.round for each in every if each.chips != each.wagers))
    return ChipBalance(len(last), sum(each.chips for each in last), sum(each.wagers for each in last), differed)
