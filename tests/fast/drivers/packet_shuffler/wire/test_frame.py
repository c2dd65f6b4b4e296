"""Frames in streams: round trips, garbage, endless frames, and the bytes that the page forbids."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from drivers.cards import NEW_DECK
from drivers.packet_shuffler.wire import frame, messages
from drivers.packet_shuffler.wire.cards import card_of, codes_of
from drivers.packet_shuffler.wire.frame import MAX_PAYLOAD, MAX_RAW, Damaged, FrameSplitter, LineFrame
from drivers.packet_shuffler.wire.messages import Message, NotUnderstood, ReceivedMessage
from drivers.packet_shuffler.wire.words import MessageKind, NakReason
from tests.fast.drivers.packet_shuffler.strategies import MESSAGE, NUMBER
from tests.helpers.cases import failures

ACK = messages.encode(messages.HostAck(), 7)
NOISE = some.binary(max_size=400) | some.lists(some.sampled_from((b"\x7e", b"\x7d", b"\x00", b"\xff", b"\x05"))).map(
    b"".join
)


def chunks(data: bytes, sizes: list[int]) -> list[bytes]:
    pieces = []
    for size in sizes:
        pieces.append(data[:size])
        data = data[size:]
    return [*pieces, data]


@given(MESSAGE, NUMBER)
def test_every_message_makes_the_round_trip(message: Message, number: int) -> None:
    raw = messages.encode(message, number)
    assert raw.count(0x7E) == 1 and len(raw) <= MAX_RAW
    assert messages.decode(raw) == ReceivedMessage(number, message)


@given(NOISE, MESSAGE, NUMBER, some.lists(some.integers(0, 40), max_size=30))
def test_a_good_frame_after_any_garbage_is_found_at_once(
    noise: bytes, message: Message, number: int, sizes: list[int]
) -> None:
    raw = messages.encode(message, number)
    splitter = FrameSplitter()
    found = [piece for chunk in chunks(noise + raw, sizes) for piece in splitter.feed(chunk)]
    assert found[-1] == raw and not splitter.held
    assert b"".join(found) == noise + raw


@given(some.binary(max_size=300))
def test_no_bytes_make_the_decoder_raise(data: bytes) -> None:
    assert isinstance(messages.decode(data), ReceivedMessage | Damaged)
    assert isinstance(messages.decode(b"\x7e" + data), ReceivedMessage | Damaged)


@given(some.integers(0, 255), NUMBER, some.binary(max_size=MAX_PAYLOAD))
def test_no_payload_makes_the_decoder_raise(kind: int, number: int, payload: bytes) -> None:
    heard = messages.decode(frame.encode(LineFrame(kind, number, payload)))
    assert isinstance(heard, ReceivedMessage) and heard.number == number and heard.message.kind == kind


def test_an_endless_frame_takes_bounded_memory() -> None:
    def check(endless: bytes) -> None:
        splitter = FrameSplitter()
        splitter.feed(b"\x7e\x80")
        for _ in range(200):
            splitter.feed(endless * 7)
            assert splitter.held <= MAX_RAW
        assert splitter.feed(ACK)[-1] == ACK

    assert failures(check, [b"}", b"}]", b"\x00", b"~", b"~\x80", b"A"]) == []


def test_a_flood_in_one_piece_is_cut_up_in_one_go() -> None:
    assert len(FrameSplitter().feed(b"\x7e" * 20_000)) == 19_999
    assert FrameSplitter().feed(b"A" * 200_000) == (b"A" * 200_000,)


def test_one_wrong_bit_anywhere_is_seen() -> None:
    bent = [ACK[:at] + bytes((ACK[at] ^ 1 << bit,)) + ACK[at + 1 :] for at in range(len(ACK)) for bit in range(8)]
    assert [raw for raw in bent if isinstance(messages.decode(raw), ReceivedMessage)] == []


WRONG = {
    "nothing": b"",
    "START alone": b"\x7e",
    "a wrong pair": b"\x7e\x00\x83\x00\x7d\x07\x00\x00",
    "START inside": ACK[:3] + b"\x7e" + ACK[3:],
    "a byte too many": ACK + b"\x00",
    "a byte too few": ACK[:-1],
    "other bytes": b"hello\r\n",
}


def test_what_is_no_frame_is_damaged() -> None:
    assert {name: messages.decode(raw) for name, raw in WRONG.items()} == {
        name: Damaged(len(raw)) for name, raw in WRONG.items()
    }


BAD_PAYLOADS = {
    "an ACK with a payload": (MessageKind.HOST_ACK, b"\x00"),
    "a state without a name": (MessageKind.STATE, b"\x09\x00"),
    "a flag that is neither": (MessageKind.FAULT, b"\x01\x02\x00\x00"),
    "a card of a fifth suit": (MessageKind.FAULT, b"\x01\x01\x51\x00"),
    "a rank of 14": (MessageKind.REST, b"\0\0\0\1\1\x1e"),
    "a packet of one": (MessageKind.PACKET, b"\0\0\0\1\1\1\x11"),
    "a packet with an unread card": (MessageKind.PACKET, b"\0\0\0\1\1\3\x11\x12\x00"),
    "a packet cut short": (MessageKind.PACKET, b"\0\0\0\1\1\4\x11\x12\x13"),
    "a rest too long": (MessageKind.REST, b"\0\0\0\1\1\x11\x12"),
    "resumed with packets of one": (MessageKind.RESUMED, b"\0\0\0\1\1\1\x11"),
    "an unknown command": (MessageKind.COMMAND, b"\x06"),
    "an unknown reason": (MessageKind.HOST_NAK, b"\x04"),
    "a boot of 0": (MessageKind.IDENTITY, b"\x01" + bytes(8) + b"\x04\0\0\0"),
    "text that is not printable": (MessageKind.IDENTITY, b"\x01\0\0\0\1\0\0\0\0\x04\x01\x07\0\0"),
    "a fault without a name": (MessageKind.STATE, b"\x01\x40"),
}


def test_a_payload_that_the_page_does_not_allow_is_not_understood() -> None:
    def check(kind: MessageKind, payload: bytes) -> None:
        heard = messages.decode(frame.encode(LineFrame(kind, 1, payload)))
        assert isinstance(heard, ReceivedMessage) and isinstance(heard.message, NotUnderstood)
        assert heard.message.reason is NakReason.BAD_PAYLOAD

    assert failures(check, BAD_PAYLOADS) == []


def test_a_kind_without_a_name_is_not_understood() -> None:
    heard = messages.decode(frame.encode(LineFrame(0x55, 1)))
    assert heard == ReceivedMessage(1, NotUnderstood(0x55, NakReason.UNKNOWN_KIND))


def test_a_payload_over_the_limit_is_our_own_fault() -> None:
    with pytest.raises(ValueError, match="over 128"):
        frame.encode(LineFrame(MessageKind.REST, 1, bytes(129)))


def test_each_card_has_a_code_of_its_own() -> None:
    codes = codes_of(NEW_DECK)
    assert len(set(codes)) == 52 and tuple(map(card_of, codes)) == NEW_DECK
    assert codes_of(("??", "joker")) == b"\0\0"
    assert codes_of(("Ac", "10d", "Kh", "2s")) == b"\x11\x2a\x3d\x42"
