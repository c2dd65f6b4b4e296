"""On a machine with two screens the players' window lies over the second one, whole, and the kiosk over the first."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.fast.ui.kiosk.two_screens import with_two_screens
from tests.helpers.repository import ROOT

CHILD = """
import sys
from PySide6.QtGui import QGuiApplication, QWindow
app = QGuiApplication([])
from dealer_terminal.ui.kiosk.players.window import MetersWindow
window = MetersWindow()
kiosk = QWindow()
kiosk.show()
getattr(window, sys.argv[1])(*[int(each) if each.isdigit() else kiosk for each in sys.argv[2:]])
app.processEvents()
place = window.view.geometry()
size = (place.width(), place.height(), window.view.rootObject().width())
print(window.view.screen().name(), place.x(), place.y(), *size)
dealers, players = app.screens()
app.screenRemoved.emit(players)
print(window.view.isVisible())
app.screenAdded.emit(players)
print(window.view.isVisible(), window.view.screen().name())
"""


@pytest.mark.parametrize(
    "opened", [("open_beside", "kiosk"), ("open_on", "2")], ids=["beside the kiosk", "by its number"]
)
def test_the_players_window_takes_the_second_screen_and_lives_with_it(tmp_path: Path, opened: tuple[str, ...]) -> None:
    assert _lines(tmp_path, *opened) == ["players 1280 0 1920 1080 1920.0", "False", "True players"]


def test_on_the_first_screen_it_does_not_mind_what_becomes_of_the_second(tmp_path: Path) -> None:
    assert _lines(tmp_path, "open_on", "1") == ["dealer 0 0 1280 800 1280.0", "True", "True dealer"]


def _lines(folder: Path, *opened: str) -> list[str]:
    command = [sys.executable, "-c", CHILD, *opened]
    done = subprocess.run(command, cwd=ROOT, env=with_two_screens(folder), capture_output=True, text=True)
    assert done.stderr == ""
    return done.stdout.splitlines()
