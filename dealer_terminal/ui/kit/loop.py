"""Calls posted to the window's event loop from any thread. They run in a later iteration, never inside other work."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject


class Turn(QObject):
    """Callback posted to the event loop by `ask`. Repeated requests before it runs call it once."""

    def __init__(self, parent: QObject, take: Callable[[], object]) -> None:
        super().__init__(parent)
        self._take = take
        self._due = False

    def ask(self) -> None:
        if not self._due:
            self._due = True
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.User))

    def customEvent(self, event: QEvent) -> None:  # noqa: N802
        self._due = False
        self._take()
