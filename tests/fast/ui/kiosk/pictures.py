"""What a table's window shows, as data and dot by dot."""

import msgspec
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest

from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.fonts import load_fonts
from tests.fast.ui.kiosk.table import Table


def shown(table: Table) -> bytes:
    return msgspec.json.encode(table.props)


def drawn(table: Table) -> QImage:
    """The clock and the checkpoint's age are given by the table's world."""
    app = QGuiApplication.instance() or QGuiApplication([])
    assert isinstance(app, QGuiApplication)
    load_fonts(app)
    view = KioskView(table.props, lambda touch: None).view
    view.show()
    QTest.qWaitForWindowExposed(view)
    image = view.grabWindow().convertToFormat(QImage.Format.Format_RGB32)
    view.close()
    return image
