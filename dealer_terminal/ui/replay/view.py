"""The window. Its signals and keys go to the controller, and frozen props are displayed."""

from typing import Any

from PySide6.QtCore import QEvent, QMetaObject, QObject, QSize, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QKeyEvent
from PySide6.QtQuick import QQuickItem, QQuickView
from shiboken6 import delete

from dealer_terminal.review.archive import USUAL_LOOK
from dealer_terminal.ui.console.application import SMALLEST, ConsolePanel
from dealer_terminal.ui.console.keys import key_name, sheet_of, walked, within, writes
from dealer_terminal.ui.console.sheet import KeyboardOwner
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext
from dealer_terminal.ui.kit.panel import Panel
from dealer_terminal.ui.kit.viewmodel import Region, region
from dealer_terminal.ui.kit.window import open_window, tokens
from dealer_terminal.ui.replay.bindings import BY_KEY
from dealer_terminal.ui.replay.controller import ReplayController
from dealer_terminal.ui.replay.frame import replay_props, ticked, typed
from dealer_terminal.ui.replay.props import ReplayProps
from dealer_terminal.ui.replay.replay_view_state import ReplayOverlay, ReplayWindow, Showing

PRESSES = frozenset({"Space", "Return", "Enter"})
"""Keys that press the control with the focus."""
_CLOSES = "Escape"
_WALKS = frozenset({"Up", "Down", "Return", "Enter"})
"""Keys that move through the lines of a sheet."""


def binding_of(key: str, desk: ReplayWindow) -> str:
    """Return the name of the key's binding, or an empty text if the key is the sheet's or has no binding."""
    binding = BY_KEY.get(key)
    if binding is None or (is_sheets(key, desk) and key != _CLOSES):
        return ""
    return binding.name


def is_sheets(key: str, desk: ReplayWindow) -> bool:
    if not desk.sheets or desk.over is ReplayOverlay.HELP:
        return False
    return desk.sheets[-1].keyboard is KeyboardOwner.SHEET or key in _WALKS


SURVEILLANCE = "dealer_terminal.ui.replay"


class ReplayView:
    def __init__(self, controller: ReplayController, room: KioskContext, panel: Panel) -> None:
        self._controller, self._room = controller, room
        self._last = controller.showing
        self.props: ReplayProps = replay_props(controller.showing, room)
        self._shown: Region = region(self.props)
        desk = ConsolePanel(panel.width, panel.height)
        self.view: QQuickView = open_window(SURVEILLANCE, "Replay", {"shown": self._shown}, panel=desk)
        self._shown.setParent(self.view)
        self._tokens = tokens(self.view.engine())
        self.view.setMinimumSize(QSize(*SMALLEST))
        self.view.installEventFilter(ReplayKeyFilter(self.view, controller))
        self._connect(self.view.rootObject())
        self._look()
        self._begun: tuple[object, ...] = ()
        self._begin(controller.showing)
        controller.shows = self.show
        controller.searches = self._search
        controller.visits = _open
        controller.copies = QGuiApplication.clipboard().setText

    def show(self, showing: Showing) -> None:
        self.props = self._props(showing)
        self._last = showing
        self._shown.put(self.props)
        self._look()
        self._begin(showing)

    def _props(self, showing: Showing) -> ReplayProps:
        if showing.typed_after(self._last):
            return typed(self.props, showing)
        return ticked(self.props, showing) if showing.beside(self._last) else replay_props(showing, self._room)

    def close(self) -> None:
        """Close the view and delete it at once, before the props that it displays."""
        self.view.close()
        delete(self.view)

    def _begin(self, showing: Showing) -> None:
        """Focus a new sheet at once, so that text typed before it is drawn goes into it."""
        kinds = tuple(map(type, showing.desk.sheets))
        if kinds and kinds != self._begun:
            QMetaObject.invokeMethod(sheet_of(self.view), "begin")
        self._begun = kinds

    def _search(self) -> None:
        self._item("search").forceActiveFocus()

    def _item(self, name: str) -> QQuickItem:
        found = self.view.rootObject().findChild(QQuickItem, name)
        assert isinstance(found, QQuickItem)
        return found

    def _look(self) -> None:
        """Apply the dealer's own colors if the dealer's screen is shown."""
        look, props = self._tokens, self.props
        look.setProperty("moves", props.felt.moves)
        look.setProperty("theme", props.screen.theme if props.screened else USUAL_LOOK.theme)
        look.setProperty("fourColours", props.screen.four_colours)
        self.view.setTitle(self.props.title)

    def _connect(self, root: QObject) -> None:
        signals: Any = root
        signals.pressed.connect(self._controller.press)
        signals.found.connect(self._controller.ready)
        signals.further.connect(self._controller.further)
        signals.went.connect(self._controller.go)
        signals.reached.connect(self._controller.reach)
        signals.struck.connect(self._controller.strike)
        signals.sought.connect(self._controller.seek)
        signals.wrote.connect(self._controller.wrote)
        signals.sheetPressed.connect(self._controller.press_sheet)
        signals.sheetShut.connect(self._controller.shut_sheet)


def _open(address: str) -> None:
    """Open the address in the desktop's program for it."""
    QDesktopServices.openUrl(QUrl(address))


class ReplayKeyFilter(QObject):
    """Event filter that gives each key to its owner. Only Space, Return, and Enter depend on which control has the
    focus."""

    def __init__(self, view: QQuickView, controller: ReplayController) -> None:
        super().__init__(view)
        self._view, self._controller = view, controller

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() != QEvent.Type.KeyPress or self._searched():
            return False
        assert isinstance(event, QKeyEvent)
        key, desk = key_name(event), self._controller.showing.desk
        if is_sheets(key, desk) and self._kept(event):
            return True
        name = binding_of(key, desk)
        if not name or (key in PRESSES and self._on_a_button()):
            return False
        self._controller.press(name)
        return True

    def _kept(self, event: QKeyEvent) -> bool:
        """Keep the focus in the sheet, and let Tab move within it."""
        sheet = sheet_of(self._view)
        if not within(self._view.activeFocusItem(), sheet):
            QMetaObject.invokeMethod(sheet, "begin")
        return walked(self._view, event)

    def _searched(self) -> bool:
        return writes(self._view) and self._view.activeFocusItem().objectName() == "search"

    def _on_a_button(self) -> bool:
        """Return True if a button has the focus. The key presses it then."""
        item = self._view.activeFocusItem()
        return item is not None and not writes(self._view) and bool(item.property("activeFocusOnTab"))
