"""A finger that plays by itself: finds what can be touched by its name and presses where a person would."""

from collections.abc import Iterator
from time import monotonic

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest
from shiboken6 import getCppPointer

REST_S = 0.32


class NotThereError(LookupError):
    """Nothing of that name can be touched."""


class Finger:
    def __init__(self, view: QQuickView) -> None:
        self._view = view
        self._pressed: dict[int, float] = {}

    def press(self, name: str) -> None:
        self.press_item(self.find(name))

    def press_item(self, item: QQuickItem) -> None:
        """The same button rests for a moment, as it does for a hasty finger."""
        button = getCppPointer(item)[0]
        left = self._pressed.get(button, 0.0) + REST_S - monotonic()
        if left > 0:
            QTest.qWait(int(left * 1000) + 1)
        middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
        self._pressed[button] = monotonic()
        point = QPoint(round(middle.x()), round(middle.y()))
        QTest.mouseClick(self._view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)

    def find(self, name: str) -> QQuickItem:
        """By its whole name, else by how it begins."""
        names = [(str(item.property("name")), item) for item in self.targets()]
        exact = [item for each, item in names if each == name]
        near = exact or [item for each, item in names if each.startswith(name)]
        if not near:
            raise NotThereError(f"{name!r} is not among {sorted(each for each, _ in names)}")
        return near[-1]

    def can_press(self, name: str) -> bool:
        return any(str(item.property("name")).startswith(name) for item in self.targets())

    def targets(self) -> Iterator[QQuickItem]:
        """Everything that can be touched now."""
        return (item for item in all_targets(self._view) if item.isEnabled())


def all_targets(view: QQuickView) -> Iterator[QQuickItem]:
    return (item for item in _visible(view.rootObject()) if _is_target(item))


def _visible(item: QQuickItem) -> Iterator[QQuickItem]:
    if not item.isVisible():
        return
    yield item
    for child in item.childItems():
        yield from _visible(child)


def _is_target(item: QQuickItem) -> bool:
    kind = item.metaObject()
    while kind is not None:
        if kind.className().startswith("TouchTarget_"):
            return True
        kind = kind.superClass()
    return False
