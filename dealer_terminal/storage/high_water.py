"""How far a terminal has come with a journal, kept beside its keys: an older copy of the journal is known by it.

A file `ID.mark` of five lines: `dealer-terminal/high-water@v1`, how many records, how many frames, the root over the
records and the SHA-256 of the journal's place, both in base64, and the terminal's tag over these four. It is written
over in place, within one sector, and not synced: what a power cut leaves is older, never newer, than the journal.
"""

import hmac
import os
from hashlib import sha256
from pathlib import Path

from msgspec import Struct
from sqlalchemy import URL

from dealer_terminal.audit.encoding import base64_bytes, base64_text, decimal_number, hash_bytes
from dealer_terminal.audit.errors import AuditError, FormatError
from dealer_terminal.audit.head import Head
from dealer_terminal.errors import KnownError
from dealer_terminal.storage.address import SQLITE, file_of, where
from dealer_terminal.storage.file import PRIVATE, instead, sync
from dealer_terminal.table.ports import Keys

_FORMAT, _PURPOSE = "dealer-terminal/high-water@v1", "high-water"
_LENGTH = 256


class Mark(Struct, frozen=True):
    """`place` is where the journal stood, as a hash: it is compared, and never followed."""

    size: int
    frames: int
    root: bytes
    place: bytes

    def beyond(self, size: int, frames: int) -> bool:
        """Whether this much is less than was known."""
        return self.size > size or self.frames > frames


NO_MARK = Mark(-1, -1, b"", b"")


def place_of(url: URL) -> bytes:
    named = str(file_of(url).resolve()) if url.drivername == SQLITE else where(url)
    return sha256(named.encode()).digest()


def mark_of(head: Head, place: bytes) -> Mark:
    return Mark(head.frontier.size, head.frames, head.frontier.root(), place)


def mark_file(folder: Path, journal: str) -> Path:
    return folder / f"{journal}.mark"


def read_mark(folder: Path, keys: Keys) -> Mark:
    """`NO_MARK` where none was kept; `KnownError` where it is damaged."""
    file = mark_file(folder, keys.journal)
    try:
        return _parsed(file.read_bytes(), keys)
    except FileNotFoundError:
        return NO_MARK
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}: give this user the right to read it") from None
    except AuditError as error:
        say = f"it says how far this journal was known, and is damaged: {error}"
        raise KnownError(f"{file}: {say}: verify the journal, and move the file aside") from None


class MarkFile:
    """Held open by the one writer."""

    def __init__(self, folder: Path, keys: Keys, place: bytes) -> None:
        self._folder, self._keys, self._place = folder, keys, place
        self._file = mark_file(folder, keys.journal)
        self._descriptor = -1

    def known(self) -> Mark:
        return read_mark(self._folder, self._keys)

    def write(self, head: Head) -> None:
        """What was added is on the disk by now."""
        try:
            if self._descriptor < 0:
                self._open()
            os.pwrite(self._descriptor, _written(mark_of(head, self._place), self._keys), 0)
        except OSError as error:
            otherwise = instead(error, "give this user the right to write the key folder")
            raise KnownError(f"{self._file}: {error.strerror}: {otherwise}") from None

    def close(self) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def _open(self) -> None:
        """A new one has its name only once it is whole."""
        if not self._file.exists():
            beside = self._file.with_suffix(".mark.new")
            beside.write_bytes(_written(NO_RECORDS, self._keys))
            beside.chmod(PRIVATE)
            sync(beside)
            beside.rename(self._file)
            sync(self._folder)
        self._descriptor = os.open(self._file, os.O_WRONLY | os.O_CLOEXEC)


class SetAside(MarkFile):
    """Looked at by whoever goes on from a copy, and heeded no more."""

    def known(self) -> Mark:
        return NO_MARK


NO_RECORDS = mark_of(Head(), bytes(32))


def _written(mark: Mark, keys: Keys) -> bytes:
    lines = (_FORMAT, str(mark.size), str(mark.frames), base64_text(mark.root), base64_text(mark.place))
    text = "".join(f"{line}\n" for line in lines)
    tag = base64_text(keys.keyed(_PURPOSE, text.encode()))
    return f"{text}{tag}\n".encode().ljust(_LENGTH, b"\n")


def _parsed(data: bytes, keys: Keys) -> Mark:
    lines = data.decode("ascii", "replace").rstrip("\n").split("\n")
    if len(lines) != 6 or lines[0] != _FORMAT:
        raise FormatError("it is no mark of this version")
    _, size, frames, root, place, tag = lines
    text = "".join(f"{line}\n" for line in lines[:-1])
    if not hmac.compare_digest(keys.keyed(_PURPOSE, text.encode()), base64_bytes(tag, "its tag")):
        raise FormatError("somebody without this terminal's keys has written it")
    numbers = decimal_number(size, "its size"), decimal_number(frames, "its frames")
    return Mark(*numbers, hash_bytes(root, "its root"), hash_bytes(place, "its place"))
