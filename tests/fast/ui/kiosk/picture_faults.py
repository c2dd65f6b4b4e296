"""What is wrong on the picture that Qt drew: text of little contrast, and a simulated band without its stripes."""

from collections.abc import Iterator
from itertools import product

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickItem

from tests.fast.qml.overlaps import say
from tests.fast.ui.kiosk.covered import Sight
from tests.fast.ui.kiosk.measured import is_a

LEAST, LEAST_AT_A_GLANCE, ROUNDED = 4.5, 7.0, 0.1
DARK, BRIGHT = 60, 140

Pixels = NDArray[np.uint8]


def linear(part: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)


WEIGHTS = np.array([0.2126, 0.7152, 0.0722])
LINEAR = linear(np.arange(256) / 255)
"""The linear-light value for each 8-bit channel value."""


def contrast_faults(image: QImage, sight: Sight) -> Iterator[str]:
    """A text has at least 4.5 to 1, and what is read at a glance 7 to 1, as WCAG 2.2 counts it.

    A card or a chip may lie on another one; their own colors are checked by themselves.
    """
    picture = pixels_of(image)
    for text, place in sight.written:
        part = _part(picture, place)
        if part.size and not _is_exempt(text):
            least = LEAST_AT_A_GLANCE if text.property("glanced") else LEAST
            found = contrast(text.property("color"), part)
            if found < least - ROUNDED:
                yield f"{found:.1f} to 1: {say(text)}"


def _is_exempt(item: QQuickItem | None) -> bool:
    """Whether it is part of a card, of a chip, or of a key that cannot be tapped now."""
    while item is not None:
        if not item.isEnabled() or item.opacity() < 1 or is_a(item, ("PlayingCard", "Chip_")):
            return True
        item = item.parentItem()
    return False


def pixels_of(image: QImage) -> Pixels:
    drawn = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(drawn.constBits(), np.uint8).reshape(drawn.height(), drawn.bytesPerLine())
    return rows[:, : drawn.width() * 3].reshape(drawn.height(), drawn.width(), 3).copy()


def contrast(ink: QColor, part: Pixels) -> float:
    """Between the letters and the ground: the pixels that differ from the letters most, on felt of many shades."""
    colors = part.reshape(-1, 3)
    distance = np.abs(LINEAR[colors] @ WEIGHTS - luminance(rgb(ink)))
    ground = np.median(colors[distance >= 0.8 * distance.max()], axis=0) / 255
    letters = ink.alphaF() * rgb(ink) + (1 - ink.alphaF()) * ground
    dark, light = sorted((luminance(letters), luminance(ground)))
    return (light + 0.05) / (dark + 0.05)


def rgb(color: QColor) -> NDArray[np.float64]:
    return np.array(color.getRgbF()[:3])


def luminance(color: NDArray[np.float64]) -> float:
    return float(linear(color) @ WEIGHTS)


def _part(picture: Pixels, place: QRectF) -> Pixels:
    left, top, right, bottom = (round(max(0.0, each)) for each in place.getCoords())
    return picture[top:bottom, left:right]


def simulated_faults(picture: QImage, sight: Sight) -> Iterator[str]:
    """The words of a simulated table stand between stripes of both colors."""
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
