"""A question with more answers than the glass has room for comes in pages, each key large enough for a finger."""

import pytest
from msgspec.structs import replace

from dealer_terminal.ui.kiosk.keys import SeatKey
from dealer_terminal.ui.kiosk.screen_autopilot import Finger
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.kit.panel import PANELS, Panel
from tests.fast.qml.screen import Opened, settle, targets
from tests.fast.ui.kiosk.covered import look
from tests.fast.ui.kiosk.measured import target_faults, text_faults
from tests.fast.ui.kiosk.stories import full

EVERY_PANEL = pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")


def board(count: int, columns: int) -> BoardProps:
    options = tuple(OptionProps(SeatKey(at), f"Position {at} · 4 Card Royal Family Bonus") for at in range(count))
    head = {"title": "CORRECT A PAYMENT", "question": "Which payment?", "citation": "House Procedure 17"}
    return BoardProps(**head, back_text="Back", options=options, columns=columns)


def opened_on(opened: Opened, shown: BoardProps, panel: Panel) -> KioskView:
    kiosk = KioskView(replace(full().props, over=shown), lambda touch: None, panel)
    opened(kiosk.view)
    settle()
    return kiosk


def answers(kiosk: KioskView) -> list[str]:
    found = [item.property("name") for item in look(kiosk.view).targets]
    return [name for name in found if name.startswith("Position ")]


def pages(kiosk: KioskView) -> int:
    """As the key that turns them says; one where there is no such key."""
    turns = [item.property("text") for item in targets(kiosk.view) if item.property("name") == "page on"]
    return int(turns[0].split(" / ")[1]) if turns else 1


@EVERY_PANEL
@pytest.mark.parametrize(("count", "columns", "paged"), [(8, 2, False), (12, 3, False), (14, 2, False), (42, 3, True)])
def test_every_answer_is_on_one_page(opened: Opened, count: int, columns: int, panel: Panel, *, paged: bool) -> None:
    kiosk, seen = opened_on(opened, board(count, columns), panel), []
    assert (pages(kiosk) > 1) == paged
    for _ in range(pages(kiosk)):
        sight = look(kiosk.view)
        assert [*target_faults(sight, panel), *text_faults(sight, panel)] == []
        seen += answers(kiosk)
        if paged:
            Finger(kiosk.view).press("page on")
            settle()
    assert len(seen) == len(set(seen)) == count
