import pytest

from dealer_terminal.audit.errors import MismatchError
from dealer_terminal.audit.round_key import check_round_key, commitment
from dealer_terminal.audit.seal import SealPlace
from dealer_terminal.audit.sealed_cards import seal_cards, unseal_cards
from dealer_terminal.rules.cards import Card
from tests.fast.audit.vectors import flipped

KEY, OTHER_KEY = (bytes([byte]) * 32 for byte in b"kn")
PLACE = SealPlace(round="1204", label="seat 4", purpose="packet", count=17)
PACKET = (Card.SA, Card.H10, Card.DK, Card.C2)


def test_the_key_that_opens_the_round_is_the_one_it_was_opened_with() -> None:
    committed = commitment(KEY, "1204")
    check_round_key(KEY, "1204", committed)
    for key, round_id in ((OTHER_KEY, "1204"), (KEY, "1205"), (KEY[:-1], "1204"), (KEY + b"\0", "1204"), (b"", "1204")):
        with pytest.raises(MismatchError, match=f"not the key that round {round_id}"):
            check_round_key(key, round_id, committed)


def test_no_bit_of_a_key_or_its_commitment_can_change() -> None:
    committed = commitment(KEY, "1204")
    for bit in range(256):
        with pytest.raises(MismatchError):
            check_round_key(flipped(KEY, bit), "1204", committed)
        with pytest.raises(MismatchError):
            check_round_key(KEY, "1204", flipped(committed, bit))


def test_a_commitment_is_not_the_key_nor_what_seals_with_it() -> None:
    assert commitment(KEY, "1204") not in (KEY, commitment(KEY, "1205"), commitment(OTHER_KEY, "1204"))
    with pytest.raises(MismatchError):
        unseal_cards(commitment(KEY, "1204"), PLACE, seal_cards(KEY, PLACE, PACKET))


def test_a_key_of_another_length_is_our_own_fault() -> None:
    for length in (0, 31, 33):
        with pytest.raises(ValueError, match="a round's key has 32 bytes"):
            commitment(bytes(length), "1204")
