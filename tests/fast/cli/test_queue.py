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

from dealer_terminal.journal.review_facts import RecordAt
from dealer_terminal.procedure.terms import Thresholds
from dealer_terminal.review.console_commands import AnswerItem, ApproveItem, Ask, EscalateItem, QueryItem
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.review.console import read_console
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.table import open_simulated, play_rounds
from tests.fast.cli.conftest import Run, Terminal, not_refused
from tests.helpers.consoles import act, furnished_console, record
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

    def queue(self, *arguments: str) -> Run:
        return self._terminal("queue", "--db", self.table, *arguments)

    def act(self, number: str, *asked: Ask) -> str:
        return act(self.db, self._folder / "console-keys", number, *asked)

    def at(self, fact: int) -> RecordAt:
        return record(self.table, fact)


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


def test_an_item_is_queried_answered_escalated_and_approved(pit: Pit) -> None:
    asked = ("--json", "--console", pit.db, "--subject", "over-limit", *DAY)
    found = pit.queue(*asked).json
    first, second, third, *_ = (pit.at(each["fact"]) for each in found)
    signed = tuple(each["by"]["id"] for each in found[0]["approvals"])
    assert pit.act("9001", QueryItem(first, "S. Sight", "which camera?")) == ""
    (queried, *_) = pit.queue(*asked).json
    assert queried["state"] == "queried"
    (query,) = (each for work in read_console(pit.db).works.values() for each in work.queries)
    assert "S. Sight was asked and has not answered" in pit.act("9001", ApproveItem(first, signed))
    assert pit.act("4001", AnswerItem(query.id, "camera 12")) == ""
    assert pit.act("9001", EscalateItem(second, "the shift manager", "third time")) == ""
    assert "has handed it on" in pit.act("9001", ApproveItem(second, signed))
    assert pit.act("9001", ApproveItem(third, signed), ApproveItem(first, signed, "seen")) == ""
    one, two, *_ = pit.queue(*asked).json
    assert (one["state"], one["approved"][0]["text"], one["queries"][0]["answers"][0]["by"]) == (
        "approved",
        "seen",
        "4001",
    )
    assert (two["state"], two["escalated"][0]["to"]) == ("escalated", "the shift manager")
    waiting = [each["fact"] for each in pit.queue("--waiting", *asked).json]
    assert first.position not in waiting
    assert second.position in waiting


def test_wrong_questions_are_refused(pit: Pit) -> None:
    wrong = ((("--subject", "fire"), "fire"), (("--day", "soon"), "soon"), (("--console", "none.db"), "none.db"))
    assert not_refused(pit.queue, wrong) == []
