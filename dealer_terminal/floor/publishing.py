"""Publication of a table's signed records as tiles for auditors, checked against the floor's signed checkpoint.

Published files are never overwritten. Each run extends the published tree with the new records, and the root must equal
the signed one: a rewritten floor cannot continue publishing.
"""

import shutil
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import TypeAlias

import psycopg
from msgspec import Struct
from psycopg.rows import args_row

from dealer_terminal.errors import KnownError
from dealer_terminal.floor import disk
from dealer_terminal.floor.faults import known_faults
from dealer_terminal.journal.checkpoint import Checkpoint, parse_checkpoint, verify_checkpoint
from dealer_terminal.journal.errors import AuditError, MismatchError
from dealer_terminal.journal.merkle import HASH_SIZE, Node
from dealer_terminal.journal.note import SignedNote, parse_note
from dealer_terminal.journal.record import Record, leaf_data
from dealer_terminal.journal.tile import (
    CHECKPOINT,
    ENTRIES,
    HEIGHT,
    WIDTH,
    entry_bundle,
    frontier_at,
    nodes_in,
    tile_path,
    tile_root,
    widths,
)
from dealer_terminal.journal.vkey import VerifierKey, parse_vkey

READABLE = 0o644
NOTHING = Checkpoint("nothing is published yet", 0, bytes(HASH_SIZE))


class TileFolder:
    """Tiles of one log in a folder that any web server can serve. A file never changes once it exists."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def published(self) -> Checkpoint:
        file = self._folder / CHECKPOINT
        if not file.exists():
            return NOTHING
        try:
            return parse_checkpoint(parse_note(file.read_bytes()).text)
        except AuditError as error:
            raise KnownError(f"{file}: {error}: take the folder away, and publish anew") from None

    def nodes(self, size: int) -> Node:
        """Return a lookup of tree nodes for the published tree of this size."""

        def tile_hash(level: int, index: int) -> bytes:
            number, place = divmod(index, WIDTH)
            width = min((size >> HEIGHT * level) - number * WIDTH, WIDTH)
            return self.hashes(level, number, width)[place]

        return nodes_in(tile_hash)

    def put(self, level: int | str, index: int, data: bytes, width: int = WIDTH) -> None:
        file = self._folder / tile_path(level, index, width)
        if file.exists():
            if file.read_bytes() != data:
                raise MismatchError(f"{file} is not what the signed tree has there")
            return
        file.parent.mkdir(parents=True, exist_ok=True)
        disk.put(file, data, READABLE)

    def drop_parts(self, level: int | str, index: int) -> None:
        """Delete the partial tiles of a complete tile."""
        shutil.rmtree(self._folder / f"{tile_path(level, index)}.p", ignore_errors=True)

    def put_head(self, note: SignedNote, key: VerifierKey) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        disk.put(self._folder / "vkey", f"{key}\n".encode(), READABLE)
        disk.put(self._folder / CHECKPOINT, bytes(note), READABLE)

    def hashes(self, level: int, index: int, width: int = WIDTH) -> tuple[bytes, ...]:
        whole, part = (self._folder / tile_path(level, index, each) for each in (WIDTH, width))
        file = whole if whole.exists() else part
        data = file.read_bytes()
        if len(data) < width * HASH_SIZE:
            raise KnownError(f"{file} is cut off: take the folder away, and publish anew")
        return tuple(data[at : at + HASH_SIZE] for at in range(0, width * HASH_SIZE, HASH_SIZE))


_Data: TypeAlias = Callable[[list[bytes]], bytes]
_AT_ONCE = 4096
_HEAD = """
SELECT t.vkey, c.note, coalesce((SELECT string_agg(s.line, ''::bytea ORDER BY s.name, s.key_id)
    FROM floor.cosignatures AS s WHERE s.table_id = c.table_id AND s.size = c.size), ''::bytea)
FROM floor.tables AS t JOIN floor.checkpoints AS c USING (table_id) WHERE table_id = %s ORDER BY c.size DESC LIMIT 1
"""
_SIZES = "SELECT size FROM floor.checkpoints WHERE table_id = %s AND size > %s ORDER BY size"
_LEAVES = "SELECT leaf FROM floor.records WHERE table_id = %s AND position >= %s AND position < %s ORDER BY position"
_RECORDS = """
SELECT position, round, kind, schema, body, operator, utc, monotonic, leaf FROM floor.records
WHERE table_id = %s AND position >= %s AND position < %s ORDER BY position
"""


class Published(Struct, frozen=True):
    table: str
    origin: str
    vkey: str
    size: int
    new: int
    cosigned_by: int


def publish(connection: psycopg.Connection, where: str, table: str, folder: Path) -> Published:
    """Publish up to the newest signed checkpoint. Raise MismatchError if the floor's log does not extend the published
    one."""
    tiles = TileFolder(folder)
    with known_faults(where), connection.transaction():
        connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
        found = connection.execute(_HEAD, (table,)).fetchone()
        if found is None:
            raise MismatchError("nothing of it is signed yet")
        vkey, newest, cosigned = found
        note = parse_note(newest + cosigned)
        key = parse_vkey(vkey)
        head, before = verify_checkpoint(note, [key]), tiles.published()
        _require_same_log(before, head)
        asked = table, _begun(before.size), head.size
        leaves = [leaf for (leaf,) in connection.execute(_LEAVES, asked)]
        _require_growth(tiles, before, head, leaves)
        sizes = [size for (size,) in connection.execute(_SIZES, (table, before.size))]
        if sizes:
            _put(tiles, ENTRIES, before.size, sizes, _entries(connection, asked), entry_bundle)
            _put_tree(tiles, before.size, sizes, leaves)
    tiles.put_head(note, key)
    others = sum((line.name, line.key_id) != (key.name, key.key_id) for line in note.signatures)
    return Published(table, head.origin, vkey, head.size, head.size - before.size, others)


def _require_same_log(before: Checkpoint, head: Checkpoint) -> None:
    if before.size and before.origin != head.origin:
        raise MismatchError(f"{before.origin} is published, and the floor has {head.origin} under this name")
    if head.size < before.size:
        raise MismatchError(f"{before.size} records are published, and the floor has {head.size}: it was put back")


def _require_growth(tiles: TileFolder, before: Checkpoint, head: Checkpoint, leaves: list[bytes]) -> None:
    frontier = frontier_at(tiles.nodes(before.size), before.size)
    if frontier.extend(leaves[before.size - _begun(before.size) :]).root() != head.root:
        raise MismatchError(f"what the floor has does not go on from the {before.size} records that are published")


def _entries(connection: psycopg.Connection, asked: tuple[str, int, int]) -> Iterator[bytes]:
    with connection.cursor("entries", row_factory=args_row(Record)) as cursor:
        cursor.itersize = _AT_ONCE
        for record in cursor.execute(_RECORDS, asked):
            if not record.intact():
                raise MismatchError(f"record {record.position} is not what its leaf says")
            yield leaf_data(record)


def _put_tree(tiles: TileFolder, before: int, sizes: list[int], leaves: Iterable[bytes]) -> None:
    hashes, level = leaves, 0
    while sizes[-1] >> HEIGHT * level:
        _put(tiles, level, before >> HEIGHT * level, [size >> HEIGHT * level for size in sizes], hashes, b"".join)
        level += 1
        hashes = _above(tiles, level, before >> HEIGHT * level, sizes[-1] >> HEIGHT * level)


def _above(tiles: TileFolder, level: int, before: int, count: int) -> Iterator[bytes]:
    """Yield the hashes from the start of the last incomplete tile."""
    there = tiles.hashes(level, before // WIDTH, before % WIDTH) if before % WIDTH else ()
    yield from there
    yield from (tile_root(tiles.hashes(level - 1, index)) for index in range(before, count))


def _put(
    tiles: TileFolder, level: int | str, before: int, counts: list[int], items: Iterable[bytes], data: _Data
) -> None:
    """Write the complete tiles, and the last one at the width of each checkpoint's tree."""
    left = iter(items)
    index = before // WIDTH
    while part := list(islice(left, WIDTH)):
        for width in widths(counts, index):
            tiles.put(level, index, data(part[:width]), width)
        if len(part) == WIDTH:
            tiles.drop_parts(level, index)
        index += 1


def _begun(size: int) -> int:
    """Return the start of the last incomplete tile."""
    return size - size % WIDTH
