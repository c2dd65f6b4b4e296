"""The page on the journal's format is enough: what was written from it alone finds journals good, and finds faults."""

import ast
import hmac
import json
import sqlite3
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from dealer_terminal.audit import head
from dealer_terminal.audit.kinds import KINDS
from tests.fast.pages import vectors
from tests.fast.pages.conftest import Place
from tests.fast.pages.kept import ARCHIVES, OUTSIDE, ROUND, SEALS, VKEY
from tests.fast.pages.vectors import FOLDER
from tests.fast.pages.verifier import sealed, signed, tree
from tests.fast.pages.verifier.journal import SIGNED_AT_ONCE, check_journal
from tests.fast.pages.verifier.proof import check_record_proof, check_round
from tests.fast.pages.verifier.wrong import Wrong
from tests.helpers.repository import ROOT

VERIFIER = ROOT / "tests" / "fast" / "pages" / "verifier"


def test_the_verifier_imports_nothing_of_the_product() -> None:
    for file in VERIFIER.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                first = name.partition(".")[0]
                ours = name.startswith("tests.fast.pages.verifier.")
                assert ours or first in sys.stdlib_module_names or first == "cryptography", f"{file.name}: {name}"


def test_the_vectors_are_what_the_product_makes() -> None:
    made = vectors.written()
    assert {file.name for file in FOLDER.iterdir()} == set(made)
    assert [name for name, data in made.items() if (FOLDER / name).read_bytes() != data] == [], "run: make pages"


def test_the_journal_of_the_vectors_is_good(journal: sqlite3.Connection) -> None:
    assert check_journal(journal, VKEY, OUTSIDE, ARCHIVES) == len((FOLDER / "tree.txt").read_text().splitlines())


def test_the_tag_of_the_vectors_is_good(journal: sqlite3.Connection) -> None:
    secret = bytes.fromhex(SEALS["sealing_secret"])
    check_journal(journal, VKEY, OUTSIDE, ARCHIVES, secret)
    journal.execute("UPDATE frontier SET since = 1")
    with pytest.raises(Wrong, match="the terminal has not written the journal's end"):
        check_journal(journal, VKEY, OUTSIDE, ARCHIVES, secret)


def test_what_is_signed_at_once_is_what_the_page_and_its_verifier_say() -> None:
    kinds = {KINDS[fact][0] for fact in head.SIGNED_AT_ONCE}
    page = (ROOT / "docs" / "journal-format.md").read_text().partition("Some facts are **signed at once**")[2]
    assert kinds == SIGNED_AT_ONCE
    assert [kind for kind in kinds if f"`{kind}`" not in page.partition("There must be")[0]] == []


def test_the_tree_of_the_vectors_is_good() -> None:
    grown = tree.Tree()
    for line in (FOLDER / "tree.txt").read_text().splitlines():
        position, leaf, root = line.split()
        assert int(position) == grown.size
        grown.add(bytes.fromhex(leaf))
        assert grown.root().hex() == root
    assert signed.checkpoint_of(OUTSIDE, signed.key_of(VKEY)).size < grown.size


def test_the_leaf_of_the_vectors_is_good() -> None:
    lines = (FOLDER / "tree.txt").read_text().splitlines()
    assert tree.leaf_hash((FOLDER / "leaf-data.txt").read_bytes()).hex() == lines[vectors.AT].split()[1]


def test_the_proofs_of_the_vectors_are_good() -> None:
    record, _ = check_record_proof((FOLDER / "record.tlog-proof").read_text(), signed.key_of(VKEY))
    assert record.position == vectors.PROVEN
    assert check_round(ROUND, VKEY) == len(json.loads(ROUND)["records"])


@pytest.mark.parametrize("what", ["packet", "frame"])
def test_the_seals_of_the_vectors_open(what: str) -> None:
    seal, key = SEALS[what], bytes.fromhex(SEALS["round_key"])
    place = (SEALS["round_name"], seal["label"], seal["purpose"], str(seal["count"]))
    bound, plain = sealed.aad(*place), bytes.fromhex(seal["plaintext"])
    assert sealed.commitment(key, SEALS["round_name"]).hex() == SEALS["commitment"]
    assert bound.hex() == seal["aad"]
    assert sealed.unseal(key, bytes.fromhex(seal["seal"]), *place).decode() == seal["content"]
    for use in ("cipher", "nonce"):
        assert hmac.digest(key, f"{sealed.SEAL}/{use}".encode(), "sha256").hex() == seal[f"{use}_key"]
    nonce = hmac.digest(bytes.fromhex(seal["nonce_key"]), bound + plain, "sha256")[:12]
    assert nonce.hex() == seal["nonce"]
    assert seal["seal"].startswith(seal["nonce"])


def test_the_key_of_a_round_is_derived_as_the_page_says() -> None:
    """HKDF without salt and with one block out (RFC 5869 sections 2.2 and 2.3)."""
    secret = hmac.digest(bytes(32), bytes.fromhex(SEALS["sealing_secret"]), sha256)
    info = f"{sealed.ROUND_KEY}\n{SEALS['round_name']}".encode()
    assert hmac.digest(secret, info + b"\1", sha256).hex() == SEALS["round_key"]


COLUMNS = [
    *(f"records.{name}" for name in ("position", "round", "kind", "schema", "body", "operator", "utc", "monotonic")),
    *("records.leaf", "checkpoints.size", "checkpoints.note", "checkpoints.utc", "journal.id"),
    *(f"frames.{name}" for name in ("number", "round", "device", "count", "sealed", "utc", "monotonic")),
    *("frontier.size", "frontier.edge", "frontier.frames"),
]


@pytest.mark.parametrize("column", COLUMNS)
def test_one_bit_that_was_changed_is_found(journal: sqlite3.Connection, column: str) -> None:
    table, name = column.split(".")
    rows = journal.execute(f"SELECT rowid, [{name}] FROM {table}").fetchall()
    for rowid, value in (rows[0], rows[len(rows) // 2], rows[-1]):
        journal.execute(f"UPDATE OR REPLACE {table} SET [{name}] = ? WHERE rowid = ?", (flipped(value), rowid))
        with pytest.raises(Wrong):
            check_journal(journal, VKEY, OUTSIDE, ARCHIVES)
        journal.rollback()


def flipped(value: int | str | bytes) -> int | str | bytes:
    if isinstance(value, int):
        return value ^ 1
    if isinstance(value, str):
        return chr(ord(value[0]) ^ 1) + value[1:] if value else "!"
    middle = len(value) // 2
    return value[:middle] + bytes([value[middle] ^ 1]) + value[middle + 1 :]


CUTS = {
    "a record": "DELETE FROM records WHERE position = 30",
    "the last record": "DELETE FROM records WHERE position = (SELECT max(position) FROM records)",
    "every checkpoint of the last round": "DELETE FROM checkpoints WHERE size > 60",
    "a round's checkpoint": "DELETE FROM checkpoints WHERE size = 36",
    "the newest frame": "DELETE FROM frames WHERE number = (SELECT max(number) FROM frames)",
    "the frames": "DELETE FROM frames",
}


@pytest.mark.parametrize("what", CUTS)
def test_what_was_taken_out_is_found(journal: sqlite3.Connection, what: str) -> None:
    journal.execute(CUTS[what])
    with pytest.raises(Wrong):
        check_journal(journal, VKEY, b"", ARCHIVES)


def test_a_journal_that_is_cut_whole_is_found_by_what_somebody_else_kept(journal: sqlite3.Connection) -> None:
    """Records, checkpoints, frames and the frontier as if the second round had never been."""
    first = tree.Tree()
    for (leaf,) in journal.execute("SELECT leaf FROM records WHERE position < 3 ORDER BY position").fetchall():
        first.add(leaf)
    for table, key in (("records", "position"), ("checkpoints", "size - 1"), ("frames", "number")):
        journal.execute(f"DELETE FROM {table} WHERE {key} >= {3 if table != 'frames' else 0}")
    journal.execute("UPDATE frontier SET size = 3, edge = ?, frames = 0", (b"".join(first.edge),))
    assert check_journal(journal, VKEY) == 3
    with pytest.raises(Wrong, match="tail was cut"):
        check_journal(journal, VKEY, OUTSIDE)


@pytest.mark.parametrize("at", [0.1, 0.5, 0.9])
def test_a_changed_proof_of_a_round_is_found(at: float) -> None:
    middle = ROUND.index(b'"proof"', int(len(ROUND) * at)) + 60
    with pytest.raises(Wrong):
        check_round(bytes(flipped_at(ROUND, middle)), VKEY)


def flipped_at(data: bytes, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


def test_a_changed_archive_is_found(journal: sqlite3.Connection, tmp_path: Path) -> None:
    changed = tmp_path / "month.archive"
    changed.write_bytes(flipped_at(vectors.ARCHIVE.read_bytes(), 20_000))
    with pytest.raises(Wrong):
        check_journal(journal, VKEY, OUTSIDE, [changed])


def test_a_fresh_journal_is_good(place: Place) -> None:
    commands = """
    dealer-terminal checkpoint --db journal.db --keys keys --out kept.checkpoint
    dealer-terminal prove --db journal.db --round 3 --out round-3.json
    python -m tests.fast.pages.verifier journal.db --vkey keys/*.vkey --checkpoint kept.checkpoint
    python -m tests.fast.pages.verifier round-3.json --vkey keys/*.vkey
    """
    done = place.run(commands)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Good: ") == 2


def test_a_fresh_journal_of_the_other_game_is_good(place: Place) -> None:
    commands = """
    dealer-terminal simulate --rounds 12 --seed 5 --rulebook 3-card-ags --db other.db --keys other-keys
    python -m tests.fast.pages.verifier other.db --vkey other-keys/*.vkey
    """
    done = place.run(commands)
    assert done.returncode == 0, done.stderr
