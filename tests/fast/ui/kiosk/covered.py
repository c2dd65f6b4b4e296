"""What a sheet lies over is not seen and cannot be touched."""

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem, QQuickView

from tests.fast.qml.overlaps import written_on
from tests.fast.qml.screen import is_target, is_writing, scene_rect, seen

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
    """`shown` is everything with its kind; the others are the items whose middle no later sheet covers, unless they
    are part of it."""

    shown: list[tuple[QQuickItem, str]]
    targets: list[QQuickItem]
    texts: list[QQuickItem]
    spots: list[QQuickItem]
    written: list[tuple[QQuickItem, QRectF]]
    """Texts, and where their letters are."""

    def of(self, kind: str | tuple[str, ...]) -> list[QQuickItem]:
        """Covered or not."""
        return [item for item, name in self.shown if name.startswith(kind)]


def look(view: QQuickView) -> Sight:
    """Goes through the window once."""
    shown = [(item, item.metaObject().className()) for item in seen(view.contentItem())]
    place = {item: at for at, (item, _) in enumerate(shown)}
    sheets = [(item, scene_rect(item)) for item, kind in shown if kind.startswith(_OVER)]

    def uncovered(item: QQuickItem) -> bool:
        return not any(_hides(sheet, area, item, place) for sheet, area in sheets)

    kinds = {kind: item for item, kind in shown}
    written, touched = {k for k in kinds if is_writing(kinds[k])}, {k for k in kinds if is_target(kinds[k])}
    texts = [item for item, kind in shown if kind in written and item.property("text") and uncovered(item)]
    return Sight(
        shown=shown,
        targets=[item for item, kind in shown if kind in touched and uncovered(item)],
        texts=texts,
        spots=[item for item, kind in shown if kind.startswith(SPOTS) and uncovered(item)],
        written=written_on(texts),
    )


def _hides(sheet: QQuickItem, area: QRectF, item: QQuickItem, place: dict[QQuickItem, int]) -> bool:
    if item is sheet or place[item] > place[sheet] or sheet.isAncestorOf(item) or item.isAncestorOf(sheet):
        return False
    rect = scene_rect(item)
    return area.contains(rect) or _mostly(area, rect)


def _mostly(over: QRectF, rect: QRectF) -> bool:
    common = over.intersected(rect)
    return common.width() * common.height() > 0.02 * rect.width() * rect.height()
