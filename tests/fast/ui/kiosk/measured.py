"""What is wrong on a screen: a target too small for a finger, a text that is clipped, one thing on another."""

import re
from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from dealer_terminal.ui.kit.panel import Panel
from tests.fast.qml.overlaps import letters, meeting, on_a_card, overlapping, say, share
from tests.fast.qml.screen import is_text, number, scene_rect, seen, written_rect
from tests.fast.ui.kiosk.covered import Sight

CAPITAL = 0.727
LEAST_GLANCE_MM = 4
LEAST_SIGNED_MM = 3
LEAST_CARD_MM = 8
RANGE = re.compile(r"\d [-&] \d")
_HEADS = ("BandHead_", "SheetHead_")
"""What is signed is called there."""


def target_faults(sight: Sight, panel: Panel) -> Iterator[str]:
    glass = QRectF(0, 0, panel.width, panel.height).adjusted(-1, -1, 1, 1)
    for item in sight.targets:
        size = min(item.width(), item.height()) / panel.px_per_mm
        if size < item.property("leastMm"):
            yield f"{item.property('name')!r} is {size:.1f} mm"
        if not glass.contains(scene_rect(item)):
            yield f"{item.property('name')!r} is not on the glass"
    placed = [(item, scene_rect(item)) for item in sight.targets]
    for one, other in meeting(placed):
        if not one.isAncestorOf(other):
            yield f"{one.property('name')!r} lies on {other.property('name')!r}"


def glance_faults(sight: Sight, panel: Panel) -> Iterator[str]:
    """What is marked as read in half a second, where its capitals are less than four millimetres high on the glass."""
    for text in filter(_glanced, sight.texts):
        high = number(text, "fontInfo.pixelSize") * CAPITAL / panel.px_per_mm
        if high < LEAST_GLANCE_MM:
            yield f"{high:.1f} mm: {say(text)}"


def _glanced(text: QQuickItem) -> bool:
    return bool(text.property("glanced"))


def evidence_faults(sight: Sight, panel: Panel) -> Iterator[str]:
    """What somebody is to sign: letters of less than three millimetres, there and in what it is called, cards of less
    than eight, a card on a text or across the frame, a range of points that a line may end in."""
    for card in sight.of("EvidenceCard_"):
        inside = list(seen(card))
        texts = [each for each in inside if is_text(each) and not on_a_card(each)]
        cards = [each for each in inside if is_a(each, "PlayingCard_")]
        called = [each for head in sight.of(_HEADS) for each in seen(head) if is_text(each)]
        for text in (*texts, *called):
            size = number(text, "fontInfo.pixelSize") / panel.px_per_mm
            if size < LEAST_SIGNED_MM - 0.05:
                yield f"evidence of {size:.2f} mm: {say(text)}"
        yield from (f"a range may be broken: {say(each)}" for each in texts if RANGE.search(str(each.property("text"))))
        yield from _card_faults(scene_rect(card), texts, cards, panel)


def _card_faults(frame: QRectF, texts: list[QQuickItem], cards: list[QQuickItem], panel: Panel) -> Iterator[str]:
    written = [(text, letters(written_rect(text))) for text in texts]
    for each in (item for item in (*texts, *cards) if not frame.contains(scene_rect(item))):
        yield f"over the frame of the evidence: {scene_rect(each).toRect().getRect()}"
    for each in cards:
        place = scene_rect(each)
        if place.height() / panel.px_per_mm < LEAST_CARD_MM - 0.1:
            yield f"a card of {place.height() / panel.px_per_mm:.1f} mm in the evidence"
        yield from (f"a card lies on {say(text)}" for text, line in written if share(line, place))


def is_a(item: QQuickItem, kind: str | tuple[str, ...]) -> bool:
    return item.metaObject().className().startswith(kind)


def text_faults(sight: Sight, panel: Panel) -> Iterator[str]:
    glass = QRectF(0, 0, panel.width, panel.height)
    for text, place in sight.written:
        clipped = (
            text.property("truncated")
            or text.height() < 0
            or text.property("contentWidth") > text.width() + 0.5
            or (text.property("lineCount") > 1 and text.property("contentHeight") > text.height() * 1.1)
        )
        if clipped or not glass.contains(place):
            yield f"clipped: {say(text)}"
    for one, other in overlapping(sight.written):
        yield f"{one} lies on {other}"
