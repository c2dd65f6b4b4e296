"""Snapshots of the state before rounds, in the user's cache, for one journal and one program version.

A snapshot is no evidence. If reading or writing one fails, the records are folded again silently.
"""

import sqlite3
import zlib
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from platformdirs import user_cache_path

from dealer_terminal import journal, procedure, rules
from dealer_terminal.journal.resume_point import fingerprint
from dealer_terminal.review.snapshot import Snapshot
from dealer_terminal.rules.games import house_folders
from dealer_terminal.storage.file import PRIVATE
from dealer_terminal.storage.keys import is_id

NOTHING = (-1, b"")
_MADE = "CREATE TABLE IF NOT EXISTS snapshots (first INTEGER PRIMARY KEY, kept BLOB NOT NULL)"
_FAULTS = (OSError, sqlite3.Error, zlib.error)


def usual_cache() -> Path:
    return user_cache_path("dealer-terminal") / "replay"


class Snapshots:
    def __init__(self, folder: Path, journal: str) -> None:
        self._here: list[sqlite3.Connection] = []
        try:
            if is_id(journal):
                self._here.append(_opened(folder, journal))
        except _FAULTS:
            self.close()

    def newest(self, upto: int) -> tuple[int, bytes]:
        """Return the last snapshot at or before this record."""
        wanted = "SELECT first, kept FROM snapshots WHERE first <= ? ORDER BY first DESC LIMIT 1"
        try:
            for connection in self._here:
                for first, kept in connection.execute(wanted, (upto,)):
                    return int(first), zlib.decompress(kept)
        except _FAULTS:
            self.forget()
        return NOTHING

    def keep(self, snapshots: Iterable[tuple[int, bytes]]) -> None:
        packed = [(first, zlib.compress(kept, 1)) for first, kept in snapshots]
        try:
            for connection in self._here:
                with connection:
                    connection.executemany("INSERT OR REPLACE INTO snapshots VALUES (?, ?)", packed)
        except _FAULTS:
            self.close()

    def forget(self) -> None:
        """Delete all snapshots, because one was wrong."""
        try:
            for connection in self._here:
                with connection:
                    connection.execute("DELETE FROM snapshots")
        except _FAULTS:
            self.close()

    def close(self) -> None:
        for connection in self._here:
            connection.close()
        self._here.clear()


def _opened(folder: Path, journal: str) -> sqlite3.Connection:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = folder / f"{journal}-{program_name()}.db"
    for older in folder.glob(f"{journal}-*.db*"):
        if not older.name.startswith(file.name):
            older.unlink(missing_ok=True)
    file.touch(mode=PRIVATE)
    try:
        return _connected(file)
    except sqlite3.DatabaseError:  # of another program, or damaged
        file.unlink()
        file.touch(mode=PRIVATE)
        return _connected(file)


def _connected(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, timeout=5)
    try:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute(_MADE)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


@cache
def program_name() -> str:
    """Return a hash of all source that folds. It changes with every line of those packages."""
    whole = sha256(fingerprint(Snapshot).encode())
    for file in _sources():
        whole.update(f"\n{file.name}\n".encode() + file.read_bytes())
    return whole.hexdigest()[:16]


def _sources() -> Iterator[Path]:
    rooms = [Path(each) for room in (rules, procedure, journal) for each in room.__path__]
    for folder in (*rooms, *map(Path, house_folders())):
        yield from sorted(folder.rglob("*.py"))
