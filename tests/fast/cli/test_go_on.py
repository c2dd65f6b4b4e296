"""An older copy in the journal's place: refused, and gone on from by an administrator's decision, which is a fact."""

import json
import shutil
from errno import ENOSPC
from os import strerror
from pathlib import Path

import pytest

from dealer_terminal.cli.main import main
from tests.fast.cli.conftest import Terminal, not_refused
from tests.helpers.consoles import PIN as AT_CONSOLE
from tests.helpers.consoles import furnished_console

PIN = "48213957"


@pytest.fixture(scope="module")
def made_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make two rounds, a backup of one, and an administrator who was there before."""
    folder = tmp_path_factory.mktemp("went-on") / "own"
    folder.mkdir()
    (folder / "pin").write_text(f"{PIN}\n")
    person = ("9001", "--name", "A. Ames", "--role", "administrator", "--pin-file", str(folder / "pin"))
    for command in (
        ("operator", "add", *person),
        ("simulate", "--rounds", "1"),
        ("backup", "--to", str(folder / "older.db")),
        ("simulate", "--rounds", "1"),
    ):
        assert main([*command, *here(folder)]) == 0
    shutil.copytree(folder, folder.with_name("kept"))
    return folder


@pytest.fixture
def folder(made_once: Path) -> Path:
    """Put all back as it was, in the same place, which the terminal's mark knows."""
    shutil.rmtree(made_once)
    return Path(shutil.copytree(made_once.with_name("kept"), made_once))


def here(folder: Path) -> tuple[str, ...]:
    return ("--db", str(folder / "journal.db"), "--keys", str(folder / "keys"))


def restored(folder: Path, copy: str = "older.db") -> None:
    for file in folder.glob("journal.db*"):
        file.unlink()
    shutil.copy(folder / copy, folder / "journal.db")


def records(terminal: Terminal, folder: Path) -> int:
    (vkey,) = (folder / "keys").glob("*.vkey")
    arguments = ("--db", str(folder / "journal.db"), "--vkey", str(vkey))
    return int(terminal("verify", *arguments, "--json").json["records"])


def decided(folder: Path) -> tuple[str, ...]:
    return ("go-on", "--reason", "the disk failed", "--by", "9001", "--by-pin-file", str(folder / "pin"), *here(folder))


def test_nothing_is_written_to_it_and_nothing_signed(terminal: Terminal, folder: Path) -> None:
    known = records(terminal, folder)
    restored(folder)
    before = (folder / "journal.db").read_bytes()
    held = records(terminal, folder)
    said = f"it is an older copy, of {held} records and 0 device frames: this terminal has written {known} records"
    by = ("--by", "9001", "--by-pin-file", str(folder / "pin"))
    commands = (("simulate", "--rounds", "1"), ("operator", "disable", "9001", *by), ("checkpoint",))
    assert not_refused(terminal, [((*command, *here(folder)), said) for command in commands]) == []
    assert (folder / "journal.db").read_bytes() == before


def test_verify_says_it_in_its_place_and_calls_a_copy_elsewhere_a_copy(terminal: Terminal, folder: Path) -> None:
    elsewhere = terminal("verify", "--db", str(folder / "older.db"), "--keys", str(folder / "keys"))
    assert (elsewhere.code, elsewhere.err) == (0, "")
    assert "An older copy: this terminal has written more of this journal, elsewhere." in elsewhere.out
    restored(folder)
    run = terminal("verify", *here(folder))
    assert run.code == 1
    assert "Wrong: an older copy was put in the journal's place: here are " in run.err


def test_going_on_is_a_fact_that_verify_tells(terminal: Terminal, folder: Path) -> None:
    known = records(terminal, folder)
    restored(folder)
    held = records(terminal, folder)
    assert terminal(*decided(folder)).out.endswith(f" goes on from {held} records, after {known} were known.\n")
    run = terminal("verify", *here(folder))
    assert (run.code, run.err) == (0, "")
    after = f"from {held} records, after {known} were known, by 9001: the disk failed."
    assert [line for line in run.out.splitlines() if line.startswith("Continued at record ") and line.endswith(after)]
    (told,) = terminal("verify", *here(folder), "--json").json["continued"]
    assert (told["size"], told["known"], told["by"], told["reason"]) == (held, known, "9001", "the disk failed")
    assert terminal("simulate", "--rounds", "1", *here(folder)).code == 0
    assert terminal("verify", *here(folder)).code == 0


def test_the_newest_is_not_gone_on_from_and_a_reason_is_one_line(terminal: Terminal, folder: Path) -> None:
    assert "is the newest that this terminal knows: start the terminal" in terminal(*decided(folder)).refusal()
    wrong = [(("--reason", reason), "--reason is one line") for reason in ("", "  ", "one\ntwo", "x" * 501)]
    assert not_refused(terminal, wrong, "go-on", *here(folder)) == []


def test_only_an_administrator_decides_it(terminal: Terminal, folder: Path) -> None:
    restored(folder)
    held = records(terminal, folder)
    (folder / "wrong").write_text("1111\n")
    people = (
        (),
        ("--by", "9001", "--by-pin-file", str(folder / "wrong")),
        ("--by", "77", "--by-pin-file", str(folder / "pin")),
    )
    wrong = [(by, "an administrator decides it") for by in people]
    assert not_refused(terminal, wrong, "go-on", "--reason", "none", *here(folder)) == []
    assert records(terminal, folder) == held


def test_the_newest_after_a_fork_is_not_taken_for_the_journal(terminal: Terminal, folder: Path) -> None:
    """Both were signed with the same keys; the mark knows the one that was gone on with."""
    shutil.copy(folder / "journal.db", folder / "newest.db")
    restored(folder)
    assert terminal(*decided(folder)).code == 0
    restored(folder, "newest.db")
    said = terminal("simulate", "--rounds", "1", *here(folder)).refusal()
    assert "records are not those that this terminal has written" in said
    assert "another journal was put in its place" in terminal("verify", *here(folder)).err


def test_a_damaged_mark_is_told_and_one_half_of_it_is_enough(terminal: Terminal, folder: Path) -> None:
    """A power cut may cut one half short; the whole one is older, and refuses nothing."""
    (mark,) = (folder / "keys").glob("*.mark")
    whole = mark.read_bytes()
    for at in (0, 512):
        mark.write_bytes(whole[:at] + bytes(512) + whole[at + 512 :])
        assert terminal("verify", *here(folder)).code == 0
    mark.write_bytes(bytes(1024))
    said = terminal("simulate", "--rounds", "1", *here(folder)).finding()
    assert "is damaged: this terminal has not written it: move it aside, keep it for the inquiry, then verify" in said


def refused(terminal: Terminal, folder: Path, number: str = "9001") -> str:
    (folder / "wrong").write_text("1111\n")
    by = ("--by", number, "--by-pin-file", str(folder / "wrong"))
    return terminal("go-on", "--reason", "none", *by, *here(folder)).refusal()


def failures(terminal: Terminal, folder: Path) -> list[tuple[str, int]]:
    rows = terminal("export", "--what", "records", "--format", "jsonl", *here(folder)[:2]).out.splitlines()
    told = [json.loads(row) for row in rows if '"sign_on_failed"' in row]
    facts = [each["fact"] if isinstance(each["fact"], dict) else json.loads(each["fact"]) for each in told]
    return [(each["operator"], each["failures"]) for each in facts]


def test_a_wrong_pin_is_on_record_once_the_journal_goes_on(terminal: Terminal, folder: Path) -> None:
    restored(folder)
    held = records(terminal, folder)
    for number in ("9001", "9001", "77"):
        assert "an administrator decides it" in refused(terminal, folder, number)
    assert records(terminal, folder) == held
    assert terminal(*decided(folder)).code == 0
    assert failures(terminal, folder) == [("9001", 1), ("9001", 2), ("", 0)]
    run = terminal("verify", *here(folder))
    assert (run.code, run.err) == (0, "")
    assert not list((folder / "keys").glob("*.refused"))


def test_no_pin_is_asked_for_whose_failure_could_not_be_kept(
    terminal: Terminal, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    restored(folder)

    def full(path: Path) -> None:
        raise OSError(ENOSPC, strerror(ENOSPC))

    monkeypatch.setattr("dealer_terminal.storage.pin_failure_store.sync", full)
    monkeypatch.setattr("dealer_terminal.cli.go_on.ask_secret", lambda *_: pytest.fail("a PIN was asked for"))
    assert "No space left on device" in terminal(*decided(folder)).refusal()


def test_a_wrong_pin_takes_the_room_that_was_made_for_it(
    terminal: Terminal, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    restored(folder)
    sizes = []

    def asked(*_: str) -> str:
        (file,) = (folder / "keys").glob("*.refused")
        sizes.append(file.stat().st_size)
        return "1111"

    monkeypatch.setattr("dealer_terminal.cli.go_on.ask_secret", asked)
    for count in range(1, 3):
        refused(terminal, folder)
        (file,) = (folder / "keys").glob("*.refused")
        assert len(file.read_text().splitlines()) == count
        assert file.stat().st_size <= sizes[-1]


def test_after_five_wrong_pins_the_right_one_waits_too(terminal: Terminal, folder: Path) -> None:
    restored(folder)
    for _ in range(5):
        assert "an administrator decides it" in refused(terminal, folder)
    assert "9001 is locked after failures: wait" in terminal(*decided(folder)).refusal()


def test_what_somebody_else_wrote_there_says_nothing(terminal: Terminal, folder: Path) -> None:
    restored(folder)
    refused(terminal, folder)
    (file,) = (folder / "keys").glob("*.refused")
    file.write_text("nothing\n" + file.read_text().replace(" 9001 ", " 77 ") * 6)
    assert terminal(*decided(folder)).code == 0
    assert failures(terminal, folder) == []


def test_a_console_is_told_why_records_are_gone(
    terminal: Terminal, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What nobody there had named, too: the journal is not the newest one that it saw, until somebody has decided."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
    keys, pin = folder / "console-keys", folder / "console-pin"
    db = furnished_console(str(folder / "pit.db"), keys)
    pin.write_text(f"{AT_CONSOLE}\n")
    console = ("--console", db, "--as", "9001", "--pin-file", str(pin), "--keys", str(keys))

    def calls() -> set[str]:
        asked = terminal("alarms", "--db", str(folder / "journal.db"), *console, "--json")
        found = {each["alarm"] for each in json.loads(asked.out) if each["state"] != "returned"}
        assert asked.code == ("log-unfit" in found)
        return found

    assert not {"log-unfit", "log-continued"} & calls()
    restored(folder)
    assert "log-unfit" in calls()
    assert terminal(*decided(folder)).code == 0
    assert {"log-unfit", "log-continued"} & calls() == {"log-continued"}
