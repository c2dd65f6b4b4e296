"""Consistency and inclusion proofs (RFC 6962 section 2.1.2, RFC 9162 section 2.1.4)."""

from collections.abc import Sequence

from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.merkle import HASH_SIZE, Node, node_hash, range_hash, split


def consistency_path(node: Node, old: int, new: int) -> tuple[bytes, ...]:
    """Return PROOF(old, D[new]). From an empty log it is empty, as a witness expects (C2SP tlog-witness)."""
    if not 0 <= old <= new:
        raise ValueError(f"a log of {new} leaves did not grow from one of {old}")
    return _path(node, old, 0, new, known=True) if old else ()


def verify_consistency(*, old: int, new: int, path: Sequence[bytes], old_root: bytes, new_root: bytes) -> None:
    """Raise `MismatchError` unless the first `old` leaves under `new_root` are those under `old_root`.

    An empty old log is rejected: every log extends it, so there is nothing to check.
    """
    if not 1 <= old <= new:
        raise MismatchError(f"nothing can show that a log of {old} leaves grew to one of {new}")
    if any(len(part) != HASH_SIZE for part in (old_root, new_root, *path)):
        raise MismatchError("the consistency proof has a part that is not a SHA-256 hash")
    if _roots(old, new, path, old_root, known=True) != (old_root, new_root):
        raise MismatchError(f"the log of {new} leaves does not continue the log of {old} leaves")


def _path(node: Node, old: int, start: int, end: int, *, known: bool) -> tuple[bytes, ...]:
    """Return SUBPROOF(old, D[start:end], known). `known` is True if the verifier has this subtree as its old root."""
    if old == end:
        return () if known else (range_hash(node, start, end),)
    middle = start + split(end - start)
    if old <= middle:
        return (*_path(node, old, start, middle, known=known), range_hash(node, middle, end))
    return (*_path(node, old, middle, end, known=False), range_hash(node, start, middle))


def _roots(old: int, new: int, path: Sequence[bytes], root: bytes, *, known: bool) -> tuple[bytes, bytes]:
    """Return the old and the new root of this subtree, computed from the proof."""
    if old == new:
        return _meeting(path if not known else (root, *path))
    if not path:
        raise MismatchError("the consistency proof is too short for its sizes")
    left, rest, beside = split(new), path[:-1], path[-1]
    if old <= left:
        before, after = _roots(old, left, rest, root, known=known)
        return before, node_hash(after, beside)
    before, after = _roots(old - left, new - left, rest, root, known=False)
    return node_hash(beside, before), node_hash(beside, after)


def _meeting(subtree: Sequence[bytes]) -> tuple[bytes, bytes]:
    """Return the subtree shared by both trees at the end of the old log."""
    if len(subtree) != 1:
        raise MismatchError(f"the consistency proof is too {'long' if subtree else 'short'} for its sizes")
    return subtree[0], subtree[0]


def inclusion_path(node: Node, index: int, size: int) -> tuple[bytes, ...]:
    """Return PATH(index, D[size]): the leaf's sibling first, the root's child last."""
    if not 0 <= index < size:
        raise ValueError(f"a log of {size} leaves has no leaf {index}")
    return _inclusion_path(node, index, 0, size)


def verify_inclusion(*, leaf: bytes, index: int, size: int, path: Sequence[bytes], root: bytes) -> None:
    """Raise `MismatchError` unless `leaf` (a leaf hash) is number `index` of the `size` under `root`."""
    if not 0 <= index < size:
        raise MismatchError(f"a log of {size} leaves has no leaf {index}")
    if any(len(part) != HASH_SIZE for part in (leaf, root, *path)):
        raise MismatchError("the inclusion proof has a part that is not a SHA-256 hash")
    if _root(leaf, index, size, path) != root:
        raise MismatchError(f"the inclusion proof does not lead from leaf {index} to this root of {size}")


def _inclusion_path(node: Node, index: int, start: int, end: int) -> tuple[bytes, ...]:
    if end - start == 1:
        return ()
    middle = start + split(end - start)
    if index < middle:
        return (*_inclusion_path(node, index, start, middle), range_hash(node, middle, end))
    return (*_inclusion_path(node, index, middle, end), range_hash(node, start, middle))


def _root(leaf: bytes, index: int, size: int, path: Sequence[bytes]) -> bytes:
    if size == 1 and not path:
        return leaf
    if size == 1 or not path:
        raise MismatchError(f"the inclusion proof is too {'long' if path else 'short'} for its leaf and size")
    left = split(size)
    if index < left:
        return node_hash(_root(leaf, index, left, path[:-1]), path[-1])
    return node_hash(path[-1], _root(leaf, index - left, size - left, path[:-1]))
