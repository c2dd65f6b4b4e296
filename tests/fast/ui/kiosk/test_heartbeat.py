"""A service manager that listens on its socket hears that the screens live, and hears nothing of a loop that hangs."""

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer

from dealer_terminal.ui.kiosk.heartbeat import Heartbeat
from tests.fast.qml.screen import until

pytestmark = pytest.mark.usefixtures("qapp")


class Manager:
    def __init__(self, address: str) -> None:
        self._line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._line.bind(address)
        self._line.setblocking(False)

    def heard(self) -> list[str]:
        told = []
        while True:
            try:
                told.append(self._line.recv(100).decode())
            except BlockingIOError:
                return told

    def waits(self) -> list[str]:
        """Until something is heard."""
        told: list[str] = []

        def hears() -> bool:
            told.extend(self.heard())
            return bool(told)

        until(hears)
        return told

    def close(self) -> None:
        self._line.close()


@pytest.fixture
def manager(tmp_path: Path) -> Iterator[Manager]:
    manager = Manager(str(tmp_path / "notify"))
    yield manager
    manager.close()


@pytest.fixture
def parent() -> QObject:
    return QObject()


def test_it_is_ready_then_beats_in_the_time_allowed(manager: Manager, parent: QObject, tmp_path: Path) -> None:
    beat = Heartbeat(parent, {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "90000"})
    beat.start()
    assert (beat.interval_ms, manager.heard()) == (30, ["READY=1"])
    assert set(manager.waits()) == {"WATCHDOG=1"}
    beat.stop()
    assert manager.heard() == ["STOPPING=1"]


def test_a_loop_that_hangs_does_not_beat(manager: Manager, parent: QObject, tmp_path: Path) -> None:
    beat = Heartbeat(parent, {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "30000"})
    beat.start()
    manager.heard()
    (timer,) = beat.findChildren(QTimer)
    while timer.remainingTime():
        assert timer.isActive()
    assert manager.heard() == []
    assert set(manager.waits()) == {"WATCHDOG=1"}


def test_a_name_outside_the_file_system_is_reached(parent: QObject) -> None:
    manager = Manager(f"\0dealer-terminal-{os.getpid()}")
    Heartbeat(parent, {"NOTIFY_SOCKET": f"@dealer-terminal-{os.getpid()}"}).start()
    assert manager.heard() == ["READY=1"]
    manager.close()


@pytest.mark.parametrize(
    "environment",
    [{}, {"WATCHDOG_USEC": "30000"}, {"NOTIFY_SOCKET": "/nowhere/at/all"}],
    ids=["alone", "no socket", "nobody there"],
)
def test_with_nobody_to_tell_it_is_silent(parent: QObject, environment: dict[str, str]) -> None:
    beat = Heartbeat(parent, environment)
    beat.start()
    beat.stop()


@pytest.mark.parametrize(
    ("watched", "beats_ms"),
    [(os.getpid(), 10), (os.getppid(), 10), (0, 0)],
    ids=["the terminal", "the compositor", "another process"],
)
def test_it_beats_where_it_or_the_compositor_around_it_is_watched(parent: QObject, watched: int, beats_ms: int) -> None:
    environment = {"WATCHDOG_USEC": "30000", "WATCHDOG_PID": str(watched)}
    assert Heartbeat(parent, environment).interval_ms == beats_ms
