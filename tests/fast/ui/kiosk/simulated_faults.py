"""What is simulated is loud: its words stand between stripes of both colors, whatever else the header shows."""

from collections.abc import Iterator
from itertools import product

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickItem

from tests.fast.ui.kiosk.covered import Sight

DARK, BRIGHT = 60, 140


def simulated_faults(picture: QImage, sight: Sight) -> Iterator[str]:
    for band in sight.of("SimulatedBand"):
        if band.width() > 0 and [len(colors) for colors in _sides(picture, band)] != [2, 2]:
            yield "the simulated band has no stripes on both sides of its words"


def _sides(picture: QImage, band: QQuickItem) -> Iterator[set[str]]:
    """The strong colors between each end of the band and its words."""
    words = max((each for each in band.childItems() if each.childItems()), key=lambda each: each.x())
    ratio, at = picture.devicePixelRatio(), band.mapToScene(QPointF())
    lines = [round((at.y() + band.height() * part) * ratio) for part in (0.25, 0.5, 0.75)]
    for first, end in ((0.0, words.x()), (words.x() + words.width(), band.width())):
        dots = range(round((at.x() + first) * ratio) + 1, round((at.x() + end) * ratio) - 1)
        lights = [QColor(picture.pixel(dot, line)).lightness() for dot, line in product(dots, lines)]
        yield {"dark" if light < DARK else "bright" for light in lights if light < DARK or light > BRIGHT}
