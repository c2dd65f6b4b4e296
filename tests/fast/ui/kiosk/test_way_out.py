"""Two screens: the players' window lies over the second one, and only a supervisor closes a full-screen terminal."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec

from tests.helpers.repository import ROOT

CONFIGURED = {
    "screens": [
        {"name": "dealer", "x": 0, "y": 0, "width": 1280, "height": 800},
        {"name": "players", "x": 1280, "y": 0, "width": 1920, "height": 1080},
    ]
}
TERMINAL = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from dealer_terminal.cli.main import main
from dealer_terminal.ui.kiosk import watchdog
begin = watchdog.begin
def watched(window, controller, settings):
    def ask():
        views = QGuiApplication.allWindows()
        print(len(views), [view.close() for view in views], flush=True)
        window.way_out.leave()
    QTimer.singleShot(0, ask)
    return begin(window, controller, settings)
watchdog.begin = watched
sys.exit(main(["table", "--simulate", "--fullscreen", "--meters", "--db", sys.argv[1], "--keys", sys.argv[2]]))
"""
METERS = """
import sys
from PySide6.QtGui import QGuiApplication, QWindow
app = QGuiApplication([])
from dealer_terminal.ui.players.window import MetersWindow
dealers, players = app.screens()
for opens, given in (("open_beside", None), ("open_on", 2), ("open_on", 1)):
    window, kiosk = MetersWindow(), QWindow()
    kiosk.show()
    getattr(window, opens)(kiosk if given is None else given)
    app.processEvents()
    place = window.view.geometry()
    told = [window.view.screen().name(), place.x(), place.width(), place.height(), window.view.rootObject().width()]
    app.screenRemoved.emit(players)
    told.append(window.view.isVisible())
    app.screenAdded.emit(players)
    print(*told, window.view.isVisible(), window.view.screen().name())
    window.view.close()
    kiosk.close()
"""


def with_two_screens(folder: Path, script: str, *given: str) -> str:
    config = folder / "screens.json"
    config.write_bytes(msgspec.json.encode(CONFIGURED))
    environment = {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"}
    command = [sys.executable, "-c", script, *given]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=environment, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_only_a_supervisor_closes_its_windows(tmp_path: Path) -> None:
    paths = (str(tmp_path / "journal.db"), str(tmp_path / "keys"))
    assert with_two_screens(tmp_path, TERMINAL, *paths) == "2 [False, False]\n"


def test_players_window_takes_the_second_screen_and_comes_and_goes_with_it(tmp_path: Path) -> None:
    """On the first screen, it does not mind what becomes of the second one."""
    assert with_two_screens(tmp_path, METERS).splitlines() == [
        "players 1280 1920 1080 1920.0 False True players",
        "players 1280 1920 1080 1920.0 False True players",
        "dealer 0 1280 800 1280.0 True True dealer",
    ]
