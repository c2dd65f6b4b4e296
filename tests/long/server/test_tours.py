"""A console tours one table of a floor by itself, and takes pictures."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.fast.floor.house import Terminal


@pytest.mark.parametrize("console", ["replay", "pit"])
def test_a_console_tours_one_table_of_a_floor(two: tuple[Terminal, Terminal], tmp_path: Path, console: str) -> None:
    at = ("--db", two[0].floor.url, "--table", two[0].table)
    tour = (sys.executable, "-m", "dealer_terminal", console, *at, "--headless", "--screenshots", str(tmp_path))
    ran = subprocess.run(tour, capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert f"{len(list(tmp_path.glob('*.png')))} pictures" in ran.stdout
