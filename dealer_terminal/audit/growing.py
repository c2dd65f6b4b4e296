"""A tree that grows leaf by leaf while a journal is read; hashed a part at a time."""

from dealer_terminal.audit.merkle import Frontier

_AT_ONCE = 4096


class Growing:
    def __init__(self) -> None:
        self.size = 0
        self._frontier = Frontier()
        self._waiting: list[bytes] = []

    def add(self, leaf: bytes) -> None:
        self.size += 1
        self._waiting.append(leaf)
        if len(self._waiting) >= _AT_ONCE:
            self.frontier()

    def frontier(self) -> Frontier:
        if self._waiting:
            self._frontier = self._frontier.extend(self._waiting)
            self._waiting.clear()
        return self._frontier

    def root(self) -> bytes:
        return self.frontier().root()
