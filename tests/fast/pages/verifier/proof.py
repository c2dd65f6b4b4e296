"""Section 9: the proof of a round."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from tests.fast.pages.verifier.rounds import SEEN, Round
from tests.fast.pages.verifier.rows import Record
from tests.fast.pages.verifier.signed import Checkpoint, Key, checkpoint_of, key_of
from tests.fast.pages.verifier.tree import RECORD, leaf_data, leaf_hash, root_by
from tests.fast.pages.verifier.wrong import readable, require, unbase64

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def record_of(data: bytes) -> Record:
    parts = data.split(b"\n", 8)
    require(len(parts) == 9 and parts[0] == RECORD.encode(), "this is no record")
    position, number, kind, schema, operator, utc, monotonic = (part.decode() for part in parts[1:8])
    numbers = [int(each) for each in (position, number, schema, utc, monotonic)]
    texts = (numbers[0], numbers[1], kind, numbers[2], parts[8], operator, numbers[3], numbers[4])
    record = Record(*texts, leaf_hash(data))
    require(leaf_data(record) == data, "the record is written in another way")
    return record


def check_record_proof(text: str, key: Key) -> tuple[Record, Checkpoint]:
    head, _, note = text.partition("\n\n")
    first, extra, index, *path = head.split("\n")
    require(first == "c2sp.org/tlog-proof@v1" and extra.startswith("extra "), "this is no proof of a record")
    checkpoint, data = checkpoint_of(note.encode(), key), unbase64(extra[6:])
    record = record_of(data)
    require(index == f"index {record.position}" and record.position < checkpoint.size, "the proof is another record's")
    root = root_by([unbase64(each) for each in path], leaf_hash(data), record.position, checkpoint.size)
    require(root == checkpoint.root, f"the path of record {record.position} leads elsewhere")
    return record, checkpoint


def told(record: Record) -> dict[str, Any]:
    time = (EPOCH + timedelta(microseconds=record.utc)).isoformat(timespec="microseconds").replace("+00:00", "Z")
    try:
        fact = record.fact()
    except ValueError:
        fact = record.body.hex()
    named = {name: getattr(record, name) for name in ("position", "round", "operator", "kind", "schema")}
    return {**named, "time": time, "fact": fact}


def check_round(data: bytes, vkey: str) -> int:
    """How many records are proven; `Wrong` says what is not."""
    with readable():
        return _checked(json.loads(data), vkey.strip())


def _checked(proof: Any, vkey: str) -> int:
    key = key_of(vkey)
    require(proof["format"] == "dealer-terminal/round-proof@v1", "this is no proof of a round")
    require(proof["vkey"] == vkey, "the file names another key")
    proven = [check_record_proof(each["proof"], key) for each in proof["records"]]
    records = [record for record, _ in proven]
    require(bool(records) and len({checkpoint for _, checkpoint in proven}) == 1, "there is not one checkpoint")
    require([told(record) for record in records] == [each["record"] for each in proof["records"]], "it reads otherwise")
    first = records[0].position
    require([each.position for each in records] == list(range(first, first + len(records))), "a record is missing")
    require({record.round for record in records} == {proof["round"]}, "a record is of another round")
    if not proof["round"]:
        require(first == 0, "it does not begin with the journal")
        return len(records)
    require((records[0].kind, records[-1].kind) == ("round_opened", "round_closed"), "the round is not whole")
    _open_round(records, f"{key.name.partition('/')[2]}/{proof['round']}")
    return len(records)


def _open_round(records: Sequence[Record], name: str) -> None:
    round_ = Round(name)
    for record in records:
        if record.kind in SEEN and record.schema == 1:
            round_.see(record.kind, record.fact())
    round_.open(unbase64(records[-1].fact()["key"]))
