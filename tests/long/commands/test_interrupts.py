"""Ctrl-C and the service manager's word end every command that stays, whenever they come, without a traceback."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.fast.cli.conftest import Terminal, terminal
from tests.fast.cli.journals import played_journal
from tests.helpers.repository import ROOT

__all__ = ["terminal"]

PATIENCE_S, A_FEW_ROUNDS = 60, 300_000
TOLD = (signal.SIGINT, signal.SIGTERM)
EACH = pytest.mark.parametrize("told", TOLD, ids=lambda told: told.name)


class Started:
    """A command in a process group of its own, as at a terminal, in a folder of its own."""

    def __init__(self, home: Path, *command: str) -> None:
        self.home = home
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "NOTIFY_SOCKET": str(home / "notify")}
        self.heard = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.heard.bind(str(home / "notify"))
        self.heard.setblocking(False)
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [sys.executable, "-m", *command],
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            text=True,
            cwd=home,
            env=environment,
            start_new_session=True,
        )

    def until(self, comes: Callable[[], object]) -> None:
        deadline = time.monotonic() + PATIENCE_S
        while not comes():
            assert self.process.poll() is None and time.monotonic() < deadline, self.process.communicate()
            time.sleep(0.005)

    def ends(self, told: signal.Signals) -> tuple[int, str]:
        os.killpg(self.process.pid, told)
        _, said = self.process.communicate(timeout=PATIENCE_S)
        self.heard.close()
        return self.process.returncode, said

    def is_ready(self) -> bool:
        try:
            return self.heard.recv(100) == b"READY=1"
        except BlockingIOError:
            return False

    def has_loaded(self, library: str) -> bool:
        return library in Path(f"/proc/{self.process.pid}/maps").read_text()

    def has(self, pattern: str) -> bool:
        return any(self.home.glob(pattern))


PLAYS = ("--db", "journal.db", "--keys", "keys")
KIOSK = ("dealer_terminal", "table", "--simulate", *PLAYS)
BY_ITSELF = (*KIOSK, "--headless", "--rounds", "1000", "--screenshots", "pictures")


@EACH
def test_the_kiosk_closes(tmp_path: Path, terminal: Terminal, told: signal.Signals) -> None:
    kiosk = Started(tmp_path, *KIOSK)
    kiosk.until(kiosk.is_ready)
    assert kiosk.ends(told) == (0, "")


@EACH
@pytest.mark.parametrize("command", [BY_ITSELF, ("dealer_terminal.demo",)], ids=["table", "make run"])
def test_a_table_that_plays_by_itself_ends_by_the_signal(
    tmp_path: Path, command: tuple[str, ...], told: signal.Signals
) -> None:
    played = Started(tmp_path, *command)
    played.until(lambda: played.has("**/*.png"))
    assert played.ends(told) == (128 + told, "")


@EACH
@pytest.mark.parametrize("library", ["libQt6Core", "libQt6Quick"])
def test_it_may_come_while_qt_is_loaded(tmp_path: Path, library: str, told: signal.Signals) -> None:
    played_journal(tmp_path / "meters", 1)
    for command in (KIOSK, ("dealer_terminal", "meters", "--db", "meters/journal.db")):
        (tmp_path / "notify").unlink(missing_ok=True)
        window = Started(tmp_path, *command)
        window.until(lambda window=window: window.has_loaded(library))
        code, said = window.ends(told)
        assert said == "" and code in (0, 128 + told, -told), command


@EACH
def test_simulated_rounds_end_and_their_journal_is_sound(
    tmp_path: Path, terminal: Terminal, told: signal.Signals
) -> None:
    rounds = Started(tmp_path, "dealer_terminal", "simulate", "--rounds", "100000", *PLAYS)
    rounds.until(lambda: rounds.has("journal.db-wal") and (tmp_path / "journal.db-wal").stat().st_size > A_FEW_ROUNDS)
    code, said = rounds.ends(told)
    assert said == ""
    assert code in (128 + told, -told)
    place = ("--db", str(tmp_path / "journal.db"), "--keys", str(tmp_path / "keys"))
    assert terminal("verify", *place).code == 0


@EACH
def test_an_emulated_device_leaves_nothing(tmp_path: Path, told: signal.Signals) -> None:
    device = Started(tmp_path, "dealer_terminal", "emulate", "--protocol", "packet-shuffler", "--path", "reader")
    device.until(lambda: (tmp_path / "reader").is_symlink())
    assert device.ends(told) == (0, "")
    assert not (tmp_path / "reader").is_symlink()


def test_who_was_started_to_ignore_it_goes_on(tmp_path: Path) -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    device = Started(tmp_path, "dealer_terminal", "emulate", "--protocol", "packet-shuffler", "--path", "reader")
    signal.signal(signal.SIGINT, before)
    device.until(lambda: (tmp_path / "reader").is_symlink())
    os.killpg(device.process.pid, signal.SIGINT)
    assert device.process.stdin is not None and device.process.stdout is not None
    device.process.stdin.write("help\n")
    device.process.stdin.flush()
    assert [device.process.stdout.readline() for _ in range(2)][1].startswith("ok")
    assert device.ends(signal.SIGTERM) == (0, "")
