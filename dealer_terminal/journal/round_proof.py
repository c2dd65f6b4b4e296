"""Round with a proof of each of its records: a file that can be checked without a journal.

JSON that a person can read. Each record carries its C2SP tlog-proof, whose extra data are the bytes that the tree
hashes. The readable form beside it must agree with them.
"""

import json
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct

from dealer_terminal.journal.checkpoint import Checkpoint, parse_checkpoint
from dealer_terminal.journal.errors import FormatError, MismatchError
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.merkle import Node, leaf_hash
from dealer_terminal.journal.note import SignedNote
from dealer_terminal.journal.proof import Proof, ProvenContent, parse_proof, verify_tlog_proof
from dealer_terminal.journal.record import Record, leaf_data, parse_leaf_data
from dealer_terminal.journal.record_text import RecordText, record_text
from dealer_terminal.journal.tree_proofs import inclusion_path, verify_inclusion
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.procedure.facts import RoundClosed, RoundOpened

FORMAT = "dealer-terminal/round-proof@v1"
OPENED, CLOSED = (KINDS[each][0] for each in (RoundOpened, RoundClosed))


class ProvenRecord(Struct, frozen=True):
    record: RecordText
    proof: str


class RoundProof(Struct, frozen=True):
    format: str
    round: int
    vkey: str
    records: tuple[ProvenRecord, ...]


def prove_record(record: Record, node: Node, size: int, checkpoint: SignedNote) -> Proof:
    path = inclusion_path(node, record.position, size)
    return Proof(record.position, path, checkpoint, leaf_data(record))


def round_proof(number: int, vkey: str, proofs: Iterable[tuple[Record, Proof]]) -> RoundProof:
    records = tuple(ProvenRecord(record_text(record), bytes(proof).decode()) for record, proof in proofs)
    return RoundProof(FORMAT, number, vkey, records)


def write_round_proof(proof: RoundProof) -> bytes:
    return msgspec.json.format(msgspec.json.encode(proof), indent=2) + b"\n"


def read_round_proof(data: bytes) -> RoundProof:
    """Parse a round proof. Reject duplicate and unknown names, since a reader could rely on unchecked content."""
    try:
        proof = msgspec.json.decode(data, type=RoundProof)
        whole = json.loads(data, object_pairs_hook=_once)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise FormatError(f"this is no proof of a round: {error}") from None
    if whole != msgspec.json.decode(msgspec.json.encode(proof)):
        raise FormatError("this is no proof of a round: it says more than one has")
    if proof.format != FORMAT:
        raise FormatError(f"this is no proof of a round: its format is not {FORMAT}")
    return proof


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for name, value in pairs:
        if name in told:
            raise ValueError(f"{name!r:.80} is said twice")
        told[name] = value
    return told


def verify_round_proof(proof: RoundProof, keys: Iterable[VerifierKey]) -> tuple[ProvenContent, ...]:
    """Verify all records, in order and without gaps. Raise `MismatchError` naming the first that is not proven."""
    known = tuple(keys)
    if proof.vkey not in map(str, known):
        raise MismatchError("the file names another key than the one that it is checked with")
    proven = tuple(_verified(proof, each, known) for each in proof.records)
    if not proven:
        raise MismatchError(f"round {proof.round} has no records here")
    for before, after in pairwise(proven):
        if after.index != before.index + 1 or after.checkpoint != before.checkpoint:
            raise MismatchError(f"record {after.index} does not follow record {before.index}")
    _require_whole(proof, proven[0].index)
    return proven


def _require_whole(proof: RoundProof, first: int) -> None:
    """Check that the round is complete. Round 0 begins with the journal's first record and may end with any."""
    begins, ends = proof.records[0].record.kind, proof.records[-1].record.kind
    if (begins != OPENED and proof.round) or (first and not proof.round):
        raise MismatchError(f"round {proof.round} is not whole here: it does not begin with record {first}")
    if ends != CLOSED and proof.round:
        last = proof.records[-1].record.position
        raise MismatchError(f"round {proof.round} is not whole here: it does not end with record {last}")


def verify_record_proof(proof: Proof, keys: Iterable[VerifierKey]) -> tuple[Record, ProvenContent]:
    """Verify a proof that carries its record."""
    record = _carried(proof)
    return record, verify_tlog_proof(proof, proof.extra, log_keys=keys)


def consistent_record(proof: Proof) -> tuple[Record, Checkpoint]:
    """Return the record if it is in the checkpoint's tree. Does not verify the checkpoint's signature."""
    record, named = _carried(proof), parse_checkpoint(proof.checkpoint.text)
    leaf = leaf_hash(proof.extra)
    verify_inclusion(leaf=leaf, index=proof.index, size=named.size, path=proof.path, root=named.root)
    return record, named


def _carried(proof: Proof) -> Record:
    record = parse_leaf_data(proof.extra)
    if record.position != proof.index:
        raise MismatchError(f"the proof of record {proof.index} carries record {record.position}")
    return record


def each_proof(proof: RoundProof) -> Iterator[tuple[RecordText, bytes]]:
    """Yield each record with the bytes of its proof, for separate files."""
    for record in proof.records:
        yield record.record, record.proof.encode()


def _written(text: RecordText) -> bytes:
    """Encode the text for comparison. In Python, `true`, 1.0 and 1 are equal; in JSON they differ."""
    return msgspec.json.encode(text, order="sorted")


def _verified(proof: RoundProof, each: ProvenRecord, keys: tuple[VerifierKey, ...]) -> ProvenContent:
    try:
        record, proven = verify_record_proof(parse_proof(each.proof.encode()), keys)
    except (FormatError, MismatchError) as error:
        raise type(error)(f"record {each.record.position}: {error}") from None
    if _written(record_text(record)) != _written(each.record):
        raise MismatchError(f"record {each.record.position} reads otherwise than what was hashed")
    if record.round != proof.round:
        raise MismatchError(f"record {record.position} belongs to round {record.round}, not {proof.round}")
    return proven
