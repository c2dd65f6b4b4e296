"""How a terminal lives and ends: its heartbeat, a fault of its own, a signal, and the compositor around it."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer

from dealer_terminal.ui.kiosk.watchdog import SOFTWARE_FAULT, Heartbeat
from tests.fast.qml.screen import until
from tests.helpers.repository import ROOT

FAULTS = {
    "in a slot": ("sys.excepthook = watchdog.end_loudly", "1 / 0"),
    "in a thread": (
        "threading.excepthook = watchdog.end_with_its_thread",
        "threading.Thread(target=lambda: 1 / 0).start()",
    ),
}
FAULTY = """
import sys, threading
from PySide6.QtCore import QCoreApplication, QTimer
from dealer_terminal.ui.kiosk import watchdog
{hook}
app = QCoreApplication([])
QTimer.singleShot(0, lambda: {fault})
QTimer.singleShot(5000, app.quit)
sys.exit(app.exec())
"""
BEFORE_THE_LOOP = """
import os, signal
from PySide6.QtCore import QCoreApplication, QTimer
from dealer_terminal.ui.kiosk import watchdog
app = QCoreApplication([])
watchdog.end_when_told()
os.kill(os.getpid(), signal.{name})
ticks = QTimer()
ticks.timeout.connect(lambda: None)
ticks.start(10)
QTimer.singleShot(5000, lambda: app.exit(1))
raise SystemExit(app.exec())
"""


def run(script: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=30)


def test_fault_ends_the_process_loudly() -> None:
    for where, (hook, fault) in FAULTS.items():
        ended = run(FAULTY.format(hook=hook, fault=fault))
        assert (ended.returncode, "ZeroDivisionError" in ended.stderr) == (SOFTWARE_FAULT, True), where


def test_signal_before_the_loop_runs_is_not_forgotten() -> None:
    for told in ("SIGTERM", "SIGINT"):
        ended = run(BEFORE_THE_LOOP.format(name=told))
        assert (ended.returncode, ended.stderr) == (0, ""), told


def test_signal_of_the_manager_ends_a_full_screen_terminal(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(60)
        journal = ("--db", str(tmp_path / "journal.db"), "--keys", str(tmp_path / "keys"))
        command = (sys.executable, "-m", "dealer_terminal", "table", "--simulate", *journal, "--fullscreen")
        environment = {**os.environ, "NOTIFY_SOCKET": str(tmp_path / "notify")}
        with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE) as terminal:
            assert manager.recv(100) == b"READY=1"
            terminal.send_signal(signal.SIGTERM)
            assert manager.recv(100) == b"STOPPING=1"
            assert (terminal.wait(60), terminal.stderr.read() if terminal.stderr else b"") == (0, b"")


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


def test_with_nobody_to_tell_it_is_silent(parent: QObject) -> None:
    for environment in ({}, {"WATCHDOG_USEC": "30000"}, {"NOTIFY_SOCKET": "/nowhere/at/all"}):
        beat = Heartbeat(parent, environment)
        beat.start()
        beat.stop()


def test_it_beats_where_it_or_the_compositor_around_it_is_watched(parent: QObject) -> None:
    for watched, beats_ms in ((os.getpid(), 10), (os.getppid(), 10), (0, 0)):
        environment = {"WATCHDOG_USEC": "30000", "WATCHDOG_PID": str(watched)}
        assert Heartbeat(parent, environment).interval_ms == beats_ms


ON_SCREEN = ROOT / "assets" / "panel" / "on-screen"
CAGE = '#!/bin/sh\nshift\necho "${WATCHDOG_PID-nobody} $XDG_RUNTIME_DIR" >"$RUNTIME_DIRECTORY/seen"\n"$@"\nexit 0\n'


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    cage = tmp_path / "cage"
    cage.write_text(CAGE)
    cage.chmod(0o755)
    path = f"{tmp_path}:{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "RUNTIME_DIRECTORY": str(tmp_path), "WATCHDOG_PID": "1"}


def test_it_ends_as_the_terminal_ended(environment: dict[str, str]) -> None:
    ends = {"exit 0": 0, "exit 70": 70, "kill -KILL $$": 128 + signal.SIGKILL, "kill -SEGV $$": 128 + signal.SIGSEGV}
    found = {
        program: subprocess.run([ON_SCREEN, "sh", "-c", program], env=environment, capture_output=True).returncode
        for program in ends
    }
    assert found == ends


def test_a_compositor_that_dies_is_a_failure(environment: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "ended").write_text("0\n")
    (tmp_path / "cage").write_text("#!/bin/sh\nexit 0\n")
    assert subprocess.run([ON_SCREEN, "true"], env=environment).returncode == 1


def test_below_it_the_beat_is_for_the_service_and_the_socket_in_its_own_folder(
    environment: dict[str, str], tmp_path: Path
) -> None:
    subprocess.run([ON_SCREEN, "true"], env=environment, check=True)
    assert (tmp_path / "seen").read_text() == f"nobody {tmp_path}\n"
