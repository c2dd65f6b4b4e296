"""Atomic writes of small files, private to their owner by default and on disk when the call returns."""

import os
import stat
from pathlib import Path

from dealer_terminal.errors import KnownError

PRIVATE = 0o600
MOST_BYTES = 1_000_000
"""Maximum size of one file."""


def sync(path: Path) -> None:
    """Flush a file's bytes, or a folder's entries, to disk."""
    descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def plain_bytes(file: Path) -> bytes:
    """Read a regular file of limited size. Raise KnownError otherwise: a user who may write in the folder could put a
    pipe there, which blocks, or an endless file."""
    descriptor = os.open(file, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    with os.fdopen(descriptor, "rb") as opened:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise KnownError(f"{file} is no plain file: take it away")
        data = opened.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise KnownError(f"{file}: is larger than {MOST_BYTES:,} bytes: take it away")
    return data


def written_beside(file: Path, data: bytes, mode: int = PRIVATE) -> Path:
    """Write the data to disk in a temporary file, and return its path; `take_name` renames it."""
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
