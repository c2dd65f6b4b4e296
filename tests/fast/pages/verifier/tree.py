"""Sections 3 and 4: leaves and the tree over them."""

from collections.abc import Iterable, Sequence
from hashlib import sha256

from tests.fast.pages.verifier.rows import Frame, Record
from tests.fast.pages.verifier.wrong import require

RECORD, FRAME = "dealer-terminal/record@v1", "dealer-terminal/frame@v1"


def leaf_hash(data: bytes) -> bytes:
    return sha256(b"\0" + data).digest()


def leaf_data(record: Record) -> bytes:
    require(type(record.body) is bytes, f"record {record.position}: its body is no bytes")
    parts = (RECORD, *record[:4], record.operator, record.utc, record.monotonic)
    return "".join(f"{part}\n" for part in parts).encode() + record.body


def frame_leaf(frame: Frame) -> bytes:
    require(type(frame.sealed) is bytes, f"frame {frame.number}: it is no bytes")
    parts = (FRAME, *frame[:4], frame.utc, frame.monotonic)
    return leaf_hash("".join(f"{part}\n" for part in parts).encode() + frame.sealed)


# 4 The tree


def node(left: bytes, right: bytes) -> bytes:
    return sha256(b"\1" + left + right).digest()


class Tree:
    def __init__(self, size: int = 0, edge: Iterable[bytes] = ()) -> None:
        self.size, self.edge = size, list(edge)
        require(len(self.edge) == bin(size).count("1"), f"a tree of {size} leaves has another edge")

    def add(self, leaf: bytes) -> None:
        self.size += 1
        self.edge.append(leaf)
        size = self.size
        while size % 2 == 0:
            right = self.edge.pop()
            self.edge.append(node(self.edge.pop(), right))
            size //= 2

    def root(self) -> bytes:
        if not self.edge:
            return sha256().digest()
        whole = self.edge[-1]
        for left in self.edge[-2::-1]:
            whole = node(left, whole)
        return whole


def root_of(leaves: Iterable[bytes]) -> bytes:
    tree = Tree()
    for leaf in leaves:
        tree.add(leaf)
    return tree.root()


def root_by(path: Sequence[bytes], leaf: bytes, index: int, size: int) -> bytes:
    if size == 1:
        require(not path, "the inclusion path is too long")
        return leaf
    require(bool(path), "the inclusion path is too short")
    left = 1 << (size - 1).bit_length() - 1
    if index < left:
        return node(root_by(path[:-1], leaf, index, left), path[-1])
    return node(path[-1], root_by(path[:-1], leaf, index - left, size - left))
