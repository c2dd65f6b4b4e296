from itertools import combinations, permutations

import pytest

from dealer_terminal.audit.errors import FormatError, MismatchError
from dealer_terminal.audit.seal import SealPlace, seal
from dealer_terminal.audit.sealed_cards import seal_cards, unseal_cards
from dealer_terminal.rules.cards import DECK, Card
from tests.fast.audit.vectors import accepted, sealed_size

KEY = bytes(range(32))
PLACE = SealPlace(round="1204", label="seat 4", purpose="packet", count=17)

HANDS = [*((card,) for card in DECK), *combinations(DECK, 2), (), DECK]


def test_every_card_and_every_pair_opens_and_has_one_length() -> None:
    for hand in HANDS:
        made = seal_cards(KEY, PLACE, hand)
        assert len(made) == sealed_size(104)
        assert unseal_cards(KEY, PLACE, made) == hand


def test_the_order_of_a_packet_is_sealed_too() -> None:
    packet = (Card.SA, Card.H10, Card.DK, Card.C2)
    assert len({seal_cards(KEY, PLACE, order) for order in permutations(packet)}) == 24


def test_no_card_can_be_read_in_the_bytes() -> None:
    packet = (Card.SA, Card.H10, Card.DK, Card.C2)
    made = seal_cards(KEY, PLACE, packet)
    assert not any(written in made for written in (b"AsTh", b"ThKd", b"Kd2c", b"10h", b"\0\0\0"))


def test_another_rounds_key_opens_no_cards() -> None:
    with pytest.raises(MismatchError, match="seat 4 in round 1204"):
        unseal_cards(bytes(32), PLACE, seal_cards(KEY, PLACE, DECK))


def test_sealed_content_that_is_not_cards_is_refused() -> None:
    contents = (b"A", b"AsT", b"10h", b"as", b"1s", b"\xff\xff", "♠A".encode())
    cases = {repr(content): seal(KEY, PLACE, content, capacity=104) for content in contents}
    assert accepted(lambda made: unseal_cards(KEY, PLACE, made), cases, FormatError, "not cards") == []
