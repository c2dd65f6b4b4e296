import hashlib
from pathlib import Path

import pytest

from dealer_terminal import installed
from tests.fast.cli.conftest import Terminal
from tests.fast.cli.rounds import ORIGINAL, PROCEDURES, RULES_OF_PLAY, THREE_CARD, WA

FOLDER = installed.assets() / "rulebooks"


def test_all_five_are_installed(terminal: Terminal) -> None:
    found = terminal("rulebooks", "--json").json
    assert {each["id"] for each in found} == {WA, ORIGINAL, RULES_OF_PLAY, PROCEDURES, THREE_CARD}


def test_each_is_listed_with_revision_source_and_hash(terminal: Terminal) -> None:
    for each in terminal("rulebooks", "--json").json:
        assert each["revision"]
        assert each["source"]["file"].endswith(".txt")
        assert each["hash"] == hashlib.sha256((FOLDER / f"{each['id']}.toml").read_bytes()).hexdigest()


def test_people_get_columns(terminal: Terminal) -> None:
    head, *rows = terminal("rulebooks").out.splitlines()
    assert head.split() == ["id", "revision", "dated", "positions", "source", "hash"]
    assert len(rows) == 5
    assert "[" not in head


def test_a_rulebook_is_shown_whole(terminal: Terminal) -> None:
    shown = terminal("rulebook", WA).out
    for told in ("29 & 30", "12-1", "#1 suggested", "Dealer Protocol 5, note 1", "told-16-resolved-on-its-cards"):
        assert told in shown


def test_meters_are_shown(terminal: Terminal) -> None:
    shown = terminal("rulebook", THREE_CARD).out
    assert "20 for 1" in shown
    assert "$1,000" in shown


def test_a_rulebook_as_json_holds_its_hash(terminal: Terminal) -> None:
    found = terminal("rulebook", WA, "--json").json
    assert found["id"] == WA
    assert len(found["hash"]) == 64


BROKEN = {
    "a wrong band": ("points = [18, 21]", "points = [19, 21]", "tables.ante.rows.'18 - 21': no event for"),
    "bad odds": ('"50-1", "50-1", "50-1"', '"50-1", "50/1", "50-1"', "is no odds"),
    "two suggested": ('{ id = "2" }', '{ id = "2", suggested = true }', "two options are marked suggested"),
    "no TOML": ('id = "31-classic-wa-2019"', "id = ", "TOML:"),
}


@pytest.mark.parametrize(("right", "wrong", "said"), BROKEN.values(), ids=BROKEN)
def test_a_wrong_file_is_refused_with_file_key_and_reason(
    terminal: Terminal, tmp_path: Path, right: str, wrong: str, said: str
) -> None:
    file = tmp_path / "edition.toml"
    file.write_text((FOLDER / f"{WA}.toml").read_text(encoding="utf-8").replace(right, wrong, 1), encoding="utf-8")
    refusal = terminal("rulebook", str(file)).refusal()
    assert refusal.startswith(f"{file}: ")
    assert said in refusal


def test_a_right_file_is_shown(terminal: Terminal) -> None:
    assert terminal("rulebook", str(FOLDER / f"{WA}.toml"), "--json").json["id"] == WA


def test_an_unknown_rulebook_is_told_with_those_installed(terminal: Terminal) -> None:
    assert WA in terminal("rulebook", "32").refusal()


def test_a_file_that_is_not_there_is_told(terminal: Terminal) -> None:
    assert "No such file" in terminal("rulebook", "nowhere.toml").refusal()


def test_a_file_that_is_not_text_is_told(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "edition.toml"
    file.write_bytes(b"\xff\xfe")
    assert "not UTF-8" in terminal("rulebook", str(file)).refusal()
