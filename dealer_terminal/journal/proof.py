"""Proof file showing, without the journal, that a record is in a signed log (C2SP tlog-proof)."""

from collections.abc import Iterable
from dataclasses import dataclass

from dealer_terminal.journal.checkpoint import Checkpoint, verify_checkpoint
from dealer_terminal.journal.cosignature import Cosignature, distinct_witnesses, verify_cosignatures
from dealer_terminal.journal.encoding import (
    LARGEST_NUMBER,
    base64_bytes,
    base64_text,
    decimal_number,
    hash_bytes,
)
from dealer_terminal.journal.errors import FormatError, MismatchError
from dealer_terminal.journal.merkle import HASH_SIZE, leaf_hash
from dealer_terminal.journal.note import SignedNote, parse_note
from dealer_terminal.journal.tree_proofs import verify_inclusion
from dealer_terminal.journal.vkey import VerifierKey

FIRST_LINE = "c2sp.org/tlog-proof@v1"
LONGEST_PATH = 63


@dataclass(frozen=True, slots=True)
class Proof:
    """Inclusion proof (section Format). `extra` is carried along and not authenticated."""

    index: int
    path: tuple[bytes, ...]
    checkpoint: SignedNote
    extra: bytes = b""

    def __post_init__(self) -> None:
        if not 0 <= self.index <= LARGEST_NUMBER or len(self.path) > LONGEST_PATH:
            raise FormatError(f"a proof has an index below 2^63 and at most {LONGEST_PATH} hashes")
        if any(len(part) != HASH_SIZE for part in self.path):
            raise FormatError("a proof has a hash that is not SHA-256")

    def __bytes__(self) -> bytes:
        extra = (f"extra {base64_text(self.extra)}",) if self.extra else ()
        lines = (FIRST_LINE, *extra, f"index {self.index}", *map(base64_text, self.path), "")
        return "".join(f"{line}\n" for line in lines).encode() + bytes(self.checkpoint)


@dataclass(frozen=True, slots=True)
class ProvenContent:
    """Content established by a valid proof."""

    checkpoint: Checkpoint
    index: int
    cosignatures: tuple[Cosignature, ...]


def parse_proof(data: bytes) -> Proof:
    head, blank, checkpoint = data.partition(b"\n\n")
    try:
        first, *lines = head.decode("ascii").split("\n")
    except UnicodeDecodeError:
        raise FormatError("the proof has a character that is not ASCII above its checkpoint") from None
    if first != FIRST_LINE:
        raise FormatError(f"this is no proof: its first line is not {FIRST_LINE}")
    if not blank:
        raise FormatError("the proof has no checkpoint: an empty line must come before it")
    extra = _extra(lines.pop(0)) if lines and lines[0].startswith("extra ") else b""
    index = _index(lines.pop(0) if lines else "")
    path = tuple(hash_bytes(line, f"hash {number} of the proof") for number, line in enumerate(lines, 1))
    return Proof(index, path, parse_note(checkpoint), extra)


def verify_tlog_proof(
    proof: Proof,
    data: bytes,
    *,
    log_keys: Iterable[VerifierKey],
    witness_keys: Iterable[VerifierKey] = (),
    witnesses_needed: int = 0,
) -> ProvenContent:
    """Verify a proof (section Verifying a tlog proof). `data` are the record's own bytes, hashed here."""
    checkpoint = verify_checkpoint(proof.checkpoint, log_keys)
    cosignatures = verify_cosignatures(proof.checkpoint, witness_keys)
    if (seen := distinct_witnesses(cosignatures)) < witnesses_needed:
        raise MismatchError(f"{seen} known witnesses cosigned the checkpoint, {witnesses_needed} are needed")
    verify_inclusion(
        leaf=leaf_hash(data),
        index=proof.index,
        size=checkpoint.size,
        path=proof.path,
        root=checkpoint.root,
    )
    return ProvenContent(checkpoint, proof.index, cosignatures)


def _extra(line: str) -> bytes:
    extra = base64_bytes(line.removeprefix("extra "), "the proof's extra data")
    if not extra:
        raise FormatError("the proof's extra line is empty: without extra data there is no such line")
    return extra


def _index(line: str) -> int:
    if not line.startswith("index "):
        raise FormatError(f"the proof has no index line where it belongs, but {line!r:.80}")
    return decimal_number(line.removeprefix("index "), "the proof's index")
