"""Unattended play of whole rounds through the real screens, with a screenshot of every distinct state."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from PySide6.QtGui import QGuiApplication

from dealer_terminal.errors import KnownError
from dealer_terminal.interrupts import BY_A_SIGNAL
from dealer_terminal.procedure.state import Phase, State, to_settle
from dealer_terminal.ui.kiosk.app import kiosk_window
from dealer_terminal.ui.kiosk.controller import KioskController
from dealer_terminal.ui.kiosk.kiosk import Kiosk
from dealer_terminal.ui.kiosk.regions.status import is_summed_up
from dealer_terminal.ui.kiosk.screen_autopilot import Finger
from dealer_terminal.ui.kiosk.scripted_dealer import ScreenPlayer
from dealer_terminal.ui.kiosk.sheet import AnySheet
from dealer_terminal.ui.kiosk.sheets.identity import IdentityForm
from dealer_terminal.ui.kiosk.sheets.register import SHEETS
from dealer_terminal.ui.kiosk.sheets.table_terms import TableTerms
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.kiosk.watchdog import told_to_end
from dealer_terminal.ui.kit.fonts import load_fonts
from dealer_terminal.ui.kit.panel import BASELINE, Panel
from dealer_terminal.ui.kit.window import still
from dealer_terminal.ui.players.window import MetersAlbum, MetersWindow


def play(kiosk: Kiosk, folder: Path, *, rounds: int, seed: int, panel: Panel = BASELINE) -> Iterator[int]:
    """Play rounds and yield the number done after each. Save screenshots of the player display too if a game has
    meters."""
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

    player = ScreenPlayer(Finger(window.view), controller, chance, look)
    look()
    for done in range(1, rounds + 1):
        player.play_round()
        yield done
    display.view.close()
    window.view.close()


_NAMES = {sheet: name for name, sheet in SHEETS.items()}


class Album:
    """Screenshots of each distinct scene, saved once and numbered in order of appearance."""

    def __init__(self, folder: Path, window: KioskView, controller: KioskController) -> None:
        self._folder = folder
        self._window = window
        self._controller = controller
        self._seen: set[str] = set()
        folder.mkdir(parents=True, exist_ok=True)

    def look(self) -> None:
        scene = scene_of(self._controller)
        if scene in self._seen:
            return
        self._seen.add(scene)
        still(self._window.view)
        self._window.view.grabWindow().save(str(self._folder / f"{len(self._seen):03}-{scene}.png"))


def scene_of(controller: KioskController) -> str:
    """Return the name of the scene. Two screens with the same name are the same scene."""
    state, desk = controller.state, controller.desk
    parts = [state.phase.value, _sheet(desk.sheet)]
    parts += [state.issue.id] if state.issue is not None else []
    parts += [_opened(state)] if state.phase is Phase.SETTLE else []
    parts += [f"jackpot-{each.stage.value}" for each in state.jackpots.values()][-1:]
    parts += ["refused"] if desk.refusal.why else []
    parts += ["hold"] if state.holds else []
    parts += ["summary"] if is_summed_up(controller.inputs()) else []
    parts += ["dimmed"] if desk.dimmed else []
    parts += ["misdeal"] if state.misdealt else []
    return "-".join(part for part in parts if part)


def _opened(state: State) -> str:
    """Return which cards of the hand in turn are exposed, and how many of its wagers are settled."""
    seat = state.seat(to_settle(state)[0])
    return f"{'-'.join(seat.cards)}-{len(seat.lines)}" if seat.cards else "closed"


def _sheet(sheet: AnySheet) -> str:
    name = _NAMES[type(sheet)]
    match sheet:
        case IdentityForm():
            return f"{name}-{sheet.field().value}"
        case TableTerms(page=page):
            return f"{name}-{page.value}"
        case _:
            return name
