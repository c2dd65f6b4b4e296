"""What the kiosk would show at a moment of the past, as a picture: the same QML, drawn where nobody sees it."""

from collections.abc import Iterator
from math import ceil

from msgspec import Struct
from PySide6.QtCore import QBuffer, QByteArray, QEvent, QObject, QRect
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter
from PySide6.QtQuick import QQuickItem

from dealer_terminal.languages import ENGLISH
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import NO_WORDS
from dealer_terminal.table.reader import ReaderCondition, ReaderStatus
from dealer_terminal.ui.kiosk.frame import FrameProps, frame
from dealer_terminal.ui.kiosk.reducer import fitting
from dealer_terminal.ui.kiosk.room import Room
from dealer_terminal.ui.kiosk.screen_inputs import ScreenInputs
from dealer_terminal.ui.kiosk.sheet import Inputs, ScreenState
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.kit.fonts import load_fonts
from dealer_terminal.ui.kit.languages import spoken
from dealer_terminal.ui.kit.panel import Panel
from dealer_terminal.ui.kit.window import QmlError

PANEL = Panel(1024, 640)
_UNKNOWN = ScreenInputs("", -1, ReaderStatus(ReaderCondition.NONE, NO_WORDS))


class Still(Struct, frozen=True):
    """The felt and what lies below it, as WebP without loss; what the table asked for then, by which paragraph."""

    image: bytes
    asked: str
    citation: str


class Stills:
    """One window for all of them."""

    def __init__(self, room: Room) -> None:
        app = QGuiApplication.instance() or QGuiApplication([])
        assert isinstance(app, QGuiApplication)
        load_fonts(app)
        self._app, self._room = app, room
        self._views: list[KioskView] = []

    def of(self, state: State) -> Still:
        props = self._props(state)
        window = self._window(props)
        window.put(props)
        self._app.processEvents()
        self._app.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no loop runs that would do it
        image = window.view.grabWindow().copy(_felt(window))
        asks = props.table.instruction
        return Still(_webp(image), asks.text, asks.citation)

    def close(self) -> None:
        for each in self._views:
            each.view.close()

    def _props(self, state: State) -> FrameProps:
        desk = fitting(ScreenState(), state, self._room)
        return frame(Inputs(state, desk, _UNKNOWN, self._room), spoken(ENGLISH))

    def _window(self, props: FrameProps) -> KioskView:
        if not self._views:
            self._views.append(KioskView(props, lambda _: None, PANEL))
            self._views[0].view.show()
        return self._views[0]


def _felt(window: KioskView) -> QRect:
    """Between the head, the checklist and the keys, which tell nothing of the table, and the frame around it all."""
    (table,) = (each for each in _items(window.view.rootObject()) if each.property("sideWidth"))
    side, head, foot = (int(table.property(name)) for name in ("sideWidth", "headHeight", "footHeight"))
    edge = ceil(PANEL.unit)
    return QRect(side, head, window.view.width() - side - edge, window.view.height() - head - foot)


def _items(root: QObject) -> Iterator[QQuickItem]:
    return (each for each in root.children() if isinstance(each, QQuickItem))


def _webp(image: QImage) -> bytes:
    """A hundred is without loss."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"webp"))
    writer.setQuality(100)
    if not writer.write(image):
        raise QmlError("this Qt writes no WebP pictures: install the product again")
    return bytes(buffer.data().data())
