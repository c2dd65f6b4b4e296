"""kill -9 at each step of a round with a machine on its line: the program comes back at the same step."""

from pathlib import Path

from tests.journeys.conftest import Opens, Plugs
from tests.journeys.device import place_for
from tests.journeys.player import AtTheShuffler, Killer
from tests.journeys.program import as_lines
from tests.journeys.table import closed_rounds, journal_is_whole

STEPS = ("Deal", "Decisions", "Settle")


def test_killed_program_continues_the_same_round(opens: Opens, plugs: Plugs, tmp_path: Path) -> None:
    machine = plugs("packet-shuffler", *place_for(tmp_path))
    table = opens("--device", machine.where, "--protocol", "packet-shuffler").staffed().start().opened()
    killer = Killer(table, AtTheShuffler(machine), STEPS)
    killer.until_round(2, 300)
    table.close()
    assert killer.killed == list(STEPS)
    assert closed_rounds(table) == [1]
    hands = as_lines("export", "--db", str(table.journal), "--what", "hands")
    cards = [card for hand in hands for card in str(hand["cards"]).split()]
    assert len(cards) == len(set(cards)) > 0
    journal_is_whole(table)
