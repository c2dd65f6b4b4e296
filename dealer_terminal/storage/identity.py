"""Which file a name leads to: device and inode.

Whoever asks a file for its times has the system note a finer one at its next write, and the next sync waits for that.
So `statx` is asked for the inode alone, where there is one.
"""

import ctypes
import os
from collections.abc import Callable
from pathlib import Path
from struct import Struct

Identity = tuple[int, int, int]
NOWHERE: Identity = (-1, -1, -1)

_HERE, _ONLY_INODE, _ONLY_SIZE, _SIZE = -100, 0x100, 0x200, 256
_INODE, _LENGTH, _DEVICE = Struct("=32xQ"), Struct("=40xQ"), Struct("=136xII")


def identify(file: Path) -> Callable[[], Identity]:
    """Asks for it again and again."""
    asks = _statx(file, _ONLY_INODE)
    if asks is None:
        return lambda: _by_stat(file)

    def by_statx() -> Identity:
        told = asks()
        return (*_INODE.unpack_from(told), *_DEVICE.unpack_from(told)) if told else NOWHERE

    return by_statx


def length_of(file: Path) -> Callable[[], int]:
    """In bytes, asked again and again; none where there is no such file."""
    asks = _statx(file, _ONLY_SIZE)
    if asks is None:
        return lambda: file.stat().st_size if file.exists() else 0
    return lambda: _LENGTH.unpack_from(told)[0] if (told := asks()) else 0


def _statx(file: Path, what: int) -> Callable[[], bytes] | None:
    statx = getattr(ctypes.CDLL(None), "statx", None)
    if statx is None:
        return None
    statx.argtypes = (ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_uint, ctypes.c_char_p)
    name, told = os.fsencode(file), ctypes.create_string_buffer(_SIZE)
    return lambda: b"" if statx(_HERE, name, 0, what, told) else told.raw


def _by_stat(file: Path) -> Identity:
    try:
        found = file.stat()
    except OSError:
        return NOWHERE
    return found.st_ino, os.major(found.st_dev), os.minor(found.st_dev)
