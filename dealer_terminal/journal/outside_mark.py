"""A checkpoint that somebody else kept. It alone finds a journal that was cut cleanly or rebuilt with its keys."""

from collections.abc import Iterator

from dealer_terminal.journal.checkpoint import Checkpoint
from dealer_terminal.journal.findings import NEVER, Finding
from dealer_terminal.journal.growing_tree import GrowingTree
from dealer_terminal.journal.replay import Stand


class OutsideMark:
    def __init__(self, checkpoint: Checkpoint) -> None:
        self._checkpoint = checkpoint
        self._looked = False

    @property
    def due(self) -> int:
        return NEVER if self._looked else self._checkpoint.size

    def reached(self, tree: GrowingTree, stand: Stand | None) -> Iterator[Finding]:
        self._looked = True
        if tree.root() != self._checkpoint.root:
            say = f"the first {tree.size} records are not those that the outside checkpoint was signed over"
            yield Finding(-1, f"the journal was rebuilt: {say}")

    def at_end(self, tree: GrowingTree) -> Iterator[Finding]:
        covered = self._checkpoint.size
        if tree.size < covered:
            covers = f"the outside checkpoint covers {covered} records, here are {tree.size}"
            yield Finding(-1, f"the tail was cut: {covers}")
