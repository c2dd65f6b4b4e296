"""Somebody who has the journal's file, SQL and SHA-256, and no key."""

import json
import sqlite3
from collections.abc import Callable
from hashlib import sha256
from typing import Any

_LEAF = "position, round, kind, schema, operator, utc, monotonic, body"


class Attacker:
    def __init__(self, db: sqlite3.Connection) -> None:
        self.db = db
        triggers = "SELECT {} FROM sqlite_master WHERE type = 'trigger'"
        self._guards = [sql for (sql,) in db.execute(triggers.format("sql"))]
        for (name,) in list(db.execute(triggers.format("name"))):
            db.execute(f"DROP TRIGGER {name}")

    def size(self) -> int:
        return self.number("SELECT size FROM frontier")

    def newest(self, kind: str) -> int:
        return self.number(f"SELECT max(position) FROM records WHERE kind = '{kind}'")

    def covered(self) -> int:
        return self.number("SELECT max(size) FROM checkpoints")

    def number(self, asked: str) -> int:
        (found,) = self.db.execute(asked).fetchone()
        return int(found)

    def change(self, position: int, does: Callable[[Any], None]) -> None:
        (body,) = self.db.execute("SELECT body FROM records WHERE position = ?", (position,)).fetchone()
        fact = json.loads(body)
        does(fact)
        written = json.dumps(fact, separators=(",", ":")).encode()
        self.db.execute("UPDATE records SET body = ? WHERE position = ?", (written, position))

    def hash_anew(self, position: int) -> None:
        """That one record's leaf, as it follows; the tree over all of them stays as it was."""
        row = self.db.execute(f"SELECT {_LEAF} FROM records WHERE position = ?", (position,)).fetchone()
        self.db.execute("UPDATE records SET leaf = ? WHERE position = ?", (_leaf(row), position))

    def add(self, kind: str, fact: Any) -> None:
        body, at = json.dumps(fact, separators=(",", ":")).encode(), self.size()
        before = "SELECT ?, round, ?, 1, ?, operator, utc, monotonic, leaf FROM records WHERE position = ?"
        self.db.execute(f"INSERT INTO records {before}", (at, kind, body, at - 1))
        self.db.execute("UPDATE frontier SET size = size + 1")

    def cut(self, count: int) -> None:
        self.db.execute("DELETE FROM records WHERE position >= ?", (self.size() - count,))
        self.db.execute("UPDATE frontier SET size = size - ?", (count,))

    def cover_up(self) -> None:
        """All hashes that follow, and the guards, as if nothing had been."""
        edge: list[bytes] = []
        for row in list(self.db.execute(f"SELECT {_LEAF} FROM records")):
            edge.append(_leaf(row))
            self.db.execute("UPDATE records SET leaf = ? WHERE position = ?", (edge[-1], row[0]))
            size = row[0] + 1
            while size % 2 == 0:
                right, left = edge.pop(), edge.pop()
                edge.append(sha256(b"\1" + left + right).digest())
                size //= 2
        self.db.execute("UPDATE frontier SET edge = ?", (b"".join(edge),))
        self.restore_guards()

    def restore_guards(self) -> None:
        for sql in self._guards:
            self.db.execute(sql)
        self._guards.clear()
        self.db.commit()


def _leaf(row: tuple[Any, ...]) -> bytes:
    head = "\n".join(map(str, ("dealer-terminal/record@v1", *row[:7])))
    return sha256(b"\0" + head.encode() + b"\n" + row[7]).digest()


def hidden(db: sqlite3.Connection, index: str, table: str, where: str, changed: str) -> None:
    """The rows stay in the table as they are, and an index knows them no more: they are changed while it follows, and
    put back while SQLite does not know of it."""
    db.commit()
    db.isolation_level = None
    known = db.execute("SELECT * FROM sqlite_master WHERE name = ?", (index,)).fetchone()
    names = [name for (name,) in db.execute(f"SELECT name FROM pragma_table_info('{table}')")]
    rows = db.execute(f"SELECT * FROM {table} WHERE {where}").fetchall()
    taken = changed.partition(" = ")[0] if changed else ""
    keys = [name for (name,) in db.execute(f"SELECT name FROM pragma_table_info('{table}') WHERE pk ORDER BY pk")]
    db.execute(f"UPDATE {table} SET {changed} WHERE {where}" if changed else f"DELETE FROM {table} WHERE {where}")
    _master(db, "DELETE FROM sqlite_master WHERE name = ?", (index,))
    for row in rows:
        own = dict(zip(names, row, strict=True))
        here = " AND ".join(f'"{key}" = ?' for key in keys)
        values = [own[key] for key in keys]
        if changed:
            db.execute(f'UPDATE {table} SET "{taken}" = ? WHERE {here}', (own[taken], *values))
        else:
            db.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
    _master(db, "INSERT INTO sqlite_master VALUES (?, ?, ?, ?, ?)", known)


def _master(db: sqlite3.Connection, statement: str, values: tuple[Any, ...]) -> None:
    """SQLite reads its schema anew once its version is another one."""
    (version,) = db.execute("PRAGMA schema_version").fetchone()
    db.execute("PRAGMA writable_schema = ON")
    db.execute(statement, values)
    db.execute(f"PRAGMA schema_version = {version + 1}")
    db.execute("PRAGMA writable_schema = RESET")
