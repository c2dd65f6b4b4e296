"""Rendering of an SVG drawing as PNG, for viewers that do not support SVG."""

import os

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from dealer_terminal.ui.kit.fonts import FAMILY, load_fonts

SCALE = 2
"""Scale that keeps the picture sharp in print."""


def as_png(drawing: str) -> bytes:
    """Render the drawing. No display is needed."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication([])
    assert isinstance(app, QGuiApplication)
    load_fonts(app)
    renderer = QSvgRenderer(drawing.replace("Helvetica, Arial, sans-serif", FAMILY).encode())
    picture = QImage(renderer.defaultSize() * SCALE, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    renderer.render(painter)
    painter.end()
    return _encoded(picture)


def _encoded(picture: QImage) -> bytes:
    held = QBuffer()
    held.open(QIODevice.OpenModeFlag.WriteOnly)
    written = QImageWriter(held, b"png").write(picture)
    assert written, "memory takes a picture"
    return bytes(held.data().data())
