"""A file of the key folder that is in use: by its name, by which file it is, and to the byte.

It is held open, so that what is written over it in place shows, too.
"""

import os
from pathlib import Path
from stat import S_IRUSR

from dealer_terminal.storage.identity import NOT_THERE, identify

_MOST = 4096


class HeldFile:
    def __init__(self, file: Path) -> None:
        self.file = file
        self._asks = identify(file, through=True)
        self._found = NOT_THERE
        self._open: list[int] = []
        self.holds = b""

    def hold(self) -> None:
        """`OSError` where it cannot be read."""
        self.release()
        self._found = self._asks()
        self._open.append(os.open(self.file, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK))
        self.holds = self._read()

    def release(self) -> None:
        self.holds = b""
        while self._open:
            os.close(self._open.pop())

    def wrong(self) -> str:
        """What became of it; empty where it is as it was."""
        found = self._asks()
        if found != self._found or found == NOT_THERE:
            return "is gone" if found == NOT_THERE else "is another file than the one that is in use"
        held = self._read()
        if held != self.holds:
            return "was cut" if self.holds.startswith(held) else "was written over while it was in use"
        return "" if os.fstat(self._open[0]).st_mode & S_IRUSR else "may no longer be read"

    def _read(self) -> bytes:
        return os.pread(self._open[0], _MOST, 0)
