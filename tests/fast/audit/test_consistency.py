from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace

import pytest

from dealer_terminal.audit.consistency import consistency_path, verify_consistency
from dealer_terminal.audit.errors import MismatchError
from dealer_terminal.audit.merkle import EMPTY_ROOT, Node, leaf_hash, nodes_over
from tests.fast.audit.vectors import NODES, ROOTS, accepted, flipped, log_of, root_hash

GARBAGE = bytes(range(32))
OTHER = bytes(range(32, 64))


@dataclass(frozen=True)
class Claim:
    old: int
    new: int
    path: tuple[bytes, ...]
    old_root: bytes
    new_root: bytes

    def check(self) -> None:
        verify_consistency(**asdict(self))


def claim_in(node: Node, old: int, new: int) -> Claim:
    return Claim(old, new, consistency_path(node, old, new), root_hash(node, old), root_hash(node, new))


def every_claim(largest: int) -> Iterator[Claim]:
    node = log_of(largest)
    return (claim_in(node, old, new) for new in range(1, largest + 1) for old in range(1, new + 1))


PUBLISHED = {
    (1, 1): (),
    (1, 8): (NODES[0][1], NODES[1][1], NODES[2][1]),
    (6, 8): (NODES[1][2], NODES[1][3], NODES[2][0]),
    (2, 5): (NODES[1][1], NODES[0][4]),
    (6, 7): (NODES[1][2], NODES[0][6], NODES[2][0]),
}


def test_the_published_proofs_are_made_and_accepted() -> None:
    for (old, new), path in PUBLISHED.items():
        assert consistency_path(nodes_over(NODES[0].__getitem__), old, new) == path
        Claim(old, new, path, ROOTS[old], ROOTS[new]).check()


def test_every_growth_of_every_small_log_is_proved() -> None:
    for claim in every_claim(64):
        claim.check()


def with_inserted(claim: Claim, part: bytes) -> list[Claim]:
    path = claim.path
    return [replace(claim, path=(*path[:at], part, *path[at:])) for at in range(len(path) + 1)]


def with_removed(claim: Claim) -> list[Claim]:
    path = claim.path
    return [replace(claim, path=path[:at] + path[at + 1 :]) for at in range(len(path))]


def with_flipped(claim: Claim) -> list[Claim]:
    path = claim.path
    return [
        replace(claim, path=(*path[:at], flipped(path[at], bit), *path[at + 1 :]))
        for at in range(len(path))
        for bit in (4, 16, 255)
    ]


MUTATIONS: dict[str, Callable[[Claim], list[Claim]]] = {
    "wrong old root": lambda claim: [replace(claim, old_root=GARBAGE)],
    "wrong new root": lambda claim: [replace(claim, new_root=GARBAGE)],
    "no roots": lambda claim: [replace(claim, old_root=b"", new_root=b"")],
    "swapped roots": lambda claim: [replace(claim, old_root=claim.new_root, new_root=claim.old_root)],
    "swapped sizes": lambda claim: [replace(claim, old=claim.new, new=claim.old)],
    "flipped component": with_flipped,
    "removed component": with_removed,
    "inserted component": lambda claim: with_inserted(claim, GARBAGE),
    "empty component": lambda claim: with_inserted(claim, b""),
    "truncated": lambda claim: [replace(claim, path=claim.path[:-1]), replace(claim, path=claim.path[1:])],
    "empty proof": lambda claim: [replace(claim, path=())],
    "reversed": lambda claim: [replace(claim, path=claim.path[::-1])],
    "old size plus one": lambda claim: [replace(claim, old=claim.old + 1)],
    "old size exclusive-or two": lambda claim: [replace(claim, old=claim.old ^ 2)],
    "old size nought": lambda claim: [replace(claim, old=0, old_root=EMPTY_ROOT)],
    "new size doubled": lambda claim: [replace(claim, new=claim.new * 2)],
    "old size above new": lambda claim: [replace(claim, old=claim.new + 1)],
}


def test_a_mutated_proof_is_refused_at_every_size() -> None:
    for what, mutation in MUTATIONS.items():
        wrong = {str(bad): bad for claim in every_claim(17) for bad in mutation(claim) if bad != claim}
        assert len(wrong) >= 16, what
        assert accepted(Claim.check, wrong, MismatchError) == [], what


REFUSED = {
    "an empty log says nothing": Claim(0, 1, (EMPTY_ROOT,), EMPTY_ROOT, EMPTY_ROOT),
    "an empty log with another root": Claim(0, 1, (), GARBAGE, OTHER),
    "two empty logs": Claim(0, 0, (), GARBAGE, GARBAGE),
    "two empty logs and a component": Claim(0, 0, (EMPTY_ROOT,), EMPTY_ROOT, EMPTY_ROOT),
    "one leaf, different roots": Claim(1, 1, (), GARBAGE, OTHER),
    "growth without a proof": Claim(1, 2, (), GARBAGE, OTHER),
    "shrunk": Claim(2, 1, (), GARBAGE, OTHER),
    "a negative size": Claim(-1, 1, (), GARBAGE, OTHER),
}


def test_the_published_impossible_claims_are_refused() -> None:
    assert accepted(Claim.check, REFUSED, MismatchError) == []
    Claim(1, 1, (), GARBAGE, GARBAGE).check()


def test_a_log_rebuilt_with_any_old_leaf_changed_does_not_continue_the_old_one() -> None:
    for new in range(1, 17):
        leaves = [leaf_hash(bytes([number])) for number in range(new)]
        for changed in range(new):
            forged = nodes_over([*leaves[:changed], GARBAGE, *leaves[changed + 1 :]].__getitem__)
            for old in range(changed + 1, new + 1):
                claim = claim_in(forged, old, new)
                with pytest.raises(MismatchError, match="does not continue"):
                    replace(claim, old_root=root_hash(nodes_over(leaves.__getitem__), old)).check()


def test_no_proof_is_made_that_a_log_shrank() -> None:
    assert consistency_path(log_of(7), 0, 7) == ()
    for old in (5, -1):
        with pytest.raises(ValueError, match="did not grow"):
            consistency_path(log_of(5), old, 4)
