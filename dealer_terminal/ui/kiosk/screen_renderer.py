"""Pictures of the kiosk at an earlier state, rendered offscreen with the same QML."""

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
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext
from dealer_terminal.ui.kiosk.reducer import fitting
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
    """Picture of the felt and the region below it, as lossless WebP, with the instruction shown and its citation."""

    image: bytes
    asked: str
    citation: str


class Stills:
    """Renderer that uses one window for all pictures."""

    def __init__(self, room: KioskContext) -> None:
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
        self._app.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no event loop runs to do it
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
    """Return the area between the head, the checklist, and the keys, which do not show the table, inside the frame."""
    (table,) = (each for each in _items(window.view.rootObject()) if each.property("sideWidth"))
    side, head, foot = (int(table.property(name)) for name in ("sideWidth", "headHeight", "footHeight"))
    edge = ceil(PANEL.unit)
    return QRect(side, head, window.view.width() - side - edge, window.view.height() - head - foot)


def _items(root: QObject) -> Iterator[QQuickItem]:
    return (each for each in root.children() if isinstance(each, QQuickItem))


def _webp(image: QImage) -> bytes:
    """Encode the image as WebP. Quality 100 is lossless."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"webp"))
    writer.setQuality(100)
    if not writer.write(image):
        raise QmlError("this Qt writes no WebP pictures: install the product again")
    return bytes(buffer.data().data())
