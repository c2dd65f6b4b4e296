"""Section 5: checkpoints."""

from hashlib import sha256
from typing import NamedTuple

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from tests.fast.pages.verifier.wrong import Wrong, require, unbase64


class Key(NamedTuple):
    name: str
    id: bytes
    public: bytes


class Checkpoint(NamedTuple):
    size: int
    root: bytes


def key_of(vkey: str) -> Key:
    name, key_id, encoded = vkey.strip().split("+", 2)
    material = unbase64(encoded)
    require(len(material) == 33 and material[0] == 1, "this is no Ed25519 verifier key")
    expected = sha256(name.encode() + b"\n" + material).digest()[:4]
    require(expected.hex() == key_id, "the verifier key has another id")
    return Key(name, expected, material[1:])


def checkpoint_of(note: bytes, key: Key) -> Checkpoint:
    text, blank, signatures = note.decode().rpartition("\n\n")
    lines = text.split("\n")
    require(bool(blank) and signatures.endswith("\n") and len(lines) == 3, "this is no checkpoint")
    origin, size, root = lines
    require(origin == key.name, f"this is a checkpoint of {origin}")
    require(size.isascii() and size.isdigit() and str(int(size)) == size, "the size is no plain number")
    signed = [_signed(line, f"{text}\n", key) for line in signatures[:-1].split("\n")]
    require(any(signed), "the checkpoint is not signed by the key")
    return Checkpoint(int(size), unbase64(root))


def _signed(line: str, text: str, key: Key) -> bool:
    require(line.startswith("— ") and line.count(" ") == 2, "this is no signature line")
    _, name, encoded = line.split(" ")
    material = unbase64(encoded)
    if (name, material[:4]) != (key.name, key.id):
        return False
    try:
        Ed25519PublicKey.from_public_bytes(key.public).verify(material[4:], text.encode())
    except InvalidSignature:
        raise Wrong("the checkpoint's signature is wrong") from None
    return True
