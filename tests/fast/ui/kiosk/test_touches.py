"""How many touches a round costs the house."""

import pytest

from dealer_terminal.procedure.state import Phase
from tests.fast.ui.kiosk.rounds import play_round
from tests.fast.ui.kiosk.table import Table


@pytest.mark.parametrize(("bonuses", "most"), [((), 10), (("natural-31",), 16), (("natural-31", "royal-family"), 16)])
def test_a_six_seat_round_with_repeated_wagers_takes_few_touches(bonuses: tuple[str, ...], most: int) -> None:
    table = Table().open()
    for seat in range(1, 7):
        for spot in ("ante", *bonuses):
            table.wager(seat, spot, "25")
    play_round(table)
    table.sensed()
    assert table.state.phase is Phase.WAGERS
    assert play_round(table) <= most


def test_a_hand_dealt_round_is_confirmed_step_by_step() -> None:
    table = Table(seed=3).open()
    table.wager(1, "ante", "25")
    assert play_round(table) == len(["no more bets", "lock", "open 1", "paid"])
