"""A journal in rounds: each is folded from where it began, as far as somebody looks, and a few are kept."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from dealer_terminal.audit.record import Record
from dealer_terminal.audit.replay import ReplayStep, Stand, step
from dealer_terminal.procedure.state import State
from dealer_terminal.review.axis import By, Towards
from dealer_terminal.review.stops import stops

KEPT = 8


class RoundRecords(Struct, frozen=True):
    """From the record that opened a round up to the next one that opens one, and where the fold stood before. What came
    before the first round is such a part of a journal too."""

    before: Stand
    records: tuple[Record, ...]

    @property
    def first(self) -> int:
        return self.records[0].position

    @property
    def end(self) -> int:
        """The position behind its last record."""
        return self.first + len(self.records)


class Source(Protocol):
    """A journal, read. Nothing is ever written to it."""

    @property
    def journal(self) -> str:
        """Its id."""
        ...

    def size(self) -> int:
        """How many records there are, as far as somebody looked."""
        ...

    def round_of(self, position: int) -> RoundRecords:
        """The round that the record belongs to, as far as it goes by now."""
        ...

    def irregular(self, position: int, towards: Towards) -> int:
        """The next irregularity that was reported that way; where there is none, the position itself."""
        ...

    def same_kind(self, position: int, towards: Towards) -> int:
        """The next record that way whose kind is the same; where there is none, the position itself."""
        ...


class Moment(Struct, frozen=True):
    """The table right after a record."""

    journal: str
    step: ReplayStep

    @property
    def position(self) -> int:
        return self.step.record.position

    @property
    def state(self) -> State:
        return self.step.after.state


class _Folded:
    """A round, folded as far as was asked for."""

    def __init__(self, found: RoundRecords, *, whole: bool) -> None:
        self.found, self.whole = found, whole
        self._steps: list[ReplayStep] = []

    def upto(self, end: int) -> Sequence[ReplayStep]:
        stand = self._steps[-1].after if self._steps else self.found.before
        for record in self.found.records[len(self._steps) : end - self.found.first]:
            folded = step(stand, record)
            self._steps.append(folded)
            stand = folded.after
        return self._steps


class Reel:
    """The axis of one journal, and the moments on it."""

    def __init__(self, source: Source, kept: int = KEPT) -> None:
        self._source = source
        self._kept = kept
        self._folded: OrderedDict[int, _Folded] = OrderedDict()

    @property
    def journal(self) -> str:
        return self._source.journal

    def size(self) -> int:
        return self._source.size()

    def moment(self, position: int) -> Moment:
        folded = self._round(position)
        return Moment(self.journal, folded.upto(position + 1)[position - folded.found.first])

    def round_of(self, position: int) -> RoundRecords:
        return self._round(position).found

    def steps(self, position: int) -> tuple[ReplayStep, ...]:
        """Of the whole round that the record belongs to."""
        folded = self._round(position)
        return tuple(folded.upto(folded.found.end))

    def near(self, position: int, by: By, towards: Towards) -> int:
        return _WAYS[by](self, position, towards)

    def gap(self, position: int) -> int:
        return pause(self._record(position), self._record(position + 1)) if position + 1 < self.size() else 0

    def fact(self, position: int, towards: Towards) -> int:
        return min(max(position + towards.value, 0), self.size() - 1)

    def opened(self, position: int, towards: Towards) -> int:
        """Where a round begins; back to the beginning of this one first."""
        here = self.round_of(position)
        if towards is Towards.ON:
            return here.end if here.end < self.size() else position
        return here.first if position > here.first else self.round_of(max(0, position - 1)).first

    def stop(self, position: int, towards: Towards) -> int:
        """Where a step of the procedure begins; a round begins with one."""
        here = self.round_of(position)
        ahead = [stop for stop in stops(self.steps(position)) if (stop - position) * towards.value > 0]
        if ahead:
            return ahead[0] if towards is Towards.ON else ahead[-1]
        if towards is Towards.ON:
            return here.end if here.end < self.size() else position
        return max(stops(self.steps(here.first - 1)), default=0) if here.first else 0

    def irregular(self, position: int, towards: Towards) -> int:
        return self._source.irregular(position, towards)

    def same_kind(self, position: int, towards: Towards) -> int:
        return self._source.same_kind(position, towards)

    def _record(self, position: int) -> Record:
        found = self.round_of(position)
        return found.records[position - found.first]

    def _round(self, position: int) -> _Folded:
        """A round that ended before the last record stays as it is; one that did not may have grown."""
        for first, folded in reversed(self._folded.items()):
            if first <= position < folded.found.end and (folded.whole or folded.found.end == self.size()):
                self._folded.move_to_end(first)
                return folded
        return self._read(position)

    def _read(self, position: int) -> _Folded:
        found = self._source.round_of(position)
        folded = _Folded(found, whole=found.end < self.size())
        self._folded[folded.found.first] = folded
        self._folded.move_to_end(folded.found.first)
        while len(self._folded) > self._kept:
            self._folded.popitem(last=False)
        return folded


_WAYS: dict[By, Callable[[Reel, int, Towards], int]] = {
    By.FACT: Reel.fact,
    By.STEP: Reel.stop,
    By.ROUND: Reel.opened,
    By.IRREGULARITY: Reel.irregular,
    By.KIND: Reel.same_kind,
}


def pause(before: Record, after: Record) -> int:
    """By the clock that is never set, unless the terminal was started in between."""
    steady = after.monotonic - before.monotonic
    return steady if steady >= 0 else max(0, after.utc - before.utc)
