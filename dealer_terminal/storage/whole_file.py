"""A file that appears whole or not at all, and for its owner alone."""

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
    """What a command was told to write: it never takes the place of a journal or of a key."""
    require_replaceable(to)
    with whole_or_not(to) as beside:
        yield beside


@contextmanager
def whole_or_not(to: Path) -> Iterator[Path]:
    """Written beside, on the disk before it has its name; whatever fails or ends the process leaves nothing. Where that
    was killed, the next who writes in the folder takes away what it left."""
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
    """A device or a pipe would take it for ever, or for nobody."""
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
    """Locked as long as it is written. Whoever ends the process waits until what is made will be taken away, too."""
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
    """By a process that was killed: nobody holds it any more."""
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
    """A read-only disk refuses to remove even a file that is not there, so it is looked for first."""
    if file.exists():
        file.unlink()
