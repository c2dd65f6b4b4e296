"""A serial server that is gone without a word: the screen says so in seconds, and the shoe is heard again by itself."""

import pytest

from tests.journeys.conftest import Opens, Plugs
from tests.journeys.network import Network, may_be_had
from tests.journeys.player import AtTheShoe, Player
from tests.journeys.table import closed_rounds, journal_is_whole


@pytest.mark.skipif(not may_be_had(), reason="needs a network of its own")
def test_a_network_that_dies_between_two_rounds(opens: Opens, plugs: Plugs) -> None:
    with Network() as network:
        shoe = plugs("angel-eye", "--port", "0", within=network.within)
        table = opens("--device", shoe.where, "--protocol", "angel-eye").staffed()
        table.within = network.within
        player = Player(table.start().opened(), AtTheShoe(shoe), seats=(1, 4))
        player.until_round(2)
        network.dies()
        table.until(lambda seen: "Reader lost" in seen.text, "a lost reader in the header")
        network.comes_back()
        table.until(lambda seen: "Reader lost" not in seen.text, "the reader")
        player.until_round(3)
        table.close()
    assert closed_rounds(table) == [1, 2]
    journal_is_whole(table)
