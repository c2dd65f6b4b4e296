"""What is wrong with the rows of a settlement: what lies across a border, a word or a chip that is missing, an event
that nobody reads."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from dealer_terminal.ui.shared.panel import Panel
from tests.fast.qml.overlaps import on_a_card, say
from tests.fast.qml.screen import is_text, number, scene_rect, seen, written_rect
from tests.fast.ui.kiosk.covered import Sight
from tests.fast.ui.kiosk.measured import CAPITAL, is_a

LEAST_EVENT_MM, LEAST_FREE_MM = 2.2, 0.25


def row_faults(sight: Sight, panel: Panel) -> Iterator[str]:
    rows = sight.of("PayRow_")
    for row in rows:
        inside = list(seen(row))
        written = {str(item.property("text")): item for item in inside if is_text(item)}
        told, chips = str(row.property("told")), [item for item in inside if is_a(item, "Chip_")]
        named = f"the row of {row.property('least')!r}"
        yield from (f"{named} does not say {word!r}" for word in _said(row) if word and word not in written)
        if told in written and _capitals(written[told], panel) < LEAST_EVENT_MM:
            yield f"{named} says what of {_capitals(written[told], panel):.1f} mm: {told!r}"
        if _shows_chips(row) and not chips:
            yield f"{named} shows no chips"
        yield from (f"across the border of {named}: {each}" for each in _across(row, written, chips, panel))


def _said(row: QQuickItem) -> Iterator[str]:
    yield from (str(row.property(each)) for each in ("least", "told", "done", "amount"))


def _shows_chips(row: QQuickItem) -> bool:
    """What is held is not paid yet."""
    return bool(number(row, "chips.length") and row.property("result") != "held")


def _capitals(text: QQuickItem, panel: Panel) -> float:
    return number(text, "fontInfo.pixelSize") * CAPITAL / panel.px_per_mm


def _across(row: QQuickItem, written: dict[str, QQuickItem], chips: list[QQuickItem], panel: Panel) -> Iterator[str]:
    framed = row.property("current") and not row.property("dense")
    free = LEAST_FREE_MM * panel.px_per_mm if framed else 0
    frame = scene_rect(row).adjusted(0, free, 0, -free)
    for text in written.values():
        if not on_a_card(text) and not frame.contains(_capital_rect(text)):
            yield say(text)
    yield from (
        f"a chip at {scene_rect(chip).toRect().getRect()}" for chip in chips if not frame.contains(scene_rect(chip))
    )


def _capital_rect(text: QQuickItem) -> QRectF:
    """Capitals stand in the middle of their line, as small as that is drawn."""
    line = written_rect(text)
    high = number(text, "fontInfo.pixelSize") * CAPITAL * line.height() / text.property("contentHeight")
    return QRectF(line.left(), line.center().y() - high / 2, line.width(), high)


def sum_faults(sight: Sight) -> Iterator[str]:
    """The sum of the cards that count stands under them."""
    for hand in sight.of("SettlementHand_"):
        inside = list(seen(hand))
        cards = [scene_rect(item) for item in inside if is_a(item, "PlayingCard_")]
        sums = [
            item
            for item in inside
            if is_text(item) and not on_a_card(item) and item.property("text") == hand.property("sum")
        ]
        for text in sums:
            if any(written_rect(text).intersects(card) for card in cards):
                yield f"a sum lies on a card: {say(text)}"
