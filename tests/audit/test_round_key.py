import pytest

from dealer_terminal.audit.errors import MismatchError
from dealer_terminal.audit.round_key import check_round_key, commitment, unwrap_round_key, wrap_round_key
from dealer_terminal.audit.seal import SealPlace, seal
from dealer_terminal.audit.sealed_cards import seal_cards, unseal_cards
from dealer_terminal.rules.cards import Card
from tests.audit.vectors import flipped

MASTER, OTHER_MASTER, KEY, OTHER_KEY = (bytes([byte]) * 32 for byte in b"mokn")
PLACE = SealPlace(round="1204", label="seat 4", purpose="packet", count=17)
PACKET = (Card.SA, Card.H10, Card.DK, Card.C2)


def test_after_a_crash_the_key_file_opens_the_round() -> None:
    journal = (wrap_round_key(MASTER, "1204", KEY), seal_cards(KEY, PLACE, PACKET))
    key = unwrap_round_key(MASTER, "1204", journal[0])
    assert unseal_cards(key, PLACE, journal[1]) == PACKET


def test_a_journal_without_its_key_file_opens_nothing() -> None:
    with pytest.raises(MismatchError, match="round key of terminal in round 1204 does not open"):
        unwrap_round_key(OTHER_MASTER, "1204", wrap_round_key(MASTER, "1204", KEY))


def test_a_wrapped_key_shows_nothing_of_the_key_it_holds() -> None:
    wrapped = wrap_round_key(MASTER, "1204", KEY)
    assert not any(KEY[:size] in wrapped for size in range(4, 33))


def test_a_wrapped_key_serves_no_other_round() -> None:
    with pytest.raises(MismatchError, match="round 1205"):
        unwrap_round_key(MASTER, "1205", wrap_round_key(MASTER, "1204", KEY))


def test_the_opened_key_of_one_round_tells_nothing_of_the_next() -> None:
    with pytest.raises(MismatchError):
        unwrap_round_key(KEY, "1205", wrap_round_key(MASTER, "1205", OTHER_KEY))


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


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_key_of_another_length_is_our_own_fault(length: int) -> None:
    with pytest.raises(ValueError, match="a round's key has 32 bytes"):
        wrap_round_key(MASTER, "1204", bytes(length))
    with pytest.raises(ValueError, match="a round's key has 32 bytes"):
        commitment(bytes(length), "1204")


def test_a_packet_of_cards_is_not_taken_for_a_key() -> None:
    packet = seal(MASTER, PLACE, KEY, capacity=32)
    with pytest.raises(MismatchError):
        unwrap_round_key(MASTER, "1204", packet)
