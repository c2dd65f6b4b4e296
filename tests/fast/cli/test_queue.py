"""What a shift leaves for a second pair of eyes, by command: told with who signed and what they saw, and worked off."""

import atexit
import re
import shutil
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp

import pytest
from msgspec.structs import replace

from dealer_terminal.procedure.terms import Thresholds
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.table import open_simulated, play_rounds
from tests.fast.cli.conftest import Run, Terminal, not_refused
from tests.fast.cli.journals import played_journal
from tests.helpers.consoles import PIN, furnished_console
from tests.helpers.playing import CLASSIC, house_text, rulebook_text, session_of, usual

DAY = ("--day", "2026-01-05", "--zone", "UTC")


@cache
def guarded() -> Path:
    """Play a journal of a table whose payments from $50 on wait for a camera."""
    folder = Path(mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    with closing(open_journal(str(folder / "journal.db"), keys=folder / "keys")) as journal:
        session = session_of(journal, keys=journal.keys)
        terms = replace(usual(CLASSIC), thresholds=Thresholds(camera=5_000))
        open_simulated(session, "Table 7", rulebook_text(CLASSIC), house_text(), terms)
        played_on(session, 1, 6)
    return folder


def played_on(session: Session, seed: int, rounds: int) -> None:
    for _ in play_rounds(session, Random(seed), rounds):
        pass


class Pit:
    def __init__(self, terminal: Terminal, folder: Path) -> None:
        self._terminal, self._folder = terminal, folder
        shutil.copytree(guarded(), folder, dirs_exist_ok=True)
        self.table, self.db = str(folder / "journal.db"), str(folder / "console.db")
        furnished_console(self.db, folder / "console-keys")
        (folder / "pin").write_text(f"{PIN}\n")

    def queue(self, *arguments: str) -> Run:
        return self._terminal("queue", "--db", self.table, *arguments)

    def console(self, number: str, *arguments: str) -> Run:
        who = ("--as", number, "--pin-file", str(self._folder / "pin"), "--keys", str(self._folder / "console-keys"))
        return self._terminal("console", *arguments, "--db", self.db, *who)

    def changes(self, *arguments: str) -> Run:
        return self._terminal("console", "changes", "--table", self.table, "--db", self.db, *arguments)

    def on(self, fact: int) -> tuple[str, ...]:
        return ("--table", self.table, "--fact", str(fact))


@pytest.fixture
def pit(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Pit:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return Pit(terminal, tmp_path)


def test_each_is_told_with_who_signed_it_and_what_they_were_shown(pit: Pit) -> None:
    found = pit.queue("--json", "--subject", "over-limit", *DAY).json
    assert len(found) > 2
    for each in found:
        (approval,) = each["approvals"]
        assert approval["by"]["name"]
        assert approval["shown"]["act"]
        assert (each["subject"], each["state"], each["table"]) == ("over-limit", "open", "Table 7")
        assert each["at"].startswith("2026-01-05T08:0")
    assert re.search(rf"^{found[0]['fact']} +Table 7 ", pit.queue(*DAY).out, re.MULTILINE)


def test_a_stretch_of_time_holds_what_happened_in_it(pit: Pit) -> None:
    whole = pit.queue("--json", "--zone", "UTC").json
    assert pit.queue("--json", *DAY).json == whole
    cut = whole[len(whole) // 2]["at"][:19]
    before = pit.queue("--json", "--to", cut, "--zone", "UTC").json
    after = pit.queue("--json", "--from", cut, "--zone", "UTC").json
    assert before + after == whole
    assert before
    assert after
    assert "Nothing waits" in pit.queue("--day", "2026-01-06", "--zone", "UTC").out


def test_an_item_is_asked_about_answered_handed_on_and_approved(pit: Pit) -> None:
    told = ("--json", "--console", pit.db, "--subject", "over-limit", *DAY)
    first, second, third, fourth, *_ = [each["fact"] for each in pit.queue(*told).json]
    said = pit.console("9001", "query", "which camera?", "--to", "S. Sight", *pit.on(first)).out
    number = said.rpartition(" ")[2].strip(".\n")
    assert pit.queue(*told).json[0]["state"] == "queried"
    assert "S. Sight was asked and has not answered" in pit.console("9001", "approve", *pit.on(first)).refusal()
    assert pit.console("4001", "answer", number, "camera 12").code == 0
    assert pit.console("9001", "escalate", "third time", "--to", "the shift manager", *pit.on(second)).code == 0
    assert "has handed it on" in pit.console("9001", "approve", *pit.on(second)).refusal()
    said = pit.console("9001", "query", "who was it?", "--to", "K. Lee", *pit.on(third)).out
    asked = said.rpartition(" ")[2].strip(".\n")
    assert pit.console("9001", "withdraw-query", asked, "seen on camera 4").code == 0
    assert pit.queue(*told).json[2]["queries"][0]["withdrawn"][0]["text"] == "seen on camera 4"
    assert pit.console("9001", "approve", *pit.on(third)).code == 0
    pit.console("9001", "give", "2001", "--table", pit.table)
    assert pit.console("2001", "escalate", "too much for me", "--to", "A. Ames", *pit.on(fourth)).code == 0
    assert "has handed it on" in pit.console("2001", "approve", *pit.on(fourth)).refusal()
    assert pit.console("9001", "approve", *pit.on(fourth)).code == 0
    assert pit.console("9001", "approve", "--note", "seen", *pit.on(first)).code == 0
    one, two, *_ = pit.queue(*told).json
    assert (one["state"], one["approved"][0]["text"], one["queries"][0]["answers"][0]["by"]) == (
        "approved",
        "seen",
        "4001",
    )
    assert (two["state"], two["escalated"][0]["to"]) == ("escalated", "the shift manager")
    waiting = [each["fact"] for each in pit.queue("--waiting", *told).json]
    assert first not in waiting
    assert second in waiting
    assert "approved already" in pit.console("9001", "approve", *pit.on(first)).refusal()


def test_wrong_questions_are_refused(pit: Pit) -> None:
    wrong = ((("--subject", "fire"), "fire"), (("--day", "soon"), "soon"), (("--console", "none.db"), "none.db"))
    assert not_refused(pit.queue, wrong) == []
    for fact in (0, 10**9):
        assert "calls for nobody" in pit.console("9001", "approve", *pit.on(fact)).refusal()
    fact = pit.queue("--json", *DAY).json[0]["fact"]
    assert "may not do that here" in pit.console("4001", "approve", *pit.on(fact)).refusal()


def test_what_changed_since_a_point(pit: Pit) -> None:
    assert "no point yet" in pit.changes().refusal()
    said = pit.console("9001", "point", "--name", "before the break", "--table", pit.table).out
    number = said.split()[1].strip(":")
    (nothing,) = pit.changes("--json").json
    assert (nothing["facts"], nothing["rounds"], nothing["win"], nothing["queue"]) == (0, 0, 0, {})
    with closing(open_journal(pit.table, keys=Path(pit.table).parent / "keys")) as journal:
        played_on(session_of(journal, keys=journal.keys), 2, 4)
    (found,) = pit.changes("--json", "--point", number).json
    assert (found["rounds"], found["first"]) == (4, nothing["first"])
    assert found["win"] == found["taken"] - found["paid"]
    assert found["queue"]["over-limit"] > 0
    assert "(before the break)" in pit.changes().out
    assert pit.console("9001", "give", "2001", "--table", pit.table).code == 0
    assert pit.console("2001", "point", "--table", pit.table).code == 0
    assert "2 people have set points" in pit.changes().refusal()
    (mine,), (theirs,) = (pit.changes("--json", "--of", each).json for each in ("2001", "9001"))
    assert (mine["facts"], theirs["rounds"], theirs["point"]) == (0, 4, int(number))
    assert "no point of 4001 yet" in pit.changes("--of", "4001").refusal()


def test_of_a_table_without_a_point_all_is_told(pit: Pit, tmp_path: Path) -> None:
    other = played_journal(tmp_path / "other", 1)
    assert pit.console("9001", "point", "--table", other).code == 0
    (found,) = pit.changes("--json").json
    assert (found["point"], found["since"], found["first"]) == (None, None, 0)
    assert found["rounds"] > 0
    assert "no point: all" in pit.changes().out
    assert "no point 7777" in pit.changes("--point", "7777").refusal()
