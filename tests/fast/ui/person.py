"""A person at a console's window: real keys and real presses."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest

from dealer_terminal.journal.replay import entry_of
from dealer_terminal.storage.review.console import console_records
from dealer_terminal.ui.kiosk.screen_autopilot import Finger
from tests.helpers.consoles import PIN

Key, Held = Qt.Key, Qt.KeyboardModifier


def visible(item: QQuickItem) -> Iterator[QQuickItem]:
    if item.isVisible():
        yield item
        for child in item.childItems():
            yield from visible(child)


class Person:
    def __init__(self, view: QQuickView, console: str = "") -> None:
        self.view, self.db = view, console
        view.show()
        QGuiApplication.processEvents()
        self.finger = Finger(view)

    def signs_on(self, number: str, pin: str = PIN) -> None:
        self.types(number)
        self.strikes(Key.Key_Tab)
        self.types(pin)
        self.strikes(Key.Key_Return)

    def strikes(self, key: Qt.Key, held: Qt.KeyboardModifier = Held.NoModifier) -> None:
        QTest.keyClick(self.view, key, held)
        QGuiApplication.processEvents()

    def types(self, text: str) -> None:
        for letter in text:
            QTest.keyClick(self.view, letter)
        QGuiApplication.processEvents()

    def fills(self, **fields: str) -> None:
        for name, text in fields.items():
            item = next(each for each in visible(self.view.rootObject()) if each.objectName() == f"field {name}")
            item.forceActiveFocus()
            self.strikes(Key.Key_A, Held.ControlModifier)
            self.types(text)

    def presses(self, name: str) -> None:
        """Draw first: a list has no rows before."""
        self.view.grabWindow()
        self.finger.press(name)
        QGuiApplication.processEvents()

    def speaks(self, language: str) -> None:
        self.strikes(Key.Key_G)
        self.presses(f"line {language}")

    def facts(self) -> list[object]:
        """Return what the journal of the console holds."""
        return [entry_of(record) for record in console_records(self.db)]
