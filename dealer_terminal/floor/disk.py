"""Small files that appear whole or not at all, for their owner alone where nothing else is said, and that are on the
disk when a call returns."""

import os
import stat
from pathlib import Path

from dealer_terminal.errors import KnownError

PRIVATE = 0o600
MOST_BYTES = 1_000_000
"""Of one of them."""


def sync(path: Path) -> None:
    """A file's bytes, or a folder's entries."""
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def plain_bytes(file: Path) -> bytes:
    """Whoever may write in its folder may put a pipe there, which would be waited for, or what has no end."""
    descriptor = os.open(file, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    with os.fdopen(descriptor, "rb") as opened:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise KnownError(f"{file} is no plain file: take it away")
        data = opened.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise KnownError(f"{file}: is larger than {MOST_BYTES:,} bytes: take it away")
    return data


def written_beside(file: Path, data: bytes, mode: int = PRIVATE) -> Path:
    """On the disk, under another name: `take_name` gives it its own."""
    beside = file.with_name(f".{file.name}.new")
    beside.unlink(missing_ok=True)
    descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, mode)
    with os.fdopen(descriptor, "wb") as opened:
        opened.write(data)
        opened.flush()
        os.fsync(opened.fileno())
    return beside


def take_name(beside: Path, file: Path) -> None:
    beside.rename(file)
    sync(file.parent)


def put(file: Path, data: bytes, mode: int = PRIVATE) -> None:
    take_name(written_beside(file, data, mode), file)
