"""Test vectors of docs/journal-format.md, made by the product. `python -m tests.fast.pages.vectors` writes them.

Keys, clocks and chance are fixed. The archive is a SQLite file, whose bytes differ between versions of SQLite: it
is kept while what it holds is the same.
"""

import json
import sqlite3
import sys
import tempfile
from base64 import b64encode
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch
from zoneinfo import ZoneInfo

from dealer_terminal.journal.journal_facts import FramesRemoved, MonthArchived
from dealer_terminal.journal.merkle import Frontier
from dealer_terminal.journal.record import leaf_data
from dealer_terminal.journal.round_proof import each_proof, write_round_proof
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.position_mark import mark_file
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.retention import archive
from dealer_terminal.storage.stored_proofs import prove_round
from dealer_terminal.table.cards_in.frames import FrameStore
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import START, StoryClock
from dealer_terminal.table.simulation.table import open_simulated, play_rounds
from tests.fast.pages import seals
from tests.helpers.playing import CLASSIC, KEYS, house_text, rulebook_text, usual
from tests.helpers.repository import ROOT

FOLDER = ROOT / "docs" / "vectors"
ARCHIVE = FOLDER / "month.archive"
SEED, MASTER = b"\1" * 32, b"\2" * 32
MONTH = 31 * 24 * 3600 * 1_000_000
TABLES = ("journal", "records", "frames", "checkpoints", "frontier")
AT, PROVEN = 2, 20
PLACE = "/var/lib/dealer-terminal/journal.db"


def written() -> dict[str, bytes]:
    """Each file's name and what belongs in it; the archive as it is kept where it holds the same."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "signing.key").write_text(SEED.hex())
        (folder / "sealing.key").write_text(MASTER.hex())
        (folder / "archive").mkdir()
        return dict(_files(folder / "journal.db", folder))


def _files(db: Path, keys: Path) -> Iterator[tuple[str, bytes]]:
    with patch("secrets.token_hex", return_value=KEYS.journal), closing(open_journal(str(db), keys=keys)) as journal:
        _played(journal, 0)
        outside = bytes(journal.checkpoint())
        _played(journal, 1)
        kept = _archived(journal, db, keys / "archive.new")
        records = list(journal.records())
    frontier = Frontier()
    lines = []
    for record in records:
        frontier = frontier.append(record.leaf)
        lines.append(f"{record.position} {record.leaf.hex()} {frontier.root().hex()}\n")
    with open_to_read(str(db)) as reader:
        proof = prove_round(reader, 1)
    yield "journal.sql", _sql(db).encode()
    yield "schema.sql", schema_of(db).encode()
    yield f"{KEYS.journal}.mark", _placed(mark_file(keys, KEYS.journal).read_bytes())
    yield "journal.vkey", f"{KEYS.signing.verifier}\n".encode()
    yield "leaf-data.txt", leaf_data(records[AT])
    yield "tree.txt", "".join(lines).encode()
    yield "outside.checkpoint", outside
    yield "record.tlog-proof", next(data for told, data in each_proof(proof) if told.position == PROVEN)
    yield "round-1.json", write_round_proof(proof)
    yield "seals.json", _json(seals.explained(records, list(_frames(kept)), SEED, MASTER))
    yield "month.archive", kept.read_bytes()


def _played(journal: SqlJournal, month: int) -> None:
    """A round, and what a shuffler might have sent meanwhile."""
    clock = StoryClock(Random(month), START + month * MONTH)
    session = Session(journal, journal.keys, clock)
    open_simulated(session, "Table 7", rulebook_text(CLASSIC), house_text(), usual(CLASSIC))
    frames = FrameStore(journal, journal.keys, clock, "shuffler")
    for count in range(3):
        frames.keep(session.state.round, f"frame {count} of month {month}".encode())
    for _ in play_rounds(session, Random(month), 1):
        pass


def _archived(journal: SqlJournal, db: Path, file: Path) -> Path:
    """The archive that counts: the one that is kept, if it holds what this one does."""
    with open_to_read(str(db)) as reader:
        (month,) = archive.stretches(reader.connection, None, "2026-02", ZoneInfo("UTC"))
        archive.write_archive(reader, month, file)
    kept = ARCHIVE if ARCHIVE.exists() and _dump(ARCHIVE) == _dump(file) else file
    at = StoryClock(Random(2), START + 2 * MONTH).now()
    hashed = sha256(kept.read_bytes()).digest()
    numbers = (month.first, month.end, month.first_frame, month.end_frame)
    fact = MonthArchived(month.month, *numbers, ARCHIVE.name, hashed)
    journal.append((fact,), operator="", at=at)
    journal.remove_frames(FramesRemoved(fact.first_frame, fact.end_frame, fact.file, hashed), at=at)
    return kept


def _dump(file: Path) -> list[str]:
    with closing(sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True)) as opened:
        return list(opened.iterdump())


def _frames(file: Path) -> Iterator[tuple[Any, ...]]:
    with closing(sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True)) as opened:
        yield from opened.execute("SELECT * FROM frames ORDER BY number")


def _sql(db: Path) -> str:
    with closing(sqlite3.connect(db)) as opened:
        return "".join(line for table in TABLES for line in _table(opened, table))


def schema_of(db: Path) -> str:
    """A line for each statement that SQLite keeps, white space aside."""
    with closing(sqlite3.connect(db)) as opened:
        made = opened.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type DESC, name")
        return "".join(f"{' '.join(sql.split())};\n" for (sql,) in made)


def _placed(mark: bytes) -> bytes:
    """As if the journal stood where a panel has it, not in a folder that is made for the occasion."""
    place = b64encode(sha256(PLACE.encode()).digest())
    return b"".join(_half(mark[at : at + 512].split(b"\n")[:5], place) for at in (0, 512))


def _half(lines: list[bytes], place: bytes) -> bytes:
    text = b"\n".join([*lines, place, place, b""])
    return (text + b64encode(KEYS.keyed("mark", text))).ljust(512, b"\n")


def _table(opened: sqlite3.Connection, table: str) -> Iterator[str]:
    columns = list(opened.execute(f"SELECT name, type, pk FROM pragma_table_info('{table}')"))
    kinds = (f'"{name}" {_kind(known)}{" PRIMARY KEY" if key else ""}' for name, known, key in columns)
    yield f"CREATE TABLE {table} ({', '.join(kinds)});\n"
    for row in opened.execute(f"SELECT * FROM {table} ORDER BY 1"):
        values = list(row)
        yield f"INSERT INTO {table} VALUES ({', '.join(map(_value, values))});\n"


def _kind(known: str) -> str:
    return {"BLOB": "BLOB", "TEXT": "TEXT"}.get(known, "INTEGER")


def _value(value: int | str | bytes) -> str:
    """A fact's body as a person reads it, other bytes in hexadecimal."""
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return f"CAST({_value(value.decode())} AS BLOB)" if _is_a_body(value) else f"X'{value.hex()}'"


def _is_a_body(value: bytes) -> bool:
    """A ciphertext may begin as JSON does."""
    try:
        return isinstance(json.loads(value), dict)
    except ValueError:
        return False


def _json(value: Any) -> bytes:
    return json.dumps(value, indent=2, ensure_ascii=False).encode() + b"\n"


def refresh() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, data in written().items():
        (FOLDER / name).write_bytes(data)
    return 0


if __name__ == "__main__":
    sys.exit(refresh())
