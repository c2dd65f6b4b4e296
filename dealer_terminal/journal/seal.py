"""Encryption of the cards and bytes that a reader reports before the table sees them, until the round is over.

ChaCha20-Poly1305 (RFC 8439). No random nonce is available, and the same place may be sealed twice (a write that was
rolled back, a packet read again). The nonce is therefore a keyed hash of place and content: it repeats only with the
same content in the same place.
"""

import hmac
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from dealer_terminal.journal.errors import FormatError, MismatchError
from dealer_terminal.rules.cards import DECK, Card

KEY_SIZE = 32
NONCE_SIZE = 12
TAG_SIZE = 16
_LENGTH_SIZE = 2
_DOMAIN = "dealer-terminal/seal@v1"


@dataclass(frozen=True, slots=True)
class SealPlace:
    """Context that a seal is bound to. Moved to another round, label, purpose or count, it cannot be opened."""

    round: str
    label: str
    purpose: str
    count: int

    def __bytes__(self) -> bytes:
        return _parts(_DOMAIN, self.round, self.label, self.purpose) + _parts(str(self.count))


@lru_cache(maxsize=64)
def _parts(*fields: str) -> bytes:
    encoded = [field.encode() for field in fields]
    return b"".join([len(field).to_bytes(4, "big") + field for field in encoded])


def seal(key: bytes, place: SealPlace, content: bytes, *, capacity: int) -> bytes:
    """Return nonce, ciphertext and tag. The length depends on `capacity` (at most 65535) alone."""
    plain, bound = _padded(content, capacity), bytes(place)
    nonce = hmac.digest(_subkey(key, b"nonce"), bound + plain, "sha256")[:NONCE_SIZE]
    return nonce + _cipher(key).encrypt(nonce, plain, bound)


def unseal(key: bytes, place: SealPlace, sealed: bytes) -> bytes:
    if len(key) != KEY_SIZE:
        raise FormatError(f"the key that opens a seal has {KEY_SIZE} bytes, not {len(key)}")
    if len(sealed) < NONCE_SIZE + _LENGTH_SIZE + TAG_SIZE:
        raise FormatError(f"sealed content cannot be {len(sealed)} bytes long")
    cipher = _cipher(key)
    try:
        plain = cipher.decrypt(sealed[:NONCE_SIZE], sealed[NONCE_SIZE:], bytes(place))
    except InvalidTag:
        raise MismatchError(
            f"the sealed {place.purpose} of {place.label} in round {place.round} does not open: "
            "the key is another round's, or the record was changed or moved"
        ) from None
    return _unpadded(plain)


def _padded(content: bytes, capacity: int) -> bytes:
    if len(content) > capacity:
        raise ValueError(f"{len(content)} bytes do not fit under a seal for {capacity}")
    return len(content).to_bytes(_LENGTH_SIZE, "big") + content.ljust(capacity, b"\0")


def _unpadded(plain: bytes) -> bytes:
    length, padded = int.from_bytes(plain[:_LENGTH_SIZE], "big"), plain[_LENGTH_SIZE:]
    content = padded[:length]
    if len(content) != length or any(padded[length:]):
        raise FormatError("sealed content is not padded as it should be")
    return content


@lru_cache(maxsize=2)
def _cipher(key: bytes) -> ChaCha20Poly1305:
    """Return the cipher of a key. Cached, because a round's packets are sealed and opened one after another."""
    return ChaCha20Poly1305(_subkey(key, b"cipher"))


def _subkey(key: bytes, purpose: bytes) -> bytes:
    """Derive a separate key for each use, so that no use reveals anything about another."""
    if len(key) != KEY_SIZE:
        raise ValueError(f"a sealing key has {KEY_SIZE} bytes, not {len(key)}")
    return hmac.digest(key, _DOMAIN.encode() + b"/" + purpose, "sha256")


def commitment(key: bytes, round_id: str) -> bytes:
    """Return the commitment recorded when the round opens. It hides the key and allows no other key to be revealed
    later.

    ChaCha20-Poly1305 alone allows a ciphertext to be made that opens under two keys, to two sets of cards.
    """
    _check_size(key)
    return hmac.digest(key, b"dealer-terminal/round-key@v1\n" + round_id.encode(), "sha256")


def check_round_key(key: bytes, round_id: str, committed: bytes) -> None:
    if len(key) != KEY_SIZE or not hmac.compare_digest(commitment(key, round_id), committed):
        raise MismatchError(f"this is not the key that round {round_id} was opened with")


def _check_size(key: bytes) -> None:
    if len(key) != KEY_SIZE:
        raise ValueError(f"a round's key has {KEY_SIZE} bytes, not {len(key)}")


def round_id(journal: str, number: int) -> str:
    return f"{journal}/{number}"


def packet_place(round_: str, number: int) -> SealPlace:
    """Return the place of a packet's cards. `number` is the packet's own, so a hand moved to another seat opens."""
    return SealPlace(round_, "packet", "cards", number)


def told_place(round_: str, number: int) -> SealPlace:
    """Return the place of the cards reported for an unsealed packet."""
    return SealPlace(round_, "packet", "told", number)


def rest_place(round_: str) -> SealPlace:
    return SealPlace(round_, "rest", "cards", 0)


def frame_place(round_: str, device: str, count: int) -> SealPlace:
    return SealPlace(round_, device, "frame", count)


_WRITTEN = {card: str(card).replace("10", "T") for card in DECK}
_READ = {written: card for card, written in _WRITTEN.items()}
_CAPACITY = 2 * len(DECK)
_UNKNOWN = "??"

Told = tuple[tuple[int, Card], ...]
"""Some cards of a packet, each with its index counted from the top."""


def seal_cards(key: bytes, place: SealPlace, cards: Iterable[Card]) -> bytes:
    """Seal cards as text such as `AsTh`, so that the content is readable with the key alone."""
    written = "".join(_WRITTEN[card] for card in cards)
    return seal(key, place, written.encode(), capacity=_CAPACITY)


def seal_told(key: bytes, place: SealPlace, told: Told) -> bytes:
    """Seal some cards as text such as `7h??Js`, with `??` for each unreported card."""
    known = dict(told)
    written = "".join(_WRITTEN[known[at]] if at in known else _UNKNOWN for at in range(max(known) + 1))
    return seal(key, place, written.encode(), capacity=_CAPACITY)


def unseal_told(key: bytes, place: SealPlace, sealed: bytes) -> Told:
    written = unseal(key, place, sealed).decode("latin-1")
    pairs = enumerate(written[at : at + 2] for at in range(0, len(written), 2))
    try:
        return tuple([(at, _READ[each]) for at, each in pairs if each != _UNKNOWN])
    except KeyError:
        raise _no_cards(place) from None


def unseal_cards(key: bytes, place: SealPlace, sealed: bytes) -> tuple[Card, ...]:
    written = unseal(key, place, sealed).decode("latin-1")
    try:
        return tuple([_READ[written[at : at + 2]] for at in range(0, len(written), 2)])
    except KeyError:
        raise _no_cards(place) from None


def _no_cards(place: SealPlace) -> FormatError:
    return FormatError(f"what is sealed for {place.label} in round {place.round} is not cards")
