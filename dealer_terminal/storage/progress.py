"""Progress of a long read, reported at intervals."""

from collections.abc import Callable, Iterator

from dealer_terminal.journal.findings import NEVER, Finding
from dealer_terminal.journal.merkle import GrowingTree
from dealer_terminal.journal.replay import FoldedState

Progress = Callable[[int], None]
"""Function that receives the number of records done."""

EACH = 2000


def silently(_: int) -> None:
    """Report nothing."""


class ProgressMark:
    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self.due = EACH

    def reached(self, tree: GrowingTree, stand: FoldedState | None) -> Iterator[Finding]:
        self._progress(tree.size)
        self.due = tree.size + EACH
        return iter(())

    def at_end(self, tree: GrowingTree) -> Iterator[Finding]:
        self._progress(tree.size)
        return iter(())


class EndMark:
    """End of the read: the number of records, and the root over them."""

    due = NEVER

    def __init__(self) -> None:
        self.size, self.root = -2, b""

    def reached(self, tree: GrowingTree, stand: FoldedState | None) -> Iterator[Finding]:
        return iter(())

    def at_end(self, tree: GrowingTree) -> Iterator[Finding]:
        self.size, self.root = tree.size, tree.root()
        return iter(())
