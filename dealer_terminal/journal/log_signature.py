"""A checkpoint signed by its own log: by an Ed25519 note signature, or by an ML-DSA-44 cosignature of the log itself.

C2SP tlog-checkpoint, section Signatures, allows both.
"""

from collections.abc import Sequence

from dealer_terminal.journal.cosignature import verify_cosignatures
from dealer_terminal.journal.errors import FormatError, MismatchError
from dealer_terminal.journal.note import Note, Signature, verify_note
from dealer_terminal.journal.vkey import SignatureType, VerifierKey


def require_log_key(key: VerifierKey) -> None:
    if key.type is SignatureType.COSIGNATURE:
        raise FormatError(f"{key.name} is a witness's key, of type 0x{key.type:02x}; a log's is 0x01 or 0x06")


def log_signatures(note: Note, keys: Sequence[VerifierKey]) -> tuple[Signature, ...]:
    """The lines of the log's known keys; `MismatchError` if one of them is wrong, or if there is none."""
    signed = tuple(line for key in keys for line in _lines(note, key))
    if not signed:
        raise MismatchError("the checkpoint is not signed by a known key of its log")
    return signed


def _lines(note: Note, key: VerifierKey) -> tuple[Signature, ...]:
    lines = note.signatures_by(key)
    if not lines:
        return ()
    if key.type is SignatureType.SUBTREE:
        verify_cosignatures(note, [key])
    else:
        verify_note(note, [key])
    return lines
