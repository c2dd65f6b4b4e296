"""The window: its signals and keys go to the controller, frozen props become what is shown."""

from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QKeyEvent
from PySide6.QtQuick import QQuickItem, QQuickView

from dealer_terminal.review.archive import USUAL_LOOK
from dealer_terminal.ui.desk.keys import key_name, writes
from dealer_terminal.ui.desk.panel import SMALLEST, DeskPanel
from dealer_terminal.ui.kiosk.room import Room
from dealer_terminal.ui.shared.panel import Panel
from dealer_terminal.ui.shared.viewmodel import Region, region
from dealer_terminal.ui.shared.window import open_window, tokens
from dealer_terminal.ui.surveillance.bindings import BY_KEY
from dealer_terminal.ui.surveillance.controller import Controller
from dealer_terminal.ui.surveillance.frame import replay_props, ticked
from dealer_terminal.ui.surveillance.props import ReplayProps
from dealer_terminal.ui.surveillance.showing import Showing

SURVEILLANCE = "dealer_terminal.ui.surveillance"


class ReplayView:
    def __init__(self, controller: Controller, room: Room, panel: Panel) -> None:
        self._controller, self._room = controller, room
        self._last = controller.showing
        self.props: ReplayProps = replay_props(controller.showing, room)
        self._shown: Region = region(self.props)
        desk = DeskPanel(panel.width, panel.height)
        self.view: QQuickView = open_window(SURVEILLANCE, "Replay", {"shown": self._shown}, panel=desk)
        self._shown.setParent(self.view)
        self.view.setMinimumSize(QSize(*SMALLEST))
        self.view.installEventFilter(Keys(self.view, controller))
        self.view.widthChanged.connect(self._fit)
        self.view.heightChanged.connect(self._fit)
        self._connect(self.view.rootObject())
        self._look()
        controller.shows = self.show
        controller.visits = _open
        controller.copies = QGuiApplication.clipboard().setText

    def show(self, showing: Showing) -> None:
        time_alone = showing.beside(self._last)
        self.props = ticked(self.props, showing) if time_alone else replay_props(showing, self._room)
        self._last = showing
        self._shown.put(self.props)
        self._look()

    def _look(self) -> None:
        """The dealer's own colours, where it is the dealer's screen."""
        look, props = tokens(self.view.engine()), self.props
        look.setProperty("moves", props.felt.moves)
        look.setProperty("theme", props.screen.theme if props.screened else USUAL_LOOK.theme)
        look.setProperty("fourColours", props.screen.four_colours)
        self.view.setTitle(self.props.title)

    def _fit(self) -> None:
        unit = DeskPanel(self.view.width(), self.view.height()).unit
        tokens(self.view.engine()).setProperty("pxPerMm", unit)

    def _connect(self, root: QObject) -> None:
        signals: Any = root
        signals.pressed.connect(lambda name: press(self.view, self._controller, name))
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
    """In whatever program the desk has for such an address."""
    QDesktopServices.openUrl(QUrl(address))


class Keys(QObject):
    """An event filter: a key that stands in the table does what it says there, unless somebody writes."""

    def __init__(self, view: QQuickView, controller: Controller) -> None:
        super().__init__(view)
        self._view, self._controller = view, controller

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() != QEvent.Type.KeyPress or writes(self._view):
            return False
        assert isinstance(event, QKeyEvent)
        binding = BY_KEY.get(key_name(event))
        if binding is None or (binding.name == "found" and self._on_a_key()):
            return False
        press(self._view, self._controller, binding.name)
        return True

    def _on_a_key(self) -> bool:
        """Enter presses what has the focus."""
        item = self._view.activeFocusItem()
        return bool(self._controller.showing.desk.sheets) or (
            item is not None and bool(item.property("activeFocusOnTab"))
        )


def press(view: QQuickView, controller: Controller, name: str) -> None:
    if name == "search":
        box = view.rootObject().findChild(QQuickItem, "search")
        assert isinstance(box, QQuickItem)
        box.forceActiveFocus()
    controller.press(name)
