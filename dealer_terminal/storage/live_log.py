"""Open WAL file of a terminal, read in SQLite's format.

Nothing rereads its content before SQLite copies it into the journal, at the latest on exit. Therefore its header is
compared at each step, and the whole file is checked at the end: each frame's checksum continues the previous one, and
SQLite's WAL index in memory holds the last one.
"""

import os
import weakref
from pathlib import Path
from struct import Struct, unpack

from dealer_terminal.storage.file import beside

_HEAD, _FRAME, _NO_MORE = 32, 24, 0xFFFFFFFF
_ENDS = Struct(">II")
_INDEX = Struct("=14xHI4xII16x")
"""Page size, number of frames, and checksum of the last frame."""
Checksum = tuple[int, int]
_BROKEN: Checksum = (0xFFFFFFFF, 0xFFFFFFFF)


class LiveLog:
    """WAL file under check. SQLite holds no lock on it, so closing a descriptor of it drops none."""

    def __init__(self, file: Path) -> None:
        self.file, self._index = beside(file, "-wal"), beside(file, "-shm")
        self._descriptor, self._known = -1, b""

    def opened(self) -> None:
        if self._descriptor < 0:
            self._descriptor = os.open(self.file, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
            weakref.finalize(self, os.close, self._descriptor)
        self.look()

    def look(self) -> None:
        self._known = self._head()

    def begins_otherwise(self) -> bool:
        """Return True if the header changed since the last look. Only the terminal writes it, within a transaction."""
        return self._head() != self._known

    def begins_wrongly(self) -> bool:
        """Return True if the header is not valid after a transaction, which may have restarted the WAL."""
        head = self._head()
        return head != self._known and len(head) == _HEAD and _ENDS.pack(*_of_head(head)) != head[24:]

    def is_whole(self) -> bool:
        page, frames, *last = _INDEX.unpack(_index(self._index))
        page = 65536 if page == 1 else page
        return frames == 0 or self._last(page, frames) == tuple(last)

    def _head(self) -> bytes:
        return os.pread(self._descriptor, _HEAD, 0)

    def _last(self, page: int, frames: int) -> Checksum:
        head = self._head()
        order, sums = _order(head), _of_head(head)
        for at in range(frames):
            frame = os.pread(self._descriptor, _FRAME + page, _HEAD + at * (_FRAME + page))
            sums = _added(_added(sums, frame[:8], order), frame[_FRAME:], order)
            if len(frame) < _FRAME + page:
                return _BROKEN
            if frame[16:_FRAME] != _ENDS.pack(*sums) or frame[8:16] != head[16:24]:
                return _BROKEN
        return sums


def _order(head: bytes) -> str:
    return ">" if head[3:4] == b"\x83" else "<"


def _of_head(head: bytes) -> Checksum:
    """Return the header's checksum. The magic number is checked because the checksum of zeros is zero."""
    return _added((0, 0), head[:24], _order(head)) if head[:3] == b"\x37\x7f\x06" else _BROKEN


def _added(sums: Checksum, data: bytes, order: str) -> Checksum:
    one, two = sums
    words = unpack(f"{order}{len(data) // 4}I", data)
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = one + first + two & _NO_MORE
        two = two + second + one & _NO_MORE
    return one, two


def _index(file: Path) -> bytes:
    """Read the WAL index through SQLite's own descriptor, because closing another one would drop SQLite's locks."""
    wanted = file.stat()
    for each in os.listdir("/dev/fd"):  # noqa: PTH208 - these are numbers
        try:
            found = os.fstat(int(each))
        except OSError:
            continue
        if (found.st_dev, found.st_ino) == (wanted.st_dev, wanted.st_ino):
            return os.pread(int(each), _INDEX.size, 0).ljust(_INDEX.size, b"\0")
    return bytes(_INDEX.size)
