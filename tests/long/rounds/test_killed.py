"""kill -9 in the middle of a settlement and after each touch of a jackpot, with a journal on the disk."""

import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.fast.ui.kiosk.kept import Kept
from tests.helpers.repository import ROOT
from tests.long.rounds.killed import STEPS, TOUCHES, drawn, half_settled, shown, stands, touched, with_stax

SETTLING = """
import os, pathlib, signal, sys
from tests.long.rounds.killed import drawn, half_settled, shown
table = half_settled(sys.argv[1], int(sys.argv[2]))
pathlib.Path(sys.argv[1] + ".picture").write_bytes(shown(table))
drawn(table).save(sys.argv[1] + ".png")
os.kill(os.getpid(), signal.SIGKILL)
"""
APPROVING = """
import os, pathlib, signal, sys
from tests.long.rounds.killed import dealt, stands, touched, with_stax
table = with_stax(sys.argv[1])
dealt(table)
touched(table, 0, int(sys.argv[2]))
pathlib.Path(sys.argv[1] + ".stands").write_text(stands(table))
os.kill(os.getpid(), signal.SIGKILL)
"""


def killed(script: str, db: str, steps: int) -> None:
    ended = subprocess.run([sys.executable, "-c", script, db, str(steps)], cwd=ROOT, capture_output=True, text=True)
    assert ended.returncode == -signal.SIGKILL, ended.stderr


@pytest.mark.parametrize("steps", range(len(STEPS) + 1))
def test_killed_terminal_comes_back_to_the_same_picture(fonts: None, tmp_path: Path, steps: int) -> None:
    db = str(tmp_path / "journal.db")
    killed(SETTLING, db, steps)
    table = Kept(db)
    assert shown(table) == Path(f"{db}.picture").read_bytes()
    assert drawn(table) == QImage(f"{db}.png").convertToFormat(QImage.Format.Format_RGB32)
    table.kept.close()


def test_another_step_is_another_picture(fonts: None, tmp_path: Path) -> None:
    images = [drawn(half_settled(str(tmp_path / f"{steps}.db"), steps)) for steps in (1, 2)]
    assert images[0] != images[1]


@pytest.mark.parametrize("touches", range(len(TOUCHES) + 1))
def test_terminal_that_is_killed_within_a_jackpot_pays_it_once(tmp_path: Path, touches: int) -> None:
    db = str(tmp_path / "journal.db")
    killed(APPROVING, db, touches)
    table = with_stax(db)
    assert stands(table) == Path(f"{db}.stands").read_text()
    touched(table, touches, len(TOUCHES))
    written = Counter(record.kind for record in table.kept.records())
    assert [written[kind] for kind in ("meters_grew", "jackpot_locked", "jackpot_verified")] == [1, 1, 1]
    assert table.state.last_lines[-1].pays == 50_025
    assert table.state.meters["spade"] == 50_000 * 100
    table.kept.close()
