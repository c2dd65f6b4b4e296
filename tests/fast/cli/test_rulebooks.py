import hashlib
from pathlib import Path

from dealer_terminal import installed
from tests.fast.cli.conftest import Terminal, not_refused
from tests.fast.cli.rounds import ORIGINAL, PROCEDURES, RULES_OF_PLAY, THREE_CARD, WA

FOLDER = installed.assets() / "rulebooks"


def test_each_is_listed_with_revision_source_and_hash(terminal: Terminal) -> None:
    found = terminal("rulebooks", "--json").json
    assert {each["id"] for each in found} == {WA, ORIGINAL, RULES_OF_PLAY, PROCEDURES, THREE_CARD}
    for each in found:
        assert each["revision"]
        assert each["source"]["file"].endswith(".txt")
        assert each["hash"] == hashlib.sha256((FOLDER / f"{each['id']}.toml").read_bytes()).hexdigest()
        shown = terminal("rulebook", str(FOLDER / f"{each['id']}.toml"), "--json").json
        assert (shown["id"], shown["hash"]) == (each["id"], each["hash"])


def test_people_get_columns(terminal: Terminal) -> None:
    head, *rows = terminal("rulebooks").out.splitlines()
    assert head.split() == ["id", "revision", "dated", "positions", "source", "hash"]
    assert len(rows) == 5
    assert "[" not in head


def test_a_rulebook_is_shown_whole(terminal: Terminal) -> None:
    meters = terminal("rulebook", THREE_CARD).out
    assert "20 for 1" in meters and "$1,000" in meters
    shown = terminal("rulebook", WA).out
    for told in ("29 & 30", "12-1", "#1 suggested", "Dealer Protocol 5, note 1", "told-16-resolved-on-its-cards"):
        assert told in shown


BROKEN = (
    ("points = [18, 21]", "points = [19, 21]", "tables.ante.rows.'18 - 21': no event for"),
    ('"50-1", "50-1", "50-1"', '"50-1", "50/1", "50-1"', "is no odds"),
    ('{ id = "2" }', '{ id = "2", suggested = true }', "two options are marked suggested"),
    ('id = "31-classic-wa-2019"', "id = ", "TOML:"),
)


def test_a_wrong_file_is_refused_with_file_key_and_reason(terminal: Terminal, tmp_path: Path) -> None:
    file, whole = tmp_path / "edition.toml", (FOLDER / f"{WA}.toml").read_text(encoding="utf-8")
    for right, wrong, said in BROKEN:
        file.write_text(whole.replace(right, wrong, 1), encoding="utf-8")
        refusal = terminal("rulebook", str(file)).refusal()
        assert refusal.startswith(f"{file}: ") and said in refusal
    file.write_bytes(b"\xff\xfe")
    others = ((("32",), WA), (("nowhere.toml",), "No such file"), ((str(file),), "not UTF-8"))
    assert not_refused(terminal, others, "rulebook") == []
