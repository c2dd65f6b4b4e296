"""`replay`: bad input in one line, and the tour that it makes by itself."""

from pathlib import Path

import pytest
from PIL import Image
from sqlalchemy import text

from dealer_terminal.storage.opening import open_journal
from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal
from tests.fast.storage.stores import outsider, unguarded
from tests.helpers.consoles import PIN, furnished_console


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> str:
    return played_journal(tmp_path_factory.mktemp("played"), 4)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


WRONG = {
    "two moments": (["--fact", "3", "--round", "2"], "name one moment"),
    "a fact that is not there": (["--fact", "99999"], "has no fact 99999: its last one is"),
    "a round that is not there": (["--round", "99"], "has no round 99: its last one is 5"),
    "a time before all": (["--at", "2020-01-01"], "begins later"),
    "no time": (["--at", "noon"], "is no time: write it as 2026-11-20T14:02:10"),
    "no zone": (["--zone", "Mars"], "no time zone"),
    "a window that is too small": (["--size", "1024x720"], "the window fits from 1280x720 to 7680x4320"),
    "a window of a kiosk's size": (["--size", "800x600"], "the window fits from 1280x720 to 7680x4320"),
    "no size": (["--size", "large"], "write width and height in pixels"),
    "no file": (["--db", "none.db"], "no such file"),
    "a person without a console": (["--as", "4001"], "name --console and --as together"),
    "a console that is not there": (["--console", "c.db"], "no such file"),
    "no key": (["--vkey", "x"], "name a file that can be read"),
    "no settings": (["--settings", "none.toml"], "name a settings file that can be read"),
}


@pytest.mark.parametrize(("arguments", "said"), WRONG.values(), ids=WRONG.keys())
def test_bad_input_is_told_in_one_line(terminal: Terminal, db: str, arguments: list[str], said: str) -> None:
    assert said in terminal("replay", "--db", db, *arguments).refusal()


def test_a_journal_without_a_record_is_told_in_one_line(terminal: Terminal, tmp_path: Path) -> None:
    db = str(tmp_path / "empty.db")
    open_journal(db, keys=tmp_path / "keys").close()
    assert "holds no record yet" in terminal("replay", "--db", db).refusal()


def test_a_damaged_record_that_is_named_is_looked_at_from_before_it_and_told(
    terminal: Terminal, tmp_path: Path
) -> None:
    db, folder = played_journal(tmp_path, 2), tmp_path / "pictures"
    with outsider(db) as connection:
        unguarded(connection)
        connection.execute(text("UPDATE records SET operator = 'x' WHERE position = 20"))
    said = terminal("replay", "--db", db, "--fact", "20", "--headless", "--screenshots", str(folder))
    assert (said.code, said.out) == (1, f"{len([*folder.glob('*.png')])} pictures in {folder}\n")
    assert said.err.startswith("Wrong: ")


def test_a_tour_of_a_journal_that_was_changed_elsewhere_ends_with_what_is_wrong(
    terminal: Terminal, tmp_path: Path
) -> None:
    db, folder = played_journal(tmp_path, 3), tmp_path / "pictures"
    with outsider(db) as connection:
        unguarded(connection)
        connection.execute(text("UPDATE records SET operator = 'x' WHERE position = 20"))
    said = terminal("replay", "--db", db, "--headless", "--screenshots", str(folder))
    assert (said.code, said.out) == (1, f"{len([*folder.glob('*.png')])} pictures in {folder}\n")
    assert said.err.startswith("Wrong: ")


def test_a_tour_saves_pictures_and_leaves_the_journal_as_it_was(terminal: Terminal, db: str, tmp_path: Path) -> None:
    before, folder = Path(db).read_bytes(), tmp_path / "pictures"
    said = terminal("replay", "--db", db, "--headless", "--screenshots", str(folder), "--zone", "UTC")
    pictures = sorted(folder.glob("*.png"))
    assert (said.code, said.out) == (0, f"{len(pictures)} pictures in {folder}\n")
    assert len(pictures) >= 15
    for each in pictures:
        with Image.open(each) as image:
            assert image.size == (1280, 720)
            assert len(image.convert("RGB").resize((160, 90)).getcolors(160 * 90) or ()) > 100
    assert Path(db).read_bytes() == before
    assert {each.stem[3:] for each in pictures} >= {"compared", "cards-that-nobody-saw", "how-far-verified", "the-menu"}
    assert (
        "pictures of another run"
        in terminal("replay", "--db", db, "--headless", "--screenshots", str(folder)).refusal()
    )


def test_a_tour_at_a_console_shows_its_forms_and_writes_nothing_but_the_looks(
    terminal: Terminal, db: str, tmp_path: Path
) -> None:
    console, keys, folder = str(tmp_path / "console.db"), tmp_path / "console-keys", tmp_path / "pictures"
    furnished_console(console, keys)
    (tmp_path / "pin").write_text(PIN)
    at = ("--db", db, "--console", console, "--keys", str(keys), "--headless", "--screenshots", str(folder))
    assert "nobody can sign on there" in terminal("replay", *at).refusal()
    assert terminal("replay", *at, "--as", "4001", "--pin-file", str(tmp_path / "pin")).code == 0
    assert {each.stem[3:] for each in folder.glob("*.png")} >= {
        "a-mark",
        "marks",
        "a-cameras-clock",
        "a-hold",
        "an-export",
    }
    log = terminal("console", "log", "--db", console, "--json").json
    written = {each["kind"] for each in log if each["operator"] == "4001"}
    assert written == {"reviewer_signed_on", "looked", "reviewer_signed_off"}
