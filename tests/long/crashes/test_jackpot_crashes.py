"""A terminal that is killed within a jackpot loses nothing and pays nothing twice."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def test_killed_at_every_point_of_every_commit_of_two_jackpots(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "tests.long.crashes.jackpot_kill_points",
        str(tmp_path / "j.db"),
        str(tmp_path / "keys"),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.stdout == "paid once\n", done.stderr[-3000:]
