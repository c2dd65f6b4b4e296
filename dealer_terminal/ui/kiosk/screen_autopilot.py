"""Simulated finger: finds touch targets by name and presses them like a person."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
TRIES, PAUSE_MS = 100, 25


class NotThereError(LookupError):
    """No touch target has that name."""


class Finger:
    def __init__(self, view: QQuickView) -> None:
        self._view = view

    def press(self, name: str) -> None:
        self.press_item(self.find(name))

    def press_item(self, item: QQuickItem) -> None:
        """Press the item, and retry while it ignores presses, as a key does just after a press or in a new sheet."""
        for _ in range(TRIES):
            middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
            QTest.mousePress(self._view, LEFT, PLAIN, middle)
            taken = bool(item.property("armed"))
            QTest.mouseRelease(self._view, LEFT, PLAIN, middle)
            if taken:
                return
            QTest.qWait(PAUSE_MS)
        raise NotThereError(f"{item.property('name')!r} does not take a press")

    def find(self, name: str) -> QQuickItem:
        """Return the target with this name, else the last one with a name that starts with it."""
        names = [(str(item.property("name")), item) for item in self.targets()]
        exact = [item for each, item in names if each == name]
        near = exact or [item for each, item in names if each.startswith(name)]
        if not near:
            raise NotThereError(f"{name!r} is not among {sorted(each for each, _ in names)}")
        return near[-1]

    def can_press(self, name: str) -> bool:
        return any(str(item.property("name")).startswith(name) for item in self.targets())

    def targets(self) -> Iterator[QQuickItem]:
        """Return all enabled touch targets."""
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
