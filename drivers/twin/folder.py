"""A folder of one's own for the link to a pseudo-terminal. Its process holds a lock on it; one that nobody holds was
left by a process that was killed, and goes away with the next start."""

import atexit
import contextlib
import fcntl
import os
import secrets
import tempfile
from collections.abc import Iterator
from pathlib import Path

LINK = "reader"
_BEGINS = "reader-twin-"
_NOT_HELD = -1


class OwnFolder:
    """Named at once, there from `hold` to `leave`."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.gettempdir()) / f"{_BEGINS}{secrets.token_hex(8)}"
        self._lock = _NOT_HELD
        self.link = self._folder / LINK

    def hold(self) -> None:
        if self._lock == _NOT_HELD:
            sweep(self._folder.parent)
            atexit.register(self.leave)
            while not self._held():
                pass

    def leave(self) -> None:
        """Also where a process ends before it has come to stop its device, or before it held what it had made."""
        if self._folder.exists():
            _empty(self._folder)
        if self._lock != _NOT_HELD:
            os.close(self._lock)
            self._lock = _NOT_HELD
        atexit.unregister(self.leave)

    def _held(self) -> bool:
        """False where somebody swept it away before it was locked."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        try:
            lock = _opened(self._folder)
        except FileNotFoundError:
            return False
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _is_at(lock, self._folder):
            self._lock = lock
            return True
        os.close(lock)
        return False


def sweep(folder: Path) -> None:
    """What belongs to another user, or is held, stays as it is."""
    for left in _left(folder):
        with contextlib.suppress(OSError):
            _remove(left)


def _left(folder: Path) -> Iterator[Path]:
    return (each for each in folder.glob(f"{_BEGINS}*") if each.is_dir() and not each.is_symlink())


def _remove(left: Path) -> None:
    lock = _opened(left)
    try:
        if os.fstat(lock).st_uid != os.geteuid():
            return
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if _is_at(lock, left):
            _empty(left)
    finally:
        os.close(lock)


def _empty(folder: Path) -> None:
    if (folder / LINK).is_symlink():
        (folder / LINK).unlink()
    folder.rmdir()


def _opened(folder: Path) -> int:
    return os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)


def _is_at(lock: int, folder: Path) -> bool:
    """Another of the same name may stand there by now."""
    with contextlib.suppress(FileNotFoundError):
        return os.path.samestat(os.fstat(lock), folder.stat())
    return False
