"""A twin on a pseudo-terminal: a device path that other programs open like a serial port."""

import atexit
import contextlib
import errno
import fcntl
import os
import secrets
import struct
import tempfile
import termios
import tty
from collections.abc import Iterator
from pathlib import Path

from drivers.diagnosis import holders
from drivers.twin.runner import MOST, Runner
from drivers.twin.shape import Twin

ANY = 0
_SPEED = 5
"""Where a terminal's settings hold the speed at which its host sends."""


class PtyRunner(Runner):
    """`path` stays the same through unplugging; while unplugged it leads nowhere."""

    def __init__(self, twin: Twin, path: Path | None = None, *, speed: float = 1.0, baud: int = ANY) -> None:
        """With a `baud` of its own, a host that listens at another one hears nothing but noise."""
        super().__init__(twin, speed=speed)
        self._baud = baud
        self._own = OwnFolder()
        self._chosen = path is not None
        self.path = path or self._own.link
        self._master = self._slave = -1

    def plug(self) -> None:
        with self.changed:
            if not self.plugged:
                if not self._chosen:
                    self._own.hold()
                self._clear_the_place()
                self._master, self._slave = os.openpty()
                self._lead_there()
                tty.setraw(self._slave)
                os.set_blocking(self._master, False)
                super().plug()

    def unplug(self) -> None:
        with self.changed:
            if self.plugged:
                super().unplug()
                self.path.unlink(missing_ok=True)
                self._close()

    def stop(self) -> None:
        super().stop()
        self._own.leave()

    def listening(self) -> list[int]:
        return [self._master] if self.plugged else []

    def take(self, ready: list[int]) -> bytes:
        with contextlib.suppress(OSError):
            return self._over_the_line(os.read(self._master, MOST))
        return b""

    def has_guest(self) -> bool:
        return any(each.process != os.getpid() for each in holders(self.path))

    def send(self, data: bytes) -> None:
        with contextlib.suppress(OSError):
            os.write(self._master, self._over_the_line(data))

    def _over_the_line(self, data: bytes) -> bytes:
        if self._baud == ANY or termios.tcgetattr(self._slave)[_SPEED] == getattr(termios, f"B{self._baud}", ANY):
            return data
        return bytes(byte * 0x55 + 0x2B & 0xFF for byte in data)

    def _clear_the_place(self) -> None:
        """Of a link that one before left behind; nothing else is ever removed."""
        process = holder(self.path)
        if process:
            raise OSError(errno.EBUSY, f"the emulated device of process {process} is there")
        if self.path.is_symlink():
            self.path.unlink()

    def _lead_there(self) -> None:
        lay(self._slave)
        try:
            self.path.symlink_to(os.ttyname(self._slave))
        except OSError:
            self._close()
            raise

    def _close(self) -> None:
        os.close(self._slave)
        os.close(self._master)


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
