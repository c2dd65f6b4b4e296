"""That one leaf is in a log (RFC 6962 section 2.1.1, RFC 9162 section 2.1.3)."""

from collections.abc import Sequence

from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.merkle import HASH_SIZE, Node, node_hash, range_hash, split


def inclusion_path(node: Node, index: int, size: int) -> tuple[bytes, ...]:
    """PATH(index, D[size]): the leaf's sibling first, the root's child last."""
    if not 0 <= index < size:
        raise ValueError(f"a log of {size} leaves has no leaf {index}")
    return _path(node, index, 0, size)


def verify_inclusion(*, leaf: bytes, index: int, size: int, path: Sequence[bytes], root: bytes) -> None:
    """Raises `MismatchError` unless `leaf` (a leaf hash) is number `index` of the `size` under `root`."""
    if not 0 <= index < size:
        raise MismatchError(f"a log of {size} leaves has no leaf {index}")
    if any(len(part) != HASH_SIZE for part in (leaf, root, *path)):
        raise MismatchError("the inclusion proof has a part that is not a SHA-256 hash")
    if _root(leaf, index, size, path) != root:
        raise MismatchError(f"the inclusion proof does not lead from leaf {index} to this root of {size}")


def _path(node: Node, index: int, start: int, end: int) -> tuple[bytes, ...]:
    if end - start == 1:
        return ()
    middle = start + split(end - start)
    if index < middle:
        return (*_path(node, index, start, middle), range_hash(node, middle, end))
    return (*_path(node, index, middle, end), range_hash(node, start, middle))


def _root(leaf: bytes, index: int, size: int, path: Sequence[bytes]) -> bytes:
    if size == 1 and not path:
        return leaf
    if size == 1 or not path:
        raise MismatchError(f"the inclusion proof is too {'long' if path else 'short'} for its leaf and size")
    left = split(size)
    if index < left:
        return node_hash(_root(leaf, index, left, path[:-1]), path[-1])
    return node_hash(path[-1], _root(leaf, index - left, size - left, path[:-1]))
