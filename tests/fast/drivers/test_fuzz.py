"""Whatever comes over the line: no decoder raises, none holds more than a frame, each hears the next good frame."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.angel_eye.host.protocol import AngelEye
from drivers.angel_eye.wire.codec import ENQ, MOST, STX, ShoeReport, ShoeSplitter, read_order, report_bytes
from drivers.card_line.protocol import CardLine
from drivers.events import CardRead
from drivers.registry import KINDS, recognise

LIKELY = st.sampled_from(
    [b"\x02", b"\x03", b"\x05", b"\x06", b"\x15", b"\r", b"\n", b"\r\n", b"AS", b"1D", b"OP", b"4F"]
)
GARBAGE = st.lists(st.one_of(LIKELY, st.binary(max_size=200))).map(b"".join)
CHUNKS = st.lists(GARBAGE, max_size=8)
QUICK = settings(max_examples=30)
CARD = report_bytes(ShoeReport(ord("7"), "D", b"\x81\xb8"))


def heard(protocol, chunks, now=0.0):
    return [
        event
        for chunk in chunks
        for frame in protocol.split(chunk, now)
        for event in protocol.decode(frame, now).events
    ]


@pytest.mark.parametrize("name", KINDS)
@QUICK
@given(chunks=CHUNKS)
def test_no_decoder_raises_and_no_byte_is_invented_or_lost(name, chunks):
    protocol = KINDS[name].device()()
    protocol.open(0.0)
    frames = [frame for chunk in chunks for frame in protocol.split(chunk, 0.0)]
    for frame in frames:
        protocol.decode(frame, 0.0)
    assert b"".join(chunks).startswith(b"".join(frames))
    assert all(frames)


@pytest.mark.parametrize("name", ["angel-eye", "card-line"])
@QUICK
@given(chunks=CHUNKS)
def test_how_the_bytes_are_cut_makes_no_difference(name, chunks):
    whole, bytewise = KINDS[name].device()(), KINDS[name].device()()
    data = b"".join(chunks)
    assert heard(whole, [data]) == heard(bytewise, [bytes((byte,)) for byte in data])


@QUICK
@given(garbage=GARBAGE)
def test_a_good_report_after_any_garbage_is_heard(garbage):
    last = heard(AngelEye(), [garbage + CARD])[-1]
    assert isinstance(last, CardRead)
    assert last.card == "8s"


@QUICK
@given(garbage=GARBAGE)
def test_a_good_line_after_any_garbage_that_ends_is_heard(garbage):
    protocol = CardLine()
    heard(protocol, [garbage], 0.0)
    assert heard(protocol, [b"8S\r\n"], 10.0)[-1].card == "8s"


@QUICK
@given(chunks=CHUNKS, start=st.sampled_from([ENQ, STX]))
def test_an_angel_eye_splitter_holds_less_than_one_frame(chunks, start):
    splitter = ShoeSplitter(start)
    came = sum(map(len, chunks))
    gone = sum(len(piece) for chunk in chunks for piece in splitter.feed(chunk, 0.0))
    assert 0 <= came - gone <= MOST


@QUICK
@given(data=GARBAGE)
def test_orders_and_protocols_are_recognised_or_not_but_nothing_raises(data):
    read_order(data)
    assert recognise(data) in {"", *KINDS}
