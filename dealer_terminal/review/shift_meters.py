"""A meter over a shift: where it stood, what moved it, where it stands."""

from collections.abc import Iterator, Mapping

from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.procedure import meter_facts
from dealer_terminal.procedure.evolve import happens_at_table
from dealer_terminal.procedure.meter_changes import Why, meter_changes
from dealer_terminal.review.shift_events import At, MeterRun, Move, Moves


class MeterRuns:
    def __init__(self) -> None:
        self._start: dict[str, int] = {}
        self._end: dict[str, int] = {}
        self._by: dict[str, dict[str, Moves]] = {}
        self._told: list[Move] = []

    def enter(self, stood: Mapping[str, int]) -> None:
        self._start, self._end = dict(stood), dict(stood)

    def see(self, step: ReplayStep) -> None:
        entry = step.entry
        if not happens_at_table(entry):
            return
        if isinstance(entry, meter_facts.MetersOpened):
            self._start = {**entry.carried, **self._start}
        for change in meter_changes(step.before.state, entry):
            why = change.why.value
            of = self._by.setdefault(change.meter, {})
            had = of.get(why, Moves(why, 0, 0))
            of[why] = Moves(why, had.times + 1, had.by + change.by)
            if change.why is not Why.WAGERED:
                stands = step.after.state.meters.get(change.meter, 0)
                self._told.append(Move(at(step), change.meter, why, change.by, stands, step.record.operator))
        if step.after.state.meters:
            self._end = step.after.state.meters

    def runs(self) -> Iterator[MeterRun]:
        for meter, end in self._end.items():
            start, by_why = self._start.get(meter, 0), tuple(self._by.get(meter, {}).values())
            moved = sum(each.by for each in by_why)
            told = tuple(each for each in self._told if each.meter == meter)
            yield MeterRun(meter, start, by_why, end - start - moved, end, told)


def at(step: ReplayStep) -> At:
    return At(step.record.position, step.record.round, step.record.utc)
