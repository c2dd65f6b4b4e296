"""The manifest signed, as a note that no checkpoint can be taken for: its first line is the format."""

from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.note import parse_note, sign_note, verify_note
from dealer_terminal.journal.vkey import SigningKey, VerifierKey
from dealer_terminal.review.evidence_file import FORMAT, block_hash


def sealed_text(journal: str, manifest: str) -> str:
    return f"{FORMAT}\n{journal}\n{block_hash(manifest)}\n"


def seal(journal: str, manifest: str, key: SigningKey) -> bytes:
    return bytes(sign_note(sealed_text(journal, manifest), key))


def verify_seal(note: bytes, journal: str, manifest: str, key: VerifierKey) -> None:
    parsed = parse_note(note)
    verify_note(parsed, [key])
    if parsed.text != sealed_text(journal, manifest):
        raise MismatchError("the manifest is not the one that was signed")
