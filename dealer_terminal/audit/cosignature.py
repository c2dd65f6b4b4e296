"""C2SP tlog-cosignature, Ed25519: a witness says when it saw a checkpoint."""

from collections.abc import Iterable
from dataclasses import dataclass

from dealer_terminal.audit.checkpoint import parse_checkpoint
from dealer_terminal.audit.encoding import LARGEST_NUMBER
from dealer_terminal.audit.errors import FormatError, MismatchError
from dealer_terminal.audit.note import Note, Signature, require_type
from dealer_terminal.audit.vkey import SignatureType, SigningKey, VerifierKey


@dataclass(frozen=True, slots=True)
class Cosignature:
    witness: VerifierKey
    time: int


def cosign(note: Note, key: SigningKey, *, time: int) -> Signature:
    """`time` in POSIX seconds. What was seen before is the witness's to check, not this function's."""
    parse_checkpoint(note.text)
    witness = key.verifier
    require_type(witness, SignatureType.COSIGNATURE)
    if not 0 <= time <= LARGEST_NUMBER:
        raise ValueError(f"a cosignature cannot be made at {time}")
    blob = time.to_bytes(8, "big") + key.sign(_message(note.text, time))
    return Signature(witness.name, witness.key_id, blob)


def verify_cosignatures(note: Note, witnesses: Iterable[VerifierKey]) -> tuple[Cosignature, ...]:
    """Those of the known witnesses, in their order. A wrong one is a `MismatchError`; a missing one is not."""
    parse_checkpoint(note.text)
    known = tuple(dict.fromkeys(witnesses))
    for witness in known:
        require_type(witness, SignatureType.COSIGNATURE)
    return tuple(
        _verified(note.text, signature, witness) for witness in known for signature in note.signatures_by(witness)
    )


def distinct_witnesses(cosignatures: Iterable[Cosignature]) -> int:
    """By public key: one key under two names is one witness (section Ed25519 signed message)."""
    return len({cosignature.witness.public for cosignature in cosignatures})


def _verified(text: str, signature: Signature, witness: VerifierKey) -> Cosignature:
    time = int.from_bytes(signature.blob[:8], "big")
    if len(signature.blob) != 72 or time > LARGEST_NUMBER:
        raise FormatError(f"the cosignature of {witness.name} is not a time and an Ed25519 signature")
    if not witness.signed(_message(text, time), signature.blob[8:]):
        raise MismatchError(f"the cosignature of {witness.name} is not over this checkpoint and time")
    return Cosignature(witness, time)


def _message(text: str, time: int) -> bytes:
    return f"cosignature/v1\ntime {time}\n{text}".encode()
