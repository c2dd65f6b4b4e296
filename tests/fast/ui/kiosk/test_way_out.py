"""A request to close a full-screen terminal closes no window of it, the players' neither; a supervisor does."""

import subprocess
import sys
from pathlib import Path

from tests.fast.ui.kiosk.two_screens import with_two_screens

CHILD = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from dealer_terminal.cli import main
from dealer_terminal.ui.kiosk import life
begin = life.begin
def watched(window, controller, settings):
    def ask():
        views = QGuiApplication.allWindows()
        print(len(views), [view.close() for view in views], flush=True)
        window.way_out.leave()
    QTimer.singleShot(0, ask)
    return begin(window, controller, settings)
life.begin = watched
sys.exit(main(["table", "--simulate", "--fullscreen", "--meters", "--db", sys.argv[1], "--keys", sys.argv[2]]))
"""


def test_only_a_supervisor_closes_its_windows(tmp_path: Path) -> None:
    command = [sys.executable, "-c", CHILD, str(tmp_path / "journal.db"), str(tmp_path / "keys")]
    done = subprocess.run(command, capture_output=True, text=True, env=with_two_screens(tmp_path), timeout=60)
    assert (done.stdout, done.returncode) == ("2 [False, False]\n", 0), done.stderr
