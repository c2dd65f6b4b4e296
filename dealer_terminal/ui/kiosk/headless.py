"""Whole rounds through the real screens with nobody there, and a picture of every distinct state."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from PySide6.QtGui import QGuiApplication

from dealer_terminal.errors import KnownError
from dealer_terminal.interrupts import BY_A_SIGNAL
from dealer_terminal.ui.kiosk.album import Album
from dealer_terminal.ui.kiosk.app import kiosk_window
from dealer_terminal.ui.kiosk.finger import Finger
from dealer_terminal.ui.kiosk.kiosk import Kiosk
from dealer_terminal.ui.kiosk.life import told_to_end
from dealer_terminal.ui.kiosk.player import Player
from dealer_terminal.ui.kit.fonts import load_fonts
from dealer_terminal.ui.kit.panel import BASELINE, Panel
from dealer_terminal.ui.players.album import MetersAlbum
from dealer_terminal.ui.players.window import MetersWindow


def play(kiosk: Kiosk, folder: Path, *, rounds: int, seed: int, panel: Panel = BASELINE) -> Iterator[int]:
    """Tells after each round how many are done. The players' display is looked at too, where a game has meters."""
    with told_to_end() as told:
        yield from _played(kiosk, folder, rounds, Random(seed), panel, told)


def _played(kiosk: Kiosk, folder: Path, rounds: int, chance: Random, panel: Panel, told: list[int]) -> Iterator[int]:
    app = QGuiApplication.instance() or QGuiApplication([])
    assert isinstance(app, QGuiApplication)
    load_fonts(app)
    display = MetersWindow(panel)
    window, controller = kiosk_window(kiosk, panel=panel, beside=(lambda frame: display.show(frame.players),))
    window.view.show()
    album, meters = Album(folder, window, controller), MetersAlbum(folder, display)

    def look() -> None:
        if told:
            raise SystemExit(BY_A_SIGNAL + told[0])
        album.look()
        if controller.broken:
            raise KnownError(controller.broken)
        if display.props.meters:
            meters.look()

    player = Player(Finger(window.view), controller, chance, look)
    look()
    for done in range(1, rounds + 1):
        player.play_round()
        yield done
    display.view.close()
    window.view.close()
