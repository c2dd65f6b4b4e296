"""Tells the service manager that the screens live, from the loop that draws them: a loop that hangs tells nothing."""

import os
import socket
from collections.abc import Mapping
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer

BEATS = 3
"""In the time after which the manager takes the terminal for hung."""


class Heartbeat(QObject):
    """The sd_notify protocol. With no manager that listens, it is silent."""

    def __init__(self, parent: QObject, environment: Mapping[str, str]) -> None:
        super().__init__(parent)
        self._address = _address(environment)
        self.interval_ms = _watched_us(environment) // 1000 // BEATS
        self._timer = QTimer(self)
        self._timer.timeout.connect(lambda: self._tell("WATCHDOG=1"))

    def start(self) -> None:
        self._tell("READY=1")
        if self.interval_ms and self._address:
            self._timer.start(self.interval_ms)

    def stop(self) -> None:
        self._timer.stop()
        self._tell("STOPPING=1")

    def _tell(self, state: str) -> None:
        if self._address:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line, suppress(OSError):
                line.sendto(state.encode(), self._address)


def _address(environment: Mapping[str, str]) -> str:
    """A name that begins with @ is in no file system."""
    named = environment.get("NOTIFY_SOCKET", "")
    return f"\0{named[1:]}" if named.startswith("@") else named


def _watched_us(environment: Mapping[str, str]) -> int:
    """Where the manager watches this process, or the compositor that started it."""
    watched = environment.get("WATCHDOG_PID", "") in ("", str(os.getpid()), str(os.getppid()))
    return int(environment.get("WATCHDOG_USEC", "0")) if watched else 0
