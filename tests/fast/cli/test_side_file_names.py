"""What a command makes never gets the name of a file that SQLite would take for a part of a journal."""

from pathlib import Path

import pytest

from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal

PLAYS = ("simulate", "--rounds", "1", "--seed", "1", "--db")
WATCHES = ("device", "record", "loop://", "--protocol", "angel-eye", "--out")
WITNESS = ("witness", "--listen", "127.0.0.1:0", "--logs", "none.txt", "--state")
COMMANDS = (
    ("export", "--format", "csv", "--db", "{db}", "--out", "{side}"),
    ("prove", "--db", "{db}", "--round", "1", "--out", "{side}"),
    ("prove", "--db", "{db}", "--round", "1", "--out", "{side}/"),
    ("evidence", "--db", "{db}", "--round", "1", "--out", "{side}"),
    ("backup", "--db", "{db}", "--to", "{side}"),
    ("checkpoint", "--keys", "keys", "--db", "{db}", "--out", "{side}"),
    ("verify", "--keys", "keys", "--db", "{db}", "--keep", "{side}"),
    ("shift", "--db", "{db}", "--csv", "{side}"),
    (*PLAYS, "{side}"),
    ("migrate", "--db", "{side}"),
    (*PLAYS, "other.db", "--keys", "{side}"),
    (*WATCHES, "{side}"),
    ("emulate", "--protocol", "angel-eye", "--path", "{side}"),
    (*WITNESS, "{side}"),
    (*WITNESS, "state.db", "--key", "{side}"),
)
ENDINGS = ("-journal", "-wal", "-shm", ".lock")
SQLITES = ("-wal", "-shm")
"""They may stand there: SQLite makes them for whoever reads, and then they are told to be there."""


def test_it_is_refused_and_the_journal_stays_readable(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    db = played_journal(tmp_path, 1)
    for command, ending in ((command, ending) for command in COMMANDS for ending in ENDINGS):
        side = f"{db}{ending}"
        run = terminal(*(each.format(db=db, side=side) for each in command), given="quit\n")
        assert (run.code, run.err.count("\n")) == (2, 1), (command, ending, run)
        assert ending in SQLITES or f"{side} is part of a database by its name, and {db} stands there" in run.err
        assert ending in SQLITES or not Path(side).exists()
        Path(f"{db}.lock").unlink(missing_ok=True)
    assert terminal("verify", "--db", db).code == 0


def test_beside_what_is_no_database_a_name_is_free(terminal: Terminal, tmp_path: Path) -> None:
    db = played_journal(tmp_path, 1)
    (tmp_path / "list").write_text("mine")
    assert terminal("export", "--format", "csv", "--db", db, "--out", str(tmp_path / "list.lock")).code == 0
