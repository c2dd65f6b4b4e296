"""Every component in every state, on three panels: large enough to press, never clipped, never covered."""

import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.shared.panel import PANELS, Panel
from tests.fast.qml.overlaps import letters, overlapping, say, share, written_on
from tests.fast.qml.screen import Opened, scene_rect, showing, targets, texts, written_rect
from tests.gallery.pages import NAMES, open_page

EVERY_PAGE = {f"{page}-{panel.width}x{panel.height}": (page, panel) for page, panel in product(NAMES, PANELS)}
HALF_A_PIXEL = 0.5


class Shown(NamedTuple):
    view: QQuickView
    panel: Panel


@pytest.fixture(scope="module", params=EVERY_PAGE.values(), ids=EVERY_PAGE)
def shown(request: pytest.FixtureRequest, fonts: None) -> Iterator[Shown]:
    """A page on a panel; whoever measures it changes nothing."""
    page, panel = request.param
    with showing() as show:
        yield Shown(show(open_page(page, panel=panel)), panel)


def test_every_target_is_large_enough_for_a_finger(shown: Shown) -> None:
    view, panel = shown
    sizes = {
        item.property("name"): (min(item.width(), item.height()) / panel.px_per_mm, item.property("leastMm"))
        for item in targets(view)
    }
    assert {name: size for name, size in sizes.items() if size[0] < size[1]} == {}


def test_every_target_is_on_the_glass_and_clear_of_the_others(shown: Shown) -> None:
    view, panel = shown
    found = targets(view)
    glass = QRectF(0, 0, panel.width, panel.height).adjusted(-1, -1, 1, 1)
    assert [item.property("name") for item in found if not glass.contains(scene_rect(item))] == []
    assert [
        (one.property("name"), other.property("name"))
        for one, other in combinations(found, 2)
        if not one.isAncestorOf(other) and share(scene_rect(one), scene_rect(other))
    ] == []


def test_no_text_is_clipped(shown: Shown) -> None:
    view, panel = shown
    glass = QRectF(0, 0, panel.width, panel.height)
    clipped = [
        say(text)
        for text in texts(view)
        if text.property("truncated")
        or text.property("contentWidth") > text.width() + HALF_A_PIXEL
        or not glass.contains(letters(written_rect(text)))
    ]
    assert clipped == []


def test_no_text_lies_on_another(shown: Shown) -> None:
    assert overlapping(written_on(texts(shown.view))) == []


@pytest.mark.parametrize("page", NAMES)
def test_both_themes_draw_every_page(opened: Opened, page: str) -> None:
    view: QQuickView = opened(open_page(page, theme="contrast"))
    assert not view.grabWindow().isNull()


def test_the_gallery_saves_a_picture(tmp_path: Path) -> None:
    asked = ["--screenshots", str(tmp_path), "--only", "cards", "--size", "1024x600", "--grey"]
    subprocess.run([sys.executable, "-m", "tests.gallery", *asked], check=True, timeout=60)
    saved = QImage(str(tmp_path / "cards-1024x600-felt-grey.png"))
    assert (saved.width(), saved.height(), saved.isGrayscale()) == (1024, 600, True)
