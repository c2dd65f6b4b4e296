"""A floor's meters without a database: what the simulation plays against, held to the real one by the contract."""

from collections.abc import Mapping, Sequence
from copy import deepcopy

from msgspec.structs import replace

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.linked.meter_admin import MOST_CENTS
from dealer_terminal.floor.linked.ports import MeterStatus, SettledWin, Win, WinOutcome, WinRequest
from dealer_terminal.rules.money import parts, whole_cents

MOST_PARTS = parts(MOST_CENTS)
STAX = (("star", 100_000, 5), ("spade", 50_000, 5), ("heart", 40_000, 7), ("diamond", 25_000, 6))
"""Of the paper's progressive, for wagers of $5: the reset level in cents, the rate in percent."""


class Meter:
    """One row, and its wins in their order."""

    def __init__(self, of_meter: str, reset: int, rate: int) -> None:
        self.of_meter, self.reset, self.rate = of_meter, reset, rate
        self.value = self.seeds = parts(reset)
        self.increments = self.prizes = self.adjusted = 0
        self.wins: dict[tuple[str, str], Win] = {}

    @property
    def is_whole(self) -> bool:
        kept = self.seeds + self.increments + self.adjusted - self.prizes
        return self.value == kept >= 0


class ModelFloor:
    def __init__(self, *meters: tuple[str, int, int]) -> None:
        self.meters = {name: Meter(name, reset, rate) for name, reset, rate in meters}
        self.totals: dict[tuple[str, str], int] = {}
        self.fell: dict[tuple[str, str], int] = {}
        self.misfits: dict[tuple[str, str], str] = {}
        self.links: dict[str, int] = {}

    def line(self, table: str) -> "ModelLine":
        return ModelLine(self, table)

    def standby(self) -> "ModelFloor":
        """As it stands now."""
        return deepcopy(self)

    def taken_over_by(self, standby: "ModelFloor") -> None:
        self.__dict__.update(deepcopy(standby.__dict__))

    def accept(self, meter: str, table: str) -> None:
        self.misfits.pop((meter, table), None)
        if (meter, table) in self.fell:
            self.totals[meter, table] = self.fell.pop((meter, table))


class ModelLine:
    """A `MeterSet` of one table."""

    def __init__(self, floor: ModelFloor, table: str) -> None:
        self._floor, self._table, self._link = floor, table, -1

    def join(self) -> None:
        self._link = self._floor.links.get(self._table, 0) + 1
        self._floor.links[self._table] = self._link

    def tell(self, totals: Mapping[str, int]) -> Sequence[MeterStatus]:
        self._require_linked()
        for meter, total in totals.items():
            if meter in self._floor.meters:
                self._credit(meter, total)
        return tuple(self._stands(each) for each in sorted(self._floor.meters))

    def open_wins(self, since: int) -> Sequence[Win]:
        own = [w for m in self._floor.meters.values() for (table, _), w in m.wins.items() if table == self._table]
        paid = WinOutcome.PAID
        return tuple(w for w in own if w.outcome is WinOutcome.PENDING or (w.outcome is paid and w.round >= since))

    def win(self, wanted: WinRequest) -> Win:
        self._require_linked()
        key, meter = (wanted.of_meter, self._table), self._floor.meters.get(wanted.of_meter)
        if meter is None or key in self._floor.misfits or not self._credit(wanted.of_meter, wanted.total):
            raise KnownError("what was asked of a meter does not fit")
        if (self._table, wanted.name) not in meter.wins:
            pays, number, told = whole_cents(meter.value), len(meter.wins) + 1, wanted
            where = told.round, told.seat, told.position
            win = Win(told.of_meter, number, told.name, *where, meter.value, pays, meter.reset, WinOutcome.PENDING)
            meter.wins[self._table, wanted.name] = win
            self._move(meter, pays, meter.reset)
        return meter.wins[self._table, wanted.name]

    def settle(self, settled: SettledWin) -> bool:
        self._require_linked()
        meter = self._floor.meters[settled.of_meter]
        if (self._table, settled.name) not in meter.wins:
            raise KnownError("this table has no such win")
        win = meter.wins[self._table, settled.name]
        back = settled.outcome is WinOutcome.RETURNED
        pays, seeds = (0, 0) if back else (settled.pays, settled.reseeded)
        if (win.outcome, win.pays, win.reseeded) == (settled.outcome, pays, seeds):
            return True
        left = meter.value + parts(win.pays - pays - win.reseeded + seeds)
        if win.outcome is WinOutcome.RETURNED or pays < 0 or not 0 <= seeds <= meter.reset or left < 0:
            self._floor.misfits[settled.of_meter, self._table] = f"win {win.number}"
            return False
        self._move(meter, pays - win.pays, seeds - win.reseeded)
        meter.wins[self._table, settled.name] = replace(win, pays=pays, reseeded=seeds, outcome=settled.outcome)
        return True

    def _require_linked(self) -> None:
        if self._floor.links.get(self._table) != self._link:
            raise KnownError("another connection of this table is linked since")

    def _credit(self, meter: str, total: int) -> bool:
        if not 0 <= total <= MOST_PARTS:
            raise KnownError("what was asked of a meter does not fit")
        key = meter, self._table
        known = self._floor.totals.setdefault(key, total)
        if total < known:
            self._floor.fell[key] = total
            return False
        self._floor.fell.pop(key, None)
        self._floor.totals[key] = total
        self._floor.meters[meter].value += total - known
        self._floor.meters[meter].increments += total - known
        return True

    def _move(self, meter: Meter, pays: int, seeds: int) -> None:
        meter.prizes += parts(pays)
        meter.seeds += parts(seeds)
        meter.value += parts(seeds - pays)

    def _stands(self, name: str) -> MeterStatus:
        meter, key = self._floor.meters[name], (name, self._table)
        pending = sum(1 for each in meter.wins.values() if each.outcome is WinOutcome.PENDING)
        told, misfit = (self._floor.totals.get(key, -1), self._floor.misfits.get(key, ""))
        fell = key in self._floor.fell
        return MeterStatus(
            name, name, meter.rate, meter.reset, meter.value, told, len(meter.wins), pending, fell=fell, misfit=misfit
        )
