"""Merkle tree of RFC 6962 section 2.1 (RFC 9162 section 2.1.1): hashes, and the frontier of a growing log."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from hashlib import sha256
from typing import TypeAlias

from dealer_terminal.journal.errors import FormatError

HASH_SIZE = 32
EMPTY_ROOT = sha256().digest()

Node: TypeAlias = Callable[[int, int], bytes]
"""Function `node(level, index)`: the hash over the complete 2^level leaves that start at index × 2^level."""


def leaf_hash(data: bytes) -> bytes:
    return sha256(b"\x00" + data).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    return sha256(b"\x01" + left + right).digest()


def split(size: int) -> int:
    """Return the largest power of two smaller than `size`, at which a tree of two or more leaves divides."""
    return 1 << (size - 1).bit_length() - 1


def nodes_over(leaf: Callable[[int], bytes]) -> Node:
    """Return a node function computed from leaf hashes. A large log stores the `Frontier.completed` nodes instead."""

    def node(level: int, index: int) -> bytes:
        if level == 0:
            return leaf(index)
        return node_hash(node(level - 1, 2 * index), node(level - 1, 2 * index + 1))

    return node


def range_hash(node: Node, start: int, end: int) -> bytes:
    """Return MTH(D[start:end]) for a range that the tree's own splitting produces."""
    size = end - start
    if size.bit_count() == 1:
        level = size.bit_length() - 1
        return node(level, start >> level)
    middle = start + split(size)
    return node_hash(range_hash(node, start, middle), range_hash(node, middle, end))


@dataclass(frozen=True, slots=True)
class Frontier:
    """Size of a log and its complete subtrees, largest first: the values needed to append."""

    size: int = 0
    edge: tuple[bytes, ...] = ()

    def __post_init__(self) -> None:
        if self.size < 0 or len(self.edge) != self.size.bit_count():
            raise FormatError(f"a frontier of {self.size} leaves cannot have {len(self.edge)} subtrees")
        if any(len(subtree) != HASH_SIZE for subtree in self.edge):
            raise FormatError("a frontier's subtree is not a SHA-256 hash")

    def append(self, leaf: bytes) -> "Frontier":
        return self.extend((leaf,))

    def extend(self, leaves: Iterable[bytes]) -> "Frontier":
        size, edge = self.size, list(self.edge)
        for whole in leaves:
            size += 1
            for _ in range((size & -size).bit_length() - 1):
                whole = node_hash(edge.pop(), whole)
            edge.append(whole)
        return Frontier(size, tuple(edge))

    def completed(self, leaf: bytes) -> Iterator[tuple[int, int, bytes]]:
        """Yield level, index and hash of every node that this next leaf completes, the leaf first."""
        yield 0, self.size, leaf
        whole = leaf
        for level in range(1, (~self.size & self.size + 1).bit_length()):
            whole = node_hash(self.edge[-level], whole)
            yield level, self.size >> level, whole

    def root(self) -> bytes:
        return _root(self.edge)

    def to_bytes(self) -> bytes:
        return self.size.to_bytes(8, "big") + b"".join(self.edge)

    @classmethod
    def from_bytes(cls, data: bytes) -> "Frontier":
        size, hashes = data[:8], data[8:]
        if len(size) != 8 or len(hashes) % HASH_SIZE:
            raise FormatError(f"a frontier cannot be {len(data)} bytes long")
        subtrees = (hashes[at : at + HASH_SIZE] for at in range(0, len(hashes), HASH_SIZE))
        return cls(int.from_bytes(size, "big"), tuple(subtrees))


@lru_cache(maxsize=8)
def _root(edge: tuple[bytes, ...]) -> bytes:
    """Return the root. Cached because the tag, mark and checkpoint of one append need the same root."""
    return reduce(lambda right, left: node_hash(left, right), reversed(edge)) if edge else EMPTY_ROOT


STORED_LEVEL = 8
SPAN = 1 << STORED_LEVEL


def stored_nodes(frontier: Frontier, leaves: Sequence[bytes]) -> Iterator[tuple[int, int, bytes]]:
    """Yield level, index and hash of each node to store that these next leaves complete."""
    first = 0
    while (last := first + SPAN - 1 - frontier.size % SPAN) < len(leaves):
        frontier = frontier.extend(leaves[first:last])
        yield from (node for node in frontier.completed(leaves[last]) if node[0] >= STORED_LEVEL)
        frontier, first = frontier.append(leaves[last]), last + 1


_EMPTY = Frontier()


class GrowingTree:
    """Tree that leaves are added to. `nodes` holds the completed nodes that a journal stores, by level and index."""

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
        """Store the nodes that this leaf completes."""
        before = self.frontier()
        for level, index, node in before.completed(last):
            if level >= STORED_LEVEL:
                self.nodes[level, index] = node
        self._frontier = before.append(last)
