"""A journal that somebody with SQL spoilt, told in one line by whatever is asked of it: never by a traceback, and never
with a page that shows what was not signed."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal
from tests.fast.storage.attacker import Attacker
from tests.helpers.playing import THREE_CARD

EVIDENCE = ("evidence", "--round", "8", "--out", "{folder}/e.html", "--keys", "{folder}/keys")
PLAY = ("simulate", "--rounds", "1", "--keys", "{folder}/keys")
PROVE = ("prove", "--round", "3", "--out", "{folder}/p.json")
SHOWN = (("hands",), ("hands", "--round", "3"), ("report",), ("shift",), ("export",), EVIDENCE)
_METERS = """UPDATE records SET body = CAST(replace(CAST(body AS text), '"star":2500', '"star":92502500') AS blob)
    WHERE position = (SELECT min(position) FROM records WHERE kind = 'meters_grew')"""
_ROUND = "(SELECT first + 2 FROM rounds WHERE round = 1)"
_COPY = "INSERT INTO checkpoints SELECT size + 1000000, note, utc FROM checkpoints ORDER BY size DESC LIMIT 1"
_BEYOND = f"UPDATE records SET position = {2**63 - 1} WHERE position = {_ROUND}"

Told = tuple[str, tuple[tuple[str, ...], ...], str]
SPOILT: tuple[Told, ...] = (
    (_METERS, (EVIDENCE,), "its content is not what was hashed"),
    (f"UPDATE records SET body = 1.5 WHERE position = {_ROUND}", (EVIDENCE,), "its content is not what was hashed"),
    ("UPDATE rounds SET opening = 'x'", (EVIDENCE,), "no place where its records"),
    ("UPDATE rounds SET opening = opening + 1", (EVIDENCE,), "opened the table, and it did not"),
    *(
        (f"DROP TABLE {each}", SHOWN, f"no such table: {each}")
        for each in ("rounds", "hands", "wager_results", "overrides")
    ),
    (_COPY, (PLAY,), "its last checkpoint stands under 1000"),
    ("UPDATE nodes SET hash = -1", (PLAY,), "a kept node of the tree is missing"),
    (_BEYOND, (("moment", "--round", "1"),), "where no journal comes to"),
    (_BEYOND, (PROVE,), "where no journal comes to"),
)


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played")
    played_journal(folder, 10, THREE_CARD)
    return folder


def test_it_is_told_in_one_line_and_nothing_is_shown(terminal: Terminal, own: Path, tmp_path: Path) -> None:
    for number, (attack, commands, why) in enumerate(SPOILT):
        folder = shutil.copytree(own, tmp_path / str(number))
        with closing(sqlite3.connect(folder / "journal.db")) as connection:
            attacker = Attacker(connection)
            connection.executescript(attack)
            attacker.restore_guards()
        for command in commands:
            run = terminal(*(each.format(folder=folder) for each in command), "--db", str(folder / "journal.db"))
            assert (run.code, run.out) == (1, ""), (attack, command)
            assert why in run.err and run.err.count("\n") == 1, (attack, run.err)
        assert not [*folder.glob("*.html"), *folder.glob("*.json")], attack
