"""Witness cosignatures of checkpoints, Ed25519 and ML-DSA-44, with the time of each (C2SP tlog-cosignature)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dealer_terminal.journal.checkpoint import parse_checkpoint
from dealer_terminal.journal.encoding import LARGEST_NUMBER
from dealer_terminal.journal.errors import FormatError, MismatchError
from dealer_terminal.journal.note import Signature, SignedNote, verify_note
from dealer_terminal.journal.vkey import SignatureType, SigningKey, VerifierKey

COSIGNERS = (SignatureType.COSIGNATURE, SignatureType.SUBTREE)
_TIME_SIZE, _LONGEST_NAME = 8, 255


@dataclass(frozen=True, slots=True)
class Cosignature:
    witness: VerifierKey
    time: int


def cosign(note: SignedNote, key: SigningKey, *, time: int) -> Signature:
    """Cosign a checkpoint at `time`, in POSIX seconds. The witness must first check it against earlier checkpoints."""
    witness = key.verifier
    require_cosigner(witness)
    if not 0 <= time <= LARGEST_NUMBER:
        raise ValueError(f"a cosignature cannot be made at {time}")
    blob = time.to_bytes(_TIME_SIZE, "big") + key.sign(_message(witness, note.text, time))
    return Signature(witness.name, witness.key_id, blob)


def verify_cosignatures(note: SignedNote, witnesses: Iterable[VerifierKey]) -> tuple[Cosignature, ...]:
    """Return the known witnesses' cosignatures, in the order of `witnesses`.

    Raise `MismatchError` if one is wrong. Missing ones are not an error.
    """
    parse_checkpoint(note.text)
    known = tuple(dict.fromkeys(witnesses))
    for witness in known:
        require_cosigner(witness)
    return tuple(
        _verified(note.text, signature, witness) for witness in known for signature in note.signatures_by(witness)
    )


def distinct_witnesses(cosignatures: Iterable[Cosignature]) -> int:
    """Count witnesses by public key: one key under two names is one witness (section Ed25519 signed message)."""
    return len({cosignature.witness.public for cosignature in cosignatures})


def require_cosigner(key: VerifierKey) -> None:
    if key.type not in COSIGNERS:
        raise FormatError(f"{key.name} is a key for type 0x{key.type:02x}, a witness's is 0x04 or 0x06")


def told_time(line: Signature) -> int:
    """Return the time that an unverified signature line states, or 0 if the line cannot be a cosignature."""
    sizes = [_TIME_SIZE + kind.signature_size for kind in COSIGNERS]
    time = int.from_bytes(line.blob[:_TIME_SIZE], "big")
    return time if len(line.blob) in sizes and time <= LARGEST_NUMBER else 0


def _verified(text: str, signature: Signature, witness: VerifierKey) -> Cosignature:
    time = int.from_bytes(signature.blob[:_TIME_SIZE], "big")
    if len(signature.blob) != _TIME_SIZE + witness.type.signature_size or time > LARGEST_NUMBER:
        what = f"a time and an {witness.type.algorithm} signature"
        raise FormatError(f"the cosignature of {witness.name} is not {what}")
    if not witness.signed(_message(witness, text, time), signature.blob[_TIME_SIZE:]):
        raise MismatchError(f"the cosignature of {witness.name} is not over this checkpoint and time")
    return Cosignature(witness, time)


def _message(witness: VerifierKey, text: str, time: int) -> bytes:
    checkpoint = parse_checkpoint(text)
    if witness.type is not SignatureType.SUBTREE:
        return f"cosignature/v1\ntime {time}\n{text}".encode()
    name, origin = _counted(witness.name), _counted(checkpoint.origin)
    numbers = b"".join(each.to_bytes(8, "big") for each in (0, checkpoint.size))
    return b"subtree/v1\n\0" + name + time.to_bytes(8, "big") + origin + numbers + checkpoint.root


def _counted(name: str) -> bytes:
    data = name.encode()
    if len(data) > _LONGEST_NAME:
        raise FormatError(f"{name:.80} is longer than the {_LONGEST_NAME} bytes that an ML-DSA-44 cosignature can name")
    return bytes((len(data),)) + data


def require_log_key(key: VerifierKey) -> None:
    if key.type is SignatureType.COSIGNATURE:
        raise FormatError(f"{key.name} is a witness's key, of type 0x{key.type:02x}; a log's is 0x01 or 0x06")


def log_signatures(note: SignedNote, keys: Sequence[VerifierKey]) -> tuple[Signature, ...]:
    """Return the signature lines by known keys of the log. Raise `MismatchError` if one is wrong or there is none."""
    signed = tuple(line for key in keys for line in _lines(note, key))
    if not signed:
        raise MismatchError("the checkpoint is not signed by a known key of its log")
    return signed


def _lines(note: SignedNote, key: VerifierKey) -> tuple[Signature, ...]:
    lines = note.signatures_by(key)
    if not lines:
        return ()
    if key.type is SignatureType.SUBTREE:
        verify_cosignatures(note, [key])
    else:
        verify_note(note, [key])
    return lines
