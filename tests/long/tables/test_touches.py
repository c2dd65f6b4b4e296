"""What a round costs a dealer in touches, counted at the screen: six seats, a reader, wagers as before."""

from itertools import groupby

import pytest

from tests.journeys.conftest import Opens
from tests.journeys.player import Player
from tests.journeys.table import Key, Table

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
    touched = touches(table, player)
    assert len(touched) <= most, touched


def touches(table: Table, player: Player) -> list[Key]:
    """A round never asks for one key twice in succession: that is a key that rested when something else moved."""
    before = len(table.pressed)
    player.until_round(3)
    return [key for key, _ in groupby(table.pressed[before:])]
