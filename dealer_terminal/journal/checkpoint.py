"""Signed head of a log (C2SP tlog-checkpoint)."""

from collections.abc import Iterable
from dataclasses import dataclass

from dealer_terminal.journal.encoding import LARGEST_NUMBER, base64_text, decimal_number, hash_bytes
from dealer_terminal.journal.errors import FormatError, MismatchError
from dealer_terminal.journal.note import SignedNote, sign_note, verify_note
from dealer_terminal.journal.vkey import SigningKey, VerifierKey


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """Text of a checkpoint (section Note text). `extensions` are preserved as read; this log writes none."""

    origin: str
    size: int
    root: bytes
    extensions: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not all(line and "\n" not in line for line in (self.origin, *self.extensions)):
            raise FormatError("a checkpoint's origin and extensions are one line each, none empty")
        if not 0 <= self.size <= LARGEST_NUMBER or len(self.root) != 32:
            raise FormatError("a checkpoint has a size from 0 to 2^63 - 1 and a SHA-256 root")

    def __str__(self) -> str:
        lines = (self.origin, str(self.size), base64_text(self.root), *self.extensions)
        return "".join(f"{line}\n" for line in lines)


def parse_checkpoint(text: str) -> Checkpoint:
    lines = text.removesuffix("\n").split("\n")
    if len(lines) < 3 or not text.endswith("\n"):
        raise FormatError("a checkpoint has three lines or more: origin, size, root hash")
    origin, size, root, *extensions = lines
    return Checkpoint(
        origin,
        decimal_number(size, "the checkpoint's size"),
        hash_bytes(root, "the checkpoint's root"),
        tuple(extensions),
    )


def sign_checkpoint(checkpoint: Checkpoint, key: SigningKey) -> SignedNote:
    """Sign a checkpoint. The key's name must equal the log's origin (section Signatures)."""
    if key.name != checkpoint.origin:
        raise ValueError(f"the key of {key.name} does not sign for {checkpoint.origin}")
    return sign_note(str(checkpoint), key)


def verify_checkpoint(note: SignedNote, log_keys: Iterable[VerifierKey]) -> Checkpoint:
    """Verify a note and return its checkpoint. It must be signed by a known key of the log that it names."""
    signers = verify_note(note, log_keys)
    checkpoint = parse_checkpoint(note.text)
    if checkpoint.origin not in {key.name for key in signers}:
        raise MismatchError(f"{signers[0].name} signed a checkpoint of another log, {checkpoint.origin}")
    return checkpoint
