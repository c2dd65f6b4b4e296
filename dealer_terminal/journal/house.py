"""The tree over the records of the house, grown as they are read."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from dealer_terminal.journal.findings import Finding
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.merkle import Frontier
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import ReplayStep

OF_THE_HOUSE = (
    "badge_reset",
    "clock_stepped_back",
    "month_archived",
    "operator_added",
    "operator_disabled",
    "operator_locked",
    "operator_preferred",
    "operator_unlocked",
    "pin_reset",
    "sign_on_failed",
    "sign_on_recovered",
)
"""They are read from the records themselves."""


_KINDS = frozenset(OF_THE_HOUSE)


def with_house(house: Frontier, records: Iterable[Record]) -> Frontier:
    """The tree once these records, of which some may be of the house, stand behind those that it is over."""
    leaves = [record.leaf for record in records if record.kind in _KINDS]
    return house.extend(leaves) if leaves else house


EMPTY = Frontier()


class HouseCheck:
    """Finds nothing by itself: what is kept of the tree is held against it. `known` is where it stood before the first
    record that is read."""

    sees: ClassVar = frozenset(each for each, (kind, _) in KINDS.items() if kind in OF_THE_HOUSE)

    def __init__(self, known: Frontier = EMPTY) -> None:
        self.tree = known

    def see(self, step: ReplayStep) -> Sequence[Finding]:
        self.tree = with_house(self.tree, (step.record,))
        return ()

    def end(self) -> Sequence[Finding]:
        return ()
