"""What is simulated stays loud: its words between stripes of both colours, whatever else the header has to tell."""

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor
from PySide6.QtQuick import QQuickItem, QQuickView

from dealer_terminal.languages import LANGUAGES
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.panel import PANELS, Panel
from tests.fast.qml.screen import Opened, items
from tests.fast.ui.kiosk.scenes import props_of

SCENES = ("reader", "reader-faults", "long-names-simulated", "long-names-simulated-reader-lost")
DARK, BRIGHT = 60, 140


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", SCENES)
def test_stripes_stand_on_both_sides_of_simulated(opened: Opened, scene: str, language: str, panel: Panel) -> None:
    view = opened(KioskView(props_of(scene, language), lambda touch: None, panel).view)
    band = next(each for each in items(view.rootObject()) if is_band(each))
    assert [len(colours) for colours in sides(view, band)] == [2, 2]


def is_band(item: QQuickItem) -> bool:
    return item.metaObject().className().startswith("SimulatedBand")


def sides(view: QQuickView, band: QQuickItem) -> Iterator[set[str]]:
    """The strong colours between each end of the band and its words."""
    words = max((each for each in band.childItems() if each.childItems()), key=lambda each: each.x())
    image, ratio, at = view.grabWindow(), view.devicePixelRatio(), band.mapToScene(QPointF())
    lines = [round((at.y() + band.height() * part) * ratio) for part in (0.25, 0.5, 0.75)]
    for first, end in ((0.0, words.x()), (words.x() + words.width(), band.width())):
        dots = range(round((at.x() + first) * ratio) + 1, round((at.x() + end) * ratio) - 1)
        lights = [QColor(image.pixel(dot, line)).lightness() for dot, line in product(dots, lines)]
        yield {"dark" if light < DARK else "bright" for light in lights if light < DARK or light > BRIGHT}
