"""How a terminal ends: by our fault at once, for the manager to start it afresh; told to, with a farewell."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from dealer_terminal.ui.kiosk.life import SOFTWARE_FAULT

FAULT = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from dealer_terminal.ui.kiosk.life import end_loudly
sys.excepthook = end_loudly
app = QCoreApplication([])
QTimer.singleShot(0, lambda: 1 / 0)
QTimer.singleShot(5000, app.quit)
sys.exit(app.exec())
"""


def test_an_exception_in_a_slot_ends_the_process() -> None:
    ended = subprocess.run([sys.executable, "-c", FAULT], capture_output=True, text=True, timeout=30)
    assert ended.returncode == SOFTWARE_FAULT
    assert "ZeroDivisionError" in ended.stderr


IN_A_THREAD = """
import sys, threading
from PySide6.QtCore import QCoreApplication, QTimer
from dealer_terminal.ui.kiosk.life import end_with_its_thread
threading.excepthook = end_with_its_thread
app = QCoreApplication([])
QTimer.singleShot(0, lambda: threading.Thread(target=lambda: 1 / 0).start())
QTimer.singleShot(5000, app.quit)
sys.exit(app.exec())
"""


def test_a_thread_that_ends_by_a_fault_ends_the_process_too() -> None:
    ended = subprocess.run([sys.executable, "-c", IN_A_THREAD], capture_output=True, text=True, timeout=30)
    assert ended.returncode == SOFTWARE_FAULT
    assert "ZeroDivisionError" in ended.stderr


BEFORE_THE_LOOP = """
import os, signal
from PySide6.QtCore import QCoreApplication, QTimer
from dealer_terminal.ui.kiosk import life
app = QCoreApplication([])
life.end_when_told()
os.kill(os.getpid(), signal.{name})
ticks = QTimer()
ticks.timeout.connect(lambda: None)
ticks.start(10)
QTimer.singleShot(5000, lambda: app.exit(1))
raise SystemExit(app.exec())
"""
SIGNALS = (signal.SIGTERM, signal.SIGINT)


@pytest.mark.parametrize("told", SIGNALS, ids=lambda told: told.name)
def test_a_signal_before_the_loop_runs_is_not_forgotten(told: signal.Signals) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", BEFORE_THE_LOOP.format(name=told.name)], capture_output=True, text=True, timeout=30
    )
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize("told", SIGNALS, ids=lambda told: told.name)
@pytest.mark.parametrize("fullscreen", [(), ("--fullscreen",)])
def test_the_managers_signal_and_an_interrupt_are_ways_out(
    tmp_path: Path, fullscreen: tuple[str, ...], told: signal.Signals
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(60)
        journal = ("--db", str(tmp_path / "journal.db"), "--keys", str(tmp_path / "keys"))
        command = (sys.executable, "-m", "dealer_terminal", "table", "--simulate", *journal, *fullscreen)
        environment = {**os.environ, "NOTIFY_SOCKET": str(tmp_path / "notify")}
        with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE) as terminal:
            assert manager.recv(100) == b"READY=1"
            terminal.send_signal(told)
            assert manager.recv(100) == b"STOPPING=1"
            assert (terminal.wait(60), terminal.stderr.read() if terminal.stderr else b"") == (0, b"")
