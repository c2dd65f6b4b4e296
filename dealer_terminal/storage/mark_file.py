"""Mark file beside the keys, held open by the single writer, and the key files, checked while the journal is
written."""

import ctypes
import mmap
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from stat import S_IRUSR, S_ISLNK
from struct import Struct

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.head import JournalHead
from dealer_terminal.journal.merkle import EMPTY_ROOT
from dealer_terminal.storage.file import PRIVATE, instead, plain_bytes, sync
from dealer_terminal.storage.keys import SEALING, SIGNING, read_keys
from dealer_terminal.storage.position_mark import (
    NO_MARK,
    NOWHERE,
    SECTOR,
    PlaceHashes,
    PositionMark,
    as_bytes,
    mark_file,
    read_mark,
    require_mark,
    require_none,
    require_none_else,
)
from dealer_terminal.table.ports import TerminalKeys

Identity = tuple[int, int, int]
NOT_THERE: Identity = (-1, -1, -1)
A_LINK: Identity = (-2, -2, -2)

_HERE, _NO_LINK, _TYPE_AND_INODE, _ONLY_SIZE, _SIZE = -100, 0x100, 0x101, 0x200, 256
_MODE, _INODE, _LENGTH, _DEVICE = Struct("=28xH"), Struct("=32xQ"), Struct("=40xQ"), Struct("=136xII")


def identify(file: Path, *, through: bool = False) -> Callable[[], Identity]:
    """Return a function that queries the identity. It reports a link as a link, because its target can change, unless
    `through` is True."""
    asks = _statx(file, _TYPE_AND_INODE, 0 if through else _NO_LINK)
    if asks is None:
        return lambda: _by_stat(file, through=through)

    def by_statx() -> Identity:
        told = asks()
        if not told:
            return NOT_THERE
        (mode,) = _MODE.unpack_from(told)
        return A_LINK if S_ISLNK(mode) else (*_INODE.unpack_from(told), *_DEVICE.unpack_from(told))

    return by_statx


def length_of(file: Path) -> Callable[[], int]:
    """Return a function that queries the length in bytes, 0 if there is no file."""
    asks = _statx(file, _ONLY_SIZE)
    if asks is None:
        return lambda: file.stat().st_size if file.exists() else 0
    return lambda: _LENGTH.unpack_from(told)[0] if (told := asks()) else 0


def _statx(file: Path, what: int, flags: int = 0) -> Callable[[], bytes] | None:
    statx = getattr(ctypes.CDLL(None), "statx", None)
    if statx is None:
        return None
    statx.argtypes = (ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_uint, ctypes.c_char_p)
    name, told = os.fsencode(file), ctypes.create_string_buffer(_SIZE)
    return lambda: b"" if statx(_HERE, name, flags, what, told) else told.raw


def _by_stat(file: Path, *, through: bool) -> Identity:
    try:
        found = file.stat(follow_symlinks=through)
    except OSError:
        return NOT_THERE
    return A_LINK if S_ISLNK(found.st_mode) else (found.st_ino, os.major(found.st_dev), os.minor(found.st_dev))


_MOST = 4096


class HeldFile:
    """File of the key folder in use, watched by name, identity and content.

    It is held open, so that overwriting it in place is detected too.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self._asks = identify(file, through=True)
        self._found = NOT_THERE
        self._open: list[int] = []
        self.holds = b""

    def hold(self) -> None:
        """Open and read the file. Raise OSError if it cannot be read."""
        self.release()
        self._found = self._asks()
        self._open.append(os.open(self.file, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK))
        self.holds = self._read()

    def release(self) -> None:
        self.holds = b""
        while self._open:
            os.close(self._open.pop())

    def wrong(self) -> str:
        """Describe what changed; empty if nothing did."""
        found = self._asks()
        if found != self._found or found == NOT_THERE:
            return "is gone" if found == NOT_THERE else "is another file than the one that is in use"
        held = self._read()
        if held != self.holds:
            return "was cut" if self.holds.startswith(held) else "was written over while it was in use"
        return "" if os.fstat(self._open[0]).st_mode & S_IRUSR else "may no longer be read"

    def _read(self) -> bytes:
        return os.pread(self._open[0], _MOST, 0)


_PUT_BACK = "put the key folder back, or its copy from the safe, then go on"


class MarkFile:
    def __init__(self, folder: Path, keys: TerminalKeys, place: PlaceHashes) -> None:
        self._folder, self._keys, self._place = folder, keys, place
        self._file = mark_file(folder, keys.journal)
        self._open: list[mmap.mmap] = []
        self._mark = HeldFile(self._file)
        self._beside = [HeldFile(folder / each) for each in (SIGNING, SEALING, f"{keys.journal}.vkey")]
        self._written = 0

    @staticmethod
    def require_free(folder: Path, place: PlaceHashes) -> None:
        """Check for a mark before a new journal is created there."""
        require_none(folder, place)

    def known(self) -> PositionMark:
        """Return the mark, reread from disk. Files that were put back may be different files with the same content."""
        self.close()
        require_none_else(self._folder, self._place, self._keys.journal)
        self._require_own()
        return require_mark(self._folder, self._keys)

    def take(self) -> None:
        """Hold the files, which must stay unchanged while the journal is written."""
        self._held(self._mark, *self._beside)
        self._require_keys()

    def begin(self) -> None:
        """Create the mark of a new journal, before the journal itself exists."""
        try:
            self._make()
        except OSError as error:
            raise self._unwritable(error) from None

    def write(self, head: JournalHead) -> None:
        """Write the mark, after the append is on disk."""
        self._hold()
        self._require_keys()
        self._put(head.frontier.size, head.frames, head.frontier.root(), self._place)

    def look(self) -> None:
        """Check the files in use."""
        self._require_keys()

    def leave(self) -> None:
        """Clear the mark's place, because another journal is there from now on."""
        known = read_mark(self._folder, self._keys)
        self._hold()
        self._put(known.size, known.frames, known.root, NOWHERE)

    def close(self) -> None:
        while self._open:
            self._open.pop().close()
        for each in (self._mark, *self._beside):
            each.release()

    def _hold(self) -> None:
        if not self._open:
            self._require_keys()
            self._opened()

    def _held(self, *files: HeldFile) -> None:
        try:
            for each in files:
                if each.file.exists():
                    each.hold()
        except OSError as error:
            raise self._unwritable(error) from None

    def _put(self, size: int, frames: int, root: bytes, place: PlaceHashes) -> None:
        self._written += 1
        at = self._written % 2 * SECTOR
        self._open[0][at : at + SECTOR] = as_bytes(PositionMark(self._written, size, frames, root, place), self._keys)
        self._mark.holds = self._open[0][:]

    def _require_keys(self) -> None:
        for each in self._in_use():
            what = each.wrong()
            if what:
                raise KnownError(f"{each.file} {what}: {_PUT_BACK}")

    def _in_use(self) -> Iterator[HeldFile]:
        """Yield the files in use. The public key file is optional."""
        return (each for each in (self._mark, *self._beside) if each.holds)

    def _require_own(self) -> None:
        """Raise KnownError if the folder holds keys other than those in use."""
        keys = read_keys(self._folder, self._keys.journal)
        signing, sealing, public = (each.file for each in self._beside)
        own = str(self._keys.signing.verifier)
        same = {
            signing: str(keys.signing.verifier) == own,
            sealing: keys.tag(b"") == self._keys.tag(b""),
            public: not public.exists() or plain_bytes(public).decode("utf-8", "replace").strip() == own,
        }
        for file in (each for each, alike in same.items() if not alike):
            raise KnownError(f"{file} holds another key than the one that is in use: {_PUT_BACK}")

    def _opened(self) -> None:
        try:
            if not self._file.exists():
                self._make()
            self._require_own()
            self.take()
            self._written = read_mark(self._folder, self._keys).written
            descriptor = os.open(self._file, os.O_RDWR | os.O_CLOEXEC)
            try:
                self._open.append(mmap.mmap(descriptor, 2 * SECTOR))
            finally:
                os.close(descriptor)
        except OSError as error:
            raise self._unwritable(error) from None

    def _unwritable(self, error: OSError) -> KnownError:
        otherwise = instead(error, "give this user the right to write the key folder")
        return KnownError(f"{self._file}: {error.strerror}: {otherwise}")

    def _make(self) -> None:
        """Create the file under a temporary name, and rename it once it is complete."""
        beside = self._file.with_suffix(".mark.new")
        empty = as_bytes(PositionMark(0, 0, 0, EMPTY_ROOT, self._place), self._keys)
        beside.touch(mode=PRIVATE)
        beside.write_bytes(empty + empty)
        sync(beside)
        beside.rename(self._file)
        sync(self._folder)


class SetAside(MarkFile):
    """Mark that is ignored, when an administrator continues from a copy."""

    @staticmethod
    def require_free(folder: Path, place: PlaceHashes) -> None:
        """Do nothing: an administrator has decided it."""

    def known(self) -> PositionMark:
        return NO_MARK


def leave_place(folder: Path, journal: str) -> None:
    mark = MarkFile(folder, read_keys(folder, journal), NOWHERE)
    mark.leave()
    mark.close()
