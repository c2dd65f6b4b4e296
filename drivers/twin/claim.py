"""Who holds a pseudo-terminal: a lock that ends with its process, whatever links still lead there."""

import fcntl
import os
import struct
from pathlib import Path

NOBODY = 0
_LOCK = "hhqqi4x"
"""Linux's `struct flock`: type, whence, start, length, process."""


def lay(terminal: int) -> None:
    fcntl.lockf(terminal, fcntl.LOCK_EX | fcntl.LOCK_NB)


def holder(path: Path) -> int:
    """The process that laid a claim on the terminal to which `path` leads."""
    try:
        terminal = os.open(path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
    except OSError:
        return NOBODY
    try:
        asked = struct.pack(_LOCK, fcntl.F_WRLCK, os.SEEK_SET, 0, 0, 0)
        lock, _, _, _, process = struct.unpack(_LOCK, fcntl.fcntl(terminal, fcntl.F_GETLK, asked))
    finally:
        os.close(terminal)
    return NOBODY if lock == fcntl.F_UNLCK else process
