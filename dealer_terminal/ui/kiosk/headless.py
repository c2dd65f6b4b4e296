"""Whole rounds through the real screens with nobody there, and a picture of every distinct state."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from PySide6.QtGui import QGuiApplication

from dealer_terminal.ui.kiosk.album import Album
from dealer_terminal.ui.kiosk.app import Kiosk, open_kiosk
from dealer_terminal.ui.kiosk.finger import Finger
from dealer_terminal.ui.kiosk.player import Player
from dealer_terminal.ui.shared.fonts import load_fonts
from dealer_terminal.ui.shared.panel import BASELINE, Panel


def play(kiosk: Kiosk, folder: Path, *, rounds: int, seed: int, panel: Panel = BASELINE) -> Iterator[int]:
    """Tells after each round how many are done."""
    app = QGuiApplication.instance() or QGuiApplication([])
    assert isinstance(app, QGuiApplication)
    load_fonts(app)
    window, controller = open_kiosk(kiosk, panel=panel)
    window.view.show()
    album = Album(folder, window, controller)
    player = Player(Finger(window.view), controller, Random(seed), album.look)
    album.look()
    for done in range(1, rounds + 1):
        player.play_round()
        yield done
    window.view.close()
