"""Every component in every state, on three panels: large enough to press, never clipped, never covered."""

import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.kit.panel import PANELS, Panel
from tests.fast.qml.overlaps import letters, overlapping, say, share, written_on
from tests.fast.qml.screen import Opened, scene_rect, targets, texts, written_rect
from tests.gallery.pages import NAMES, open_page

EVERY_PAGE = {f"{page}-{panel.width}x{panel.height}": (page, panel) for page, panel in product(NAMES, PANELS)}
HALF_A_PIXEL = 0.5


@pytest.mark.parametrize(("page", "panel"), EVERY_PAGE.values(), ids=EVERY_PAGE)
def test_page_has_no_fault(opened: Opened, page: str, panel: Panel) -> None:
    view = opened(open_page(page, panel=panel))
    assert [*target_faults(view, panel), *text_faults(view, panel)] == []


def target_faults(view: QQuickView, panel: Panel) -> Iterator[str]:
    """A target that is too small for a finger, not on the glass, or on another one."""
    found, glass = targets(view), QRectF(0, 0, panel.width, panel.height).adjusted(-1, -1, 1, 1)
    for item in found:
        size = min(item.width(), item.height()) / panel.px_per_mm
        if size < item.property("leastMm"):
            yield f"{item.property('name')!r} is {size:.1f} mm"
        if not glass.contains(scene_rect(item)):
            yield f"{item.property('name')!r} is not on the glass"
    for one, other in combinations(found, 2):
        if not one.isAncestorOf(other) and share(scene_rect(one), scene_rect(other)):
            yield f"{one.property('name')!r} is on {other.property('name')!r}"


def text_faults(view: QQuickView, panel: Panel) -> Iterator[str]:
    """A text that is clipped, or on another one."""
    glass = QRectF(0, 0, panel.width, panel.height)
    for text in texts(view):
        too_wide = text.property("contentWidth") > text.width() + HALF_A_PIXEL
        if text.property("truncated") or too_wide or not glass.contains(letters(written_rect(text))):
            yield f"clipped: {say(text)}"
    for one, other in overlapping(written_on(texts(view))):
        yield f"{one} is on {other}"


@pytest.mark.parametrize("page", NAMES)
def test_both_themes_draw_every_page(opened: Opened, page: str) -> None:
    view: QQuickView = opened(open_page(page, theme="contrast"))
    assert not view.grabWindow().isNull()


def test_the_gallery_saves_a_picture(tmp_path: Path) -> None:
    asked = ["--screenshots", str(tmp_path), "--only", "cards", "--size", "1024x600", "--grey"]
    subprocess.run([sys.executable, "-m", "tests.gallery", *asked], check=True, timeout=60)
    saved = QImage(str(tmp_path / "cards-1024x600-felt-grey.png"))
    assert (saved.width(), saved.height(), saved.isGrayscale()) == (1024, 600, True)
