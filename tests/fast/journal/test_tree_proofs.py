"""Proofs that a leaf is in a log and that a log continues an older one: published, of small logs, and wrong ones."""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from typing import Any

import pytest

from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.merkle import EMPTY_ROOT, Node, leaf_hash, node_hash, nodes_over
from dealer_terminal.journal.tree_proofs import consistency_path, inclusion_path, verify_consistency, verify_inclusion
from tests.fast.journal.vectors import NODES, ROOTS, accepted, flipped, log_of, root_hash

GARBAGE, OTHER = bytes(range(32)), bytes(range(32, 64))
Path = tuple[bytes, ...]


@dataclass(frozen=True)
class In:
    leaf: bytes
    index: int
    size: int
    path: Path
    root: bytes

    def check(self) -> None:
        verify_inclusion(**asdict(self))


@dataclass(frozen=True)
class Grown:
    old: int
    new: int
    path: Path
    old_root: bytes
    new_root: bytes

    def check(self) -> None:
        verify_consistency(**asdict(self))


def grown_in(node: Node, old: int, new: int) -> Grown:
    return Grown(old, new, consistency_path(node, old, new), root_hash(node, old), root_hash(node, new))


def every_leaf(largest: int) -> Iterator[In]:
    node = log_of(largest)
    for size in range(1, largest + 1):
        for index in range(size):
            yield In(node(0, index), index, size, inclusion_path(node, index, size), root_hash(node, size))


def every_growth(largest: int) -> Iterator[Grown]:
    node = log_of(largest)
    return (grown_in(node, old, new) for new in range(1, largest + 1) for old in range(1, new + 1))


PUBLISHED_LEAVES = {
    (0, 1): (),
    (0, 8): (NODES[0][1], NODES[1][1], NODES[2][1]),
    (5, 8): (NODES[0][4], NODES[1][3], NODES[2][0]),
    (2, 3): (NODES[1][0],),
    (1, 5): (NODES[0][0], NODES[1][1], NODES[0][4]),
}
PUBLISHED_GROWTH = {
    (1, 1): (),
    (1, 8): (NODES[0][1], NODES[1][1], NODES[2][1]),
    (6, 8): (NODES[1][2], NODES[1][3], NODES[2][0]),
    (2, 5): (NODES[1][1], NODES[0][4]),
    (6, 7): (NODES[1][2], NODES[0][6], NODES[2][0]),
}


def test_the_published_proofs_are_made_and_accepted() -> None:
    node = nodes_over(NODES[0].__getitem__)
    for (index, size), path in PUBLISHED_LEAVES.items():
        assert inclusion_path(node, index, size) == path
        In(NODES[0][index], index, size, path, ROOTS[size]).check()
    for (old, new), path in PUBLISHED_GROWTH.items():
        assert consistency_path(node, old, new) == path
        Grown(old, new, path, ROOTS[old], ROOTS[new]).check()


def test_every_leaf_and_every_growth_of_every_small_log_is_proved() -> None:
    for claim in (*every_leaf(64), *every_growth(64)):
        claim.check()


def inserted(path: Path, part: bytes) -> list[Path]:
    return [(*path[:at], part, *path[at:]) for at in range(len(path) + 1)]


OF_PATHS: dict[str, Callable[[Path], list[Path]]] = {
    "flipped component": lambda path: [
        (*path[:at], flipped(part, bit), *path[at + 1 :]) for at, part in enumerate(path) for bit in (0, 77, 255)
    ],
    "removed component": lambda path: [path[:at] + path[at + 1 :] for at in range(len(path))],
    "inserted component": lambda path: inserted(path, GARBAGE),
    "empty component": lambda path: inserted(path, b""),
    "truncated": lambda path: [path[:-1], path[1:], ()],
    "cut inside a component": lambda path: [(*path[:-1], path[-1][:-1])] if path else [],
    "reversed": lambda path: [path[::-1]],
}
OF_LEAVES: dict[str, Callable[[In], In]] = {
    "flipped leaf": lambda claim: replace(claim, leaf=flipped(claim.leaf, 5)),
    "wrong root": lambda claim: replace(claim, root=GARBAGE),
    "neither leaf nor root": lambda claim: replace(claim, leaf=b"", root=b""),
    "leaf and root swapped": lambda claim: replace(claim, leaf=claim.root, root=claim.leaf),
    "index plus one": lambda claim: replace(claim, index=claim.index + 1),
    "index exclusive-or two": lambda claim: replace(claim, index=claim.index ^ 2),
    "index beyond the end": lambda claim: replace(claim, index=claim.size),
    "size doubled": lambda claim: replace(claim, size=claim.size * 2),
    "size negative": lambda claim: replace(claim, size=-claim.size),
}
OF_GROWTH: dict[str, Callable[[Grown], Grown]] = {
    "wrong old root": lambda claim: replace(claim, old_root=GARBAGE),
    "wrong new root": lambda claim: replace(claim, new_root=GARBAGE),
    "no roots": lambda claim: replace(claim, old_root=b"", new_root=b""),
    "swapped roots": lambda claim: replace(claim, old_root=claim.new_root, new_root=claim.old_root),
    "swapped sizes": lambda claim: replace(claim, old=claim.new, new=claim.old),
    "old size plus one": lambda claim: replace(claim, old=claim.old + 1),
    "old size exclusive-or two": lambda claim: replace(claim, old=claim.old ^ 2),
    "old size nought": lambda claim: replace(claim, old=0, old_root=EMPTY_ROOT),
    "new size doubled": lambda claim: replace(claim, new=claim.new * 2),
    "old size above new": lambda claim: replace(claim, old=claim.new + 1),
}


@pytest.mark.parametrize(("every", "own"), [(every_leaf, OF_LEAVES), (every_growth, OF_GROWTH)], ids=["leaf", "growth"])
def test_a_mutated_proof_is_refused_at_every_size(
    every: Callable[[int], Iterator[Any]], own: dict[str, Callable[[Any], Any]]
) -> None:
    claims, passed = list(every(17)), []
    for what in (*OF_PATHS, *own):
        for claim in claims:
            paths = OF_PATHS[what](claim.path) if what in OF_PATHS else []
            wrong = [replace(claim, path=path) for path in paths] if what in OF_PATHS else [own[what](claim)]
            passed += accepted(type(claim).check, {f"{what}: {each}": each for each in wrong if each != claim})
    assert passed == []


IMPOSSIBLE = {
    "an empty log says nothing": Grown(0, 1, (EMPTY_ROOT,), EMPTY_ROOT, EMPTY_ROOT),
    "an empty log with another root": Grown(0, 1, (), GARBAGE, OTHER),
    "two empty logs": Grown(0, 0, (), GARBAGE, GARBAGE),
    "two empty logs and a component": Grown(0, 0, (EMPTY_ROOT,), EMPTY_ROOT, EMPTY_ROOT),
    "one leaf, different roots": Grown(1, 1, (), GARBAGE, OTHER),
    "growth without a proof": Grown(1, 2, (), GARBAGE, OTHER),
    "shrunk": Grown(2, 1, (), GARBAGE, OTHER),
    "a negative size": Grown(-1, 1, (), GARBAGE, OTHER),
    **{f"no leaf {at}": In(GARBAGE, *at, (), EMPTY_ROOT) for at in ((0, 0), (1, 0), (2, 1))},
}


def test_the_published_impossible_claims_are_refused() -> None:
    assert accepted(lambda claim: claim.check(), IMPOSSIBLE, MismatchError) == []
    Grown(1, 1, (), GARBAGE, GARBAGE).check()
    In(GARBAGE, 0, 1, (), GARBAGE).check()


def test_a_proof_for_one_leaf_serves_no_other_leaf_or_size_root() -> None:
    claims = list(every_leaf(9))
    for claim in claims:
        for other in claims:
            if (claim.index, claim.root) != (other.index, other.root):
                with pytest.raises(MismatchError):
                    replace(claim, index=other.index, size=other.size, root=other.root).check()


def test_a_log_rebuilt_with_any_old_leaf_changed_does_not_continue_the_old_one() -> None:
    for new in range(1, 17):
        leaves = [leaf_hash(bytes([number])) for number in range(new)]
        for changed in range(new):
            forged = nodes_over([*leaves[:changed], GARBAGE, *leaves[changed + 1 :]].__getitem__)
            for old in range(changed + 1, new + 1):
                claim = grown_in(forged, old, new)
                with pytest.raises(MismatchError, match="does not continue"):
                    replace(claim, old_root=root_hash(nodes_over(leaves.__getitem__), old)).check()


def test_no_proof_is_made_of_what_is_not_there() -> None:
    assert consistency_path(log_of(7), 0, 7) == ()
    for old in (5, -1):
        with pytest.raises(ValueError, match="did not grow"):
            consistency_path(log_of(5), old, 4)
    for index, size in ((-1, 4), (4, 4), (0, 0)):
        with pytest.raises(ValueError, match="has no leaf"):
            inclusion_path(log_of(4), index, size)


def test_a_long_log_is_proved_from_few_kept_nodes() -> None:
    """In a log of equal leaves all nodes of a level are equal, so a log of any size costs nothing."""
    kept, size = [leaf_hash(b"")], 10**12 + 12_345
    while len(kept) < 50:
        kept.append(node_hash(kept[-1], kept[-1]))
    for index in (0, 1, 999_999, 10**12 // 2, 10**12 + 12_344):
        asked = list[int]()

        def node(level: int, _index: int, asked: list[int] = asked) -> bytes:
            asked.append(level)
            return kept[level]

        path = inclusion_path(node, index, size)
        assert len(asked) <= 60
        In(kept[0], index, size, path, root_hash(node, size)).check()
