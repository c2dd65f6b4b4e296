"""What is wrong with the settlement, the checklist, the instruction and the answers of a question."""

import re
from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from dealer_terminal.ui.kiosk.sheets.manual import ChapterKey
from dealer_terminal.ui.kiosk.surfaces import BoardProps, FormProps, PayTablesProps, SheetProps
from dealer_terminal.ui.kit.panel import Panel
from tests.fast.qml.overlaps import on_a_card, say
from tests.fast.qml.screen import is_text, number, scene_rect, seen, written_rect
from tests.fast.ui.kiosk.covered import Sight
from tests.fast.ui.kiosk.measured import CAPITAL, is_a

LEAST_EVENT_MM, LEAST_FREE_MM = 2.2, 0.25
LEAST_CARD_PX, LEAST_CARDS = 20, 3
CHIP_WORDS = re.compile(r"\b(green|black|red|white)\b")
LEAST_SAID_MM, LEAST_BESIDE_TWO_HANDS_MM, ROUNDED_MM = 3.3, 3.1, 0.1


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
        if any(CHIP_WORDS.search(word) for word in written):
            yield f"{named} tells its chips by words"
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


def list_faults(sight: Sight) -> Iterator[str]:
    """A step of the checklist does not lie whole in its panel."""
    for panel in sight.of("ChecklistPanel_"):
        place = scene_rect(panel)
        yield from (
            f"beyond the checklist's panel: {say(text)}"
            for text in filter(is_text, seen(panel))
            if not place.contains(written_rect(text))
        )


def said_faults(sight: Sight, panel: Panel) -> Iterator[str]:
    """The sentence of the manual is smaller than what is least, or than its own citation.

    Beside a hand and what it is paid there is less room, and less again beside the dealer's over it.
    """
    hands = sight.of("SettlementHand_")
    stacked = any(hand.property("brief") for hand in hands)
    for prompt in sight.of("Prompt_"):
        inside = [item for item in seen(prompt) if is_text(item)]
        sizes = {str(item.property("text")): number(item, "fontInfo.pixelSize") / panel.px_per_mm for item in inside}
        cited = sizes.get(f"§ {prompt.property('citation')}", 0.0)
        least = LEAST_BESIDE_TWO_HANDS_MM if stacked else LEAST_SAID_MM if hands else max(LEAST_SAID_MM, cited)
        for text in inside:
            if text.property("text") == prompt.property("text") and sizes[text.property("text")] < least - ROUNDED_MM:
                yield f"a sentence of {sizes[text.property('text')]:.2f} mm: {say(text)}"


def size_faults(sight: Sight, over: SheetProps) -> Iterator[str]:
    """The answers of a list, or the lines of a pay table, are not written in one size; chapters may differ."""
    keys = [text for text in sight.texts if is_a(text.parentItem(), "OptionKey")]
    match over:
        case BoardProps(options=options) if not any(isinstance(each.key, ChapterKey) for each in options):
            lists = [(keys, {each.text for each in options}), (keys, {each.note for each in options})]
        case FormProps(reasons=reasons):
            lists = [(keys, {each.text for each in reasons})]
        case PayTablesProps(tables=tables):
            lines = [text for text in sight.texts if is_a(text.parentItem(), "PayTableLine")]
            lists = [
                ([text for text in lines if _table_of(text) == name], {each.event for each in shown if not each.lit})
                for name, shown in ((table.name, table.lines) for table in tables)
            ]
        case _:
            lists = []
    for items, written in lists:
        sizes = {number(item, "fontInfo.pixelSize") for item in items if item.property("text") in written - {""}}
        if len(sizes) > 1:
            yield f"one list in {len(sizes)} sizes: {sorted(written)}"


def _table_of(item: QQuickItem) -> str:
    """Return the name of the pay table that a line stands in."""
    while not is_a(item, "PayTable_"):
        item = item.parentItem()
    return str(item.property("table")["name"])


def prize_faults(sight: Sight, over: SheetProps) -> Iterator[str]:
    """The plate of a prize lies on a circle or a mark, its amount leaves the plate, or a pending hand has no cards."""
    plates = [item for item in sight.of("AchievedHand_") if item.width() > 0]
    for seat in sight.of("SeatView_"):
        inside = list(seen(seat))
        if seat.property("achieved"):
            marks = [item for item in inside if is_a(item, "SpotBadge_") and item.property("active")]
            circles = [item for item in inside if is_a(item, "SpotPlace_")]
            yield from (
                f"a plate lies on {each.metaObject().className()}"
                for each in (*circles, *marks)
                for plate in plates
                if _meet(scene_rect(each), scene_rect(plate))
            )
        lying = [item for item in inside if is_a(item, "PlayingCard_") and scene_rect(item).height() > LEAST_CARD_PX]
        prize = seat.property("pending") and seat.property("achieved")
        if prize and not over.surface and len(lying) < LEAST_CARDS:
            yield f"{len(lying)} cards lie at position {seat.property('position')} whose prize is pending"
    for plate in plates:
        for text in (each for each in seen(plate) if is_text(each) and "$" in str(each.property("text"))):
            if text.y() + number(text, "baselineOffset") >= plate.height() - number(plate, "border.width") - 1:
                yield f"an amount leaves its plate: {say(text)}"


def _meet(one: QRectF, other: QRectF) -> bool:
    common = one.intersected(other)
    return common.width() > 1 and common.height() > 1


def recall_faults(sight: Sight) -> Iterator[str]:
    """The frame around a recalled felt lies on words."""
    for marked in sight.of("MarkedFelt_"):
        frame, thick = marked.childItems()[0], number(marked, "thick")
        outer = scene_rect(frame)
        inner = outer.adjusted(thick - 1, thick - 1, 1 - thick, 1 - thick)
        for text in sight.texts:
            place = written_rect(text)
            if (
                frame.isVisible()
                and not marked.isAncestorOf(text)
                and outer.intersects(place)
                and not inner.contains(place)
            ):
                yield f"the frame of a recall lies on {say(text)}"
