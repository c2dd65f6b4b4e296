"""What the unit of a panel starts: a compositor that forgets how its program ended, and a script that does not."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.helpers.repository import ROOT

ON_SCREEN = ROOT / "assets" / "panel" / "on-screen"
CAGE = '#!/bin/sh\nshift\necho "${WATCHDOG_PID-nobody} $XDG_RUNTIME_DIR" >"$RUNTIME_DIRECTORY/seen"\n"$@"\nexit 0\n'


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    cage = tmp_path / "cage"
    cage.write_text(CAGE)
    cage.chmod(0o755)
    path = f"{tmp_path}:{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "RUNTIME_DIRECTORY": str(tmp_path), "WATCHDOG_PID": "1"}


@pytest.mark.parametrize(
    ("program", "code"),
    [("exit 0", 0), ("exit 70", 70), ("kill -KILL $$", 128 + signal.SIGKILL), ("kill -SEGV $$", 128 + signal.SIGSEGV)],
)
def test_it_ends_as_the_terminal_ended(environment: dict[str, str], program: str, code: int) -> None:
    assert subprocess.run([ON_SCREEN, "sh", "-c", program], env=environment, capture_output=True).returncode == code


def test_a_compositor_that_dies_is_a_failure(environment: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "ended").write_text("0\n")
    (tmp_path / "cage").write_text("#!/bin/sh\nexit 0\n")
    assert subprocess.run([ON_SCREEN, "true"], env=environment).returncode == 1


def test_below_it_the_beat_is_for_the_service_and_the_socket_in_its_own_folder(
    environment: dict[str, str], tmp_path: Path
) -> None:
    subprocess.run([ON_SCREEN, "true"], env=environment, check=True)
    assert (tmp_path / "seen").read_text() == f"nobody {tmp_path}\n"
