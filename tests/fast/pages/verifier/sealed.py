"""Section 6: seals, and the key of a round."""

import hmac
import struct

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from tests.fast.pages.verifier.wrong import Wrong, require

SEAL, ROUND_KEY = "dealer-terminal/seal@v1", "dealer-terminal/round-key@v1"


def commitment(key: bytes, round_name: str) -> bytes:
    return hmac.digest(key, f"{ROUND_KEY}\n{round_name}".encode(), "sha256")


def derived(secret: bytes, info: str) -> bytes:
    """HKDF without salt, and one block of it."""
    return hmac.digest(hmac.digest(bytes(32), secret, "sha256"), info.encode() + b"\1", "sha256")


def aad(*place: str) -> bytes:
    texts = [text.encode() for text in (SEAL, *place)]
    return b"".join(struct.pack(">I", len(text)) + text for text in texts)


def unseal(key: bytes, sealed: bytes, *place: str) -> bytes:
    require(type(sealed) is bytes and len(sealed) >= 30, "this is no seal")
    cipher = ChaCha20Poly1305(hmac.digest(key, f"{SEAL}/cipher".encode(), "sha256"))
    try:
        plain = cipher.decrypt(sealed[:12], sealed[12:], aad(*place))
    except InvalidTag:
        raise Wrong(f"the seal of {' '.join(place)} does not open") from None
    length = int.from_bytes(plain[:2], "big")
    content, rest = plain[2 : 2 + length], plain[2 + length :]
    require(len(content) == length and not any(rest), "what is sealed is not padded as it should be")
    return content


def cards_of(content: bytes) -> list[str]:
    text = content.decode("ascii")
    cards = [text[at : at + 2] for at in range(0, len(text), 2)]
    good = all(len(card) == 2 and card[0] in "23456789TJQKA" and card[1] in "cdhs" for card in cards)
    require(good, "what is sealed is not cards")
    return [card.replace("T", "10") for card in cards]
