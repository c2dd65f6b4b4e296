"""Identity of the file that a name refers to: device and inode.

Querying a file's times makes the system record a finer time at the next write, which delays the next sync. Therefore
`statx`, if available, is asked only for type and inode.
"""

import ctypes
import os
from collections.abc import Callable
from pathlib import Path
from stat import S_ISLNK
from struct import Struct

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
