"""Looking at a window as a test does: every item, every text, every touchable thing, pressed as a finger would."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlEngine, QQmlExpression
from PySide6.QtQuick import QQuickItem, QQuickView, QQuickWindow
from PySide6.QtTest import QSignalSpy, QTest

from dealer_terminal.ui.kit.panel import BASELINE
from dealer_terminal.ui.kit.window import IMPORT_ROOT, TouchGuard, tokens

Opened = Callable[[QQuickView], QQuickView]
PATIENCE_S, GLANCE_MS, FRAME_MS = 30, 5, 5000


@contextmanager
def showing() -> Iterator[Opened]:
    """Shows windows, and closes them at the end."""
    views: list[QQuickView] = []

    def show(view: QQuickView) -> QQuickView:
        views.append(view)
        view.show()
        QTest.qWaitForWindowExposed(view)
        settle()
        return view

    yield show
    for view in views:
        view.close()
        view.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settle()


def window_on(qml: str) -> QQuickView:
    """A window on a few lines of QML that use the kit."""
    view = QQuickView()
    view.engine().addImportPath(str(IMPORT_ROOT))
    tokens(view.engine()).setProperty("pxPerMm", BASELINE.unit)
    component = QQmlComponent(view.engine())
    component.setData(f"import QtQuick\nimport dealer_terminal.ui.kit\n{qml}".encode(), "test.qml")
    root = component.create()
    assert isinstance(root, QQuickItem), component.errorString()
    component.setParent(view)
    view.setContent("test.qml", component, root)
    view.resize(1280, 800)
    view.installEventFilter(TouchGuard(view, palm_px=25 * BASELINE.unit))
    return view


def items(root: QQuickItem) -> Iterator[QQuickItem]:
    yield root
    for child in root.childItems():
        yield from items(child)


def seen(root: QQuickItem) -> Iterator[QQuickItem]:
    """Items that are there to be seen, back to front as they are listed."""
    waiting = [root]
    while waiting:
        item = waiting.pop()
        if item.isVisible() and item.opacity() > 0:
            yield item
            waiting.extend(reversed(item.childItems()))


def is_writing(item: QQuickItem) -> bool:
    """Whether it can say anything."""
    return item.inherits("QQuickText")


def is_text(item: QQuickItem) -> bool:
    return is_writing(item) and bool(item.property("text"))


def is_target(item: QQuickItem) -> bool:
    return item.property("leastMm") is not None


def texts(window: QQuickWindow) -> Iterator[QQuickItem]:
    return filter(is_text, seen(window.contentItem()))


def words(window: QQuickWindow) -> list[str]:
    return [str(text.property("text")) for text in texts(window)]


def targets(window: QQuickWindow) -> list[QQuickItem]:
    return list(filter(is_target, seen(window.contentItem())))


def target(window: QQuickWindow, name: str) -> QQuickItem:
    found = [item for item in targets(window) if item.property("name") == name]
    assert len(found) == 1, (name, [item.property("name") for item in targets(window)])
    return found[0]


def scene_rect(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def written_rect(text: QQuickItem) -> QRectF:
    """Where the letters are, wherever the box around them ends."""
    wide, high = text.property("contentWidth"), text.property("contentHeight")
    beside, above = text.width() - wide, text.height() - high
    left = beside and {4: 0.5, 2: 1.0}.get(number(text, "effectiveHorizontalAlignment"), 0.0) * beside
    top = above and {128: 0.5, 64: 1.0}.get(number(text, "verticalAlignment"), 0.0) * above
    return text.mapRectToScene(QRectF(left, top, wide, high))


def number(item: QQuickItem, expression: str) -> float:
    """What Qt Quick has no type for in Python: enums, and what a font came to."""
    context = QQmlEngine.contextForObject(item)
    assert context is not None
    value = QQmlExpression(context, item, f"{expression} + 0").evaluate()
    return float(value[0] if isinstance(value, tuple) else value)


def middle(item: QQuickItem) -> QPoint:
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def press(window: QQuickWindow, item: QQuickItem) -> None:
    QTest.mousePress(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle(item))


def release(window: QQuickWindow, item: QQuickItem) -> None:
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle(item))


def click(window: QQuickWindow, item: QQuickItem) -> None:
    press(window, item)
    release(window, item)


def until(comes: Callable[[], object]) -> None:
    """Whatever time it takes, while the loop goes on."""
    deadline = time.monotonic() + PATIENCE_S
    while not comes():
        assert time.monotonic() < deadline, "it does not come"
        QTest.qWait(GLANCE_MS)


def laid_out(view: QQuickView) -> None:
    """A frame is drawn after every item has found its place."""
    drawn = QSignalSpy(view.frameSwapped)
    view.update()
    assert drawn.wait(FRAME_MS)


def settle() -> None:
    QGuiApplication.processEvents()
