from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtTest import QTest

from dealer_terminal.ui.kit.fonts import load_fonts
from tests.fast.qml.screen import Opened, showing


@pytest.fixture(scope="session")
def fonts(qapp: QGuiApplication) -> None:
    load_fonts(qapp)


@pytest.fixture(scope="session")
def touch_screen(qapp: QGuiApplication) -> QPointingDevice:
    return QTest.createTouchDevice()


@pytest.fixture
def opened(fonts: None) -> Iterator[Opened]:
    """Shows a window, and closes it when the test is over."""
    with showing() as show:
        yield show
