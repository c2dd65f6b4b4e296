"""The literal frames of `card-shoe-serial`, and every frame there and back."""

from itertools import product

from drivers.angel_eye.host.reports import events_of
from drivers.angel_eye.wire.cards import Drawn, NotACard, drawn_bytes, read_drawn
from drivers.angel_eye.wire.codec import (
    Nak,
    ShoeOrder,
    ShoeReport,
    bcc,
    nak,
    order_bytes,
    read_order,
    read_report,
    report_bytes,
)
from drivers.cards import NEW_DECK
from drivers.events import CardInDoubt, CardRead, Condition, ConditionChanged, DeviceTime, Fault, FaultRaised

EIGHT_OF_SPADES = bytes.fromhex("05 31 44 81 B8 03") + b"4F"
ERROR_ONE = bytes.fromhex("05 34 45 C1 03") + b"B3"


def test_the_lock_order_is_as_recorded():
    assert order_bytes(ShoeOrder("LK", "02")) == bytes.fromhex("02 4F 50 4C 4B 30 32 03 31 42")


def test_the_bcc_of_a_report_leaves_out_its_enq_and_that_of_an_order_takes_in_its_stx():
    assert bcc(EIGHT_OF_SPADES[1:-2]) == b"4F"
    assert bcc(b"\x02OPLK02\x03") == b"1B"


def test_the_recorded_card_is_the_eight_of_spades_index_one_of_the_player():
    report = read_report(EIGHT_OF_SPADES)
    assert report == ShoeReport(ord("1"), "D", b"\x81\xb8")
    assert events_of(report) == (CardRead("8s", DeviceTime.IN_GAME, "player", 1),)


def test_the_recorded_error_is_an_unreadable_card_and_what_lies_there_is_in_doubt():
    assert events_of(read_report(ERROR_ONE)) == (
        FaultRaised(Fault.UNREADABLE, "the shoe cannot read the card"),
        CardInDoubt(),
        ConditionChanged(Condition.ERROR_MODE),
    )


def test_every_report_order_and_card_comes_back_from_its_bytes():
    payloads = (b"", b"\x80", b"\xff", b"\x81\xb8", bytes(range(0x80, 0xC0)))
    reports = [ShoeReport(*each) for each in product(b"019AZ", "SPDdRGCEeLM", payloads)]
    orders = [ShoeOrder(*each) for each in product(("LK", "EC", "GP"), ("00", "01", "02"))]
    cards = [Drawn(*each) for each in product(range(8), range(16), NEW_DECK)]
    found = [each for each in reports if read_report(report_bytes(each)) != each]
    found += [each for each in orders if read_order(order_bytes(each)) != each]
    found += [each for each in cards if read_drawn(drawn_bytes(each)) != each]
    assert found == []


def test_of_all_second_bytes_just_52_are_cards():
    read = [read_drawn(bytes((0x80, code))) for code in range(0x80, 0x100)]
    assert len({drawn.card for drawn in read if isinstance(drawn, Drawn)}) == 52
    assert sum(isinstance(drawn, NotACard) for drawn in read) == 128 - 52


DAMAGED = {
    "wrong BCC": (EIGHT_OF_SPADES[:-1] + b"E", Nak.BCC),
    "BCC in lower case": (EIGHT_OF_SPADES[:-2] + b"4f", Nak.BCC),
    "no BCC": (EIGHT_OF_SPADES[:-2], Nak.BCC),
    "no ETX": (EIGHT_OF_SPADES[:-3], Nak.NO_ETX),
    "no letter": (b"\x05" + b"1\x03" + bcc(b"1\x03"), Nak.LENGTH),
    "bit 7 lost on the line": (b"\x05" + b"1D\x01\x38\x03" + bcc(b"1D\x01\x38\x03"), Nak.LINE),
    "nothing": (b"", Nak.NO_ETX),
}


def test_a_damaged_report_is_named():
    assert {name: read_report(frame) for name, (frame, _) in DAMAGED.items()} == {
        name: wrong for name, (_, wrong) in DAMAGED.items()
    }


def test_a_nak_is_two_bytes():
    assert {code: nak(code) for code in Nak} == {code: bytes((0x15, code.value)) for code in Nak}


def test_a_card_whose_second_byte_alone_lost_its_high_bit_is_damaged() -> None:
    body = b"1D\x81\x38\x03"
    assert read_report(b"\x05" + body + bcc(body)) is Nak.LINE
