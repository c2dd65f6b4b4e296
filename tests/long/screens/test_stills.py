"""Pictures of the past: the kiosk's own window at a state, whatever was drawn before it."""

from collections.abc import Iterator

import numpy as np
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from dealer_terminal.procedure.state import State
from dealer_terminal.ui.kiosk.screen_renderer import PANEL, Still, Stills
from dealer_terminal.ui.kiosk.view import KioskView
from tests.fast.ui.kiosk.scenes import props_of, table_of

SCENES = ("wagers-full", "decisions", "settle-natural", "irregularity-mismatch", "3-card-seven-settling", "misdeal")


@pytest.fixture
def stills() -> Iterator[Stills]:
    room = table_of("wagers-full").room
    made = Stills(replace(room, settings=replace(room.settings, motion=False)))
    yield made
    made.close()


def state_of(scene: str) -> State:
    return table_of(scene).controller.state


def image(still: Still) -> QImage:
    drawn = QImage()
    assert drawn.loadFromData(still.image)
    return drawn


def test_a_picture_shows_nothing_of_those_before_it(stills: Stills) -> None:
    """But for the edge of a letter, which may lie a fraction of a point elsewhere."""
    before, after = ([stills.of(state_of(scene)) for scene in order] for order in (SCENES, SCENES[::-1]))
    for first, again in zip(before, reversed(after), strict=True):
        assert (again.asked, again.citation) == (first.asked, first.citation)
        assert apart(image(first), image(again)) < 0.005


def test_a_picture_is_what_the_kiosk_shows(stills: Stills) -> None:
    for scene in ("wagers-full", "decisions", "settle-natural"):
        drawn = image(stills.of(state_of(scene)))
        window = KioskView(props_of(scene, "en"), lambda _: None, PANEL)
        window.view.show()
        whole = window.view.grabWindow()
        (own,) = (each for each in window.view.rootObject().childItems() if each.property("sideWidth"))
        side, head = int(own.property("sideWidth")), int(own.property("headHeight"))
        shown = whole.copy(QRect(side, head, drawn.width(), drawn.height()))
        window.view.close()
        assert apart(drawn, shown) < 0.005, scene


def apart(one: QImage, two: QImage) -> float:
    """Return the part of all points that are not the same."""
    assert one.size() == two.size()
    first, second = (
        np.frombuffer(each.convertToFormat(QImage.Format.Format_RGB32).constBits(), np.uint32) for each in (one, two)
    )
    return float(np.mean(first != second))


def test_a_picture_says_what_was_asked_and_by_which_paragraph(stills: Stills) -> None:
    asked = stills.of(state_of("irregularity-mismatch"))
    assert asked.citation and asked.asked


def test_pictures_leave_nothing_behind(stills: Stills) -> None:
    counts = list[int]()
    for _ in range(3):
        for scene in SCENES:
            stills.of(state_of(scene))
        (window,) = stills._views
        counts.append(len(window.view.findChildren(object)))
    assert max(counts[1:]) <= counts[0]
