"""A real table, watched from a pit console by the installed command: what calls for somebody, and what is left to look
at when the shift is over."""

from pathlib import Path

from tests.journeys.conftest import Opens, Plugs
from tests.journeys.device import place_for
from tests.journeys.hands import paid_up
from tests.journeys.pit_console import PitConsole
from tests.journeys.program import told
from tests.journeys.table import journal_is_whole


def test_a_pulled_cable_calls_until_it_is_back(opens: Opens, plugs: Plugs, tmp_path: Path) -> None:
    machine = plugs("packet-shuffler", *place_for(tmp_path))
    table = opens("--device", machine.where, "--protocol", "packet-shuffler").staffed().start().opened()
    pit = PitConsole(tmp_path, table.journal)
    assert "reader-lost" not in pit.alarms()
    machine.do("unplug")
    table.until(lambda seen: "Reader lost" in seen.text, "a lost reader in the header")
    raised = pit.waits("reader-lost", "unacknowledged")
    assert (raised["urgency"], raised["table"]) == ("now", "1")
    machine.do("plug")
    table.until(lambda seen: "Reader lost" not in seen.text, "the reader")
    pit.waits("reader-lost", "returned")
    assert [each for each in pit.log() if each.startswith("alarm")] == [
        "alarm_raised",
        "alarm_returned",
    ]
    table.close()
    journal_is_whole(table)


def test_a_payment_put_right_waits_for_a_second_pair_of_eyes(opens: Opens, tmp_path: Path) -> None:
    table = paid_up(opens)
    pit = PitConsole(tmp_path, table.journal)
    table.press("Supervisor", "Correct a payment", "Position 1 · PLAY", "chip 25").primary()
    table.approved()
    (item,) = [each for each in pit.queue() if each["subject"] == "correction"]
    assert item["approvals"][0]["shown"]["act"]
    assert "PLAY" in item["what"]
    table.close()
    verified = told("verify", "--db", pit.db)
    assert verified.returncode == 0, verified.stderr
