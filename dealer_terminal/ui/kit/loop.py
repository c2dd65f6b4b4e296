"""A turn of the window's loop, asked for from any thread: the loop comes to it by itself, never inside other work."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject


class Turn(QObject):
    """`ask` puts it in the loop's queue; asked for again before it has come, it comes once."""

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
