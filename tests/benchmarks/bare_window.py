"""The least that a PySide6 process with a QML window is."""

import sys
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickView

app = QGuiApplication(sys.argv)
view = QQuickView(QUrl.fromLocalFile(str(Path(__file__).with_name("Counter.qml"))))
view.show()
sys.exit(app.exec())
