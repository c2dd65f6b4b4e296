"""What a round costs a dealer in touches, counted at the screen: six seats, a reader, wagers as before."""

import pytest

from tests.acceptance.conftest import Opens
from tests.acceptance.player import Player
from tests.acceptance.table import Table

SEATS = tuple(range(1, 7))
COSTS = {"without bonuses": ((), 10), "with a Natural bonus at every seat": (("31",), 16)}


@pytest.mark.parametrize(("bonuses", "most"), COSTS.values(), ids=COSTS)
def test_a_six_seat_round_takes_few_touches(opens: Opens, bonuses: tuple[str, ...], most: int) -> None:
    table = opens("--simulate").start().opened()
    for seat in SEATS:
        for circle in ("ANTE", *bonuses):
            table.wager(f"{seat} {circle}", "chip 5")
    player = Player(table)
    player.until_round(2)
    assert touches(table, player) <= most


def touches(table: Table, player: Player) -> int:
    before = table.presses
    player.until_round(3)
    return table.presses - before
