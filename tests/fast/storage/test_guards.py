"""What a database itself refuses, and who may open it."""

import os
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.record import Times
from dealer_terminal.procedure.facts import DeviceFaultRaised
from dealer_terminal.storage.opening import open_journal
from tests.fast.storage.stores import Store, outsider

FAULT = DeviceFaultRaised("jam", "")
OTHER_PROCESS = """
import sys
from pathlib import Path
from dealer_terminal.errors import KnownError
from dealer_terminal.storage.opening import open_journal
try:
    open_journal(sys.argv[1], keys=Path(sys.argv[2]))
except KnownError as error:
    print(error)
"""


def test_what_is_written_cannot_be_changed(database: Store) -> None:
    database.play(1)
    with outsider(database.db) as connection:
        rows = "INSERT INTO frames VALUES (0, 1, 'shuffler', 0, :sealed, 1, 1)"
        connection.execute(text(rows), {"sealed": b"sealed"})
        for table, column in (("records", "operator"), ("frames", "device"), ("checkpoints", "utc")):
            changes = [f"UPDATE {table} SET {column} = {column}", f"DELETE FROM {table}"]
            changes += [f"TRUNCATE {table}"] if connection.dialect.name == "postgresql" else []
            for change in changes:
                with pytest.raises(DBAPIError, match=f"{table} are never changed"):
                    connection.execute(text(change))


def test_sqlite_refuses_to_replace_a_record_or_to_put_one_between(sqlite: Store) -> None:
    sqlite.play(1)
    copy = "SELECT position, round, kind, schema, body, 'me', utc, monotonic, leaf FROM records WHERE position = 3"
    with outsider(sqlite.db) as connection, pytest.raises(DBAPIError, match="only ever added to"):
        connection.execute(text(f"INSERT OR REPLACE INTO records {copy}"))


def test_a_second_terminal_is_told_who_holds_the_journal_until_it_is_closed(database: Store) -> None:
    held = f"is in use by process {os.getpid()} on .* since 20"
    if database.db.endswith(".db"):
        command = [sys.executable, "-c", OTHER_PROCESS, database.db, str(database.folder)]
        assert re.search(held, subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    with pytest.raises(KnownError, match=held):
        database.open_again()
    database.journal.append([FAULT], operator="", at=Times(1, 1))
    assert database.restart().status().records == 1


def test_a_journal_is_the_same_by_whatever_folder_it_is_reached(sqlite: Store, tmp_path: Path) -> None:
    link = tmp_path / "elsewhere"
    link.symlink_to(Path(sqlite.db).parent)
    named = str(link / Path(sqlite.db).name)
    with pytest.raises(KnownError, match="in use by process"):
        open_journal(named, keys=sqlite.folder)
    sqlite.journal.close()
    open_journal(named, keys=sqlite.folder).close()


def test_what_is_no_plain_file_keeps_its_rights(tmp_path: Path) -> None:
    """A device that is named by mistake stays everybody's."""
    pipe = tmp_path / "journal.db"
    os.mkfifo(pipe)
    pipe.chmod(0o666)
    with pytest.raises(KnownError, match=r"journal.db is no plain file: name a file"):
        open_journal(str(pipe), keys=tmp_path / "keys")
    assert pipe.stat().st_mode & 0o777 == 0o666
    assert [each.name for each in tmp_path.iterdir()] == ["journal.db"]


def test_a_link_or_a_second_name_is_not_written_through(sqlite: Store, tmp_path: Path) -> None:
    """A link may lead elsewhere next, and SQLite keeps a log for each name."""
    sqlite.journal.close()
    for leads_to in ("journal.db", "nowhere.db"):
        link = tmp_path / f"link-to-{leads_to}"
        link.symlink_to(Path(sqlite.db).with_name(leads_to))
        with pytest.raises(KnownError, match="is a link, which may lead elsewhere"):
            open_journal(str(link), keys=sqlite.folder)
    assert not Path(sqlite.db).with_name("nowhere.db").exists()
    (tmp_path / "other.db").hardlink_to(sqlite.db)
    for name in (sqlite.db, str(tmp_path / "other.db")):
        with pytest.raises(KnownError, match="it has 2 names on its disk, and each could be written: keep one of them"):
            open_journal(name, keys=sqlite.folder)


def test_every_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    before, db = os.umask(0), tmp_path / "journal.db"
    try:
        journal = open_journal(str(db), keys=tmp_path / "keys")
        journal.append([FAULT], operator="", at=Times(1, 1))
        files = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir() if path.is_file()}
        secrets = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "keys").glob("*.key")}
        journal.close()
    finally:
        os.umask(before)
    assert files == dict.fromkeys(("journal.db", "journal.db-wal", "journal.db-shm", "journal.db.lock"), 0o600)
    assert secrets == dict.fromkeys(("signing.key", "sealing.key"), 0o600)
    assert stat.S_IMODE((tmp_path / "keys").stat().st_mode) == 0o700
    db.chmod(0o644)
    open_journal(str(db), keys=tmp_path / "keys").close()
    assert stat.S_IMODE(db.stat().st_mode) == 0o600, "what others could read is closed to them again"


def test_a_journal_opens_only_with_the_keys_it_was_made_with(sqlite: Store, tmp_path: Path) -> None:
    sqlite.journal.close()
    open_journal(str(tmp_path / "other.db"), keys=tmp_path / "other-keys").close()
    for keys, said in (("other-keys", "made with other keys .* name its own key folder"), ("no-keys", "or restore it")):
        with pytest.raises(KnownError, match=said):
            open_journal(sqlite.db, keys=tmp_path / keys)
    sqlite.open_again().close()
    (sqlite.folder / "sealing.key").write_text("no key\n")
    with pytest.raises(KnownError, match=r"sealing\.key: it holds no key"):
        sqlite.open_again()
