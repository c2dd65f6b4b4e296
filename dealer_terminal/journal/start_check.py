"""Starting points for a later verification: before a closed round, with the values carried across it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from dealer_terminal.journal.findings import Finding
from dealer_terminal.journal.house import HouseCheck
from dealer_terminal.journal.journal_facts import FramesKept
from dealer_terminal.journal.merkle import Frontier
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import Entry, FoldedState, ReplayStep, entry_of
from dealer_terminal.procedure import facts

_BEGINS: dict[type, Callable[[Any], tuple[str, str]]] = {
    facts.DealerSignedOn: lambda fact: ("dealer", fact.dealer.id),
    facts.DeviceFaultRaised: lambda fact: ("fault", fact.fault),
    facts.IrregularityReported: lambda fact: ("irregularity", fact.irregularity),
}
_ENDS: dict[type, Callable[[Any], tuple[str, str]]] = {
    facts.DealerSignedOff: lambda fact: ("dealer", fact.dealer.id),
    facts.DeviceFaultCleared: lambda fact: ("fault", fact.fault),
    facts.IrregularityResolved: lambda fact: ("irregularity", fact.irregularity),
}


class Begins(Struct, frozen=True):
    """Starting point before the round that opens with the record at `position`.

    `unended` are earlier records whose subject a later record ends. `frames` is the number of frames counted by earlier
    records.
    """

    position: int
    stand: FoldedState
    house: Frontier
    frames: int
    unended: tuple[int, ...]


class BeginningCheck:
    """Collector of starting points; reports no findings. `house` must process each record before this check does.

    `open_` are unended records from before the first record that is read.
    """

    sees: ClassVar = frozenset({facts.RoundOpened, facts.RoundClosed, FramesKept, *_BEGINS, *_ENDS})

    def __init__(self, house: HouseCheck, frames: int = 0, open_: Iterable[Record] = ()) -> None:
        self._house, self._frames = house, frames
        self._open: dict[tuple[str, str], tuple[int, ...]] = {}
        self._opened: tuple[Begins, ...] = ()
        self._closed: tuple[tuple[int, Begins], ...] = ()
        for record in open_:
            self._learn(record.position, entry_of(record))

    def see(self, step: ReplayStep) -> Sequence[Finding]:
        position, entry = step.record.position, step.entry
        if type(entry) is facts.RoundOpened:
            ends = tuple(sorted(at for each in self._open.values() for at in each))
            self._opened = (Begins(position, step.before, self._house.tree, self._frames, ends),)
        elif type(entry) is facts.RoundClosed:
            self._closed = (*self._closed[-1:], *((position, each) for each in self._opened))
        self._learn(position, entry)
        return ()

    def end(self) -> Sequence[Finding]:
        return ()

    def under(self, covered: int) -> tuple[Begins, ...]:
        """Return the newest starting point whose round closed among the first `covered` records, or none."""
        return tuple(begins for position, begins in self._closed if position < covered)[-1:]

    def _learn(self, position: int, entry: Entry) -> None:
        if type(entry) is FramesKept:
            self._frames = entry.last + 1
        elif (begins := _BEGINS.get(type(entry))) is not None:
            key = begins(entry)
            self._open[key] = (*self._open.get(key, ()), position)
        elif (ends := _ENDS.get(type(entry))) is not None:
            self._open.pop(ends(entry), None)
