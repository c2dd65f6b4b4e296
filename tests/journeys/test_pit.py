"""The installed pit beside a real table: a pulled cable raises an alarm, which is acted on and ends."""

from contextlib import ExitStack
from pathlib import Path

from tests.journeys.conftest import Opens, Plugs
from tests.journeys.device import place_for
from tests.journeys.display import Display
from tests.journeys.pit_console import PitConsole, pit_of
from tests.journeys.table import journal_is_whole


def test_pulled_cable_raises_an_alarm_until_it_is_back(
    opens: Opens, plugs: Plugs, office: Display, ends: ExitStack, tmp_path: Path
) -> None:
    machine = plugs("packet-shuffler", *place_for(tmp_path))
    table = opens("--device", machine.where, "--protocol", "packet-shuffler").staffed().start().opened()
    console = PitConsole(tmp_path, table.journal)
    pit = pit_of(ends, office, tmp_path, console)
    pit.sees("Nothing calls for anybody")
    machine.do("unplug")
    pit.sees("One alarm")
    pit.press("Reader lost · The reader is lost · new")
    pit.sees("See to cable and power")
    pit.press("Seen")
    pit.sees("Table 1 · SIMULATED · seen")
    pit.hand.type("sent a technician")
    pit.press("Acted on")
    pit.sees("Acted on: sent a technician")
    machine.do("plug")
    pit.sees("It is over.")
    pit.hand.key("Escape")
    pit.sees("Nothing calls for anybody")
    pit.program.close()
    done = [each for each in console.log() if each.startswith("alarm")]
    assert done == ["alarm_raised", "alarm_acknowledged", "alarm_confirmed", "alarm_returned"]
    table.close()
    journal_is_whole(table)
