"""Placement of the player display on a single screen: next to the kiosk window, never over it. Without enough room, the
display stays hidden until there is room."""

import logging

from PySide6.QtCore import QMargins, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtQuick import QQuickView

LOG = logging.getLogger(__name__)
LEAST = QSize(480, 300)
"""Minimum size at which the meters are readable."""
NOWHERE = QRect()
NO_ROOM = (
    "one screen, and the kiosk leaves no room beside it: the players' meters stay closed and the table goes on; "
    "connect a second screen, or start a smaller kiosk with --size"
)


def make_room(kiosk: QWindow) -> None:
    """Move the kiosk window to a corner, which leaves the most room. Call it before the window is shown."""
    kiosk.setFramePosition(kiosk.screen().availableGeometry().topLeft())


class SecondScreen(QObject):
    """Keeps the display next to the kiosk window. Places it again when that window covers it or makes room for it."""

    def __init__(self, view: QQuickView, kiosk: QWindow) -> None:
        super().__init__(view)
        self._view = view
        self._kiosk = kiosk
        self._largest = view.size()
        self._told = False
        moves = (kiosk.xChanged, kiosk.yChanged, kiosk.widthChanged, kiosk.heightChanged)
        self._heard = [moved.connect(self._moved) for moved in moves]
        self.lay()

    def lay(self) -> None:
        room = self._room()
        if room == NOWHERE:
            self._view.hide()
            self._tell()
            return
        self._view.resize(room.size())
        self._view.setFramePosition(room.topLeft())
        self._view.show()

    def end(self) -> None:
        for each in self._heard:
            QObject.disconnect(each)

    def _moved(self) -> None:
        if not self._view.isVisible() or self._view.frameGeometry().intersects(self._kiosk.frameGeometry()):
            self.lay()

    def _room(self) -> QRect:
        if not windows_can_be_placed():
            return NOWHERE
        free = self._kiosk.screen().availableGeometry()
        return room_beside(free, self._kiosk.frameGeometry(), self._kiosk.frameMargins(), self._largest)

    def _tell(self) -> None:
        if not self._told:
            self._told = True
            LOG.warning(NO_ROOM)


def room_beside(free: QRect, kiosk: QRect, frame: QMargins, largest: QSize) -> QRect:
    """Return the position of the framed window and its size without the frame."""
    rooms = (_inside(side, frame, largest) for side in _sides(free, kiosk))
    return max(rooms, key=lambda room: room.width() * room.height())


def _sides(free: QRect, kiosk: QRect) -> tuple[QRect, ...]:
    right, below = kiosk.x() + kiosk.width(), kiosk.y() + kiosk.height()
    return (
        QRect(QPoint(right, free.top()), free.bottomRight()),
        QRect(free.topLeft(), QPoint(kiosk.x() - 1, free.bottom())),
        QRect(QPoint(free.left(), below), free.bottomRight()),
        QRect(free.topLeft(), QPoint(free.right(), kiosk.y() - 1)),
    )


def _inside(side: QRect, frame: QMargins, largest: QSize) -> QRect:
    room = QSize(side.width() - frame.left() - frame.right(), side.height() - frame.top() - frame.bottom())
    size = largest.scaled(room.boundedTo(largest), Qt.AspectRatioMode.KeepAspectRatio)
    fits = size.width() >= LEAST.width() and size.height() >= LEAST.height()
    return QRect(side.topLeft(), size) if fits and side.isValid() else NOWHERE


def windows_can_be_stacked() -> bool:
    return QGuiApplication.platformName() == "xcb"


def windows_can_be_placed() -> bool:
    """Return True unless the platform is Wayland, where programs cannot place their windows."""
    return not QGuiApplication.platformName().startswith("wayland")
