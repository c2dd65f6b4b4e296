"""Tree over the house records, which concern operators, clock steps and archives."""

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
"""Kinds of house records. After a start they are read directly, without reading the other records."""


_KINDS = frozenset(OF_THE_HOUSE)


def with_house(house: Frontier, records: Iterable[Record]) -> Frontier:
    """Return the tree extended by the house records among the given ones, which follow those already in the tree."""
    leaves = [record.leaf for record in records if record.kind in _KINDS]
    return house.extend(leaves) if leaves else house


EMPTY = Frontier()


class HouseCheck:
    """Builder of the tree over the house records. Reports nothing itself; other checks compare the stored tree with
    it.

    `known` is the tree before the first record that is read.
    """

    sees: ClassVar = frozenset(each for each, (kind, _) in KINDS.items() if kind in OF_THE_HOUSE)

    def __init__(self, known: Frontier = EMPTY) -> None:
        self.tree = known

    def see(self, step: ReplayStep) -> Sequence[Finding]:
        self.tree = with_house(self.tree, (step.record,))
        return ()

    def end(self) -> Sequence[Finding]:
        return ()
