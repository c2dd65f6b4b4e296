"""What stands around the records, checked as ../journal-format.md says; takes parts of verify.py beside it.

python around.py journal.db journal.vkey schema.sql [sealing.key] [ID.mark]
"""

import hmac
import json
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

from verify import FAULTS, RECORD, Tree, key_of, require, rows, unbase64

BUILT = "rounds, hands, wager_results, irregularities, overrides, operators, shifts, device_faults, nodes"
OF_ONE = ("journal", "frontier", "resume", "writer", "alembic_version")
TYPES = {"BLOB": "blob", "TEXT": "text", "VARCHAR(32)": "text", "INTEGER": "integer", "SMALLINT": "integer"}
ASKED = ("duplicate-card", "wrong-count", "alignment", "vacant-position", "deck-out-of-use")
NOT_CHECKED = f"Not checked: what {BUILT} and resume say, and whether what was paid follows from the cards.\n"


def derived(secret: bytes, info: str) -> bytes:
    """HKDF with SHA-256, without salt."""
    return hmac.digest(hmac.digest(bytes(32), secret, "sha256"), info.encode() + b"\1", "sha256")


def words(statement: str) -> str:
    return " ".join(statement.split())


def as_made(db: sqlite3.Connection, schema: str) -> None:
    made = {words(each.removesuffix(";")) for each in schema.splitlines()}
    there = [words(sql) for (sql,) in db.execute("SELECT CAST(sql AS TEXT) FROM sqlite_master WHERE sql IS NOT NULL")]
    require(made <= {*there}, f"the schema lacks {min(made - {*there}, default=''):.60}")
    require(made >= {*there}, f"foreign in the schema: {min({*there} - made, default=''):.60}")
    require(len(there) == len(made), "something stands twice in the schema")


def of_their_types(db: sqlite3.Connection) -> None:
    for (table,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
        for _, name, kind, not_null, *_ in db.execute(f"SELECT * FROM pragma_table_info('{table}')").fetchall():
            known = f"'{TYPES[kind]}'" + ("" if not_null else ", 'null'")
            asked = f'SELECT count(*) FROM "{table}" WHERE typeof("{name}") NOT IN ({known})'
            require(db.execute(asked).fetchone() == (0,), f"{table} holds a value of another type in {name}")


def of_one(db: sqlite3.Connection) -> None:
    for table in OF_ONE:
        (count,) = db.execute(f"SELECT count(*) FROM {table}").fetchone()
        require(count == 1 or (count == 0 and table == "writer"), f"{table} holds {count} rows")
        if table != "alembic_version":
            others = db.execute(f"SELECT count(*) FROM {table} WHERE one <> 1").fetchone()
            require(others == (0,), f"the row of {table} has another number than 1")


def resumed(db: sqlite3.Connection, journal: str, secret: bytes) -> None:
    (position, rest, tag) = db.execute("SELECT position, rest, tag FROM resume").fetchone()
    (size,) = db.execute("SELECT size FROM frontier").fetchone()
    require(position <= size, "the resume point is beyond the end")
    if secret and rest:
        key = derived(secret, f"dealer-terminal/tag@v1\n{journal}")
        require(hmac.digest(key, rest, "sha256") == tag, "the resume point is not the terminal's")


def unsealed(facts: Iterator[tuple[int, str, Any]]) -> None:
    """A reader's packet or rest without a seal, where no fault stood and the terminal had not asked in the round."""
    asked, faults = False, set[str]()
    for position, kind, fact in facts:
        if kind in ("device_fault_raised", "device_fault_cleared"):
            (faults.add if kind == "device_fault_raised" else faults.discard)(fact["fault"])
        of_a_reader = kind == "irregularity_reported" and fact["irregularity"] in ASKED
        asked = kind != "round_closed" and (asked or bool(faults) or (of_a_reader and fact["raised_by"] == "terminal"))
        dealt = fact["packet"] if kind == "packet_dealt" else fact
        if kind in ("packet_dealt", "rest_racked") and dealt["cards_from"] != "dealer" and not dealt.get("sealed"):
            require(asked and kind == "packet_dealt", f"record {position}: a reader's cards have no seal")


def halves(data: bytes, journal: str, secret: bytes) -> Iterator[tuple[int, int, int, bytes, list[bytes]]]:
    require(len(data) == 1024, "a mark has two halves of 512 bytes")
    for half in (data[:512], data[512:]):
        text, _, tag = half.rstrip(b"\n").rpartition(b"\n")
        key = derived(secret, f"dealer-terminal/mark@v1\n{journal}")
        if hmac.digest(key, text + b"\n", "sha256") == unbase64(tag.decode()):
            head, written, size, frames, root, *places = text.decode().split("\n")
            require(head[-2:] in ("v1", "v2") and len(places) == int(head[-1]), "another version wrote the mark")
            yield int(written), int(size), int(frames), unbase64(root), list(map(unbase64, places))


def marked(db: sqlite3.Connection, file: Path, data: bytes, journal: str, secret: bytes) -> bool:
    """Whether the journal is an older copy that stands elsewhere; one that stands in the journal's place is wrong."""
    _, size, frames, root, places = max(halves(data, journal, secret))
    tree = Tree()
    for record in rows(db, "records", RECORD):
        if tree.size < size:
            tree.add(record["leaf"])
    (known,) = db.execute("SELECT frames FROM frontier").fetchone()
    older = tree.size < size or known < frames
    here = [sha256(str(path).encode()).digest() for path in (file.resolve(), file.absolute())]
    require(not older or not {*places} & {*here}, "an older copy stands in its place")
    require(tree.size < size or tree.root() == root, "the first records are not those that the terminal knew")
    return older


def check(file: Path, vkey: Path, schema: str, secret: bytes, mark: bytes) -> bool:
    name = key_of(vkey.read_text())[0].partition("/")[2]
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as db:
        db.execute("BEGIN")
        as_made(db, schema)
        of_their_types(db)
        of_one(db)
        named = db.execute("SELECT id, vkey FROM journal").fetchone()
        require(named == (name, vkey.read_text().strip()), "the journal names another key")
        resumed(db, name, secret)
        known = ((each["position"], each["kind"], each) for each in rows(db, "records", RECORD) if each["schema"] == 1)
        unsealed((at, kind, json.loads(record["body"])) for at, kind, record in known)
        return bool(mark) and marked(db, file, mark, name, secret)


def main() -> None:
    file, vkey, schema, *others = map(Path, sys.argv[1:])
    secret = bytes.fromhex("".join(each.read_text().strip() for each in others if each.name == "sealing.key"))
    mark = b"".join(each.read_bytes() for each in others if each.suffix == ".mark")
    try:
        older = check(file, vkey, schema.read_text(), secret, mark)
    except FAULTS as wrong:
        sys.exit(f"Wrong: {wrong or type(wrong).__name__}.")
    sys.stdout.write(f"Good{', and older than the terminal knew' if older else ''}.\n{NOT_CHECKED}")


if __name__ == "__main__":
    main()
