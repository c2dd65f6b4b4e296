"""Text followed by signature lines (C2SP signed-note)."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from dealer_terminal.journal.encoding import base64_bytes, base64_text
from dealer_terminal.journal.errors import FormatError, MismatchError
from dealer_terminal.journal.vkey import SignatureType, SigningKey, VerifierKey, check_name

DASH = "— "
MOST_SIGNATURES = 100
_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f]")


@dataclass(frozen=True, slots=True)
class Signature:
    """One signature line. `blob` is everything after the key id, in the format of the key's type."""

    name: str
    key_id: bytes
    blob: bytes

    def __post_init__(self) -> None:
        check_name(self.name)
        if len(self.key_id) != 4 or not self.blob:
            raise FormatError(f"the signature of {self.name} is too short for a key id and a signature")

    def __str__(self) -> str:
        return f"{DASH}{self.name} {base64_text(self.key_id + self.blob)}\n"


@dataclass(frozen=True, slots=True)
class SignedNote:
    text: str
    signatures: tuple[Signature, ...]

    def __post_init__(self) -> None:
        if not self.text.endswith("\n"):
            raise FormatError("the text of a note ends with a newline")
        if _CONTROL.search(self.text):
            raise FormatError("the text of a note has a control character")
        if not 1 <= len(self.signatures) <= MOST_SIGNATURES:
            raise FormatError(f"a note has 1 to {MOST_SIGNATURES} signatures, not {len(self.signatures)}")

    def __bytes__(self) -> bytes:
        return f"{self.text}\n{''.join(map(str, self.signatures))}".encode()

    def signatures_by(self, key: VerifierKey) -> tuple[Signature, ...]:
        """Return the lines of a key, which is identified by name and id together (section Signatures)."""
        wanted = (key.name, key.key_id)
        return tuple(line for line in self.signatures if (line.name, line.key_id) == wanted)

    def with_signatures(self, *signatures: Signature) -> "SignedNote":
        return replace(self, signatures=self.signatures + signatures)


def parse_note(data: bytes) -> SignedNote:
    """Parse a note (section Format). The last empty line separates text and signatures."""
    try:
        message = data.decode()
    except UnicodeDecodeError:
        raise FormatError("a note is UTF-8 text, this is not") from None
    if not message.endswith("\n"):
        raise FormatError("a note ends with a newline, this is cut off")
    text, blank, lines = message[:-1].rpartition("\n\n")
    if not blank:
        raise FormatError("a note has an empty line between its text and its signatures")
    return SignedNote(text + "\n", tuple(_signature(line) for line in lines.split("\n")))


def sign_note(text: str, *keys: SigningKey) -> SignedNote:
    return SignedNote(text, tuple(sign_text(text, key) for key in keys))


def sign_text(text: str, key: SigningKey) -> Signature:
    """Sign a text (section Ed25519 signatures)."""
    signer = key.verifier
    require_type(signer, SignatureType.NOTE)
    return Signature(signer.name, signer.key_id, key.sign(text.encode()))


def verify_note(note: SignedNote, keys: Iterable[VerifierKey]) -> tuple[VerifierKey, ...]:
    """Return the known keys that signed. Raise `MismatchError` if a known key's signature is wrong or none signed."""
    known = tuple(dict.fromkeys(keys))
    signed = tuple(key for key in known if _signed_by(note, key))
    if not signed:
        names = ", ".join(key.name for key in known) or "no key"
        raise MismatchError(f"the note is not signed by any known key ({names})")
    return signed


def require_type(key: VerifierKey, wanted: SignatureType) -> None:
    if key.type is not wanted:
        raise FormatError(f"{key.name} is a key for type 0x{key.type:02x}, here 0x{wanted:02x} is needed")


def _signed_by(note: SignedNote, key: VerifierKey) -> bool:
    require_type(key, SignatureType.NOTE)
    signatures = note.signatures_by(key)
    if not all(key.signed(note.text.encode(), signature.blob) for signature in signatures):
        raise MismatchError(f"the signature of {key.name} is not over this text")
    return bool(signatures)


def _signature(line: str) -> Signature:
    name, space, encoded = line.removeprefix(DASH).partition(" ")
    if not line.startswith(DASH) or not space:
        raise FormatError(f"this is not a signature line: {line!r:.120}")
    material = base64_bytes(encoded, f"the signature of {name}")
    return Signature(name, material[:4], material[4:])
