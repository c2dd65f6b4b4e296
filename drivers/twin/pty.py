"""A twin on a pseudo-terminal: a device path that other programs open like a serial port."""

import contextlib
import errno
import os
import termios
import tty
from pathlib import Path

from drivers.holders import holders
from drivers.twin import claim
from drivers.twin.folder import OwnFolder
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
        holder = claim.holder(self.path)
        if holder:
            raise OSError(errno.EBUSY, f"the emulated device of process {holder} is there")
        if self.path.is_symlink():
            self.path.unlink()

    def _lead_there(self) -> None:
        claim.lay(self._slave)
        try:
            self.path.symlink_to(os.ttyname(self._slave))
        except OSError:
            self._close()
            raise

    def _close(self) -> None:
        os.close(self._slave)
        os.close(self._master)
