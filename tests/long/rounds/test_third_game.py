"""A game of another house, at the installed program."""

import os
import subprocess
import sys
from pathlib import Path

from tests.fast.third_game.installing import FOLDER, HIGH_CARD


def test_the_installed_program_plays_it_on_its_screens(tmp_path: Path) -> None:
    """In a process of its own the folder on Python's path is enough."""
    room = {"PYTHONPATH": str(FOLDER), "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    program = [sys.executable, "-m", "dealer_terminal"]
    journal = ["--db", str(tmp_path / "journal.db")]
    headless = ["--headless", "--rounds", "2", "--seed", "5", "--screenshots", str(tmp_path / "pictures")]
    asked = ["table", "--simulate", "--rulebook", HIGH_CARD, *journal, *headless]
    for command in (asked, ["verify", *journal]):
        done = subprocess.run(
            [*program, *command], env={**os.environ, **room}, capture_output=True, text=True, timeout=180, check=False
        )
        assert done.returncode == 0, done.stderr
    assert len(list((tmp_path / "pictures").glob("*settle*.png"))) >= 2
