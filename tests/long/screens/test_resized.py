"""A window that is made larger and smaller shows what one shows that was opened like that."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.kit.panel import BASELINE, PANELS, Panel
from dealer_terminal.ui.kit.window import TouchGuard
from tests.fast.qml.screen import is_writing, laid_out, scene_rect, seen, showing
from tests.fast.ui.kiosk.scenes import SCENES, props_of

FIRST, *WAY = (Panel(1024, round(1024 * each.height / each.width)) for each in (BASELINE, PANELS[0], PANELS[-1]))
"""As broad as the smallest, which is drawn soonest, and as high as each is for its breadth."""
UNSEEN = ("QQuickTextInput", "QQuickLoader")
"""A cursor is there at times; what is loaded is seen, not where it would be."""
NEAR = 6.0
"""A text that was fitted anew is a few pixels higher or wider than one fitted at once."""


class Lies(NamedTuple):
    kind: str
    text: str
    place: QRectF

    def like(self, other: "Lies") -> bool:
        grown = self.place.adjusted(-NEAR, -NEAR, NEAR, NEAR), other.place.adjusted(-NEAR, -NEAR, NEAR, NEAR)
        return self[:2] == other[:2] and grown[0].contains(other.place) and grown[1].contains(self.place)


class Windows(NamedTuple):
    resized: KioskView
    opened: dict[Panel, KioskView]

    def put(self, props: FrameProps) -> None:
        self.resized.view.resize(FIRST.width, FIRST.height)
        for each in (self.resized, *self.opened.values()):
            each.put(props)
            laid_out(each.view)


@pytest.fixture(scope="module")
def windows(fonts: None) -> Iterator[Windows]:
    first = props_of("sign-on")
    opened = Windows(
        KioskView(first, lambda touch: None), {each: KioskView(first, lambda touch: None, each) for each in WAY}
    )
    with showing() as show:
        for each in (opened.resized, *opened.opened.values()):
            show(each.view)
        yield opened


@pytest.mark.parametrize("scene", SCENES)
def test_a_screen_lies_as_if_its_window_had_been_opened_like_that(windows: Windows, scene: str) -> None:
    windows.put(replace(props_of(scene), moves=False))
    found: list[str] = []
    for panel in WAY:
        windows.resized.view.resize(panel.width, panel.height)
        laid_out(windows.resized.view)
        found += [f"{panel.width}x{panel.height}: {each}" for each in differing(windows.resized, windows.opened[panel])]
    assert not found, "\n".join(found[:20])


def test_a_palm_grows_with_its_window(windows: Windows) -> None:
    found = set[float]()
    for panel in WAY:
        windows.resized.view.resize(panel.width, panel.height)
        laid_out(windows.resized.view)
        guard = windows.resized.view.findChild(TouchGuard)
        assert guard.palm_px == windows.opened[panel].view.findChild(TouchGuard).palm_px
        found.add(guard.palm_px)
    assert len(found) == len(WAY)


def differing(one: KioskView, other: KioskView) -> Iterator[str]:
    for here, there in zip_longest(lies(one.view), lies(other.view)):
        if here is None or there is None or not here.like(there):
            yield f"{here}, opened {there}"


def lies(view: QQuickView) -> Iterator[Lies]:
    """Each thing that is seen, and where; of a text, how large its letters came out."""
    for item in seen(view.contentItem()):
        kind, place = item.metaObject().className().partition("_QML")[0], scene_rect(item)
        if is_writing(item):
            place.setSize(QSizeF(item.property("contentWidth"), item.property("contentHeight")))
        if kind not in UNSEEN and not place.isEmpty():
            yield Lies(kind, str(item.property("text") or ""), place)
