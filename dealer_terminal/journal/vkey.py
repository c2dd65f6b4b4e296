"""Keys in the text format of C2SP signed-note (sections Signatures and Verifier keys): Ed25519 and ML-DSA-44."""

import re
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache
from hashlib import sha256
from typing import TypeAlias

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.asymmetric.mldsa import MLDSA44PrivateKey, MLDSA44PublicKey

from dealer_terminal.journal.encoding import base64_bytes, base64_text
from dealer_terminal.journal.errors import FormatError

SEED_SIZE = 32
_NOT_IN_NAME = re.compile(r"[\s\x00-\x1f+]")
_PRIVATE = "PRIVATE+KEY"
_Private: TypeAlias = Ed25519PrivateKey | MLDSA44PrivateKey
_Public: TypeAlias = Ed25519PublicKey | MLDSA44PublicKey


class SignatureType(IntEnum):
    NOTE = 0x01
    COSIGNATURE = 0x04
    SUBTREE = 0x06

    @property
    def algorithm(self) -> str:
        return "ML-DSA-44" if self is SignatureType.SUBTREE else "Ed25519"

    @property
    def public_size(self) -> int:
        return 1312 if self is SignatureType.SUBTREE else 32

    @property
    def signature_size(self) -> int:
        return 2420 if self is SignatureType.SUBTREE else 64


@dataclass(frozen=True, slots=True)
class VerifierKey:
    name: str
    type: SignatureType
    public: bytes

    def __post_init__(self) -> None:
        check_name(self.name)
        if len(self.public) != self.type.public_size:
            told = f"{len(self.public)} bytes instead of {self.type.public_size}"
            raise FormatError(f"the {self.type.algorithm} key of {self.name} has {told}")

    @property
    def key_id(self) -> bytes:
        return _key_id(self.name, self.type, self.public)

    def __str__(self) -> str:
        return f"{self.name}+{self.key_id.hex()}+{base64_text(bytes((self.type,)) + self.public)}"

    def signed(self, message: bytes, signature: bytes) -> bool:
        try:
            _public(self.type, self.public).verify(signature, message)
        except InvalidSignature:
            return False
        return True


@dataclass(frozen=True, slots=True)
class SigningKey:
    """Private key. `seed` is the 32-byte private key of RFC 8032 section 5.1.5, or of FIPS 204; it is never printed."""

    name: str
    type: SignatureType
    seed: bytes = field(repr=False)

    @property
    def verifier(self) -> VerifierKey:
        return VerifierKey(self.name, self.type, self._private().public_key().public_bytes_raw())

    def sign(self, message: bytes) -> bytes:
        return self._private().sign(message)

    def _private(self) -> _Private:
        if self.type is SignatureType.SUBTREE:
            return MLDSA44PrivateKey.from_seed_bytes(self.seed)
        return Ed25519PrivateKey.from_private_bytes(self.seed)


@lru_cache(maxsize=16)
def _key_id(name: str, kind: SignatureType, public: bytes) -> bytes:
    return sha256(name.encode() + b"\n" + bytes((kind,)) + public).digest()[:4]


@lru_cache(maxsize=16)
def _public(kind: SignatureType, key: bytes) -> _Public:
    if kind is SignatureType.SUBTREE:
        return MLDSA44PublicKey.from_public_bytes(key)
    return Ed25519PublicKey.from_public_bytes(key)


def check_name(name: str) -> None:
    if not name or _NOT_IN_NAME.search(name):
        raise FormatError(f"{name!r} cannot name a key: it is empty or has a space, plus or control")


def parse_vkey(text: str) -> VerifierKey:
    """Parse `name+hex(key id)+base64(type || public key)`."""
    parts = text.split("+", 2)
    if len(parts) != 3:
        raise FormatError(f"{text!r:.120} is not a verifier key: it is written name+key id+key")
    name, key_id, body = parts
    material = base64_bytes(body, f"the verifier key of {name}")
    key = VerifierKey(name, _type(material[:1], name), material[1:])
    if key.key_id.hex() != key_id:
        raise FormatError(f"the verifier key of {name} has id {key.key_id.hex()}, but says {key_id}")
    return key


def private_text(key: SigningKey) -> str:
    """Format a private key as Go's notes do: `PRIVATE+KEY+name+hex(key id)+base64(type || seed)`."""
    body = base64_text(bytes((key.type,)) + key.seed)
    return f"{_PRIVATE}+{key.name}+{key.verifier.key_id.hex()}+{body}"


def parse_private(text: str) -> SigningKey:
    """Parse a private key. Error messages never contain key material."""
    if not text.startswith(f"{_PRIVATE}+") or text.count("+") < 4:
        raise FormatError(f"this is no private key: it is written {_PRIVATE}+name+key id+key")
    name, key_id, body = text.removeprefix(f"{_PRIVATE}+").split("+", 2)
    check_name(name)
    try:
        material = base64_bytes(body, "it")
    except FormatError:
        material = b""
    if len(material) != 1 + SEED_SIZE:
        raise FormatError(f"the private key of {name} is damaged")
    key = SigningKey(name, _type(material[:1], name), material[1:])
    if key.verifier.key_id.hex() != key_id:
        raise FormatError(f"the private key of {name} has another id than it says")
    return key


def _type(identifier: bytes, name: str) -> SignatureType:
    try:
        return SignatureType(int.from_bytes(identifier, "big"))
    except ValueError:
        known = ", ".join(f"0x{known:02x} {known.name.lower()}" for known in SignatureType)
        raise FormatError(f"the verifier key of {name} has a type not used here: known are {known}") from None
