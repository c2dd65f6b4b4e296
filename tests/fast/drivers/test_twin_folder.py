"""A simulated device on a pseudo-terminal leaves nothing in the temporary folder, not even a killed one for long."""

import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

from drivers.angel_eye.machine.twin import AngelEyeTwin
from drivers.twin.pty import OwnFolder, PtyRunner, sweep
from tests.helpers.repository import ROOT


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    return tmp_path


def test_one_that_stops_leaves_nothing(temporary: Path) -> None:
    runner = PtyRunner(AngelEyeTwin())
    assert list(temporary.iterdir()) == []
    runner.start()
    assert runner.path.is_symlink()
    runner.gesture("unplug")
    runner.gesture("plug")
    runner.stop()
    assert list(temporary.iterdir()) == []


def test_what_a_killed_one_left_goes_with_the_next_start_and_what_runs_stays(temporary: Path) -> None:
    running, killed = _twin(), _twin()
    (kept, left) = (Path(_line(each)) for each in (running, killed))
    killed.kill()
    killed.communicate()
    assert left.is_symlink()
    runner = PtyRunner(AngelEyeTwin())
    runner.start()
    assert {each.name for each in temporary.iterdir()} == {kept.parent.name, runner.path.parent.name}
    assert kept.exists()
    runner.stop()
    running.communicate("quit\n")
    assert list(temporary.iterdir()) == []


def test_emulate_that_is_told_to_end_leaves_nothing(temporary: Path) -> None:
    emulated = _started("dealer_terminal", "emulate", "--protocol", "angel-eye")
    assert Path(_line(emulated)).is_symlink()
    emulated.send_signal(signal.SIGTERM)
    emulated.communicate()
    assert list(temporary.iterdir()) == []


def test_nothing_else_is_ever_swept_away(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    (elsewhere / "inside").mkdir(parents=True)
    (tmp_path / "reader-twin-full").mkdir()
    (tmp_path / "reader-twin-full" / "notes").touch()
    (tmp_path / "reader-twin-link").symlink_to(elsewhere)
    (tmp_path / "reader-twin-file").touch()
    (tmp_path / "twin-of-somebody").mkdir()
    before = sorted(tmp_path.rglob("*"))
    sweep(tmp_path)
    assert sorted(tmp_path.rglob("*")) == before


def test_a_folder_is_held_whoever_sweeps_as_it_begins(temporary: Path) -> None:
    over = Event()

    def sweeping() -> None:
        while not over.is_set():
            sweep(temporary)

    with ThreadPoolExecutor(2) as others:
        swept = [others.submit(sweeping) for _ in range(2)]
        try:
            for _ in range(300):
                folder = OwnFolder()
                folder.hold()
                folder.leave()
        finally:
            over.set()
    assert [each.exception() for each in swept] == [None, None]
    assert list(temporary.iterdir()) == []


def _twin() -> subprocess.Popen[str]:
    return _started("dealer_terminal", "emulate", "--protocol", "angel-eye")


def _started(*module: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", *module]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def _line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()
