"""What lies on what in a window, texts by their letters."""

from collections.abc import Iterable, Iterator
from itertools import islice

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tests.fast.qml.screen import scene_rect, written_rect


def on_a_card(text: QQuickItem) -> bool:
    """Cards lie over one another in a hand, and so does what is printed on them."""
    above = text.parentItem()
    while above is not None:
        if above.metaObject().className().startswith("PlayingCard"):
            return True
        above = above.parentItem()
    return False


def say(text: QQuickItem) -> str:
    return f"{text.property('text')!r} at {scene_rect(text).toRect().getRect()}"


def written_on(found: Iterable[QQuickItem]) -> list[tuple[QQuickItem, QRectF]]:
    """Each text and where its letters are, which is asked once."""
    return [(text, letters(written_rect(text))) for text in found]


def overlapping(written: Iterable[tuple[QQuickItem, QRectF]]) -> list[tuple[str, str]]:
    """Texts that are written on one another."""
    return [(say(one), say(other)) for one, other in meeting(written) if not (on_a_card(one) or on_a_card(other))]


def meeting(placed: Iterable[tuple[QQuickItem, QRectF]]) -> Iterator[tuple[QQuickItem, QQuickItem]]:
    """Each two that share some room, in their order; nobody is compared with what begins right of them."""
    items, places = zip(*placed, strict=True) if (placed := list(placed)) else ((), ())
    sides = sorted((p.left(), p.right(), p.top(), p.bottom(), at) for at, p in enumerate(places))
    for number, (_, right, top, bottom, one) in enumerate(sides, 1):
        for left, ends, above, below, other in islice(sides, number, None):
            if right - left <= 1:
                break
            if min(right, ends) - left > 1 and min(bottom, below) - max(top, above) > 1:
                yield items[min(one, other)], items[max(one, other)]


def letters(line: QRectF) -> QRectF:
    """A line without the room that a font leaves above its capitals and below its letters."""
    return line.adjusted(0, line.height() * 0.2, 0, -line.height() * 0.14)


def share(one: QRectF, other: QRectF) -> bool:
    common = one.intersected(other)
    return common.width() > 1 and common.height() > 1
