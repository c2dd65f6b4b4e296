"""A verifier of round proofs, written from section 9 of ../journal-format.md; takes parts of verify.py beside it.

python proof.py round-1.json journal.vkey
"""

import json
import re
import sys
from datetime import datetime, timedelta, timezone
from hashlib import sha256
from pathlib import Path
from typing import Any

from verify import Key, Round, checkpoint_of, key_of, require, unbase64

HEAD = re.compile(r"c2sp\.org/tlog-proof@v1\nextra (\S*)\nindex (0|[1-9]\d*)\n((?:\S+\n)*)\n(.*)", re.DOTALL)
LEAF = ("position", "round", "kind", "schema", "operator", "utc", "monotonic")
NUMBERS = ("position", "round", "schema", "utc", "monotonic")
START = datetime(1970, 1, 1, tzinfo=timezone.utc)  # noqa: UP017


def node(left: bytes, right: bytes) -> bytes:
    return sha256(b"\1" + left + right).digest()


def root_over(leaf: bytes, index: int, size: int, path: list[bytes]) -> bytes:
    """RFC 6962, section 2.1.1: the path up from a leaf; a node without a sibling stands one level higher."""
    require(0 <= index < size, "a record has no place in its tree")
    last, whole = size - 1, leaf
    for each in path:
        require(last, "a path is too long")
        if index % 2 or index == last:
            whole = node(each, whole)
            while not index % 2 and index:
                index, last = index // 2, last // 2
        else:
            whole = node(whole, each)
        index, last = index // 2, last // 2
    require(not last, "a path is too short")
    return whole


def leaf_of(data: bytes) -> dict[str, Any]:
    head, *lines = data.split(b"\n", 8)
    require((head, len(lines)) == (b"dealer-terminal/record@v1", 8), "these are no leaf data")
    leaf: dict[str, Any] = dict(zip(LEAF, (line.decode() for line in lines[:7]), strict=True))
    for name in NUMBERS:
        require(re.fullmatch(r"0|-?[1-9]\d*", leaf[name]), f"a record's {name} is written in another way")
        leaf[name] = int(leaf[name])
    return {**leaf, "body": lines[7]}


def shown(leaf: dict[str, Any]) -> dict[str, Any]:
    """The record as a person reads it."""
    try:
        fact = json.loads(leaf["body"])
    except ValueError:
        fact = leaf["body"].hex()
    time = f"{START + timedelta(microseconds=leaf['utc']):%Y-%m-%dT%H:%M:%S.%fZ}"
    told = {name: leaf[name] for name in ("position", "round", "operator", "kind", "schema")}
    return {**told, "time": time, "fact": fact}


def proven(text: str, key: Key) -> tuple[dict[str, Any], tuple[int, bytes]]:
    """A record that stands under its checkpoint, and that checkpoint."""
    parts = HEAD.fullmatch(text)
    if parts is None:
        raise ValueError("this is no proof of a record")
    data, index = unbase64(parts[1]), int(parts[2])
    size, root = checkpoint_of(parts[4].encode(), key)
    path = [unbase64(line) for line in parts[3].splitlines()]
    require(all(len(each) == 32 for each in path), "a hash of a path has another length")
    leaf = leaf_of(data)
    require(leaf["position"] == index, "a record stands at another index")
    require(root_over(sha256(b"\0" + data).digest(), index, size, path) == root, f"record {index} is not in the tree")
    return leaf, (size, root)


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    require(len({name for name, _ in pairs}) == len(pairs), "a name is said twice")
    return dict(pairs)


def check(proof: dict[str, Any], vkey: str) -> int:
    key, number = key_of(vkey), proof["round"]
    require(type(number) is int, "the round is no number")
    named = [
        {*proof} == {"format", "round", "vkey", "records"},
        *({*each} == {"record", "proof"} for each in proof["records"]),
    ]
    require(all(named), "the file says more than a proof has")
    require(proof["format"] == "dealer-terminal/round-proof@v1", "this is no proof of a round")
    require(proof["vkey"] == vkey.strip(), "the proof names another key than the trusted one")
    found = [proven(each["proof"], key) for each in proof["records"]]
    leaves = [leaf for leaf, _ in found]
    require(found and len({checkpoint for _, checkpoint in found}) == 1, "records stand under several checkpoints")
    first = leaves[0]["position"]
    require([leaf["position"] for leaf in leaves] == list(range(first, first + len(leaves))), "a record is missing")
    require({leaf["round"] for leaf in leaves} == {number}, "a record is of another round")
    for leaf, each in zip(leaves, proof["records"], strict=True):
        told, signed = (json.dumps(said, sort_keys=True) for said in (each["record"], shown(leaf)))
        require(told == signed, f"record {leaf['position']} says something else than what is signed")
    ends = (leaves[0]["kind"], leaves[-1]["kind"])
    require(ends == ("round_opened", "round_closed") if number else first == 0, "the round is not whole")
    if number:
        opened(leaves, Round(f"{key[0].partition('/')[2]}/{number}"))
    return len(leaves)


def opened(leaves: list[dict[str, Any]], seals: Round) -> None:
    facts = [(leaf["kind"], json.loads(leaf["body"])) for leaf in leaves if leaf["schema"] == 1]
    for kind, fact in facts:
        seals.see(kind, fact)
    for kind, fact in facts[-1:]:
        require(kind == "round_closed", "the round is not closed")
        seals.open(unbase64(fact["key"]))


def main() -> None:
    file, vkey = map(Path, sys.argv[1:])
    try:
        count = check(json.loads(file.read_text("utf-8"), object_pairs_hook=once), vkey.read_text())
    except Exception as wrong:  # noqa: BLE001 - any failure means that the input is wrong
        sys.exit(f"Wrong: {wrong or type(wrong).__name__}.")
    sys.stdout.write(f"Good: {count} records.\n")


if __name__ == "__main__":
    main()
