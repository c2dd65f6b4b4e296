"""The tiles of one log in a folder that any web server can serve. What once has a name there never changes."""

import shutil
from pathlib import Path

from dealer_terminal.errors import KnownError
from dealer_terminal.floor import disk
from dealer_terminal.journal.checkpoint import Checkpoint, parse_checkpoint
from dealer_terminal.journal.errors import AuditError, MismatchError
from dealer_terminal.journal.merkle import HASH_SIZE, Node
from dealer_terminal.journal.note import Note, parse_note
from dealer_terminal.journal.tile import CHECKPOINT, HEIGHT, WIDTH, nodes_in, tile_path
from dealer_terminal.journal.vkey import VerifierKey

READABLE = 0o644
NOTHING = Checkpoint("nothing is published yet", 0, bytes(HASH_SIZE))


class TileFolder:
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
        """Of what is there up to this size."""

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
        """Of a tile that is there whole."""
        shutil.rmtree(self._folder / f"{tile_path(level, index)}.p", ignore_errors=True)

    def put_head(self, note: Note, key: VerifierKey) -> None:
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
