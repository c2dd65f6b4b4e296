"""What is wrong on a screen: a target too small for a finger, a text that is clipped, one thing on another."""

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.shared.panel import Panel
from tests.qml.screen import number, scene_rect, targets, texts, written_rect
from tests.qml.test_gallery import letters, overlapping, say, share
from tests.ui.kiosk.covered import uncovered

CAPITAL = 0.727
LEAST_GLANCE_MM = 4


def target_faults(view: QQuickView, panel: Panel) -> Iterator[str]:
    found = uncovered(view, targets(view))
    glass = QRectF(0, 0, panel.width, panel.height).adjusted(-1, -1, 1, 1)
    for item in found:
        size = min(item.width(), item.height()) / panel.px_per_mm
        if size < item.property("leastMm"):
            yield f"{item.property('name')!r} is {size:.1f} mm"
        if not glass.contains(scene_rect(item)):
            yield f"{item.property('name')!r} is not on the glass"
    placed = [(item, scene_rect(item)) for item in found]
    for (one, here), (other, there) in combinations(placed, 2):
        if share(here, there) and not one.isAncestorOf(other):
            yield f"{one.property('name')!r} lies on {other.property('name')!r}"


def glance_faults(view: QQuickView, panel: Panel) -> Iterator[str]:
    """What is marked as read in half a second, where its capitals are less than four millimetres high on the glass."""
    for text in uncovered(view, [text for text in texts(view) if text.property("glanced")]):
        high = number(text, "fontInfo.pixelSize") * CAPITAL / panel.px_per_mm
        if high < LEAST_GLANCE_MM:
            yield f"{high:.1f} mm: {say(text)}"


def text_faults(view: QQuickView, panel: Panel) -> Iterator[str]:
    glass = QRectF(0, 0, panel.width, panel.height)
    found = uncovered(view, list(texts(view)))
    for text in found:
        clipped = (
            text.property("truncated")
            or text.property("contentWidth") > text.width() + 0.5
            or (text.property("lineCount") > 1 and text.property("contentHeight") > text.height() * 1.1)
        )
        if clipped or not glass.contains(letters(written_rect(text))):
            yield f"clipped: {say(text)}"
    for one, other in overlapping(found):
        yield f"{one} lies on {other}"
