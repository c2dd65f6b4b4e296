"""What is read in half a second is at least four millimetres high, on the glass, as it was drawn."""

import pytest

from dealer_terminal.ui.kit.panel import PANELS, Panel
from tests.fast.qml.screen import Opened, number, texts
from tests.gallery.pages import open_page

CAPITAL = 0.727
GLANCES = [
    ("table-decisions", {"Position 2 folds: place the hand under the 4 CARD wager.", "Lock decisions", "Decisions"}),
    ("table-decisions", {"1", "2", "3", "4", "5", "6", "PLAY", "FOLD", "14:02", "Table 7"}),
    ("table-settlement", {"Position 4: pay “Play” 4 to 1.", "29 in spades", "Paid"}),
    ("table-simulated", {"SIMULATED"}),
    ("table-three-card", {"Queen high", "Settle"}),
    ("messages", {"Position 4: place the hand under the 31 BONUS wager."}),
]


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
@pytest.mark.parametrize(("page", "words"), GLANCES)
def test_words_read_at_a_glance_are_four_millimetres_high(
    opened: Opened, page: str, words: set[str], panel: Panel
) -> None:
    heights: dict[str, float] = {}
    for text in texts(opened(open_page(page, panel=panel))):
        written = text.property("text")
        drawn = number(text, "fontInfo.pixelSize") * CAPITAL / panel.px_per_mm
        heights[written] = max(drawn, heights.get(written, 0))
    assert words <= heights.keys()
    assert {word: heights[word] for word in words if heights[word] < 4} == {}
