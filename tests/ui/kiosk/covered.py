"""What a sheet lies over is not seen and cannot be touched."""

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem, QQuickView

from tests.qml.screen import is_target, is_text, scene_rect, seen

_OVER = (
    "Sheet_",
    "AmountPad_",
    "CardPad_",
    "CountPad_",
    "Board_",
    "IdentityForm_",
    "PaperPage_",
    "PayTables_",
    "TextPad_",
    "WagersBack_",
    "RefusalLine_",
    "MarkBand_",
)
SPOTS = ("SpotName_", "SpotPlace_", "SpotBadge_")
"""A circle's name, the circle, and what became of it."""


class Sight(NamedTuple):
    """The items whose middle no later sheet covers, unless they are part of it."""

    targets: list[QQuickItem]
    texts: list[QQuickItem]
    spots: list[QQuickItem]


def look(view: QQuickView) -> Sight:
    """Goes through the window once."""
    order = list(seen(view.contentItem()))
    place = {item: at for at, item in enumerate(order)}
    sheets = [(item, scene_rect(item)) for item in order if item.metaObject().className().startswith(_OVER)]

    def uncovered(item: QQuickItem) -> bool:
        return not any(_hides(sheet, area, item, place) for sheet, area in sheets)

    return Sight(
        targets=[item for item in order if is_target(item) and uncovered(item)],
        texts=[item for item in order if is_text(item) and uncovered(item)],
        spots=[item for item in order if item.metaObject().className().startswith(SPOTS) and uncovered(item)],
    )


def _hides(sheet: QQuickItem, area: QRectF, item: QQuickItem, place: dict[QQuickItem, int]) -> bool:
    if item is sheet or place[item] > place[sheet] or sheet.isAncestorOf(item) or item.isAncestorOf(sheet):
        return False
    rect = scene_rect(item)
    return area.contains(rect) or _mostly(area, rect)


def _mostly(over: QRectF, rect: QRectF) -> bool:
    common = over.intersected(rect)
    return common.width() * common.height() > 0.02 * rect.width() * rect.height()
