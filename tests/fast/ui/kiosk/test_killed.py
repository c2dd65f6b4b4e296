"""kill -9 in the middle of a settlement, a real journal on the disk: the restart shows the same picture."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.fast.ui.kiosk.half_settled import STEPS, half_settled
from tests.fast.ui.kiosk.kept import Kept
from tests.fast.ui.kiosk.pictures import drawn, shown
from tests.helpers.repository import ROOT

CHILD = """
import os, pathlib, signal, sys
from tests.fast.ui.kiosk.half_settled import half_settled
from tests.fast.ui.kiosk.pictures import drawn, shown
table = half_settled(sys.argv[1], int(sys.argv[2]))
pathlib.Path(sys.argv[1] + ".picture").write_bytes(shown(table))
drawn(table).save(sys.argv[1] + ".png")
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("steps", range(len(STEPS) + 1))
def test_a_killed_terminal_comes_back_to_the_same_picture(fonts: None, tmp_path: Path, steps: int) -> None:
    db = str(tmp_path / "journal.db")
    killed = subprocess.run([sys.executable, "-c", CHILD, db, str(steps)], cwd=ROOT, capture_output=True, text=True)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    table = Kept(db)
    assert shown(table) == Path(f"{db}.picture").read_bytes()
    assert drawn(table) == QImage(f"{db}.png").convertToFormat(QImage.Format.Format_RGB32)
    table.kept.close()


def test_another_step_is_another_picture(fonts: None, tmp_path: Path) -> None:
    images = [drawn(half_settled(str(tmp_path / f"{steps}.db"), steps)) for steps in (1, 2)]
    assert images[0] != images[1]
