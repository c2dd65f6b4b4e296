"""A tree that grows leaf by leaf while a journal is read; hashed a part at a time."""

from dealer_terminal.journal.merkle import Frontier
from dealer_terminal.journal.nodes import SPAN, STORED_LEVEL

_EMPTY = Frontier()


class GrowingTree:
    """`nodes` are those that a journal keeps, by level and index, and that were completed here."""

    def __init__(self, before: Frontier = _EMPTY) -> None:
        self.size = before.size
        self.nodes: dict[tuple[int, int], bytes] = {}
        self._frontier = before
        self._waiting: list[bytes] = []

    def add(self, leaf: bytes) -> None:
        self.size += 1
        if self.size % SPAN:
            self._waiting.append(leaf)
        else:
            self._complete(leaf)

    def frontier(self) -> Frontier:
        if self._waiting:
            self._frontier = self._frontier.extend(self._waiting)
            self._waiting.clear()
        return self._frontier

    def root(self) -> bytes:
        return self.frontier().root()

    def _complete(self, last: bytes) -> None:
        """Keeps the nodes that this leaf completes."""
        before = self.frontier()
        for level, index, node in before.completed(last):
            if level >= STORED_LEVEL:
                self.nodes[level, index] = node
        self._frontier = before.append(last)
