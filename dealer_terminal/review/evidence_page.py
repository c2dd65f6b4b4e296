"""The page around the blocks. Its script builds the display from the blocks after verifying them.

The page loads nothing else and runs no other script or style: its own policy names their hashes.
"""

from hashlib import sha256

from msgspec import Struct

from dealer_terminal.journal.encoding import base64_text
from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.note import parse_note, sign_note, verify_note
from dealer_terminal.journal.vkey import SigningKey, VerifierKey
from dealer_terminal.review.evidence_file import FORMAT, block_hash

DOCTYPE = "<!DOCTYPE html>\n"
_HERE = "{{evidence}}"


class Parts(Struct, frozen=True):
    """Templates of the page. `page` has placeholders for the others."""

    page: str
    style: str
    guard: str
    script: str


class Shell(Struct, frozen=True):
    head: str
    tail: str

    def hash(self) -> str:
        """Return the hash of the page as a browser returns it: without its blocks and its first line."""
        return block_hash((self.head + self.tail).removeprefix(DOCTYPE))


def shell(parts: Parts) -> Shell:
    scripts = " ".join(map(_allowed, (parts.guard, parts.script)))
    policy = (
        f"default-src 'none'; script-src {scripts}; style-src {_allowed(parts.style)}; img-src blob:; "
        "base-uri 'none'; form-action 'none'"
    )
    filled = {"policy": policy, "style": parts.style, "guard": parts.guard, "script": parts.script}
    page = parts.page
    for name, text in filled.items():
        page = page.replace(f"{{{{{name}}}}}", text)
    head, _, tail = page.partition(_HERE)
    return Shell(head, tail)


def _allowed(text: str) -> str:
    return f"'sha256-{base64_text(sha256(text.encode()).digest())}'"


def sealed_text(journal: str, manifest: str) -> str:
    return f"{FORMAT}\n{journal}\n{block_hash(manifest)}\n"


def seal(journal: str, manifest: str, key: SigningKey) -> bytes:
    return bytes(sign_note(sealed_text(journal, manifest), key))


def verify_seal(note: bytes, journal: str, manifest: str, key: VerifierKey) -> None:
    parsed = parse_note(note)
    verify_note(parsed, [key])
    if parsed.text != sealed_text(journal, manifest):
        raise MismatchError("the manifest is not the one that was signed")
