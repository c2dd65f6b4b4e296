"""What is wrong on the felt: names that can't be read, circles too small for a finger, badges that lie on anything."""

from collections.abc import Iterator

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout
from PySide6.QtQuick import QQuickItem

from dealer_terminal.ui.kit.panel import Panel
from tests.fast.qml.overlaps import say
from tests.fast.qml.screen import is_text, items, number, scene_rect, seen, written_rect
from tests.fast.ui.kiosk.covered import SPOTS, Sight
from tests.fast.ui.kiosk.measured import CAPITAL, is_a

LEAST_NAME_MM, LEAST_TOUCHED_MM = 2.5, 12
LEAST_SEEN_MM, LEAST_BESIDE_A_SHEET_MM = 9.2, 10
"""Of a circle that nobody touches."""
LEAST_FREE_MM, LEAST_LETTERS_FREE_MM = 0.3, 0.5
ROUNDED_MM = 0.1
"""Half a pixel."""


def felt_faults(sight: Sight, panel: Panel) -> Iterator[str]:
    names, circles, badges = ([item for item in sight.spots if is_a(item, kind)] for kind in SPOTS)
    for text in filter(is_text, (item for name in names for item in items(name))):
        high = number(text, "fontInfo.pixelSize") * CAPITAL / panel.px_per_mm
        if high < LEAST_NAME_MM:
            yield f"{high:.1f} mm: {say(text)}"
    low = any(felt.property("low") for felt in sight.of("Felt_"))
    for circle in circles:
        size, seen = circle.width() / panel.px_per_mm, LEAST_BESIDE_A_SHEET_MM if low else LEAST_SEEN_MM
        if size < (LEAST_TOUCHED_MM if _is_touched(circle) else seen) - ROUNDED_MM:
            yield f"a circle of {size:.1f} mm at {_place(circle)}"
    yield from _mark_faults(sight, panel)
    yield from _badge_faults([badge for badge in badges if badge.property("active")], circles, sight)


def _badge_faults(badges: list[QQuickItem], circles: list[QQuickItem], sight: Sight) -> Iterator[str]:
    for at, badge in enumerate(badges):
        below = [other for other in (*circles, *badges[at + 1 :]) if _meet(badge, other)]
        yield from (f"a badge at {_place(badge)} lies on {_place(each)}" for each in below)
        yield from (f"a badge lies on {say(text)}" for text, place in sight.written if _touches(badge, place))


def _is_touched(circle: QQuickItem) -> bool:
    """The one in the middle of four is not."""
    cell = circle.parentItem()
    return bool(cell is not None and cell.property("leastMm") is not None and cell.isEnabled())


def _meet(one: QQuickItem, other: QQuickItem) -> bool:
    """Both are round."""
    here, there = scene_rect(one), scene_rect(other)
    apart = QLineF(here.center(), there.center()).length()
    return apart < (here.width() + there.width()) / 2 - 1


def _touches(badge: QQuickItem, place: QRectF) -> bool:
    here = scene_rect(badge)
    middle = here.center()
    x, y = min(max(middle.x(), place.left()), place.right()), min(max(middle.y(), place.top()), place.bottom())
    return QLineF(middle, QPointF(x, y)).length() < here.width() / 2 - 1


def _place(item: QQuickItem) -> str:
    return str(scene_rect(item).toRect().getRect())


def _mark_faults(sight: Sight, panel: Panel) -> Iterator[str]:
    """Letters on the frame of a position's mark, or the frame on the number beside it or its ring."""
    numbers = sight.of("SeatNumber_")
    free, apart = LEAST_LETTERS_FREE_MM * panel.px_per_mm, LEAST_FREE_MM * panel.px_per_mm
    for mark in (mark for mark in sight.of("DecisionMark_") if mark.property("open")):
        frame = scene_rect(mark)
        inside, wider = frame.adjusted(free, free, -free, -free), frame.adjusted(0, 0, apart, 0)
        letters = [text for text in seen(mark) if is_text(text) and not inside.contains(_ink(text))]
        yield from (f"on its frame: {say(text)}" for text in letters)
        if any(wider.intersects(scene_rect(ring)) for number in numbers for ring in seen(number)):
            yield f"the frame at {_place(mark)} lies on a number"


def _ink(text: QQuickItem) -> QRectF:
    """Where something is drawn of a line."""
    font = QFont(text.property("font"))
    font.setPixelSize(round(number(text, "fontInfo.pixelSize")))
    written, middle = str(text.property("text")), written_rect(text).center()
    drawn, layout = QFontMetricsF(font).tightBoundingRect(written), QTextLayout(written, font)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    top = middle.y() - line.height() / 2 + line.ascent() + drawn.top()
    return QRectF(middle.x() - drawn.width() / 2, top, drawn.width(), drawn.height())
