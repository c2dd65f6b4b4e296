"""A window that shows one of the product's QML types, with its theme, scale, and touch guard."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QObject, QSizeF
from PySide6.QtGui import QTouchEvent
from PySide6.QtQml import QQmlEngine
from PySide6.QtQuick import QQuickView
from PySide6.QtTest import QTest

from dealer_terminal.ui.kit.panel import BASELINE, Panel

SHARED = "dealer_terminal.ui.kit"
KIOSK = "dealer_terminal.ui.kiosk"
IMPORT_ROOT = Path(__file__).resolve().parents[3]
GLANCE_MS, PATIENCE_MS = 5, 5000
THEMES = ("felt", "contrast")


class QmlError(RuntimeError):
    """A QML view of the product does not load. This is a defect, so it ends the program."""


def tokens(engine: QQmlEngine) -> QObject:
    found = engine.singletonInstance(SHARED, "Tokens")
    if not isinstance(found, QObject):
        raise QmlError(f"{SHARED} has no Tokens under {IMPORT_ROOT}")
    return found


def still(view: QQuickView) -> None:
    """Wait until all animations of a new picture have finished, or a timeout."""
    look, patience = tokens(view.engine()), QDeadlineTimer(PATIENCE_MS)
    while look.property("moving") and not patience.hasExpired():
        QTest.qWait(GLANCE_MS)


def open_window(
    module: str, name: str, props: Mapping[str, object], *, panel: Panel = BASELINE, theme: str = "felt"
) -> QQuickView:
    view = QQuickView()
    view.engine().addImportPath(str(IMPORT_ROOT))
    tokens(view.engine()).setProperty("theme", theme)
    view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
    view.resize(panel.width, panel.height)
    _scale(view, panel)
    view.setInitialProperties(dict(props))
    view.loadFromModule(module, name)
    if view.status() is not QQuickView.Status.Ready:
        raise QmlError("\n".join(error.toString() for error in view.errors()))
    return view


def _scale(view: QQuickView, panel: Panel) -> None:
    """Scale the content and the palm limit with the size of the window."""
    look, guard = tokens(view.engine()), TouchGuard(view, palm_px=0)

    def fit() -> None:
        unit = replace(panel, width=view.width(), height=view.height()).unit
        look.setProperty("pxPerMm", unit)
        guard.palm_px = look.property("palmMm") * unit

    view.widthChanged.connect(fit)
    view.heightChanged.connect(fit)
    view.installEventFilter(guard)
    fit()


BEGIN, UPDATE, END, CANCEL = (
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
    QEvent.Type.TouchCancel,
)


def is_finger(contacts: Sequence[QSizeF], palm_px: float) -> bool:
    """Return True if there is exactly one contact, no wider than a fingertip."""
    return len(contacts) == 1 and max(contacts[0].width(), contacts[0].height()) < palm_px


class TouchGuard(QObject):
    """Event filter that cancels a touch as soon as it has a second or a wide contact."""

    def __init__(self, parent: QObject, *, palm_px: float) -> None:
        super().__init__(parent)
        self.palm_px = palm_px
        self._swallowing = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        kind = event.type()
        if kind not in (BEGIN, UPDATE, END):
            return False
        assert isinstance(event, QTouchEvent)
        if kind == BEGIN:
            self._swallowing = False
        if not self._swallowing and not is_finger(_contacts(event), self.palm_px):
            self._swallowing = True
            QCoreApplication.sendEvent(watched, QTouchEvent(CANCEL, event.pointingDevice()))
        if not self._swallowing:
            return False
        if kind == END:
            self._swallowing = False
        event.accept()
        return True


def _contacts(event: QTouchEvent) -> list[QSizeF]:
    return [point.ellipseDiameters() for point in event.points()]
