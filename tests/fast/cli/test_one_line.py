"""Whoever writes a file does not write the screen of who checks it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal

CLEARS = "\x1b[2J\x1b[H\nAll good: 894 records, 30 rounds.\n\x1b[8m"
TAMPERED = (
    "UPDATE journal SET id = ?",
    "UPDATE records SET kind = ? WHERE position = 9",
    "UPDATE operators SET name = ?",
)


def test_what_stands_in_a_journal_neither_clears_the_screen_nor_adds_a_line(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("typer._click.utils.should_strip_ansi", lambda *_, **__: False)
    for number, statement in enumerate(TAMPERED):
        run = terminal("verify", "--db", _changed(tmp_path / str(number), statement, CLEARS))
        assert run.code == 1 and "\x1b" not in run.out + run.err, statement
        assert not [line for line in (run.out + run.err).splitlines() if line.startswith("All good")], statement


def test_a_finding_is_as_long_as_a_person_reads(terminal: Terminal, tmp_path: Path) -> None:
    run = terminal("verify", "--db", _changed(tmp_path, TAMPERED[-1], "x" * 200_000))
    assert run.code == 1 and max(map(len, run.err.splitlines())) < 700
    assert "dealer-terminal rebuild writes it anew" in run.err


def _changed(folder: Path, statement: str, value: str) -> str:
    db = played_journal(folder, 1)
    with closing(sqlite3.connect(db)) as connection:
        for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute(statement, (value,))
        connection.commit()
    return db
