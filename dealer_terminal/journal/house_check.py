"""The tree over the records of the house, grown as they are read."""

from collections.abc import Sequence
from typing import ClassVar

from dealer_terminal.journal.findings import Finding
from dealer_terminal.journal.house import OF_THE_HOUSE, with_house
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.merkle import Frontier
from dealer_terminal.journal.replay import ReplayStep

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
