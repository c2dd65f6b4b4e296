"""What calls for a person, by command: of several tables, as a console knows it, and what is done about it there."""

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from dealer_terminal.journal.review_facts import RecordAt
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.review import console_commands
from dealer_terminal.review.console_commands import AcknowledgeAlarm, ConfirmAlarm, ShelveAlarm, UnshelveAlarm
from dealer_terminal.storage.review.console import open_console
from dealer_terminal.table.clock import SystemClock
from tests.fast.cli.conftest import Run, Terminal, not_refused
from tests.fast.cli.journals import played_journal
from tests.fast.storage.attacker import Attacker
from tests.helpers.consoles import PEOPLE, PIN, act, furnished_console


class Pit:
    def __init__(self, terminal: Terminal, folder: Path) -> None:
        self._terminal, self._folder = terminal, folder
        self.tables = [played_journal(folder / str(number), 3, number=number) for number in (1, 2)]
        self.db = str(folder / "console.db")
        self._keys = ("--keys", str(folder / "console-keys"))
        furnished_console(self.db, folder / "console-keys")
        (folder / "pin").write_text(f"{PIN}\n")

    def alarms(self, *arguments: str, tables: Sequence[str] = ()) -> Run:
        named = [each for table in tables or self.tables for each in ("--db", table)]
        return self._terminal("alarms", *named, *arguments)

    def as_(self, number: str, *arguments: str) -> Run:
        return self.alarms("--console", self.db, *self._who(number), *arguments)

    def act(self, number: str, *asked: console_commands.Ask) -> str:
        return act(self.db, Path(self._keys[1]), number, *asked)

    def give(self, number: str, *tables: str) -> Run:
        given = [each for table in tables for each in ("--table", table)]
        return self._terminal("console", "give", number, *given, "--db", self.db, *self._who("9001"))

    def _who(self, number: str) -> tuple[str, ...]:
        return ("--as", number, "--pin-file", str(self._folder / "pin"), *self._keys)


@pytest.fixture
def pit(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Pit:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return Pit(terminal, tmp_path)


def test_tables_that_nobody_writes_any_more_are_told(pit: Pit) -> None:
    found = pit.alarms("--json", "--zone", "UTC").json
    assert [each["alarm"] for each in found] == ["log-still", "log-still"]
    assert len({each["journal"] for each in found}) == 2
    assert {each["table"] for each in found} == {f"Table 7 ({each['journal'][:4]})" for each in found}
    assert {each["state"] for each in found} == {"unacknowledged"}
    assert found[0]["number"] is None
    assert found[0]["since"].startswith("2026-01-05T")
    assert all(found[0][each] for each in ("title", "why", "todo", "ends", "what", "urgency"))
    assert "Log does not grow" in pit.alarms().out


def test_a_console_raises_once_and_people_work_it_off(pit: Pit) -> None:
    raised = pit.as_("9001", "--json").json
    numbers = [each["number"] for each in raised]
    assert pit.as_("9001", "--json").json == raised
    done = (AcknowledgeAlarm(numbers[0]), ConfirmAlarm(numbers[1], "terminal was off"))
    assert pit.act("9001", *done) == ""
    seen = pit.alarms("--json", "--console", pit.db).json
    assert {each["number"]: each["state"] for each in seen} == {numbers[0]: "acknowledged", numbers[1]: "confirmed"}
    assert pit.act("9001", ShelveAlarm(numbers[0], "closed today", 1800)) == ""
    assert {each["state"] for each in pit.alarms("--json", "--console", pit.db).json} == {"shelved", "confirmed"}
    assert pit.act("9001", UnshelveAlarm(numbers[0])) == ""
    assert {each["state"] for each in pit.alarms("--json", "--console", pit.db).json} == {"acknowledged", "confirmed"}


def test_each_alarm_has_a_group(pit: Pit) -> None:
    for each in pit.as_("9001", "--json").json:
        assert each["group"]["numbers"] == [each["number"]]
        assert (each["group"]["count"], each["group"]["oldest"]) == (1, each["since"])


def test_a_journal_that_is_not_what_the_console_knows_calls(pit: Pit) -> None:
    here = pit.tables[0]
    with closing(sqlite3.connect(here)) as db:
        ((journal,),) = db.execute("SELECT id FROM journal").fetchall()
    with closing(open_console(pit.db, SystemClock(), keys=Path(pit.db).parent / "console-keys")) as desk:
        assert not isinstance(desk.handle(console_commands.SignOnReviewer(PEOPLE["9001"])), Refusal)
        assert not isinstance(desk.handle(console_commands.SetPoint((RecordAt(journal, 10_000, bytes(32)),))), Refusal)
    assert "log-unfit" not in [each["alarm"] for each in pit.alarms("--json").json]
    for asked in (pit.alarms("--console", pit.db, "--json"), pit.as_("9001", "--json"), pit.as_("9001", "--json")):
        first, *_ = json.loads(asked.out)
        assert (first["alarm"], first["journal"]) == ("log-unfit", journal)
        assert "record 10000, which this console knows, is gone" in first["what"]
        assert (asked.code, asked.err) == (1, f"Wrong: {here}: {first['what']}\n")
    (number,) = {each["number"] for each in json.loads(pit.as_("9001", "--json").out) if each["alarm"] == "log-unfit"}
    assert pit.act("9001", AcknowledgeAlarm(number)) == ""
    assert pit.as_("9001").code == 1


def test_a_record_that_was_changed_is_an_alarm_and_found_wrong(pit: Pit) -> None:
    here, there = pit.tables
    with closing(sqlite3.connect(here)) as db:
        attacker = Attacker(db)
        attacker.change(9, lambda fact: fact.update(amount=1))
        attacker.restore_guards()
    for tables in ((here,), (here, there), (there, here)):
        told, listed = pit.alarms(tables=tables), pit.alarms("--json", tables=tables)
        (unfit,) = (each for each in json.loads(listed.out) if each["alarm"] == "log-unfit")
        assert (told.code, listed.code) == (1, 1)
        assert told.err == listed.err == f"Wrong: {unfit['what']}\n"
        assert here in unfit["what"] and "record 9 was changed" in unfit["what"]
        assert "Log does not fit" in told.out
    assert pit.alarms(tables=(there,)).code == 0


def test_a_supervisor_sees_own_tables_alone(pit: Pit) -> None:
    assert "only at tables of their own" in pit.as_("2001").refusal()
    assert pit.give("2001", *pit.tables).code == 0
    number = pit.as_("2001", "--json").json[0]["number"]
    assert pit.act("2001", ConfirmAlarm(number, "looked at it")) == ""
    assert "may not do that here" in pit.act("5001", AcknowledgeAlarm(number))


def test_wrong_questions_are_refused(pit: Pit, terminal: Terminal) -> None:
    wrong = (
        (("--db", "none.db"), "none.db"),
        (("--as", "9001"), "name --console and --as together"),
        (("--db", pit.db), "is a console's journal"),
    )
    assert not_refused(terminal, wrong, "alarms", "--db", pit.tables[0]) == []
    assert "no such alarm" in pit.act("9001", AcknowledgeAlarm(3))
    number = pit.as_("9001", "--json").json[0]["number"]
    assert "a shift at most" in pit.act("9001", ShelveAlarm(number, "x", 481 * 60))
