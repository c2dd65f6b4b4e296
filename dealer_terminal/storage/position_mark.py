"""How far a terminal has come with a journal, kept beside its keys: an older copy of the journal is known by it.

A file `ID.mark` with two places of 512 bytes, written in turns. In each stand these lines: `dealer-terminal/mark@v2`,
how often the mark was written, how many records and frames there are, the root over the records, the SHA-256 of where
the journal stands and of how that was named, in base64; then the terminal's tag over these. Version 1 has no line for
how it was named. What was written last counts. It is mapped into memory and not synced, so that no touch waits for it:
what a power cut leaves is older, never newer, than the journal, and one of the two is whole.
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

_FORMAT, _BEFORE, _PURPOSE = "dealer-terminal/mark@v2", "dealer-terminal/mark@v1", "mark"
SECTOR = 512


class NotNewestError(AuditError):
    """It is whole, and not the journal that this terminal knew."""


class MarkLostError(NotNewestError):
    """Nobody can say whether it is."""


class PlaceHashes(Struct, frozen=True):
    """Where a journal stands, as hashes, which are compared and never followed: of the path behind all links, and of
    the one that was given. Links may lead elsewhere since."""

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
        """Whether this much is less than was known."""
        return self.size > size or self.frames > frames


NO_MARK = PositionMark(-1, -1, -1, b"", NOWHERE)


def place_of(url: URL) -> PlaceHashes:
    file = file_of(url) if url.drivername == SQLITE else None
    names = (str(file.resolve()), str(file.absolute())) if file is not None else (where(url), where(url))
    return PlaceHashes(*(sha256(os.fsencode(name)).digest() for name in names))


def mark_file(folder: Path, journal: str) -> Path:
    return folder / f"{journal}.mark"


def require_mark(folder: Path, keys: TerminalKeys) -> PositionMark:
    """`AuditError` where one must have been kept and was lost."""
    mark = read_mark(folder, keys)
    if mark == NO_MARK:
        file = mark_file(folder, keys.journal)
        raise MarkLostError(f"{file}, which says how far this terminal has come with it, is gone")
    return mark


def read_mark(folder: Path, keys: TerminalKeys) -> PositionMark:
    """`NO_MARK` where none was kept; `DamagedError` where it is none."""
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
    """Of the two; one of them may have been cut short by a power cut."""
    found = [mark for at in (0, SECTOR) if (mark := _parsed(data[at : at + SECTOR], keys)) != NO_MARK]
    if not found or len(data) != 2 * SECTOR:
        raise FormatError("this terminal has not written it")
    return max(found, key=lambda mark: mark.written)


def _parsed(data: bytes, keys: TerminalKeys) -> PositionMark:
    text, _, tag = data.rstrip(b"\n").rpartition(b"\n")
    if base64_text(keys.keyed(_PURPOSE, text + b"\n")).encode() != tag:
        return NO_MARK
    known, written, size, frames, root, *places = text.decode().split("\n")
    if (known, len(places)) not in ((_FORMAT, 2), (_BEFORE, 1)):
        raise FormatError("another version has written it")
    place, named = (hash_bytes(each, "its place") for each in (*places, *places[:1])[:2])
    return PositionMark(int(written), int(size), int(frames), hash_bytes(root, "its root"), PlaceHashes(place, named))


class OtherJournalError(NotNewestError):
    """It may be whole, and the newest of its own."""


def known_there(folder: Path, place: PlaceHashes, but: str = "") -> Iterator[tuple[str, PositionMark]]:
    """Journals with records that this terminal wrote there last. A mark of other keys says nothing."""
    for file in sorted(folder.glob("*.mark")):
        if is_id(file.stem) and file.stem != but:
            mark = _mark(folder, file.stem)
            if mark.size > 0 and mark.stands.meets(place):
                yield file.stem, mark


def require_none_else(folder: Path, place: PlaceHashes, journal: str) -> None:
    for other, mark in known_there(folder, place, journal):
        raise OtherJournalError(f"it is journal {journal}, and this terminal has {mark.size} records of {other} there")


def require_none(folder: Path, place: PlaceHashes) -> None:
    """Of whoever would begin another journal where one is gone."""
    for journal, mark in known_there(folder, place):
        known = f"this terminal has {mark.size} records of journal {journal} there, which is gone"
        instead = "put it back, or by an administrator's decision begin another one: dealer-terminal go-on"
        raise KnownError(f"{known}: {instead}")


def _mark(folder: Path, journal: str) -> PositionMark:
    try:
        return read_mark(folder, read_keys(folder, journal))
    except KnownError:
        return NO_MARK
