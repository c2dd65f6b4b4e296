"""Mark of how far a terminal has come with a journal, kept beside its keys to detect an older copy.

The file `ID.mark` has two sectors of 512 bytes, written alternately. Each contains these lines:
`dealer-terminal/mark@v2`, the number of writes of the mark, the number of records, the number of frames, the root over
the records, the SHA-256 of the journal's resolved path and of its given path, in base64; then the terminal's tag over
these. Version 1 has no line for the given path. The latest write counts. The file is mapped into memory and not synced,
so that no touch waits for it: after a power loss the mark is older, never newer, than the journal, and one of the two
sectors is valid.
"""

import os
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from msgspec import Struct
from sqlalchemy import URL

from dealer_terminal.errors import DamagedError, KnownError
from dealer_terminal.journal.encoding import base64_text, hash_bytes
from dealer_terminal.journal.errors import AuditError, FormatError
from dealer_terminal.storage.address import SQLITE, file_of, where
from dealer_terminal.storage.file import plain_bytes
from dealer_terminal.storage.keys import is_id, read_keys
from dealer_terminal.table.ports import TerminalKeys

_FORMAT, _PURPOSE = "dealer-terminal/mark@v2", "mark"
SECTOR = 512


class NotNewestError(AuditError):
    """Intact journal that is not the one this terminal knew."""


class MarkLostError(NotNewestError):
    """Missing mark, without which it is unknown if the journal is the newest."""


class PlaceHashes(Struct, frozen=True):
    """Location of a journal as hashes that are only compared: of the resolved path, and of the given path. Links may
    have changed since."""

    place: bytes
    named: bytes

    def meets(self, other: "PlaceHashes") -> bool:
        return not {self.place, self.named}.isdisjoint((other.place, other.named))


NOWHERE = PlaceHashes(bytes(32), bytes(32))


class PositionMark(Struct, frozen=True):
    written: int
    size: int
    frames: int
    root: bytes
    stands: PlaceHashes

    def beyond(self, size: int, frames: int) -> bool:
        """Return True if there is less than the mark knew."""
        return self.size > size or self.frames > frames


NO_MARK = PositionMark(-1, -1, -1, b"", NOWHERE)


def place_of(url: URL) -> PlaceHashes:
    file = file_of(url) if url.drivername == SQLITE else None
    names = (str(file.resolve()), str(file.absolute())) if file is not None else (where(url), where(url))
    return PlaceHashes(*(sha256(os.fsencode(name)).digest() for name in names))


def mark_file(folder: Path, journal: str) -> Path:
    return folder / f"{journal}.mark"


def require_mark(folder: Path, keys: TerminalKeys) -> PositionMark:
    """Return the mark. Raise AuditError if it was lost."""
    mark = read_mark(folder, keys)
    if mark == NO_MARK:
        file = mark_file(folder, keys.journal)
        raise MarkLostError(f"{file}, which says how far this terminal has come with it, is gone")
    return mark


def read_mark(folder: Path, keys: TerminalKeys) -> PositionMark:
    """Return the mark, or `NO_MARK` if there is no file. Raise DamagedError if it is not valid."""
    file = mark_file(folder, keys.journal)
    try:
        return _newest(plain_bytes(file), keys)
    except FileNotFoundError:
        return NO_MARK
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}: give this user the right to read it") from None
    except AuditError as error:
        say = f"it says how far this journal was known, and is damaged: {error}"
        aside = "move it aside, keep it for the inquiry, then verify the journal"
        raise DamagedError(f"{file}: {say}: {aside}") from None


def as_bytes(mark: PositionMark, keys: TerminalKeys) -> bytes:
    hashes = "\n".join(map(base64_text, (mark.root, mark.stands.place, mark.stands.named)))
    text = f"{_FORMAT}\n{mark.written}\n{mark.size}\n{mark.frames}\n{hashes}\n".encode()
    return (text + base64_text(keys.keyed(_PURPOSE, text)).encode()).ljust(SECTOR, b"\n")


def _newest(data: bytes, keys: TerminalKeys) -> PositionMark:
    """Return the newer of the two sectors; one of them may be incomplete after a power loss."""
    found = [mark for at in (0, SECTOR) if (mark := _parsed(data[at : at + SECTOR], keys)) != NO_MARK]
    if not found or len(data) != 2 * SECTOR:
        raise FormatError("this terminal has not written it")
    return max(found, key=lambda mark: mark.written)


def _parsed(data: bytes, keys: TerminalKeys) -> PositionMark:
    text, _, tag = data.rstrip(b"\n").rpartition(b"\n")
    if base64_text(keys.keyed(_PURPOSE, text + b"\n")).encode() != tag:
        return NO_MARK
    known, written, size, frames, root, *places = text.decode().split("\n")
    if known != _FORMAT or len(places) != 2:
        raise FormatError("another version has written it")
    place, named = (hash_bytes(each, "its place") for each in places)
    return PositionMark(int(written), int(size), int(frames), hash_bytes(root, "its root"), PlaceHashes(place, named))


class OtherJournalError(NotNewestError):
    """Another journal, which may be intact and the newest of its own."""


def known_there(folder: Path, place: PlaceHashes, but: str = "") -> Iterator[tuple[str, PositionMark]]:
    """Yield journals with records that this terminal last wrote at this place. Marks of other keys are ignored."""
    for file in sorted(folder.glob("*.mark")):
        if is_id(file.stem) and file.stem != but:
            mark = _mark(folder, file.stem)
            if mark.size > 0 and mark.stands.meets(place):
                yield file.stem, mark


def require_none_else(folder: Path, place: PlaceHashes, journal: str) -> None:
    for other, mark in known_there(folder, place, journal):
        raise OtherJournalError(f"it is journal {journal}, and this terminal has {mark.size} records of {other} there")


def require_none(folder: Path, place: PlaceHashes) -> None:
    """Raise KnownError if a new journal would replace one that is gone."""
    for journal, mark in known_there(folder, place):
        known = f"this terminal has {mark.size} records of journal {journal} there, which is gone"
        instead = "put it back, or by an administrator's decision begin another one: dealer-terminal go-on"
        raise KnownError(f"{known}: {instead}")


def _mark(folder: Path, journal: str) -> PositionMark:
    try:
        return read_mark(folder, read_keys(folder, journal))
    except KnownError:
        return NO_MARK
