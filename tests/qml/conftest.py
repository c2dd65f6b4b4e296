from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtQuick import QQuickView
from PySide6.QtTest import QTest

from dealer_terminal.ui.shared.fonts import load_fonts
from tests.qml.screen import Opened, settle


@pytest.fixture(scope="session")
def fonts(qapp: QGuiApplication) -> None:
    load_fonts(qapp)


@pytest.fixture(scope="session")
def touch_screen(qapp: QGuiApplication) -> QPointingDevice:
    return QTest.createTouchDevice()


@pytest.fixture
def opened(fonts: None) -> Iterator[Opened]:
    """Shows a window, and closes it when the test is over."""
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
    settle()
