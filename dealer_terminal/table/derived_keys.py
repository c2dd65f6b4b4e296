"""A journal's signing key and sealing keys, derived from two secrets.

A round's key is derived from the sealing secret and the round's id (HKDF, RFC 5869), so a crash loses no key, and no
file except the secret's reveals one.
"""

import hmac
from functools import lru_cache

from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from dealer_terminal.journal import seal
from dealer_terminal.journal.seal import KEY_SIZE
from dealer_terminal.journal.vkey import SignatureType, SigningKey

_ROUND_KEY = b"dealer-terminal/round-key@v1\n"
_TAG_KEY = b"dealer-terminal/tag@v1\n"


class DerivedKeys:
    def __init__(self, journal: str, *, seed: bytes, master: bytes) -> None:
        self.journal = journal
        self.signing = SigningKey(origin(journal), SignatureType.NOTE, seed)
        self._master = master
        self._derived = lru_cache(maxsize=8)(self._derive)

    def round_id(self, number: int) -> str:
        return seal.round_id(self.journal, number)

    def round_key(self, number: int) -> bytes:
        return self._derived(_ROUND_KEY + self.round_id(number).encode())

    def tag(self, data: bytes) -> bytes:
        return hmac.digest(self._derived(_TAG_KEY + self.journal.encode()), data, "sha256")

    def keyed(self, purpose: str, data: bytes) -> bytes:
        info = f"dealer-terminal/{purpose}@v1\n{self.journal}".encode()
        return hmac.digest(self._derived(info), data, "sha256")

    def _derive(self, info: bytes) -> bytes:
        return HKDF(SHA256(), KEY_SIZE, salt=None, info=info).derive(self._master)


def origin(journal: str) -> str:
    return f"dealer-terminal/{journal}"
