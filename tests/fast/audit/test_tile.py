"""Tiles of logs of every size up to some, held against the tree that the specification describes."""

from hashlib import sha256

import pytest

from dealer_terminal.audit.errors import FormatError
from dealer_terminal.audit.merkle import Frontier, nodes_over
from dealer_terminal.audit.tile import WIDTH, entry_bundle, frontier_at, nodes_in, tile_path, tile_root, widths

PATHS = {
    "the first": ("0", 0, WIDTH, "tile/0/000"),
    "one with two groups": ("0", 1000, WIDTH, "tile/0/x001/000"),
    "the specification's own": ("0", 1234067, WIDTH, "tile/0/x001/x234/067"),
    "a part": ("2", 0, 1, "tile/2/000.p/1"),
    "entries": ("entries", 273, 112, "tile/entries/273.p/112"),
}
SIZES = {
    "of 70,000, the leaves": ([70_000], 273, (112,)),
    "of 70,000, the first level, as two trees made it": ([256, 273], 1, (17,)),
    "a full one hides its parts": ([250, 255, 300], 0, (WIDTH,)),
    "parts of each checkpoint": ([250, 255], 0, (250, 255)),
    "nothing": ([256], 1, ()),
}


@pytest.mark.parametrize(("level", "index", "width", "path"), PATHS.values(), ids=PATHS)
def test_a_tile_has_the_specifications_path(level: str, index: int, width: int, path: str) -> None:
    assert tile_path(level, index, width) == path


@pytest.mark.parametrize(("counts", "index", "there"), SIZES.values(), ids=SIZES)
def test_a_tile_is_as_wide_as_trees_that_were_signed(counts: list[int], index: int, there: tuple[int, ...]) -> None:
    assert widths(counts, index) == there


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
