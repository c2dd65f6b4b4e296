"""What is done with a wager stands within its own row from the first frame on, whenever the row gets its height."""

import pytest
from PySide6.QtQuick import QQuickItem, QQuickView

from tests.fast.qml.screen import Opened, number, texts, window_on, written_rect

ROW = """
import dealer_terminal.ui.kiosk
Item {{
    id: row
    property real line: 0
    Component.onCompleted: line = 40

    Moved {{
        y: 100; height: row.line
        done: "{done}"; amount: "{amount}"; ink: "white"
    }}
}}
"""
DONE = ("Take", "Pay", "Push", "Return", "Collected", "Paid", "Pushed", "Returned")


def written(view: QQuickView) -> dict[str, QQuickItem]:
    return {str(text.property("text")): text for text in texts(view)}


@pytest.mark.parametrize("amount", ["", "$25", "$1,360.25"])
@pytest.mark.parametrize("done", DONE)
def test_word_and_amount_lie_within_their_row_on_the_first_frame(opened: Opened, done: str, amount: str) -> None:
    labels = written(opened(window_on(ROW.format(done=done, amount=amount))))
    assert set(labels) == {done, amount} - {""}
    for label in labels.values():
        place = written_rect(label)
        assert 100 <= place.top() < place.bottom() <= 140, (place.top(), place.bottom())


@pytest.mark.parametrize("done", DONE)
def test_a_small_word_stands_on_the_line_of_its_amount(opened: Opened, done: str) -> None:
    labels = written(opened(window_on(ROW.format(done=done, amount="$25"))))
    lines = [number(label, "mapToItem(null, 0, baselineOffset).y") for label in labels.values()]
    assert max(lines) - min(lines) <= 1
    assert labels[done].x() + labels[done].width() < labels["$25"].x()
