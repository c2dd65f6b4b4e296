from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, replace

import pytest

from dealer_terminal.audit.errors import MismatchError
from dealer_terminal.audit.inclusion import inclusion_path, verify_inclusion
from dealer_terminal.audit.merkle import EMPTY_ROOT, Node, leaf_hash, node_hash, nodes_over
from tests.fast.audit.mutations import mutated
from tests.fast.audit.vectors import NODES, ROOTS, flipped, log_of, root_hash

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


@pytest.mark.parametrize(("index", "size"), PUBLISHED)
def test_the_published_proofs_are_made_and_accepted(index: int, size: int) -> None:
    path = PUBLISHED[index, size]
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
    "wrong leaf": lambda claim: [replace(claim, leaf=leaf_hash(b"another record"))],
    "flipped leaf": lambda claim: [replace(claim, leaf=flipped(claim.leaf, 5))],
    "no leaf": lambda claim: [replace(claim, leaf=b"")],
    "wrong root": lambda claim: [replace(claim, root=GARBAGE)],
    "root of an empty log": lambda claim: [replace(claim, root=EMPTY_ROOT)],
    "no root": lambda claim: [replace(claim, root=b"")],
    "neither leaf nor root": lambda claim: [replace(claim, leaf=b"", root=b"")],
    "leaf and root swapped": lambda claim: [replace(claim, leaf=claim.root, root=claim.leaf)],
    "flipped component": lambda claim: with_paths(claim, each_bit_flipped(claim.path)),
    "removed component": lambda claim: with_paths(claim, each_removed(claim.path)),
    "inserted component": lambda claim: with_paths(claim, each_inserted(claim.path, GARBAGE)),
    "empty component": lambda claim: with_paths(claim, each_inserted(claim.path, b"")),
    "inserted root": lambda claim: with_paths(claim, each_inserted(claim.path, claim.root)),
    "inserted leaf": lambda claim: with_paths(claim, each_inserted(claim.path, claim.leaf)),
    "truncated": lambda claim: with_paths(claim, [claim.path[:-1], claim.path[1:], ()]),
    "cut inside a component": lambda claim: (
        with_paths(claim, [(*claim.path[:-1], claim.path[-1][:-1])]) if claim.path else []
    ),
    "preceding garbage": lambda claim: with_paths(claim, [(GARBAGE, *claim.path)]),
    "trailing garbage": lambda claim: with_paths(claim, [(*claim.path, GARBAGE)]),
    "reversed": lambda claim: with_paths(claim, [claim.path[::-1]]),
    "index plus one": lambda claim: [replace(claim, index=claim.index + 1)],
    "index minus one": lambda claim: [replace(claim, index=claim.index - 1)],
    "index exclusive-or two": lambda claim: [replace(claim, index=claim.index ^ 2)],
    "index beyond the end": lambda claim: [replace(claim, index=claim.size)],
    "size doubled": lambda claim: [replace(claim, size=claim.size * 2)],
    "size halved": lambda claim: [replace(claim, size=claim.size // 2)],
    "size nought": lambda claim: [replace(claim, size=0)],
    "size negative": lambda claim: [replace(claim, size=-claim.size)],
}


@pytest.mark.parametrize("mutation", MUTATIONS.values(), ids=MUTATIONS)
def test_a_mutated_proof_is_refused_at_every_size(mutation: Callable[[Claim], list[Claim]]) -> None:
    wrong = mutated(every_claim(17), mutation)
    assert len(wrong) >= 100
    for claim in wrong:
        with pytest.raises(MismatchError):
            claim.check()


def test_a_proof_for_one_leaf_serves_no_other_leaf_or_size_root() -> None:
    claims = list(every_claim(9))
    for claim in claims:
        for other in claims:
            if (claim.index, claim.root) != (other.index, other.root):
                with pytest.raises(MismatchError):
                    replace(claim, index=other.index, size=other.size, root=other.root).check()


@pytest.mark.parametrize(("index", "size"), [(0, 0), (1, 0), (2, 1)])
@pytest.mark.parametrize("root", [EMPTY_ROOT, GARBAGE, b""], ids=["empty", "other", "none"])
@pytest.mark.parametrize("leaf", [GARBAGE, EMPTY_ROOT, b""], ids=["other", "empty", "none"])
def test_a_log_has_no_leaf_beyond_its_end(index: int, size: int, root: bytes, leaf: bytes) -> None:
    with pytest.raises(MismatchError, match="has no leaf"):
        Claim(leaf, index, size, (), root).check()


def test_a_single_leaf_is_its_own_root_whatever_it_is() -> None:
    Claim(GARBAGE, 0, 1, (), GARBAGE).check()


@pytest.mark.parametrize(("index", "size"), [(-1, 4), (4, 4), (0, 0)])
def test_no_proof_is_made_of_what_is_not_there(index: int, size: int) -> None:
    with pytest.raises(ValueError, match="has no leaf"):
        inclusion_path(log_of(4), index, size)


def equal_nodes(levels: int) -> list[bytes]:
    """In a log of equal leaves all nodes of a level are equal, so a log of any size costs nothing."""
    nodes = [leaf_hash(b"")]
    while len(nodes) < levels:
        nodes.append(node_hash(nodes[-1], nodes[-1]))
    return nodes


@pytest.mark.parametrize("index", [0, 1, 999_999, 10**12 // 2, 10**12 + 12_344])
def test_a_long_log_is_proved_from_few_kept_nodes(index: int) -> None:
    kept, asked, size = equal_nodes(levels=50), list[int](), 10**12 + 12_345

    def node(level: int, _index: int) -> bytes:
        asked.append(level)
        return kept[level]

    path = inclusion_path(node, index, size)
    assert len(asked) <= 60
    Claim(kept[0], index, size, path, root_hash(node, size)).check()
