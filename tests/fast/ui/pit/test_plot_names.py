"""A plot with many marks: no name lies on another one, and whoever is named by none is named by a touch."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from dealer_terminal.ui.pit.figures.figure import Figure
from dealer_terminal.ui.shared.plot.props import Ink, MarkLeaf, PlotProps, PointLeaf, ReadingLeaf
from tests.fast.qml.overlaps import letters, overlapping, share, written_on
from tests.fast.qml.screen import scene_rect, written_rect
from tests.fast.ui.pit.conftest import Sits
from tests.fast.ui.pit.sitting import Sitting, visible

NAMES = tuple(f"{first} {last}" for first in ("Maria", "Chen", "Pham", "Raul") for last in ("Hernandez", "Wei", "Ng"))


def crowded(plot: PlotProps) -> PlotProps:
    """Twelve dealers on three lines of whole numbers, two of them outside of what is usual."""
    places = [PointLeaf(0.3 + 0.02 * at, 0.1 + 0.2 * (at % 3)) for at in range(len(NAMES))]
    inks = [Ink.OUTSIDE if at in (4, 9) else Ink.SEEN for at in range(len(NAMES))]
    marks = tuple(MarkLeaf(*each) for each in zip(places, (ink.value for ink in inks), NAMES, strict=True))
    return replace(plot, marks=marks, readings=tuple(map(ReadingLeaf, places, NAMES)))


@pytest.fixture
def crowd(sitting: Sits) -> Sitting:
    sits = sitting()
    sits.strikes(Qt.Key.Key_F)
    sits.until(lambda showing: bool(showing.shift))
    sits.presses(f"figure {Figure.RIGHTED.value}")
    props = sits.window.props
    sits.window._shown.put(replace(props, figures=replace(props.figures, plot=crowded(props.figures.plot))))
    sits.window.view.grabWindow()
    return sits


def test_no_name_lies_on_another(crowd: Sitting) -> None:
    shown = [
        each
        for each in visible(crowd.window.view.rootObject())
        if each.property("text") in NAMES and each.property("paintedWidth")
    ]
    assert overlapping(written_on(shown)) == []
    dots = [each for each in visible(crowd.window.view.rootObject()) if "PlotMark" in each.metaObject().className()]
    assert len(dots) == len(NAMES)
    assert not [
        (text.property("text"), dot.property("text"))
        for text in shown
        if text.property("text") not in (NAMES[4], NAMES[9])
        for dot in dots
        if share(letters(written_rect(text)), scene_rect(dot))
    ]
    named = {each.property("text") for each in shown}
    assert {NAMES[4], NAMES[9]} <= named
    assert len(named) >= 4
