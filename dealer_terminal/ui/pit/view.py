"""The window. Its signals and keys go to the controller, and frozen props are displayed."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickView
from shiboken6 import delete

from dealer_terminal.review.archive import USUAL_LOOK
from dealer_terminal.ui.console.application import SMALLEST, ConsolePanel
from dealer_terminal.ui.console.keys import key_name, sheet_of, walked, writes
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext
from dealer_terminal.ui.kit.panel import Panel
from dealer_terminal.ui.kit.viewmodel import Region, region
from dealer_terminal.ui.kit.window import open_window, tokens
from dealer_terminal.ui.pit.bindings import BY_KEY
from dealer_terminal.ui.pit.controller import PitController
from dealer_terminal.ui.pit.frame import PitFrame
from dealer_terminal.ui.pit.pit_view_state import Showing
from dealer_terminal.ui.pit.props import LiveProps, PitProps

PIT = "dealer_terminal.ui.pit"


class PitView:
    def __init__(self, controller: PitController, rooms: Callable[[str], KioskContext], panel: Panel) -> None:
        self._frame = PitFrame(rooms)
        self.props: PitProps = self._frame.props(controller.showing)
        self._shown: Region = region(self.props)
        desk = ConsolePanel(panel.width, panel.height)
        self.view: QQuickView = open_window(PIT, "Pit", {"shown": self._shown}, panel=desk)
        self._shown.setParent(self.view)
        self._tokens = tokens(self.view.engine())
        self.view.setMinimumSize(QSize(*SMALLEST))
        self.view.installEventFilter(PitKeyFilter(self.view, controller))
        self._connect(self.view.rootObject(), controller)
        self._look()
        controller.shows = self.show

    def show(self, showing: Showing) -> None:
        self.props = self._frame.props(showing)
        self._look()
        self._shown.put(self.props)

    def close(self) -> None:
        """Close the view and delete it at once, before the props that it displays."""
        self.view.close()
        delete(self.view)

    def _look(self) -> None:
        """Apply the dealer's own colors if the dealer's screen is shown."""
        look, live = self._tokens, self.props.live
        theme = live.screen.theme if isinstance(live, LiveProps) and live.screened else USUAL_LOOK.theme
        look.setProperty("theme", theme)
        if isinstance(live, LiveProps):
            look.setProperty("moves", live.felt.moves)
            look.setProperty("fourColours", live.screen.four_colours)
        self.view.setTitle(self.props.title)

    def _connect(self, root: QObject, controller: PitController) -> None:
        signals: Any = root
        signals.pressed.connect(controller.press)
        signals.opened.connect(controller.open_table)
        signals.called.connect(controller.open_alarms)
        signals.looked.connect(controller.open_item)
        signals.picked.connect(controller.pick)
        signals.behind.connect(controller.open_behind)
        signals.went.connect(controller.replay)
        signals.wrote.connect(controller.wrote)
        signals.sheetPressed.connect(controller.press_sheet)
        signals.sheetShut.connect(controller.shut_sheet)


class PitKeyFilter(QObject):
    """Event filter that runs the binding of a key, unless a text field has the focus. Tab stays within a sheet."""

    def __init__(self, view: QQuickView, controller: PitController) -> None:
        super().__init__(view)
        self._view, self._controller = view, controller

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() != QEvent.Type.KeyPress:
            return False
        assert isinstance(event, QKeyEvent)
        if sheet_of(self._view).isVisible() and walked(self._view, event):
            return True
        if writes(self._view):
            return False
        binding = BY_KEY.get(key_name(event))
        if binding is None:
            return False
        self._controller.press(binding.name)
        return True
