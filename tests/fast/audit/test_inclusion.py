from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, replace

import pytest

from dealer_terminal.audit.errors import MismatchError
from dealer_terminal.audit.inclusion import inclusion_path, verify_inclusion
from dealer_terminal.audit.merkle import EMPTY_ROOT, Node, leaf_hash, node_hash, nodes_over
from tests.fast.audit.vectors import NODES, ROOTS, accepted, flipped, log_of, root_hash

GARBAGE = bytes(range(32))


@dataclass(frozen=True)
class Claim:
    leaf: bytes
    index: int
    size: int
    path: tuple[bytes, ...]
    root: bytes

    def check(self) -> None:
        verify_inclusion(**asdict(self))


def claim_in(node: Node, index: int, size: int) -> Claim:
    return Claim(node(0, index), index, size, inclusion_path(node, index, size), root_hash(node, size))


def every_claim(largest: int) -> Iterator[Claim]:
    node = log_of(largest)
    return (claim_in(node, index, size) for size in range(1, largest + 1) for index in range(size))


PUBLISHED = {
    (0, 1): (),
    (0, 8): (NODES[0][1], NODES[1][1], NODES[2][1]),
    (5, 8): (NODES[0][4], NODES[1][3], NODES[2][0]),
    (2, 3): (NODES[1][0],),
    (1, 5): (NODES[0][0], NODES[1][1], NODES[0][4]),
}


def test_the_published_proofs_are_made_and_accepted() -> None:
    for (index, size), path in PUBLISHED.items():
        assert inclusion_path(nodes_over(NODES[0].__getitem__), index, size) == path
        Claim(NODES[0][index], index, size, path, ROOTS[size]).check()


def test_every_leaf_of_every_small_log_is_proved() -> None:
    for claim in every_claim(64):
        claim.check()


def each_bit_flipped(path: tuple[bytes, ...]) -> Iterator[tuple[bytes, ...]]:
    for at, part in enumerate(path):
        for bit in (0, 77, 255):
            yield (*path[:at], flipped(part, bit), *path[at + 1 :])


def each_removed(path: tuple[bytes, ...]) -> Iterator[tuple[bytes, ...]]:
    return (path[:at] + path[at + 1 :] for at in range(len(path)))


def each_inserted(path: tuple[bytes, ...], part: bytes) -> Iterator[tuple[bytes, ...]]:
    return ((*path[:at], part, *path[at:]) for at in range(len(path) + 1))


def with_paths(claim: Claim, paths: Iterable[tuple[bytes, ...]]) -> list[Claim]:
    return [replace(claim, path=path) for path in paths]


MUTATIONS: dict[str, Callable[[Claim], list[Claim]]] = {
    "flipped leaf": lambda claim: [replace(claim, leaf=flipped(claim.leaf, 5))],
    "wrong root": lambda claim: [replace(claim, root=GARBAGE)],
    "neither leaf nor root": lambda claim: [replace(claim, leaf=b"", root=b"")],
    "leaf and root swapped": lambda claim: [replace(claim, leaf=claim.root, root=claim.leaf)],
    "flipped component": lambda claim: with_paths(claim, each_bit_flipped(claim.path)),
    "removed component": lambda claim: with_paths(claim, each_removed(claim.path)),
    "inserted component": lambda claim: with_paths(claim, each_inserted(claim.path, GARBAGE)),
    "empty component": lambda claim: with_paths(claim, each_inserted(claim.path, b"")),
    "truncated": lambda claim: with_paths(claim, [claim.path[:-1], claim.path[1:], ()]),
    "cut inside a component": lambda claim: (
        with_paths(claim, [(*claim.path[:-1], claim.path[-1][:-1])]) if claim.path else []
    ),
    "reversed": lambda claim: with_paths(claim, [claim.path[::-1]]),
    "index plus one": lambda claim: [replace(claim, index=claim.index + 1)],
    "index exclusive-or two": lambda claim: [replace(claim, index=claim.index ^ 2)],
    "index beyond the end": lambda claim: [replace(claim, index=claim.size)],
    "size doubled": lambda claim: [replace(claim, size=claim.size * 2)],
    "size negative": lambda claim: [replace(claim, size=-claim.size)],
}


def test_a_mutated_proof_is_refused_at_every_size() -> None:
    for what, mutation in MUTATIONS.items():
        wrong = {str(bad): bad for claim in every_claim(17) for bad in mutation(claim) if bad != claim}
        assert len(wrong) >= 16, what
        assert accepted(Claim.check, wrong, MismatchError) == [], what


def test_a_proof_for_one_leaf_serves_no_other_leaf_or_size_root() -> None:
    claims = list(every_claim(9))
    for claim in claims:
        for other in claims:
            if (claim.index, claim.root) != (other.index, other.root):
                with pytest.raises(MismatchError):
                    replace(claim, index=other.index, size=other.size, root=other.root).check()


def test_a_log_has_no_leaf_beyond_its_end() -> None:
    beyond = [
        (leaf, *at, (), root)
        for at in ((0, 0), (1, 0), (2, 1))
        for root in (EMPTY_ROOT, b"")
        for leaf in (GARBAGE, b"")
    ]
    assert accepted(Claim.check, {str(each): Claim(*each) for each in beyond}, MismatchError, "has no leaf") == []
    for index, size in ((-1, 4), (4, 4), (0, 0)):
        with pytest.raises(ValueError, match="has no leaf"):
            inclusion_path(log_of(4), index, size)


def test_a_single_leaf_is_its_own_root_whatever_it_is() -> None:
    Claim(GARBAGE, 0, 1, (), GARBAGE).check()


def equal_nodes(levels: int) -> list[bytes]:
    """In a log of equal leaves all nodes of a level are equal, so a log of any size costs nothing."""
    nodes = [leaf_hash(b"")]
    while len(nodes) < levels:
        nodes.append(node_hash(nodes[-1], nodes[-1]))
    return nodes


def test_a_long_log_is_proved_from_few_kept_nodes() -> None:
    kept, size = equal_nodes(levels=50), 10**12 + 12_345
    for index in (0, 1, 999_999, 10**12 // 2, 10**12 + 12_344):
        asked = list[int]()

        def node(level: int, _index: int, asked: list[int] = asked) -> bytes:
            asked.append(level)
            return kept[level]

        path = inclusion_path(node, index, size)
        assert len(asked) <= 60
        Claim(kept[0], index, size, path, root_hash(node, size)).check()
