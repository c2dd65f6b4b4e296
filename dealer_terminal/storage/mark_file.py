"""The mark beside the keys, held open by the one writer; and the keys, which lie there as long as it is written."""

import mmap
import os
from pathlib import Path

from dealer_terminal.audit.head import Head
from dealer_terminal.audit.merkle import EMPTY_ROOT
from dealer_terminal.errors import KnownError
from dealer_terminal.storage.file import PRIVATE, instead, sync
from dealer_terminal.storage.high_water import (
    NO_MARK,
    NOWHERE,
    SECTOR,
    Mark,
    Stands,
    as_bytes,
    mark_file,
    read_mark,
    require_mark,
)
from dealer_terminal.storage.identity import NOT_THERE, identify, length_of
from dealer_terminal.storage.keys import SEALING, SIGNING, read_keys
from dealer_terminal.storage.stands_there import require_none, require_none_else
from dealer_terminal.table.ports import Keys


class MarkFile:
    def __init__(self, folder: Path, keys: Keys, place: Stands) -> None:
        self._folder, self._keys, self._place = folder, keys, place
        self._file = mark_file(folder, keys.journal)
        self._open: list[mmap.mmap] = []
        self._beside = [
            (each, identify(each, through=True)) for each in (self._file, folder / SIGNING, folder / SEALING)
        ]
        self._found = [NOT_THERE for _ in self._beside]
        self._length = length_of(self._file)
        self._written = 0

    @staticmethod
    def require_free(folder: Path, place: Stands) -> None:
        """Before a journal begins there."""
        require_none(folder, place)

    def known(self) -> Mark:
        require_none_else(self._folder, self._place, self._keys.journal)
        return require_mark(self._folder, self._keys)

    def begin(self) -> None:
        """Of a new journal, before it is there: one that is there has had a mark."""
        try:
            self._make()
        except OSError as error:
            raise self._unwritable(error) from None

    def write(self, head: Head) -> None:
        """What was added is on the disk by now."""
        self._hold()
        self._require_keys()
        self._put(head.frontier.size, head.frames, head.frontier.root(), self._place)

    def look(self) -> None:
        """Where it is in use."""
        if self._open:
            self._require_keys()

    def leave(self) -> None:
        """Another journal stands there from now on."""
        known = read_mark(self._folder, self._keys)
        self._hold()
        self._put(known.size, known.frames, known.root, NOWHERE)

    def close(self) -> None:
        while self._open:
            self._open.pop().close()

    def _hold(self) -> None:
        if not self._open:
            self._opened()

    def _put(self, size: int, frames: int, root: bytes, place: Stands) -> None:
        self._written += 1
        at = self._written % 2 * SECTOR
        self._open[0][at : at + SECTOR] = as_bytes(Mark(self._written, size, frames, root, place), self._keys)

    def _require_keys(self) -> None:
        for (file, identity), known in zip(self._beside, self._found, strict=True):
            found = identity()
            if found != known or found == NOT_THERE:
                what = "is gone" if found == NOT_THERE else "is another file than the one that is in use"
                raise KnownError(f"{file} {what}: put the key folder back, or its copy from the safe, then go on")
        if self._length() != 2 * SECTOR:
            raise KnownError(f"{self._file} was cut: put the key folder's copy from the safe back, then go on")

    def _opened(self) -> None:
        try:
            if not self._file.exists():
                self._make()
            self._found = [identity() for _, identity in self._beside]
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
        """It has its name only once it is whole."""
        beside = self._file.with_suffix(".mark.new")
        empty = as_bytes(Mark(0, 0, 0, EMPTY_ROOT, self._place), self._keys)
        beside.touch(mode=PRIVATE)
        beside.write_bytes(empty + empty)
        sync(beside)
        beside.rename(self._file)
        sync(self._folder)


class SetAside(MarkFile):
    """Looked at by whoever goes on from a copy, and heeded no more."""

    @staticmethod
    def require_free(folder: Path, place: Stands) -> None:
        """Somebody decided it."""

    def known(self) -> Mark:
        return NO_MARK


def leave_place(folder: Path, journal: str) -> None:
    mark = MarkFile(folder, read_keys(folder, journal), NOWHERE)
    mark.leave()
    mark.close()
