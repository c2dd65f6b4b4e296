"""Lines to cards; what is not wholly a card is noise."""

from drivers.card_line.protocol import CardLine, Pauses
from drivers.card_line.spelling import Spelling
from drivers.card_line.twin import CardLineTwin
from drivers.events import CardRead, DeviceTime, Fault, FaultRaised, NoiseSeen
from drivers.protocol import Order, Reply
from tests.helpers.cases import failures


def read(card):
    return CardRead(card, DeviceTime.IN_GAME)


def heard(protocol, data, now=0.0):
    return [event for frame in protocol.split(data, now) for event in protocol.decode(frame, now).events]


UNREADABLE = FaultRaised(Fault.UNREADABLE, "the reader saw a card that it cannot read")
CASES = {
    "a card": (b"AS\r\n", [read("As")]),
    "three cards": (b"AS\r\n10H\r\nc2\r\n", [read("As"), read("10h"), read("2c")]),
    "the same line twice at once": (b"AS\r\nAS\r\n", [read("As")]),
    "a failed read": (b"NOREAD\r\n", [UNREADABLE]),
    "an empty line": (b"\r\n", [NoiseSeen(1)]),
    "lines that end otherwise each": (b"AS\rKD\nQH\r\n2C\r", [read("As"), read("Kd"), read("Qh"), read("2c")]),
    "garbage before a card on one line": (b"\x8f\x02AS\r\n", [NoiseSeen(5)]),
    "garbage, then a card on a line of its own": (b"\x8f\x02\r\nAS\r\n", [NoiseSeen(3), read("As")]),
    "a corrupted ten": (b"1\xb0S\r\n", [NoiseSeen(4)]),
    "a text that is no card": (b"hello\r\n", [NoiseSeen(6)]),
    "an endless line, then a card": (b"x" * 64 + b"\r\nAS\r\n", [NoiseSeen(64), NoiseSeen(1), read("As")]),
    "half a line": (b"AS", []),
}


def test_lines_become_events_whole_or_byte_by_byte():
    def check(data, events):
        slowly = CardLine()
        assert heard(CardLine(), data) == events
        assert [event for byte in data for event in heard(slowly, bytes((byte,)))] == events

    assert failures(check, CASES) == []


def test_the_same_card_again_after_a_pause_is_another_read():
    protocol = CardLine(pauses=Pauses(same=1.0))
    assert heard(protocol, b"AS\r\n", 0.0) + heard(protocol, b"AS\r\n", 0.9) == [read("As")]
    assert heard(protocol, b"AS\r\n", 1.8) == []
    assert heard(protocol, b"AS\r\n", 2.9) == [read("As")]


def test_an_unfinished_line_does_not_spoil_the_card_that_comes_later():
    protocol = CardLine()
    assert heard(protocol, b"K", 0.0) == []
    assert heard(protocol, b"AS\r\n", 2.0) == [NoiseSeen(1), read("As")]


def test_the_line_end_is_configurable():
    ends = (b"\r", b"\n", b"\r\n", b"\x00", b"\x03", b"###")
    told = {end: heard(CardLine(Spelling(ends=(end,))), b"TS" + end + b"AH" + end) for end in ends}
    assert told == {end: [read("10s"), read("Ah")] for end in ends}


def test_a_card_does_not_wait_for_the_second_half_of_its_line_end():
    protocol = CardLine()
    assert heard(protocol, b"AS\r", 0.0) == [read("As")]
    assert heard(protocol, b"\nKD\r", 0.5) == [read("Kd")]
    assert heard(protocol, b"\n", 5.0) == []


def test_where_cr_lf_is_set_a_lone_cr_ends_nothing():
    assert heard(CardLine(Spelling(ends=(b"\r\n",))), b"AS\rKD\r\n") == [NoiseSeen(7)]


def test_a_line_reader_takes_no_orders():
    refused = {order: FaultRaised(Fault.REFUSED, f"{order.value}: a line reader takes no orders") for order in Order}
    assert {order: CardLine().order(order, 0.0).events for order in Order} == {o: (f,) for o, f in refused.items()}


def test_nothing_is_ever_said_to_a_line_reader():
    protocol = CardLine()
    assert protocol.open(0.0) == protocol.tick(5.0) == Reply()
    assert all(not protocol.decode(frame, 0.0).send for frame in protocol.split(b"AS\r\n??\r\n", 0.0))


def test_a_line_said_into_a_pulled_cable_is_gone():
    twin = CardLineTwin()
    twin.insert_deck("Ks", "7c")
    twin.plugged(0)
    twin.unplugged(0)
    twin.draw_card()
    twin.plugged(1)
    assert twin.tick(1) == b""
    twin.draw_card()
    assert twin.tick(1) == b"7C\r\n"
