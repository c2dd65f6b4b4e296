"""What no checkpoint covers yet, written anew with nothing but SQL and SHA-256: the terminal and `verify` see it."""

import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.people_facts import OperatorAdded, SignOnFailed
from dealer_terminal.journal.record import Times
from dealer_terminal.procedure.commands import PlaceWager
from dealer_terminal.procedure.facts import DeviceFaultRaised
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.credentials import Pins
from tests.fast.cli.conftest import Terminal, terminal
from tests.fast.storage.attacker import Attacker
from tests.helpers.playing import played

__all__ = ["terminal"]

PEOPLE = (Operator("9001", "A. Ames", Role.ADMINISTRATOR), Operator("1001", "K. Dee", Role.DEALER))
PIN = "8317"
PERSON = {"id": "1001", "name": "K. Dee", "role": "dealer"}


FAST = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A round is open, with a wager that no checkpoint covers; people stand before it."""
    folder = tmp_path_factory.mktemp("told")
    journal = open_journal(str(folder / "journal.db"), keys=folder / "keys")
    pins = Pins(journal.keys, FAST)
    first, person = (OperatorAdded(each, pins.hashed(each.id, PIN)) for each in PEOPLE)
    journal.append([first], operator="", at=Times(1, 0))
    journal.append([person], operator="9001", at=Times(1, 1))
    for count in (1, 2, 3):
        journal.append([SignOnFailed("1001", count)], operator="", at=Times(1 + count, 1))
    session = played(journal, 1, keys=journal.keys)
    session.handle(PlaceWager(1, "ante", 500))
    dealer = session.state.dealer.id if session.state.dealer else ""
    journal.append([DeviceFaultRaised("jam", "stands still")], operator=dealer, at=Times(2**51, 1))
    journal.close()
    return folder


@pytest.fixture
def folder(told: Path, tmp_path: Path) -> Path:
    """A copy, in which the terminal was started once."""
    shutil.copytree(told, tmp_path / "journal")
    open_journal(str(tmp_path / "journal" / "journal.db"), keys=tmp_path / "journal" / "keys").close()
    return tmp_path / "journal"


def a_wager_grows(attacker: Attacker) -> None:
    attacker.change(attacker.newest("wager_placed"), lambda fact: fact.update(cents=30_000))


def as_if_there_were_no_tags(attacker: Attacker) -> None:
    attacker.change(attacker.newest("device_fault_raised"), lambda fact: fact.update(detail="nothing"))
    attacker.db.execute("UPDATE frontier SET tag = x''")


def a_frame_nobody_sent(attacker: Attacker) -> None:
    attacker.db.execute("INSERT INTO frames VALUES (0, 2, 'shuffler', 0, x'00', 1, 1)")
    attacker.db.execute("UPDATE frontier SET frames = 1")


Attack = Callable[[Attacker], object]
ATTACKS: dict[str, Attack] = {
    "a wager grows": a_wager_grows,
    "a dealer becomes administrator": lambda attacker: attacker.add(
        "operator_added", {"operator": {**PERSON, "id": "666", "role": "administrator"}, "pin": "mine"}
    ),
    "the end is cut": lambda attacker: attacker.cut(1),
    "all behind the checkpoint is cut": lambda attacker: attacker.cut(attacker.size() - attacker.covered()),
    "a record is added": lambda attacker: attacker.add("device_fault_cleared", {"fault": "jam"}),
    "as if there were no tags": as_if_there_were_no_tags,
    "an empty tag": lambda attacker: attacker.db.execute("UPDATE frontier SET tag = x''"),
    "a frame nobody sent": a_frame_nobody_sent,
}


def attacked(folder: Path, attack: Attack) -> None:
    with closing(sqlite3.connect(folder / "journal.db")) as db:
        attacker = Attacker(db)
        attack(attacker)
        attacker.cover_up()


def arguments(folder: Path) -> tuple[str, ...]:
    return ("--db", str(folder / "journal.db"), "--keys", str(folder / "keys"))


def test_an_untouched_one_is_good_and_says_what_no_signature_covers(terminal: Terminal, folder: Path) -> None:
    run = terminal("verify", *arguments(folder))
    assert (run.code, run.err) == (0, "")
    assert run.out.splitlines()[1:] == ["2 records are behind the newest checkpoint: no signature covers them yet."]
    assert terminal("verify", *arguments(folder), "--json").json["unsigned"] == 2


@pytest.mark.parametrize("marked", [True, False], ids=["with its mark", "with keys from the safe"])
def test_verify_finds_it_and_the_terminal_does_not_go_on(
    terminal: Terminal, folder: Path, told: Path, marked: bool
) -> None:
    missed = []
    for what, attack in ATTACKS.items():
        shutil.rmtree(folder)
        shutil.copytree(told, folder, ignore=None if marked else shutil.ignore_patterns("*.mark"))
        attacked(folder, attack)
        before = (folder / "journal.db").read_bytes()
        run = terminal("verify", *arguments(folder))
        if run.code != 1 or not re.search("the journal's end|older copy", run.err):
            missed.append((what, run))
        with pytest.raises(KnownError, match=r"keep it as it is for the inquiry|is an older copy|is gone: put"):
            open_journal(str(folder / "journal.db"), keys=folder / "keys")
        assert (folder / "journal.db").read_bytes() == before, what
    assert missed == []


def test_that_tags_were_taken_away_is_seen_without_a_key(terminal: Terminal, folder: Path) -> None:
    attacked(folder, as_if_there_were_no_tags)
    (vkey,) = (folder / "keys").glob("*.vkey")
    run = terminal("verify", "--db", str(folder / "journal.db"), "--vkey", str(vkey))
    assert run.code == 1
    assert "the tag on the journal's end was removed" in run.err


def test_a_mark_that_was_lost_is_an_administrators_decision(terminal: Terminal, folder: Path) -> None:
    (mark,) = (folder / "keys").glob("*.mark")
    mark.unlink()
    db = str(folder / "journal.db")
    with pytest.raises(KnownError, match=r"is gone: put it back, or go on without it by an administrator's decision"):
        open_journal(db, keys=folder / "keys")
    refused = terminal("checkpoint", *arguments(folder)).refusal()
    assert f"{mark}, which says how far this terminal has come with it, is gone" in refused
    assert "that it is the newest: the key folder holds no mark" in terminal("verify", *arguments(folder)).out
    decides = ("--reason", "the mark was lost", "--by", "9001", "--by-pin-file", "-")
    assert terminal("go-on", *arguments(folder), *decides, given=f"{PIN}\n").code == 0
    open_journal(db, keys=folder / "keys").close()
    assert terminal("verify", *arguments(folder)).code == 0


def test_an_id_that_is_a_path_leads_no_terminal_anywhere(terminal: Terminal, folder: Path) -> None:
    with closing(sqlite3.connect(folder / "journal.db")) as db:
        db.execute("UPDATE journal SET id = ?", (str(folder / "evil"),))
        db.commit()
    with pytest.raises(KnownError, match="is none that a terminal gives"):
        open_journal(str(folder / "journal.db"), keys=folder / "keys")
    assert "is none that a terminal gives" in terminal("checkpoint", *arguments(folder)).refusal()
    assert not list(folder.glob("evil*"))


def test_without_the_keys_verify_says_what_it_could_not_see(terminal: Terminal, folder: Path) -> None:
    attacked(folder, a_wager_grows)
    (vkey,) = (folder / "keys").glob("*.vkey")
    run = terminal("verify", "--db", str(folder / "journal.db"), "--vkey", str(vkey))
    assert run.code == 0
    assert "Not checked: the terminal's tags on the journal's end" in run.out
    assert "2 records are behind the newest checkpoint: no signature covers them yet." in run.out


def test_what_people_may_do_is_signed_at_once(terminal: Terminal, folder: Path, told: Path) -> None:
    """No key is needed to see it."""
    (vkey,) = (told / "keys").glob("*.vkey")
    for kind, change in (
        ("operator_added", lambda fact: fact["operator"].update(role="administrator")),
        ("sign_on_failed", lambda fact: fact.update(failures=0)),
    ):
        shutil.copy(told / "journal.db", folder)
        attacked(folder, lambda attacker, kind=kind, change=change: attacker.change(attacker.newest(kind), change))
        run = terminal("verify", "--db", str(folder / "journal.db"), "--vkey", str(vkey))
        assert run.code == 1
        assert "are not those that the checkpoint of" in run.err
