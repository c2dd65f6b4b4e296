"""Whoever changes a journal's file is found by verify, even with the triggers of its schema put back."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.journeys.program import told, well

FIRST_WAGER = "SELECT min(position) FROM records WHERE kind = 'wager_placed'"
LARGER = """CAST(replace(CAST(body AS TEXT), '"cents":', '"cents":1') AS BLOB)"""
CHANGES = {
    "the amount of a wager": f"UPDATE records SET body = {LARGER} WHERE position = ({FIRST_WAGER})",
    "the newest record": "DELETE FROM records WHERE position = (SELECT max(position) FROM records)",
    "a record in the middle": f"DELETE FROM records WHERE position = ({FIRST_WAGER})",
}


def test_verify_finds_each_change_of_a_journal(tmp_path: Path) -> None:
    well("simulate", "--rounds", "3", "--seed", "7", *where(tmp_path / "sound"))
    missed = []
    for name, statement in CHANGES.items():
        changed = shutil.copytree(tmp_path / "sound", tmp_path / name)
        change(changed / "journal.db", statement)
        done = told("verify", *where(changed))
        if done.returncode != 1 or "record" not in done.stderr:
            missed.append((name, done))
    assert missed == []
    well("verify", *where(tmp_path / "sound"))


def change(journal: Path, statement: str) -> None:
    with closing(sqlite3.connect(journal, isolation_level=None)) as db:
        triggers = db.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
        for name, _ in triggers:
            db.execute(f"DROP TRIGGER {name}")
        assert db.execute(statement).rowcount == 1
        for _, sql in triggers:
            db.execute(sql)


def where(folder: Path) -> tuple[str, ...]:
    folder.mkdir(exist_ok=True)
    return ("--db", str(folder / "journal.db"), "--keys", str(folder / "keys"))
