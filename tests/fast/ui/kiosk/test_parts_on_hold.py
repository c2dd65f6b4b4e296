"""While a payment is on hold, the checklist marks the part that waits for it, however much was done before."""

from collections.abc import Callable

import pytest

from dealer_terminal.ui.kiosk.props import ItemStanding
from tests.fast.ui.kiosk import approving, over_limit, stories
from tests.fast.ui.kiosk.table import HAND, Table


def after_two_hands() -> Table:
    """Positions 4 and 3 are in the rack; position 2 folded and plays for the Royal Family alone."""
    table = Table(cards_from=HAND).open()
    for seat in (1, 2, 3, 4):
        table.wager(seat, "ante", "25")
    table.wager(2, "royal-family", "100")
    table.press("No more bets", *(f"Position {seat} dealt" for seat in (1, 2, 3, 4)), "Rest in the rack")
    table.seat(2)
    table.press("Lock decisions", "Tucked · position 2")
    for cards in ("2h 3c 4d 6s", "2c 3d 4h 6c", "Ac Kc Qc Jc"):
        table.primary()
        table.cards(cards)
    return table


SCENES: dict[str, tuple[Callable[[], Table], str]] = {
    "31 Classic, one hand": (stories.big_hand, "1 · hand to rack"),
    "31 Classic, after others": (after_two_hands, "2 · hand to rack"),
    "31 Classic, a difference": (over_limit.difference_on_hold, "5 · hand to rack"),
    "3 Card": (approving.bounty, "4 · hand to rack"),
}


@pytest.mark.parametrize(("scene", "waits"), SCENES.values(), ids=SCENES)
def test_the_part_that_waits_is_marked(scene: Callable[[], Table], waits: str) -> None:
    items = scene().props.table.checklist.items
    assert [item.text for item in items if item.standing is ItemStanding.DEFERRED] == [waits]
