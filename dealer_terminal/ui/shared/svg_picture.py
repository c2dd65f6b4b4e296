"""A drawing as pixels, for whoever cannot show SVG."""

import os
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from dealer_terminal.ui.shared.fonts import FAMILY, load_fonts

SCALE = 2
"""Sharp on paper, too."""


def save_png(drawing: str, file: Path) -> bool:
    """Whether it was written. It needs no display."""
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
    return picture.save(str(file))
