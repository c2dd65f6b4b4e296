import pytest

from dealer_terminal.audit.encoding import base64_bytes, decimal_number, hash_bytes
from dealer_terminal.audit.errors import FormatError

NUMBERS = {"0": 0, "7": 7, "10": 10, "9223372036854775807": 2**63 - 1}


@pytest.mark.parametrize("text", NUMBERS)
def test_numbers_are_read(text: str) -> None:
    assert decimal_number(text, "the size") == NUMBERS[text]


@pytest.mark.parametrize(
    "text",
    ["", "00", "01", "+1", "-1", " 1", "1 ", "1_0", "1.0", "1e3", "0x1", "٣", "²", "9223372036854775808", "9" * 5000],
    ids=lambda text: repr(text)[:24],
)
def test_numbers_written_otherwise_are_refused(text: str) -> None:
    with pytest.raises(FormatError, match="the size"):
        decimal_number(text, "the size")


@pytest.mark.parametrize("text", ["A", "AA", "AA=", "AB==", "AAA", "AAB=", "AA==\n", " AA==", "A-__", "AA==AA==", "é"])
def test_base64_written_otherwise_is_refused(text: str) -> None:
    with pytest.raises(FormatError, match="the root"):
        base64_bytes(text, "the root")


def test_a_hash_has_its_length() -> None:
    with pytest.raises(FormatError, match="3 bytes, a SHA-256 hash has 32"):
        hash_bytes("AAAA", "the root")
