"""The key of one round: kept for the terminal alone, fixed for everyone, opened when the round is over."""

import hmac

from dealer_terminal.audit.errors import MismatchError
from dealer_terminal.audit.seal import KEY_SIZE, SealPlace, seal, unseal


def wrap_round_key(master: bytes, round_id: str, key: bytes) -> bytes:
    """For the journal: only the terminal's key file opens it, and only for this round."""
    _check_size(key)
    return seal(master, _place(round_id), key, capacity=KEY_SIZE)


def unwrap_round_key(master: bytes, round_id: str, wrapped: bytes) -> bytes:
    return unseal(master, _place(round_id), wrapped)


def commitment(key: bytes, round_id: str) -> bytes:
    """For the journal when the round opens: it says nothing of the key, and lets no other key be shown later.

    ChaCha20-Poly1305 alone allows a ciphertext made to open under two keys, to two sets of cards.
    """
    _check_size(key)
    return hmac.digest(key, b"dealer-terminal/round-key@v1\n" + round_id.encode(), "sha256")


def check_round_key(key: bytes, round_id: str, committed: bytes) -> None:
    if len(key) != KEY_SIZE or not hmac.compare_digest(commitment(key, round_id), committed):
        raise MismatchError(f"this is not the key that round {round_id} was opened with")


def _check_size(key: bytes) -> None:
    if len(key) != KEY_SIZE:
        raise ValueError(f"a round's key has {KEY_SIZE} bytes, not {len(key)}")


def _place(round_id: str) -> SealPlace:
    return SealPlace(round_id, "terminal", "round key", 0)
