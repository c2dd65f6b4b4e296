"""Who has the signing key can build a journal whose hashes and signatures are right. Its seals still tell."""

import json
import sqlite3
from base64 import b64encode
from collections.abc import Callable
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from tests.fast.pages.kept import ARCHIVES, VKEY
from tests.fast.pages.vectors import SEED
from tests.fast.pages.verifier.journal import check_journal
from tests.fast.pages.verifier.rows import Record, records_in
from tests.fast.pages.verifier.signed import key_of
from tests.fast.pages.verifier.tree import Tree, leaf_data, leaf_hash
from tests.fast.pages.verifier.wrong import Wrong

KEY = key_of(VKEY)
OTHER = b64encode(b"\3" * 32).decode()


def forged(db: sqlite3.Connection, kind: str, change: Callable[[Any], None]) -> None:
    """The last record of this kind says something else; all that follows from it is made and signed anew."""
    tree, sizes = Tree(), {size for (size,) in db.execute("SELECT size FROM checkpoints")}
    records = list(records_in(db))
    at = max(record.position for record in records if record.kind == kind)
    for record in records:
        fact = record.fact()
        if record.position == at:
            change(fact)
            record = record._replace(body=json.dumps(fact, separators=(",", ":"), ensure_ascii=False).encode())
        tree.add(_written(db, record))
        if tree.size in sizes:
            db.execute("UPDATE checkpoints SET note = ? WHERE size = ?", (_signed(tree), tree.size))
    db.execute("UPDATE frontier SET edge = ?", (b"".join(tree.edge),))


def _written(db: sqlite3.Connection, record: Record) -> bytes:
    leaf = leaf_hash(leaf_data(record))
    db.execute("UPDATE records SET body = ?, leaf = ? WHERE position = ?", (record.body, leaf, record.position))
    return leaf


def _signed(tree: Tree) -> bytes:
    text = f"{KEY.name}\n{tree.size}\n{b64encode(tree.root()).decode()}\n"
    signature = Ed25519PrivateKey.from_private_bytes(SEED).sign(text.encode())
    return f"{text}\n— {KEY.name} {b64encode(KEY.id + signature).decode()}\n".encode()


def another_card(fact: Any) -> None:
    (cards,) = fact["cards"].values()
    cards[0] = "2c" if cards[0] != "2c" else "3c"


FORGERIES: dict[str, tuple[str, Callable[[Any], None], str]] = {
    "a card on the table": ("cards_exposed", another_card, "shows what was not sealed"),
    "the round's key": ("round_closed", lambda fact: fact.update(key=OTHER), "was begun with another key"),
    "the promise and the key": ("wagers_closed", lambda fact: fact.update(commitment=OTHER), "with another key"),
    "a packet's number": ("packet_dealt", lambda fact: fact["packet"].update(number=9), "does not open"),
    "the frames' root": ("frames_kept", lambda fact: fact.update(root=OTHER), "not those that were counted"),
}


@pytest.mark.parametrize("what", FORGERIES)
def test_a_forgery_with_the_signing_key_is_found(journal: sqlite3.Connection, what: str) -> None:
    kind, change, said = FORGERIES[what]
    forged(journal, kind, change)
    with pytest.raises(Wrong, match=said):
        check_journal(journal, VKEY, b"", ARCHIVES)


def test_a_forgery_that_nothing_sealed_is_found_by_a_checkpoint_kept_elsewhere(journal: sqlite3.Connection) -> None:
    outside = bytes(journal.execute("SELECT note FROM checkpoints ORDER BY size DESC").fetchone()[0])
    forged(journal, "hand_racked", lambda fact: fact.update(seat=1))
    check_journal(journal, VKEY, b"", ARCHIVES)
    with pytest.raises(Wrong, match="rebuilt"):
        check_journal(journal, VKEY, outside, ARCHIVES)
