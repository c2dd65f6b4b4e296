"""The key of one round: kept for the terminal alone, fixed for everyone, opened when the round is over."""

import hmac

from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.seal import KEY_SIZE


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
