"""What lies on what in a window, texts by their letters."""

from collections.abc import Iterable
from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tests.qml.screen import scene_rect, written_rect


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
    apart = [(text, place) for text, place in written if not on_a_card(text)]
    return [(say(one), say(other)) for (one, here), (other, there) in combinations(apart, 2) if share(here, there)]


def letters(line: QRectF) -> QRectF:
    """A line without the room that a font leaves above its capitals and below its letters."""
    return line.adjusted(0, line.height() * 0.2, 0, -line.height() * 0.14)


def share(one: QRectF, other: QRectF) -> bool:
    common = one.intersected(other)
    return common.width() > 1 and common.height() > 1
