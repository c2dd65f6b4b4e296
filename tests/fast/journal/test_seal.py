"""Seals of content and of cards, and the key of a round that opens them."""

import hmac
from dataclasses import replace
from itertools import combinations, permutations
from typing import Any

import pytest
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from hypothesis import given
from hypothesis import strategies as st

from dealer_terminal.journal.errors import AuditError, FormatError, MismatchError
from dealer_terminal.journal.seal import SealPlace, check_round_key, commitment, seal, seal_cards, unseal, unseal_cards
from dealer_terminal.rules.cards import DECK, Card
from tests.fast.journal.vectors import accepted, flipped, sealed_size

KEY, OTHER_KEY = bytes(range(32)), bytes(range(1, 33))
PLACE = SealPlace(round="1204", label="seat 4", purpose="packet", count=17)
CONTENT = b"AsThKd2c"


def sealed(content: bytes = CONTENT, place: SealPlace = PLACE) -> bytes:
    return seal(KEY, place, content, capacity=32)


def test_a_seal_made_today_opens_for_ever() -> None:
    written = (
        "bd8a611289f490be3ee48aab"  # nonce
        "a93ddab7a4209468a0bd0b5c02994ad5fc"
        "1763e610e54b66e1fe502311768701f1e5"  # ciphertext
        "eb441f3b7aaa347cd1e4657f265fa6ca"  # tag
    )
    assert sealed().hex() == written
    assert unseal(KEY, PLACE, bytes.fromhex(written)) == CONTENT


def test_another_key_opens_nothing_and_says_so() -> None:
    with pytest.raises(MismatchError, match=r"packet of seat 4 in round 1204.*another round's"):
        unseal(OTHER_KEY, PLACE, sealed())


MOVED: dict[str, dict[str, Any]] = {
    "another round": {"round": "1205"},
    "another seat": {"label": "seat 5"},
    "another purpose": {"purpose": "frame"},
    "another count": {"count": 18},
    "fields run together": {"label": "seat 4packet", "purpose": ""},
    "fields shifted": {"round": "1204seat", "label": " 4"},
}


def test_a_moved_or_swapped_seal_does_not_open() -> None:
    moved = {what: replace(PLACE, **other) for what, other in MOVED.items()}
    assert accepted(lambda place: unseal(KEY, place, sealed()), moved, MismatchError, "changed or moved") == []
    places = [replace(PLACE, label=f"seat {seat}", count=count) for seat in range(1, 8) for count in (1, 2)]
    for mine, other in permutations(places, 2):
        with pytest.raises(MismatchError):
            unseal(KEY, mine, sealed(place=other))


def test_no_bit_of_a_seal_can_change() -> None:
    for bit in range(8 * len(sealed())):
        with pytest.raises(MismatchError):
            unseal(KEY, PLACE, flipped(sealed(), bit))


def test_a_cut_or_longer_seal_does_not_open() -> None:
    for length in range(len(sealed())):
        with pytest.raises(AuditError):
            unseal(KEY, PLACE, sealed()[:length])
    with pytest.raises(MismatchError):
        unseal(KEY, PLACE, sealed() + b"\0")
    with pytest.raises(FormatError, match="cannot be 29 bytes"):
        unseal(KEY, PLACE, bytes(29))


@given(st.binary(max_size=32))
def test_the_length_tells_nothing_of_the_content(content: bytes) -> None:
    made = sealed(content)
    assert len(made) == sealed_size(32) == len(sealed(b""))
    assert unseal(KEY, PLACE, made) == content


@given(st.binary(max_size=32), st.binary(max_size=32))
def test_a_nonce_never_serves_two_contents(one: bytes, other: bytes) -> None:
    assert (sealed(one)[:12] == sealed(other)[:12]) == (one == other)


def test_a_nonce_never_serves_two_places() -> None:
    places = [PLACE, *(replace(PLACE, **moved) for moved in MOVED.values())]
    assert len({sealed(place=place)[:12] for place in places}) == len(places)


def test_content_padded_otherwise_is_refused_even_under_the_right_key() -> None:
    cipher = ChaCha20Poly1305(hmac.digest(KEY, b"dealer-terminal/seal@v1/cipher", "sha256"))
    padded = {"a length beyond its content": b"\0\x05AsTh", "something hidden after its content": b"\0\x02AsTh"}

    def opened(plain: bytes) -> bytes:
        return unseal(KEY, PLACE, bytes(12) + cipher.encrypt(bytes(12), plain, bytes(PLACE)))

    assert accepted(opened, padded, FormatError, "not padded as it should be") == []


def test_what_does_not_fit_and_keys_of_another_length_are_our_own_fault() -> None:
    with pytest.raises(ValueError, match="33 bytes do not fit"):
        sealed(bytes(33))
    for length in (0, 31, 33):
        with pytest.raises(ValueError, match="a sealing key has 32 bytes"):
            seal(bytes(length), PLACE, CONTENT, capacity=32)


PACKET = (Card.SA, Card.H10, Card.DK, Card.C2)
HANDS = [*((card,) for card in DECK), *combinations(DECK, 2), (), DECK]


def test_every_card_and_every_pair_opens_and_has_one_length() -> None:
    for hand in HANDS:
        made = seal_cards(KEY, PLACE, hand)
        assert len(made) == sealed_size(104)
        assert unseal_cards(KEY, PLACE, made) == hand


def test_the_order_of_a_packet_is_sealed_too() -> None:
    assert len({seal_cards(KEY, PLACE, order) for order in permutations(PACKET)}) == 24


def test_no_card_can_be_read_in_the_bytes() -> None:
    made = seal_cards(KEY, PLACE, PACKET)
    assert not any(written in made for written in (b"AsTh", b"ThKd", b"Kd2c", b"10h", b"\0\0\0"))


def test_another_rounds_key_opens_no_cards() -> None:
    with pytest.raises(MismatchError, match="seat 4 in round 1204"):
        unseal_cards(bytes(32), PLACE, seal_cards(KEY, PLACE, DECK))


def test_sealed_content_that_is_not_cards_is_refused() -> None:
    contents = (b"A", b"AsT", b"10h", b"as", b"1s", b"\xff\xff", "♠A".encode())
    cases = {repr(content): seal(KEY, PLACE, content, capacity=104) for content in contents}
    assert accepted(lambda made: unseal_cards(KEY, PLACE, made), cases, FormatError, "not cards") == []


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
