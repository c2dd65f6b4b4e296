"""A file that appears whole or not at all, and for its owner alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dealer_terminal.errors import KnownError
from dealer_terminal.storage.file import PRIVATE, instead, sync

_OF_SQLITE = ("-wal", "-shm", "-journal", ".lock")


@contextmanager
def whole_or_not(to: Path) -> Iterator[Path]:
    """Written beside, on the disk before it has its name; whatever fails leaves nothing. What is no plain file, such
    as a device or a pipe, is written as it is."""
    with _os_faults(to):
        if to.exists() and not to.is_file():
            yield to
            return
        beside = to.with_name(f".{to.name}.part")
        try:
            _remove(beside)
            beside.touch(mode=PRIVATE)
            yield beside
            if beside.exists():
                sync(beside)
                _take_name(beside, to)
        finally:
            for end in ("", *_OF_SQLITE):
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
