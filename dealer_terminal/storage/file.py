"""The file of a SQLite journal: for its owner alone, with its write-ahead log, and for one writer."""

import fcntl
import os
from pathlib import Path

from dealer_terminal.errors import KnownError

PRIVATE = 0o600


def make_private(file: Path) -> None:
    """SQLite gives its side files the rights of the main one."""
    try:
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
        try:
            os.fchmod(descriptor, PRIVATE)
        finally:
            os.close(descriptor)
    except OSError as error:
        raise _refused(file, error) from None


def to_read(file: Path) -> dict[str, str]:
    """How SQLite opens a file only to read it. Beside a file on a read-only disk it cannot make what readers share;
    where no terminal has left a write-ahead log, none can be writing there either."""
    alone = not os.access(file.parent, os.W_OK) and not file.with_name(f"{file.name}-wal").exists()
    return {"mode": "ro", "uri": "true"} | ({"immutable": "1"} if alone else {})


def lock(file: Path) -> int | None:
    """An open lock that ends with this process however it ends; None where another process holds it."""
    try:
        descriptor = os.open(lock_file(file), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
    except OSError as error:
        raise _refused(lock_file(file), error) from None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        return None
    return descriptor


def unlock(descriptor: int) -> None:
    os.close(descriptor)


def lock_file(file: Path) -> Path:
    return file.with_name(f"{file.name}.lock")


def _refused(file: Path, error: OSError) -> KnownError:
    return KnownError(f"{file}: {error.strerror}: name a file in a folder that this user may write")
