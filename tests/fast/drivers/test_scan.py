"""Which framing bytes have that were heard as eight bits."""

from drivers.protocol import LineSettings
from drivers.scan import other_lines, readings
from tests.helpers.cases import failures

EIGHT = LineSettings(9600)
HEARD = {
    "eight bits": (b"AS\r\x80", ["9600 8N1"]),
    "an even parity": (b"AS\x8d", ["9600 8N1", "9600 7E1"]),
    "an odd parity": (b"\xc1\xd3\r", ["9600 8N1", "9600 7O1"]),
    "a second stop bit": (b"\xc1\xd3\x8d", ["9600 8N1", "9600 7N2"]),
    "what leaves it open": (b"AS\n", ["9600 8N1", "9600 7E1"]),
}


def test_bytes_are_read_as_each_framing_that_they_fit() -> None:
    def check(heard: bytes, framed: list[str]) -> None:
        told = dict(readings(EIGHT, heard))
        assert [str(line) for line in told] == framed
        assert all(data == bytes(byte & 0x7F for byte in heard) for line, data in told.items() if line.bits == 7)

    assert failures(check, HEARD) == []


def test_a_line_that_is_not_the_usual_one_is_read_as_it_is() -> None:
    assert dict(readings(LineSettings(9600, 7, "E"), b"AS\r")) == {LineSettings(9600, 7, "E"): b"AS\r"}


def test_a_parity_beside_eight_bits_is_tried_last_and_no_line_twice() -> None:
    lines = other_lines(LineSettings(9600))
    assert len(set(lines)) == len(lines)
    assert [line.parity for line in lines] == ["N"] * 8 + ["E"] * 4
    assert lines[0] == EIGHT
