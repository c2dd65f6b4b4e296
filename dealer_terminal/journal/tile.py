"""Log stored as immutable files (C2SP tlog-tiles).

A tile is up to 256 hashes of one level; tile levels are eight apart.
"""

from collections.abc import Iterable, Iterator

from dealer_terminal.journal.errors import FormatError
from dealer_terminal.journal.merkle import Frontier, Node, node_hash

HEIGHT = 8
WIDTH = 1 << HEIGHT
LARGEST_ENTRY = 0xFFFF
CHECKPOINT, ENTRIES = "checkpoint", "entries"


def tile_path(level: int | str, index: int, width: int = WIDTH) -> str:
    """Return the path below a log's prefix. `level` is `ENTRIES` for the entries that the leaves hash."""
    digits = str(index)
    digits = digits.zfill(len(digits) + -len(digits) % 3)
    *above, last = (digits[at : at + 3] for at in range(0, len(digits), 3))
    whole = f"tile/{level}/{''.join(f'x{each}/' for each in above)}{last}"
    return whole if width == WIDTH else f"{whole}.p/{width}"


def entry_bundle(entries: Iterable[bytes]) -> bytes:
    return b"".join(_with_length(entry) for entry in entries)


def tile_root(hashes: Iterable[bytes]) -> bytes:
    return Frontier().extend(hashes).root()


def nodes_in(tile_hash: Node) -> Node:
    """Return a node function over tiles: `tile_hash(level of tiles, index)` returns a hash stored in a tile."""

    def node(level: int, index: int) -> bytes:
        if level % HEIGHT == 0:
            return tile_hash(level // HEIGHT, index)
        return node_hash(node(level - 1, 2 * index), node(level - 1, 2 * index + 1))

    return node


def frontier_at(node: Node, size: int) -> Frontier:
    return Frontier(size, tuple(node(level, start >> level) for level, start in _subtrees(size)))


def widths(counts: Iterable[int], index: int) -> tuple[int, ...]:
    """Return the widths at which a tile is published for trees with these numbers of hashes: 256 alone once full."""
    there = {min(count - index * WIDTH, WIDTH) for count in counts if count > index * WIDTH}
    return (WIDTH,) if WIDTH in there else tuple(sorted(there))


def _subtrees(size: int) -> Iterator[tuple[int, int]]:
    """Yield level and first leaf of each complete subtree, largest first."""
    levels = (level for level in range(size.bit_length() - 1, -1, -1) if size >> level & 1)
    start = 0
    for level in levels:
        yield level, start
        start += 1 << level


def _with_length(entry: bytes) -> bytes:
    if len(entry) > LARGEST_ENTRY:
        raise FormatError(f"an entry of {len(entry)} bytes is longer than a bundle can hold, {LARGEST_ENTRY}")
    return len(entry).to_bytes(2, "big") + entry
