"""The page on the journal's format is enough: the verifier that was written from it finds the vectors good, and it
finds what is changed, left out or forged."""

import hmac
import json
import sqlite3
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from dealer_terminal.journal import head
from dealer_terminal.journal.kinds import KINDS
from tests.fast.pages import vectors
from tests.fast.pages.vectors import FOLDER
from tests.fast.pages.verifiers import FILE, OF_ROUNDS, OUTSIDE, SEALS, VKEY, module, wrong
from tests.helpers.repository import ROOT

TREE = (FOLDER / "tree.txt").read_text().splitlines()
OTHER = b64encode(b"\3" * 32).decode()


def test_the_vectors_are_what_the_product_makes() -> None:
    made = vectors.written()
    assert {file.name for file in FOLDER.iterdir()} == set(made)
    assert [name for name, data in made.items() if (FOLDER / name).read_bytes() != data] == [], "run: make pages"


def test_the_journal_of_the_vectors_and_its_tag_are_good(journal: sqlite3.Connection) -> None:
    secret = bytes.fromhex(SEALS["sealing_secret"])
    assert wrong(journal, secret=secret) == ""
    journal.execute("UPDATE frontier SET tag = zeroblob(32)")
    assert wrong(journal, secret=secret) == "the journal's end is not the terminal's"


def test_the_page_and_its_verifier_name_the_facts_that_are_signed_at_once() -> None:
    kinds = {KINDS[fact][0] for fact in head.SIGNED_AT_ONCE}
    page = (ROOT / "docs" / "journal-format.md").read_text().partition("Some facts are **signed at once**")[2]
    assert kinds == {kind for kind, *_ in KINDS.values() if module(FILE).AT_ONCE.fullmatch(kind)}
    assert [kind for kind in kinds if f"`{kind}`" not in page.partition("There must be")[0]] == []


def test_the_tree_the_leaf_and_the_proof_of_the_vectors_are_good() -> None:
    verify, proof = module(FILE), module(OF_ROUNDS)
    tree = verify.Tree()
    for line in TREE:
        position, leaf, root = line.split()
        tree.add(bytes.fromhex(leaf))
        assert tree.head() == (int(position) + 1, bytes.fromhex(root))
    assert verify.checkpoint_of(OUTSIDE, verify.key_of(VKEY))[0] < len(TREE)
    assert sha256(b"\0" + (FOLDER / "leaf-data.txt").read_bytes()).hexdigest() == TREE[vectors.AT].split()[1]
    record, _ = proof.proven((FOLDER / "record.tlog-proof").read_text(), verify.key_of(VKEY))
    assert record["position"] == vectors.PROVEN


def test_the_seals_of_the_vectors_open_and_their_keys_are_derived_as_the_page_says() -> None:
    key, name = bytes.fromhex(SEALS["round_key"]), SEALS["round_name"]
    secret = hmac.digest(bytes(32), bytes.fromhex(SEALS["sealing_secret"]), sha256)  # HKDF, RFC 5869
    info = f"dealer-terminal/round-key@v1\n{name}".encode()
    assert hmac.digest(secret, info + b"\1", sha256) == key
    assert hmac.digest(key, info, sha256).hex() == SEALS["commitment"]
    for seal in (SEALS["packet"], SEALS["frame"]):
        place, sealed = (seal["label"], seal["purpose"], seal["count"]), bytes.fromhex(seal["seal"])
        assert module(FILE).Round(name).unseal(key, sealed, *place).decode() == seal["content"]
        texts = [each.encode() for each in ("dealer-terminal/seal@v1", name, *map(str, place))]
        bound = b"".join(len(each).to_bytes(4, "big") + each for each in texts)
        plain = bytes.fromhex(seal["plaintext"])
        assert bound.hex() == seal["aad"]
        for use in ("cipher", "nonce"):
            assert hmac.digest(key, f"dealer-terminal/seal@v1/{use}".encode(), sha256).hex() == seal[f"{use}_key"]
        assert hmac.digest(bytes.fromhex(seal["nonce_key"]), bound + plain, sha256)[:12].hex() == seal["nonce"]
        assert seal["seal"].startswith(seal["nonce"])


COLUMNS = (
    *(f"records.{name}" for name in ("position", "round", "kind", "schema", "body", "operator", "utc", "monotonic")),
    *("records.leaf", "checkpoints.size", "checkpoints.note", "checkpoints.utc", "journal.id"),
    *(f"frames.{name}" for name in ("number", "round", "device", "count", "sealed", "utc", "monotonic")),
    *("frontier.size", "frontier.edge", "frontier.frames"),
)
CUTS = (
    "DELETE FROM records WHERE position = 30",
    "DELETE FROM records WHERE position = (SELECT max(position) FROM records)",
    "DELETE FROM checkpoints WHERE size > 60",
    "DELETE FROM checkpoints WHERE size = 36",
    "DELETE FROM frames WHERE number = (SELECT max(number) FROM frames)",
    "DELETE FROM frames",
)


def test_one_bit_that_was_changed_is_found(journal: sqlite3.Connection) -> None:
    missed = []
    for column in COLUMNS:
        table, name = column.split(".")
        rows = journal.execute(f"SELECT rowid, [{name}] FROM {table}").fetchall()
        for rowid, value in (rows[0], rows[len(rows) // 2], rows[-1]):
            journal.execute(f"UPDATE OR REPLACE {table} SET [{name}] = ? WHERE rowid = ?", (flipped(value), rowid))
            missed += [] if wrong(journal) else [(column, rowid)]
            journal.rollback()
    assert missed == []


def flipped(value: int | str | bytes) -> int | str | bytes:
    if isinstance(value, int):
        return value ^ 1
    if isinstance(value, str):
        return chr(ord(value[0]) ^ 1) + value[1:] if value else "!"
    middle = len(value) // 2
    return value[:middle] + bytes([value[middle] ^ 1]) + value[middle + 1 :]


def test_what_was_taken_out_is_found(journal: sqlite3.Connection) -> None:
    missed = []
    for cut in CUTS:
        journal.execute(cut)
        missed += [] if wrong(journal, b"") else [cut]
        journal.rollback()
    assert missed == []


def test_a_journal_that_is_cut_whole_is_found_by_a_checkpoint_kept_elsewhere(journal: sqlite3.Connection) -> None:
    """Cut records, checkpoints, frames and the frontier as if the second round had never been."""
    leaves = journal.execute("SELECT leaf FROM records WHERE position < 3 ORDER BY position").fetchall()
    edge = module(FILE).Tree(leaf for (leaf,) in leaves).edges[-1]
    for table, key in (("records", "position"), ("checkpoints", "size - 1"), ("frames", "number")):
        journal.execute(f"DELETE FROM {table} WHERE {key} >= {3 if table != 'frames' else 0}")
    journal.execute("UPDATE frontier SET size = 3, edge = ?, frames = 0", (b"".join(edge),))
    assert wrong(journal, b"", ()) == ""
    assert wrong(journal, OUTSIDE, ()) != ""


def test_a_changed_archive_is_found(journal: sqlite3.Connection, tmp_path: Path) -> None:
    data = vectors.ARCHIVE.read_bytes()
    (tmp_path / "month.archive").write_bytes(data[:20_000] + bytes([data[20_000] ^ 1]) + data[20_001:])
    assert "is not what the journal recorded" in wrong(journal, archives=[tmp_path / "month.archive"])


def forged(db: sqlite3.Connection, kind: str, change: Callable[[Any], None]) -> None:
    """Change the last record of this kind, and make and sign anew all that follows from it."""
    verify = module(FILE)
    tree, sizes = verify.Tree(), {size for (size,) in db.execute("SELECT size FROM checkpoints")}
    records = list(verify.rows(db, "records", verify.RECORD))
    at = max(record["position"] for record in records if record["kind"] == kind)
    for record in records:
        if record["position"] == at:
            fact = json.loads(record["body"])
            change(fact)
            record["body"] = verify.PLAIN(fact).encode()
        leaf = verify.leaf_of(record)
        tree.add(leaf)
        written = (record["body"], leaf, record["position"])
        db.execute("UPDATE records SET body = ?, leaf = ? WHERE position = ?", written)
        if record["position"] + 1 in sizes:
            db.execute("UPDATE checkpoints SET note = ? WHERE size = ?", (_signed(*tree.head()), tree.head()[0]))
    db.execute("UPDATE frontier SET edge = ?", (b"".join(tree.edges[-1]),))


def _signed(size: int, root: bytes) -> bytes:
    name, key_id, _ = module(FILE).key_of(VKEY)
    text = f"{name}\n{size}\n{b64encode(root).decode()}\n"
    signature = Ed25519PrivateKey.from_private_bytes(vectors.SEED).sign(text.encode())
    return f"{text}\n— {name} {b64encode(key_id + signature).decode()}\n".encode()


def another_card(fact: Any) -> None:
    (cards,) = fact["cards"].values()
    cards[0] = "2c" if cards[0] != "2c" else "3c"


FORGERIES: tuple[tuple[str, Callable[[Any], None], str], ...] = (
    ("cards_exposed", another_card, "shows what was not sealed"),
    ("round_closed", lambda fact: fact.update(key=OTHER), "began with another key"),
    ("wagers_closed", lambda fact: fact.update(commitment=OTHER), "with another key"),
    ("packet_dealt", lambda fact: fact["packet"].update(number=9), "InvalidTag"),
    ("frames_kept", lambda fact: fact.update(root=OTHER), "device frames were changed"),
)


def test_the_seals_tell_a_forgery_that_is_signed_with_the_terminals_key(journal: sqlite3.Connection) -> None:
    missed = []
    for kind, change, words in FORGERIES:
        forged(journal, kind, change)
        said = wrong(journal, b"")
        missed += [] if words in said else [(kind, said)]
        journal.rollback()
    assert missed == []


def test_a_forgery_that_nothing_sealed_is_found_by_a_checkpoint_kept_elsewhere(journal: sqlite3.Connection) -> None:
    outside = bytes(journal.execute("SELECT note FROM checkpoints ORDER BY size DESC").fetchone()[0])
    forged(journal, "hand_racked", lambda fact: fact.update(seat=1))
    assert wrong(journal, b"") == ""
    assert "built anew" in wrong(journal, outside)


@pytest.fixture
def journal() -> Iterator[sqlite3.Connection]:
    """Open the journal of the test vectors, in memory."""
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript((FOLDER / "journal.sql").read_text())
        yield db
