"""A real table, watched from a pit console by the installed command: what calls for somebody, and what is left to look
at when the shift is over."""

import json
import time
from pathlib import Path
from typing import Any

from tests.acceptance.conftest import Opens, Plugs
from tests.acceptance.device import place_for
from tests.acceptance.hands import paid_up
from tests.acceptance.program import told, well
from tests.acceptance.table import journal_is_whole

PATIENCE = 90.0


class Pit:
    """A console with an administrator who watches one table."""

    def __init__(self, folder: Path, journal: Path) -> None:
        self.db, self.journal = str(folder / "pit.db"), str(journal)
        self._keys = ("--keys", str(folder / "pit-keys"))
        pin = folder / "pit-pin"
        pin.write_text("2580\n")
        self._pin = ("--pin-file", str(pin))
        well("console", "init", "Pit 1", "--db", self.db, *self._keys)
        well("operator", "add", "9001", "--name", "A. Ames", "--role", "administrator", *self._at())

    def _at(self) -> tuple[str, ...]:
        return (*self._pin, "--db", self.db, *self._keys)

    def does(self, *asked: str) -> str:
        return well("console", *asked, "--as", "9001", *self._at())

    def alarms(self) -> dict[str, dict[str, Any]]:
        watched = ("--db", self.journal, "--console", self.db, "--as", "9001", *self._pin, *self._keys)
        found = json.loads(well("alarms", *watched, "--json"))
        return {each["alarm"]: each for each in found}

    def waits(self, alarm: str, *, there: bool) -> dict[str, dict[str, Any]]:
        end = time.monotonic() + PATIENCE
        while (alarm in (found := self.alarms())) != there:
            assert time.monotonic() < end, found
            time.sleep(0.5)
        return found

    def queue(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = json.loads(
            well("queue", "--db", self.journal, "--console", self.db, "--json", "--zone", "UTC")
        )
        return found


def test_a_pulled_cable_calls_until_it_is_back(opens: Opens, plugs: Plugs, tmp_path: Path) -> None:
    machine = plugs("packet-shuffler", *place_for(tmp_path))
    table = opens("--device", machine.where, "--protocol", "packet-shuffler").staffed().start().opened()
    pit = Pit(tmp_path, table.journal)
    assert "reader-lost" not in pit.alarms()
    machine.do("unplug")
    table.until(lambda seen: "Reader lost" in seen.text, "a lost reader in the header")
    raised = pit.waits("reader-lost", there=True)["reader-lost"]
    assert (raised["urgency"], raised["state"], raised["table"]) == ("now", "unacknowledged", "1")
    pit.does("confirm", str(raised["number"]), "sent a technician")
    assert pit.alarms()["reader-lost"]["state"] == "confirmed"
    machine.do("plug")
    table.until(lambda seen: "Reader lost" not in seen.text, "the reader")
    pit.waits("reader-lost", there=False)
    kinds = [each["kind"] for each in json.loads(well("console", "log", "--db", pit.db, "--json"))]
    assert [each for each in kinds if each.startswith("alarm")] == ["alarm_raised", "alarm_confirmed", "alarm_returned"]
    table.close()
    journal_is_whole(table)


def test_a_payment_put_right_waits_for_a_second_pair_of_eyes(opens: Opens, tmp_path: Path) -> None:
    table = paid_up(opens)
    pit = Pit(tmp_path, table.journal)
    pit.does("point", "--table", pit.journal)
    table.press("Supervisor", "Correct a payment", "Position 1 · PLAY", "chip 25").primary()
    table.approved()
    (item,) = [each for each in pit.queue() if each["subject"] == "correction"]
    assert item["approvals"][0]["shown"]["act"]
    assert "PLAY" in item["what"]
    pit.does("approve", "--table", pit.journal, "--fact", str(item["fact"]), "--note", "seen on camera 4")
    assert [each["state"] for each in pit.queue() if each["subject"] == "correction"] == ["approved"]
    (since,) = json.loads(well("console", "changes", "--table", pit.journal, "--db", pit.db, "--json"))
    assert since["queue"]["correction"] == 1
    table.close()
    verified = told("verify", "--db", pit.db)
    assert verified.returncode == 0, verified.stderr
