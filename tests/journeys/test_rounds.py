"""A round of each game in a real window, with an emulated device in another process."""

from pathlib import Path

import pytest

from tests.journeys.conftest import Opens, Plugs
from tests.journeys.device import place_for
from tests.journeys.player import AtTheShoe, AtTheShuffler, Player
from tests.journeys.program import as_lines
from tests.journeys.table import closed_rounds, journal_is_whole


@pytest.mark.parametrize("game", ["31 Classic from a packet shuffler", "3 Card from a shoe"])
def test_round_is_dealt_and_settled(opens: Opens, plugs: Plugs, tmp_path: Path, game: str) -> None:
    protocol, rulebook = ("packet-shuffler", "31-classic-wa-2019") if "31" in game else ("angel-eye", "3-card-ags")
    device = plugs(protocol, *place_for(tmp_path))
    table = opens("--device", device.where, "--protocol", protocol, "--rulebook", rulebook)
    table.staffed().start().opened()
    hands = AtTheShuffler(device) if "31" in game else AtTheShoe(device, 3)
    Player(table, hands, folds=(3,)).until_round(2)
    table.close()
    assert closed_rounds(table) == [1]
    dealt = as_lines("export", "--db", str(table.journal), "--what", "hands")
    assert {hand["cards_from"] for hand in dealt} == {"SIMULATED"}
    journal_is_whole(table)
