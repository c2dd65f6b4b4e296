from collections.abc import Sequence
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from dealer_terminal.journal.errors import FormatError
from dealer_terminal.journal.merkle import (
    EMPTY_ROOT,
    Frontier,
    leaf_hash,
    node_hash,
    nodes_over,
    range_hash,
)
from tests.fast.journal.vectors import LEAVES, NODES, ROOTS, accepted, log_of, root_hash

HASHES = tuple(map(leaf_hash, LEAVES))
MANY = 130


def defined_root(leaves: Sequence[bytes]) -> bytes:
    """MTH of RFC 6962 section 2.1, word for word, on the data themselves."""
    if len(leaves) < 2:
        return sha256(b"\0" + leaves[0]).digest() if leaves else sha256().digest()
    k = max(2**power for power in range(10) if 2**power < len(leaves))
    return sha256(b"\1" + defined_root(leaves[:k]) + defined_root(leaves[k:])).digest()


def test_leaves_and_nodes_have_the_published_hashes() -> None:
    assert NODES[0] == HASHES
    for level in (1, 2, 3):
        below = NODES[level - 1]
        assert NODES[level] == tuple(map(node_hash, below[::2], below[1::2]))


PUBLISHED_EDGES = {
    0: (),
    1: (NODES[0][0],),
    2: (NODES[1][0],),
    3: (NODES[1][0], NODES[0][2]),
    4: (NODES[2][0],),
    5: (NODES[2][0], NODES[0][4]),
    6: (NODES[2][0], NODES[1][2]),
    7: (NODES[2][0], NODES[1][2], NODES[0][6]),
    8: (NODES[3][0],),
}


def test_every_size_has_the_published_root_and_compact_tree() -> None:
    for size, edge in PUBLISHED_EDGES.items():
        frontier = Frontier().extend(HASHES[:size])
        assert frontier == Frontier(size, edge)
        assert frontier.root() == root_hash(nodes_over(HASHES.__getitem__), size) == ROOTS[size]


def test_roots_follow_the_definition_however_they_are_made() -> None:
    frontier, data = Frontier(), [f"record {number}".encode() for number in range(MANY)]
    node = nodes_over(lambda index: leaf_hash(data[index]))
    for size in range(MANY):
        expected = defined_root(data[:size])
        assert frontier.root() == root_hash(node, size) == expected
        assert Frontier().extend(map(leaf_hash, data[:size])) == frontier
        frontier = frontier.append(leaf_hash(data[size]))


def test_appending_names_every_complete_node_once_when_it_is_made() -> None:
    node, frontier, made = log_of(MANY), Frontier(), dict[tuple[int, int], bytes]()
    for size in range(MANY):
        for level, index, whole in frontier.completed(node(0, size)):
            assert (index + 1) << level == size + 1
            assert (level, index) not in made
            made[level, index] = whole
        frontier = frontier.append(node(0, size))
    assert made == {(level, index): node(level, index) for level in range(8) for index in range(MANY >> level)}


DAMAGED_FRONTIERS = {
    "nothing at all": b"",
    "half a size": bytes(4),
    "a size without its subtrees": (3).to_bytes(8, "big"),
    "one subtree too few": (3).to_bytes(8, "big") + bytes(32),
    "one subtree too many": (3).to_bytes(8, "big") + bytes(96),
    "a subtree under an empty log": bytes(8) + bytes(32),
    "a cut subtree": (1).to_bytes(8, "big") + bytes(31),
    "a byte after the end": (1).to_bytes(8, "big") + bytes(33),
}


def test_damaged_frontier_bytes_and_other_than_hashes_are_refused() -> None:
    assert accepted(Frontier.from_bytes, DAMAGED_FRONTIERS, FormatError, "frontier") == []
    leaves = {str(size): bytes(size) for size in (0, 31, 33)}
    assert accepted(Frontier().append, leaves, FormatError, "not a SHA-256 hash") == []


def test_an_empty_log_has_the_hash_of_nothing() -> None:
    assert Frontier().root() == EMPTY_ROOT == sha256(b"").digest()


def test_a_leaf_is_never_a_node() -> None:
    left, right = NODES[0][:2]
    assert leaf_hash(left + right) != node_hash(left, right)
    assert leaf_hash(b"\1" + left + right) != node_hash(left, right)


@given(st.lists(st.binary(max_size=3), max_size=40), st.integers(0, 40))
def test_a_frontier_can_be_laid_down_and_taken_up_anywhere(data: list[bytes], cut: int) -> None:
    leaves = [leaf_hash(item) for item in data]
    resumed = Frontier.from_bytes(Frontier().extend(leaves[:cut]).to_bytes()).extend(leaves[cut:])
    assert resumed == Frontier().extend(leaves)
    assert resumed.root() == defined_root(data)


def test_a_root_over_a_trillion_leaves_asks_for_few_nodes() -> None:
    asked = list[tuple[int, int]]()

    def node(level: int, index: int) -> bytes:
        asked.append((level, index))
        return bytes(32)

    size = 0xABCDEF0123
    range_hash(node, 0, size)
    assert len(asked) == size.bit_count()
