"""Logs and notes as C2SP and RFC 6962 write them, from the pages alone: hashlib, cryptography, nothing of ours."""

import base64
import hashlib
import struct

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ed25519, mldsa

NOTE, COSIGNATURE, SUBTREE = 1, 4, 6
DASH = "\u2014"


def b64(data):
    return base64.b64encode(data).decode()


def unb64(text):
    return base64.b64decode(text, validate=True)


def leaf(data):
    return hashlib.sha256(b"\0" + data).digest()


def inner(left, right):
    return hashlib.sha256(b"\1" + left + right).digest()


def _power_below(n):
    k = 1
    while k * 2 < n:
        k *= 2
    return k


def mth(leaves):
    """Section 2.1."""
    if not leaves:
        return hashlib.sha256(b"").digest()
    if len(leaves) == 1:
        return leaves[0]
    k = _power_below(len(leaves))
    return inner(mth(leaves[:k]), mth(leaves[k:]))


def proof(m, leaves):
    """Section 2.1.2."""
    return _subproof(m, leaves, True) if m else []


def _subproof(m, leaves, whole):
    n = len(leaves)
    if m == n:
        return [] if whole else [mth(leaves)]
    k = _power_below(n)
    if m <= k:
        return [*_subproof(m, leaves[:k], whole), mth(leaves[k:])]
    return [*_subproof(m - k, leaves[k:], False), mth(leaves[:k])]


def consistent(first, second, first_root, second_root, path):
    """RFC 9162, section 2.1.4.2, step by step."""
    if first == second:
        return not path and first_root == second_root
    if not path:
        return False
    path = list(path)
    if first & (first - 1) == 0:
        path.insert(0, first_root)
    fn, sn = first - 1, second - 1
    while fn & 1:
        fn, sn = fn >> 1, sn >> 1
    fr = sr = path[0]
    for c in path[1:]:
        if sn == 0:
            return False
        if fn & 1 or fn == sn:
            fr, sr = inner(c, fr), inner(c, sr)
            while fn and not fn & 1:
                fn, sn = fn >> 1, sn >> 1
        else:
            sr = inner(sr, c)
        fn, sn = fn >> 1, sn >> 1
    return fr == first_root and sr == second_root and sn == 0


class Key:
    """A private key with a name and a type."""

    def __init__(self, name, kind, seed):
        self.name, self.kind = name, kind
        make = (
            mldsa.MLDSA44PrivateKey.from_seed_bytes if kind == SUBTREE else ed25519.Ed25519PrivateKey.from_private_bytes
        )
        self._private = make(seed)
        self.public = self._private.public_key().public_bytes_raw()
        self.id = key_id(name, kind, self.public)

    @property
    def vkey(self):
        return f"{self.name}+{self.id.hex()}+{b64(bytes([self.kind]) + self.public)}"

    def line(self, signature):
        return f"{DASH} {self.name} {b64(self.id + signature)}\n"

    def sign_note(self, text):
        return self.line(self._private.sign(text.encode()))

    def cosign(self, text, time):
        return self.line(struct.pack(">Q", time) + self._private.sign(message(self.name, self.kind, text, time)))


def key_id(name, kind, public):
    return hashlib.sha256(name.encode() + b"\n" + bytes([kind]) + public).digest()[:4]


def parse_vkey(text):
    name, number, body = text.split("+", 2)
    material = unb64(body)
    assert key_id(name, material[0], material[1:]).hex() == number
    return name, material[0], material[1:], bytes.fromhex(number)


def message(name, kind, text, time):
    """What a cosigner of that type signs."""
    if kind == COSIGNATURE:
        return f"cosignature/v1\ntime {time}\n{text}".encode()
    origin, size, root = text.split("\n")[:3]
    label = b"subtree/v1\n\0"
    named = bytes([len(name.encode())]) + name.encode() + struct.pack(">Q", time)
    return (
        label + named + bytes([len(origin.encode())]) + origin.encode() + struct.pack(">QQ", 0, int(size)) + unb64(root)
    )


def verified(public, kind, signature, signed):
    load = mldsa.MLDSA44PublicKey if kind == SUBTREE else ed25519.Ed25519PublicKey
    try:
        load.from_public_bytes(public).verify(signature, signed)
    except InvalidSignature:
        return False
    return True


def split_note(note):
    """The text, and each line as name, key id and what follows."""
    text, lines = note.rsplit("\n\n", 1)
    found = []
    for line in lines.removesuffix("\n").split("\n"):
        dash, name, encoded = line.split(" ")
        assert dash == DASH
        blob = unb64(encoded)
        found.append((name, blob[:4], blob[4:]))
    return text + "\n", found


def cosignature_time(vkey, text, lines):
    """When this witness cosigned the text, by its line; None where there is no such line."""
    name, kind, public, number = parse_vkey(vkey)
    for by, id_, blob in lines:
        if (by, id_) == (name, number):
            (time,) = struct.unpack(">Q", blob[:8])
            assert verified(public, kind, blob[8:], message(name, kind, text, time)), "the cosignature does not verify"
            return time
    return None


class Log:
    """A log of its own, whose leaves are known to whoever holds it."""

    def __init__(self, key, count=0, salt=b""):
        self.key, self.leaves = key, [leaf(salt + struct.pack(">I", n)) for n in range(count)]

    def text(self, size, root=None):
        return f"{self.key.name}\n{size}\n{b64(mth(self.leaves[:size]) if root is None else root)}\n"

    def note(self, size, root=None):
        text = self.text(size, root)
        return f"{text}\n{self.key.sign_note(text)}"

    def request(self, old, new, path=None, note=None):
        hashes = proof(old, self.leaves[:new]) if path is None else path
        return "".join([f"old {old}\n", *(f"{b64(each)}\n" for each in hashes), "\n", note or self.note(new)]).encode()
