"""The picture wanders by one pixel at a time, over a whole square, and comes back to where it began."""

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from dealer_terminal.languages import ENGLISH
from dealer_terminal.ui.kiosk.drift import Shift, shift_at, stays, wanders
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.panel import PANELS, Panel
from tests.fast.qml.screen import items, laid_out, number, scene_rect, showing, written_rect
from tests.fast.ui.kiosk.covered import look
from tests.fast.ui.kiosk.measured import text_faults
from tests.fast.ui.kiosk.scenes import props_of
from tests.helpers.languages import TRANSLATED

USUAL, LARGEST = 3, 8
CORNERS = [(x, y) for x in (-1, 1) for y in (-1, 1)]
FRAMED = ("wagers-full", "3-card-seven-settling", "misdeal", "recall", "sign-on")


@pytest.mark.parametrize("most", [1, 2, 3, 5])
def test_each_step_is_a_pixel_and_the_whole_square_is_visited(most: int) -> None:
    around = (4 * most) ** 2
    path = [shift_at(step, most) for step in range(around + 1)]
    assert path[0] == path[-1] == Shift(0, 0)
    assert all(abs(a.x - b.x) <= 1 and abs(a.y - b.y) <= 1 for a, b in pairwise(path))
    side = range(-most, most + 1)
    assert set(path) == {Shift(x, y) for x in side for y in side}


@pytest.mark.parametrize(("every_s", "most_px"), [(0, 3), (180, 0)])
def test_it_stays_where_a_setting_says_so(every_s: int, most_px: int) -> None:
    assert wanders(every_s, most_px) is stays


def test_it_begins_at_its_place() -> None:
    assert wanders(3600, 3)() == Shift(0, 0)


@pytest.mark.parametrize("most", [USUAL, LARGEST])
@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
def test_wherever_it_wandered_nothing_leaves_the_glass_or_lies_under_a_frame(
    fonts: None, panel: Panel, most: int
) -> None:
    kiosk = KioskView(props_of(FRAMED[0]), lambda touch: None, panel)
    with showing() as show:
        show(kiosk.view)
        for scene in FRAMED:
            for x, y in CORNERS:
                kiosk.put(replace(props_of(scene), drift_x=x * most, drift_y=y * most, drift_most=most))
                laid_out(kiosk.view)
                sight, free = look(kiosk.view), _within_the_frame(kiosk.view.contentItem(), panel)
                shown = [*map(scene_rect, sight.targets), *map(written_rect, sight.texts)]
                assert [each for each in shown if not free.contains(each)] == []
                assert [*text_faults(sight, panel)] == []


def _within_the_frame(root: QQuickItem, panel: Panel) -> QRectF:
    (frame,) = (item for item in items(root) if _is(item, "SimulatedFrame_"))
    assert frame.isVisible()
    thick = number(frame, "border.width")
    inner = scene_rect(frame).adjusted(thick, thick, -thick, -thick)
    return inner.intersected(QRectF(0, 0, panel.width, panel.height)).adjusted(-1, -1, 1, 1)


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
def test_the_frame_of_a_recall_lies_on_no_words(fonts: None, panel: Panel) -> None:
    kiosk = KioskView(props_of("recall"), lambda touch: None, panel)
    with showing() as show:
        show(kiosk.view)
        for language in (ENGLISH, *TRANSLATED):
            kiosk.put(props_of("recall", language))
            laid_out(kiosk.view)
            (marked,) = (item for item in items(kiosk.view.contentItem()) if _is(item, "MarkedFelt_"))
            frame, thick = marked.childItems()[0], number(marked, "thick")
            outer = scene_rect(frame)
            inner = outer.adjusted(thick - 1, thick - 1, 1 - thick, 1 - thick)
            texts = [text for text in look(kiosk.view).texts if not marked.isAncestorOf(text)]
            places = [written_rect(text) for text in texts]
            assert [each for each in places if outer.intersects(each) and not inner.contains(each)] == []


def _is(item: QQuickItem, kind: str) -> bool:
    return item.metaObject().className().startswith(kind)
