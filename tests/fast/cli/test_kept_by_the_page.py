"""What `verify --keep` leaves, read as `docs/journal-format.md` says, with nothing of the product."""

import base64
import hashlib
import json
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.fast.cli.conftest import Terminal


def joined(left: bytes, right: bytes) -> bytes:
    return hashlib.sha256(b"\x01" + left + right).digest()


def root_over(edge: list[bytes], size: int, leaves: list[bytes]) -> bytes:
    for leaf in leaves:
        edge, size, joins = [*edge, leaf], size + 1, size + 1
        while joins % 2 == 0:
            edge, joins = [*edge[:-2], joined(*edge[-2:])], joins // 2
    while len(edge) > 1:
        edge = [*edge[:-2], joined(*edge[-2:])]
    return edge[0]


def test_its_edge_and_the_leaves_behind_it_give_its_root(
    terminal: Terminal, db: str, keys: str, tmp_path: Path
) -> None:
    file = tmp_path / "kept"
    assert terminal("verify", "--db", db, "--keys", keys, "--keep", str(file)).code == 0
    kept = json.loads(file.read_text())
    assert kept.keys() == {"format", "note", "rest", "unended"} and kept["format"] == "dealer-terminal/verified@v1"
    _, size, root, *_ = kept["note"].split("\n")
    rest = json.loads(kept["rest"])
    edge = [base64.b64decode(each) for each in rest["edge"]]
    assert len(edge) == rest["size"].bit_count() > 0
    assert len(rest["house"]) == rest["house_size"].bit_count()
    with closing(sqlite3.connect(db)) as journal:
        behind = "SELECT leaf FROM records WHERE position >= ? AND position < ? ORDER BY position"
        found = journal.execute(behind, (rest["size"], int(size)))
        leaves = [leaf for (leaf,) in found]
        (opens,) = journal.execute("SELECT kind FROM records WHERE position = ?", (rest["size"],)).fetchone()
    assert opens == "round_opened"
    assert root_over(edge, rest["size"], leaves) == base64.b64decode(root)
    assert all(position < rest["size"] for position in kept["unended"])
