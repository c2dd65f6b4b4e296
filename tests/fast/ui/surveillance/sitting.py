"""An officer at a replay with a console of their own, by real keys and presses."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from dealer_terminal.audit.replay import entry_of
from dealer_terminal.bootstrap.replay import room
from dealer_terminal.commands.reviewing import AtConsole
from dealer_terminal.review.console import Console
from dealer_terminal.storage.review.console import console_records, open_console
from dealer_terminal.ui.kiosk.finger import Finger
from dealer_terminal.ui.shared.panel import parse_panel
from dealer_terminal.ui.surveillance.controller import Controller
from dealer_terminal.ui.surveillance.finds import Standing
from dealer_terminal.ui.surveillance.view import ReplayView
from tests.fast.ui.surveillance.desks import Desks
from tests.helpers.consoles import CLOCK, PIN, furnished_console

Key, Held = Qt.Key, Qt.KeyboardModifier
MADE_WITHIN = 60_000


def visible(item: QQuickItem) -> Iterator[QQuickItem]:
    if item.isVisible():
        yield item
        for child in item.childItems():
            yield from visible(child)


def answered(replay: Controller) -> None:
    """What was asked of the journal has come."""
    for _ in range(MADE_WITHIN // 10):
        replay.found()
        if replay.showing.desk.finds.standing is Standing.ANSWERED:
            QGuiApplication.processEvents()
            return
        QTest.qWait(10)
    raise AssertionError(replay.showing.desk.finds)


class Sitting:
    """Somebody before the window of a replay at a console."""

    def __init__(self, desks: Desks, folder: Path, number: str = "4001") -> None:
        self.folder, self.db = folder, furnished_console(str(folder / "console.db"), folder / "console-keys")
        self._desk = open_console(self.db, CLOCK, keys=folder / "console-keys")
        self.replay: Controller = desks.replay(60, seat=AtConsole(self._desk))
        self.window = ReplayView(self.replay, room(), parse_panel("1280x720"))
        self.window.view.show()
        QGuiApplication.processEvents()
        self.finger = Finger(self.window.view)
        if number:
            self.signs_on(number)

    def signs_on(self, number: str, pin: str = PIN) -> None:
        self.types(number)
        self.strikes(Key.Key_Tab)
        self.types(pin)
        self.strikes(Key.Key_Return)

    def strikes(self, key: Qt.Key, held: Qt.KeyboardModifier = Held.NoModifier) -> None:
        QTest.keyClick(self.window.view, key, held)
        QGuiApplication.processEvents()

    def types(self, text: str) -> None:
        for letter in text:
            QTest.keyClick(self.window.view, letter)
        QGuiApplication.processEvents()

    def fills(self, **fields: str) -> None:
        for name, text in fields.items():
            item = next(each for each in visible(self.window.view.rootObject()) if each.objectName() == f"field {name}")
            item.forceActiveFocus()
            self.strikes(Key.Key_A, Held.ControlModifier)
            self.types(text)

    def presses(self, name: str) -> None:
        """Once it is drawn: a list has no lines before."""
        self.window.view.grabWindow()
        self.finger.press(name)
        QGuiApplication.processEvents()

    @property
    def console(self) -> Console:
        return self._desk.console

    @property
    def said(self) -> str:
        return str(self.replay.showing.desk.said)

    def waits(self, text: str) -> None:
        QTest.qWait(1)
        for _ in range(MADE_WITHIN // 100):
            self.replay.look()
            if text in self.said:
                return
            QTest.qWait(100)
        raise AssertionError(self.said)

    def facts(self) -> list[object]:
        return [entry_of(record) for record in console_records(self.db)]

    def close(self) -> None:
        self.window.close()
        self._desk.close()
