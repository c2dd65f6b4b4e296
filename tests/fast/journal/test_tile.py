"""Tiles and stored nodes of logs of every size up to some, held against the tree that the specification describes."""

from hashlib import sha256

import pytest

from dealer_terminal.journal.errors import FormatError
from dealer_terminal.journal.merkle import (
    SPAN,
    STORED_LEVEL,
    Frontier,
    GrowingTree,
    leaf_hash,
    nodes_over,
    stored_nodes,
)
from dealer_terminal.journal.tile import WIDTH, entry_bundle, frontier_at, nodes_in, tile_path, tile_root, widths
from tests.fast.journal.vectors import root_hash

PATHS = (
    ("0", 0, WIDTH, "tile/0/000"),
    ("0", 1000, WIDTH, "tile/0/x001/000"),
    ("0", 1234067, WIDTH, "tile/0/x001/x234/067"),
    ("2", 0, 1, "tile/2/000.p/1"),
    ("entries", 273, 112, "tile/entries/273.p/112"),
)
SIZES = (
    ([70_000], 273, (112,)),
    ([256, 273], 1, (17,)),
    ([250, 255, 300], 0, (WIDTH,)),
    ([250, 255], 0, (250, 255)),
    ([256], 1, ()),
)
"""Sizes of signed trees, with the widths of their tiles: a full tile replaces the partial ones."""


def test_a_tile_has_the_specifications_path_and_width() -> None:
    assert [tile_path(*where) for *where, _ in PATHS] == [path for *_, path in PATHS]
    assert [widths(counts, index) for counts, index, _ in SIZES] == [there for *_, there in SIZES]


@pytest.mark.parametrize("size", [0, 1, 255, 256, 257, 700, 2**16, 2**16 + 300])
def test_a_tree_goes_on_from_its_tiles(size: int) -> None:
    leaves = [sha256(b"%d" % at).digest() for at in range(size)]
    above = [tile_root(leaves[at : at + WIDTH]) for at in range(0, size // WIDTH * WIDTH, WIDTH)]
    tiles = [leaves, above, [tile_root(above[:WIDTH])] if len(above) >= WIDTH else []]
    node = nodes_in(lambda level, index: tiles[level][index])
    assert frontier_at(node, size) == Frontier().extend(leaves)
    assert size < 512 or node(9, 0) == nodes_over(leaves.__getitem__)(9, 0)


def test_an_entry_has_its_length_before_it() -> None:
    assert entry_bundle([b"ab", b"", b"c" * 0xFFFF])[:8] == b"\0\2ab\0\0\xff\xff"
    with pytest.raises(FormatError):
        entry_bundle([b"c" * 0x10000])


MANY = [leaf_hash(str(n).encode()) for n in range(5 * SPAN + 3)]
NODE = nodes_over(MANY.__getitem__)


def expected(size: int) -> dict[tuple[int, int], bytes]:
    """Every complete part of the tree from the stored level upward."""
    levels = range(STORED_LEVEL, size.bit_length())
    return {(level, index): NODE(level, index) for level in levels for index in range(size >> level)}


def test_the_same_nodes_are_kept_however_many_leaves_come_at_once() -> None:
    for step in (1, 7, 255, 256, 257, 600):
        kept, frontier = {}, Frontier()
        for at in range(0, len(MANY), step):
            part = MANY[at : at + step]
            kept |= {(level, index): node for level, index, node in stored_nodes(frontier, part)}
            frontier = frontier.extend(part)
        assert kept == expected(len(MANY)), step


def test_a_tree_that_grows_leaf_by_leaf_is_the_same_tree() -> None:
    tree, sizes = GrowingTree(), (1, SPAN - 1, SPAN, SPAN + 1, 2 * SPAN, 4 * SPAN, len(MANY))
    for at, leaf in enumerate(MANY, 1):
        tree.add(leaf)
        if at in sizes:
            assert (tree.size, tree.root(), tree.nodes) == (at, root_hash(NODE, at), expected(at))
