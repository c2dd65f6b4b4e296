"""The literal frames of `card-shoe-serial`, and every frame there and back."""

from itertools import product

import pytest

from drivers.angel_eye.host.reports import events_of
from drivers.angel_eye.wire.cards import Drawn, NotACard, drawn_bytes, read_drawn
from drivers.angel_eye.wire.codec import (
    Nak,
    Order,
    Report,
    bcc,
    nak,
    order_bytes,
    read_order,
    read_report,
    report_bytes,
)
from drivers.cards import NEW_DECK
from drivers.events import CardInDoubt, CardRead, Condition, ConditionChanged, Fault, FaultRaised, Setting

EIGHT_OF_SPADES = bytes.fromhex("05 31 44 81 B8 03") + b"4F"
ERROR_ONE = bytes.fromhex("05 34 45 C1 03") + b"B3"


def test_the_lock_order_is_as_recorded():
    assert order_bytes(Order("LK", "02")) == bytes.fromhex("02 4F 50 4C 4B 30 32 03 31 42")


def test_the_bcc_of_a_report_leaves_out_its_enq_and_that_of_an_order_takes_in_its_stx():
    assert bcc(EIGHT_OF_SPADES[1:-2]) == b"4F"
    assert bcc(b"\x02OPLK02\x03") == b"1B"


def test_the_recorded_card_is_the_eight_of_spades_index_one_of_the_player():
    report = read_report(EIGHT_OF_SPADES)
    assert report == Report(ord("1"), "D", b"\x81\xb8")
    assert events_of(report) == (CardRead("8s", Setting.IN_GAME, "player", 1),)


def test_the_recorded_error_is_an_unreadable_card_and_what_lies_there_is_in_doubt():
    assert events_of(read_report(ERROR_ONE)) == (
        FaultRaised(Fault.UNREADABLE, "the shoe cannot read the card"),
        CardInDoubt(),
        ConditionChanged(Condition.ERROR_MODE),
    )


@pytest.mark.parametrize("letter", "SPDdRGCEeLM")
@pytest.mark.parametrize("payload", [b"", b"\x80", b"\xff", b"\x81\xb8", bytes(range(0x80, 0xC0))])
@pytest.mark.parametrize("seq", b"019AZ")
def test_every_report_comes_back_from_its_bytes(letter, payload, seq):
    report = Report(seq, letter, payload)
    assert read_report(report_bytes(report)) == report


@pytest.mark.parametrize(("kind", "data"), [*product(("LK", "EC", "GP"), ("00", "01", "02"))])
def test_every_order_comes_back_from_its_bytes(kind, data):
    assert read_order(order_bytes(Order(kind, data))) == Order(kind, data)


@pytest.mark.parametrize("card", NEW_DECK)
def test_every_card_in_every_place_comes_back_from_its_bytes(card):
    for target, index in product(range(8), range(16)):
        assert read_drawn(drawn_bytes(Drawn(target, index, card))) == Drawn(target, index, card)


def test_of_all_second_bytes_just_52_are_cards():
    read = [read_drawn(bytes((0x80, code))) for code in range(0x80, 0x100)]
    assert len({drawn.card for drawn in read if isinstance(drawn, Drawn)}) == 52
    assert sum(isinstance(drawn, NotACard) for drawn in read) == 128 - 52


@pytest.mark.parametrize(
    ("frame", "wrong"),
    [
        pytest.param(EIGHT_OF_SPADES[:-1] + b"E", Nak.BCC, id="wrong BCC"),
        pytest.param(EIGHT_OF_SPADES[:-2] + b"4f", Nak.BCC, id="BCC in lower case"),
        pytest.param(EIGHT_OF_SPADES[:-2], Nak.BCC, id="no BCC"),
        pytest.param(EIGHT_OF_SPADES[:-3], Nak.NO_ETX, id="no ETX"),
        pytest.param(b"\x05" + b"1\x03" + bcc(b"1\x03"), Nak.LENGTH, id="no letter"),
        pytest.param(b"\x05" + b"1D\x01\x38\x03" + bcc(b"1D\x01\x38\x03"), Nak.LINE, id="bit 7 lost on the line"),
        pytest.param(b"", Nak.NO_ETX, id="nothing"),
    ],
)
def test_a_damaged_report_is_named(frame, wrong):
    assert read_report(frame) is wrong


@pytest.mark.parametrize("code", list(Nak))
def test_a_nak_is_two_bytes(code):
    assert nak(code) == bytes((0x15, code.value))


def test_a_card_whose_second_byte_alone_lost_its_high_bit_is_damaged() -> None:
    body = b"1D\x81\x38\x03"
    assert read_report(b"\x05" + body + bcc(body)) is Nak.LINE
