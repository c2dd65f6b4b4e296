"""One fingertip counts; palms and second fingers do not."""

import pytest
from PySide6.QtCore import QSizeF

from dealer_terminal.ui.kit.window import is_finger

TIP, PALM = QSizeF(9, 11), QSizeF(12, 40)


@pytest.mark.parametrize(
    ("contacts", "counts"),
    [([TIP], True), ([QSizeF()], True), ([PALM], False), ([TIP, TIP], False), ([TIP, PALM], False), ([], False)],
)
def test_a_touch_is_one_fingertip(contacts: list[QSizeF], counts: bool) -> None:
    assert is_finger(contacts, palm_px=25) is counts
