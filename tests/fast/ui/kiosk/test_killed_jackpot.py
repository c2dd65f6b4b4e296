"""kill -9 after each touch of a jackpot's approval, a real journal on the disk: the restart goes on and pays once."""

import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.fast.ui.kiosk.jackpot_touches import TOUCHES, kept, stands, touched
from tests.helpers.repository import ROOT

CHILD = """
import os, pathlib, signal, sys
from tests.fast.ui.kiosk.jackpot_touches import dealt, kept, stands, touched
table = kept(sys.argv[1])
dealt(table)
touched(table, 0, int(sys.argv[2]))
pathlib.Path(sys.argv[1] + ".stands").write_text(stands(table))
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("touches", range(len(TOUCHES) + 1))
def test_a_terminal_killed_within_a_jackpot_pays_it_once(tmp_path: Path, touches: int) -> None:
    db = str(tmp_path / "journal.db")
    killed = subprocess.run([sys.executable, "-c", CHILD, db, str(touches)], cwd=ROOT, capture_output=True, text=True)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    table = kept(db)
    assert stands(table) == Path(f"{db}.stands").read_text()
    touched(table, touches, len(TOUCHES))
    written = Counter(record.kind for record in table.kept.records())
    assert [written[kind] for kind in ("meters_grew", "jackpot_locked", "jackpot_verified")] == [1, 1, 1]
    assert table.state.last_lines[-1].pays == 50_025
    assert table.state.meters["spade"] == 50_000 * 100
    table.kept.close()
