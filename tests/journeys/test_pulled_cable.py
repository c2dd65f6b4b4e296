"""A cable that is pulled twice during a deal: each loss is shown, and each packet is dealt once."""

from pathlib import Path

from tests.journeys.conftest import Opens, Plugs
from tests.journeys.device import place_for
from tests.journeys.player import AtTheShuffler, Puller
from tests.journeys.program import as_lines
from tests.journeys.table import closed_rounds, journal_is_whole

TIMES = 2


def test_pulled_cable_loses_no_packet(opens: Opens, plugs: Plugs, tmp_path: Path) -> None:
    machine = plugs("packet-shuffler", *place_for(tmp_path))
    table = opens("--device", machine.where, "--protocol", "packet-shuffler").staffed().start().opened()
    puller = Puller(table, AtTheShuffler(machine), TIMES)
    puller.until_round(2, 300)
    table.close()
    assert len(puller.pulled) == TIMES
    assert closed_rounds(table) == [1]
    assert len(as_lines("export", "--db", str(table.journal), "--what", "faults")) >= TIMES
    journal_is_whole(table)
