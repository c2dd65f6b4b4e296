"""A tree that grows leaf by leaf while a journal is read; hashed a part at a time."""

from dealer_terminal.audit.merkle import Frontier
from dealer_terminal.audit.nodes import stored_nodes

_AT_ONCE = 4096


class Growing:
    """`nodes` are those that a journal keeps, by level and index, as far as the tree is hashed."""

    def __init__(self) -> None:
        self.size = 0
        self.nodes: dict[tuple[int, int], bytes] = {}
        self._frontier = Frontier()
        self._waiting: list[bytes] = []

    def add(self, leaf: bytes) -> None:
        self.size += 1
        self._waiting.append(leaf)
        if len(self._waiting) >= _AT_ONCE:
            self.frontier()

    def frontier(self) -> Frontier:
        if self._waiting:
            for level, index, node in stored_nodes(self._frontier, self._waiting):
                self.nodes[level, index] = node
            self._frontier = self._frontier.extend(self._waiting)
            self._waiting.clear()
        return self._frontier

    def root(self) -> bytes:
        return self.frontier().root()
