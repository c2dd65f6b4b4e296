"""A terminal that is killed comes back to the same picture."""

import pytest

from dealer_terminal.ui.kiosk.frame import FrameProps
from tests.fast.ui.kiosk.table import Table

STEPS = ["No more bets", "Lock decisions", "Open position 6", "Draw card", "Paid · open position 2", "Collected"]


def restarted(table: Table) -> FrameProps:
    table.started(table.resumed())
    return table.props


@pytest.mark.parametrize("done", range(len(STEPS) + 1))
def test_a_restart_shows_what_was_shown(done: int) -> None:
    table = Table().open()
    table.wager(2, "ante", "25").wager(6, "ante", "25").wager(6, "natural-31", "5")
    for step in STEPS[:done]:
        table.sensed().press(step)
    before = table.props
    after = restarted(table)
    assert after == before
