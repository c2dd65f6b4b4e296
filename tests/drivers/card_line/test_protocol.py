"""Lines to cards; what is not wholly a card is noise."""

import pytest

from drivers.card_line.protocol import CardLine, Pauses
from drivers.card_line.spelling import Spelling
from drivers.events import CardRead, Fault, FaultRaised, NoiseSeen, Setting
from drivers.protocol import Order, Reply


def read(card):
    return CardRead(card, Setting.IN_GAME)


def heard(protocol, data, now=0.0):
    return [event for frame in protocol.split(data, now) for event in protocol.decode(frame, now).events]


UNREADABLE = FaultRaised(Fault.UNREADABLE, "the reader saw a card that it cannot read")
CASES = {
    "a card": (b"AS\r\n", [read("As")]),
    "three cards": (b"AS\r\n10H\r\nc2\r\n", [read("As"), read("10h"), read("2c")]),
    "the same line twice at once": (b"AS\r\nAS\r\n", [read("As")]),
    "a failed read": (b"NOREAD\r\n", [UNREADABLE]),
    "an empty line": (b"\r\n", [NoiseSeen(2)]),
    "garbage before a card on one line": (b"\x8f\x02AS\r\n", [NoiseSeen(6)]),
    "garbage, then a card on a line of its own": (b"\x8f\x02\r\nAS\r\n", [NoiseSeen(4), read("As")]),
    "a corrupted ten": (b"1\xb0S\r\n", [NoiseSeen(5)]),
    "a text that is no card": (b"hello\r\n", [NoiseSeen(7)]),
    "an endless line, then a card": (b"x" * 64 + b"\r\nAS\r\n", [NoiseSeen(64), NoiseSeen(2), read("As")]),
    "half a line": (b"AS\r", []),
}


@pytest.mark.parametrize(("data", "events"), CASES.values(), ids=CASES.keys())
def test_lines_become_events_whole_or_byte_by_byte(data, events):
    slowly = CardLine()
    assert heard(CardLine(), data) == events
    assert [event for byte in data for event in heard(slowly, bytes((byte,)))] == events


def test_the_same_card_again_after_a_pause_is_another_read():
    protocol = CardLine(pauses=Pauses(same=1.0))
    assert heard(protocol, b"AS\r\n", 0.0) + heard(protocol, b"AS\r\n", 0.9) == [read("As")]
    assert heard(protocol, b"AS\r\n", 1.8) == []
    assert heard(protocol, b"AS\r\n", 2.9) == [read("As")]


def test_an_unfinished_line_does_not_spoil_the_card_that_comes_later():
    protocol = CardLine()
    assert heard(protocol, b"K", 0.0) == []
    assert heard(protocol, b"AS\r\n", 2.0) == [NoiseSeen(1), read("As")]


@pytest.mark.parametrize("terminator", [b"\r", b"\n", b"\x00", b"\x03", b"###"])
def test_the_line_end_is_configurable(terminator):
    assert heard(CardLine(Spelling(terminator=terminator)), b"TS" + terminator) == [read("10s")]


@pytest.mark.parametrize("order", list(Order))
def test_a_line_reader_takes_no_orders(order):
    refused = FaultRaised(Fault.REFUSED, f"{order.value}: a line reader takes no orders")
    assert CardLine().order(order, 0.0) == Reply((refused,))


def test_nothing_is_ever_said_to_a_line_reader():
    protocol = CardLine()
    assert protocol.open(0.0) == protocol.tick(5.0) == Reply()
    assert all(not protocol.decode(frame, 0.0).send for frame in protocol.split(b"AS\r\n??\r\n", 0.0))
