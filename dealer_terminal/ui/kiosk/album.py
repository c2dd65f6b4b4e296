"""A picture of every distinct state that a person would see."""

from pathlib import Path

from dealer_terminal.procedure.state import Phase, State, to_settle
from dealer_terminal.ui.kiosk.controller import Controller
from dealer_terminal.ui.kiosk.regions.summary import is_summed_up
from dealer_terminal.ui.kiosk.sheet import AnySheet
from dealer_terminal.ui.kiosk.sheets.identity import IdentityForm
from dealer_terminal.ui.kiosk.sheets.register import SHEETS
from dealer_terminal.ui.kiosk.sheets.table_terms import TableTerms
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.kit.window import still

_NAMES = {sheet: name for name, sheet in SHEETS.items()}


class Album:
    """Saves each scene once, numbered in the order of the story."""

    def __init__(self, folder: Path, window: KioskView, controller: Controller) -> None:
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


def scene_of(controller: Controller) -> str:
    """What makes two screens the same scene."""
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
    """How far the hand in turn is turned over, and how many of its wagers are decided."""
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
