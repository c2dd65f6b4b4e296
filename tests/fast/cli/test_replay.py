"""`replay`: bad input in one line, and the tour that it makes by itself."""

from pathlib import Path

import pytest
from sqlalchemy import text

from dealer_terminal.storage.opening import open_journal
from tests.fast.cli.conftest import Terminal, not_refused
from tests.fast.cli.journals import played_journal
from tests.fast.storage.stores import outsider, unguarded


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> str:
    return played_journal(tmp_path_factory.mktemp("played"), 4)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


WRONG = (
    (["--fact", "3", "--round", "2"], "name one moment"),
    (["--fact", "99999"], "has no fact 99999: its last one is"),
    (["--round", "99"], "has no round 99: its last one is 5"),
    (["--at", "2020-01-01"], "begins later"),
    (["--at", "noon"], "is no time: write it as 2026-11-20T14:02:10"),
    (["--zone", "Mars"], "no time zone"),
    (["--size", "1024x720"], "the window fits from 1280x720 to 7680x4320"),
    (["--size", "800x600"], "the window fits from 1280x720 to 7680x4320"),
    (["--size", "large"], "write width and height in pixels"),
    (["--db", "none.db"], "no such file"),
    (["--as", "4001"], "name --console and --as together"),
    (["--console", "c.db"], "no such file"),
    (["--vkey", "x"], "name a file that can be read"),
    (["--settings", "none.toml"], "name a settings file that can be read"),
)


def test_wrong_arguments_are_refused(terminal: Terminal, db: str, tmp_path: Path) -> None:
    assert not_refused(terminal, WRONG, "replay", "--db", db) == []
    empty = str(tmp_path / "empty.db")
    open_journal(empty, keys=tmp_path / "keys").close()
    assert "holds no record yet" in terminal("replay", "--db", empty).refusal()


def test_a_tour_of_a_changed_journal_ends_with_what_is_wrong(terminal: Terminal, tmp_path: Path) -> None:
    db, folder = played_journal(tmp_path, 2), tmp_path / "pictures"
    with outsider(db) as connection:
        unguarded(connection)
        connection.execute(text("UPDATE records SET operator = 'x' WHERE position = 20"))
    said = terminal("replay", "--db", db, "--fact", "20", "--headless", "--screenshots", str(folder))
    assert (said.code, said.out) == (1, f"{len([*folder.glob('*.png')])} pictures in {folder}\n")
    assert said.err.startswith("Wrong: ")
