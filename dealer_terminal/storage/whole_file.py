"""Atomic creation of a file, private to its owner."""

import fcntl
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from dealer_terminal.errors import KnownError
from dealer_terminal.interrupts import put_in_order
from dealer_terminal.sqlite_sidecars import SIDE_FILES, require_no_side_file
from dealer_terminal.storage.file import PRIVATE, instead, sync
from dealer_terminal.storage.keys import SEALING, SIGNING

_ENDS = (signal.SIGINT, signal.SIGTERM)
_SQLITE = b"SQLite format 3\0"
_PART = ".dealer-terminal.part"


@contextmanager
def written_out(to: Path) -> Iterator[Path]:
    """Write a command's output file, never over a journal or a key."""
    require_replaceable(to)
    with whole_or_not(to) as beside:
        yield beside


@contextmanager
def whole_or_not(to: Path) -> Iterator[Path]:
    """Write to a temporary file, sync it, then rename it. A failure or the end of the process leaves nothing behind.
    After a kill, the next writer in the folder deletes the remains."""
    with _os_faults(to), put_in_order():
        require_plain(to)
        require_no_side_file(to)
        _take_away_what_was_left(to.parent)
        beside = to.with_name(f".{to.name}{_PART}")
        with _held(beside, to):
            yield beside
            if beside.exists():
                sync(beside)
                _take_name(beside, to)


def require_plain(to: Path) -> None:
    """Reject a device or a pipe, which would block or discard the data."""
    if to.exists() and not to.is_file():
        raise KnownError(f"{to} is no plain file: name a file, which is made where there is none")


def require_replaceable(to: Path) -> None:
    for what in _kept(to) if to.exists() else ():
        raise KnownError(f"{to} is {what}, which nothing takes the place of: name another file")


def _kept(to: Path) -> Iterator[str]:
    if to.is_file() and _begins(to) == _SQLITE:
        yield "a journal or another database"
    if any(to.name.endswith(end) and to.with_name(to.name.removesuffix(end)).exists() for end in SIDE_FILES):
        yield "part of a database"
    if any((to.parent / key).exists() for key in (SIGNING, SEALING)):
        yield "in a key folder"


def _begins(file: Path) -> bytes:
    with _os_faults(file), file.open("rb") as source:
        return source.read(len(_SQLITE))


@contextmanager
def _held(beside: Path, to: Path) -> Iterator[None]:
    """Hold a lock on the temporary file while it is written. Signals wait until its cleanup is guaranteed."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, _ENDS)
    try:
        descriptor = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, PRIVATE)
    except OSError as error:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if not isinstance(error, FileExistsError):
            raise
        raise KnownError(f"{to} is being written by another command: wait for that, or name another file") from None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        yield
    finally:
        _remove_all(beside)
        os.close(descriptor)


def _take_away_what_was_left(folder: Path) -> None:
    """Delete unlocked temporary files of killed processes."""
    for left in folder.glob(f".*{_PART}"):
        with suppress(OSError):
            descriptor = os.open(left, os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK)
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
                _remove_all(left)
            finally:
                os.close(descriptor)


def _remove_all(beside: Path) -> None:
    for end in ("", *SIDE_FILES):
        _remove(beside.with_name(beside.name + end))


@contextmanager
def _os_faults(to: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        otherwise = instead(error, "name a file that can be written")
        raise KnownError(f"{to}: {error.strerror}: {otherwise}") from None


def _take_name(beside: Path, to: Path) -> None:
    beside.rename(to)
    try:
        sync(to.parent)
    except OSError:
        to.unlink()
        raise


def _remove(file: Path) -> None:
    """Remove the file if it exists, because a read-only disk reports an error even for a missing file."""
    if file.exists():
        file.unlink()
