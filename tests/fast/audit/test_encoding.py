from dealer_terminal.audit.encoding import base64_bytes, decimal_number, hash_bytes
from dealer_terminal.audit.errors import FormatError
from tests.fast.audit.vectors import accepted

NUMBERS = {"0": 0, "7": 7, "10": 10, "9223372036854775807": 2**63 - 1}
NO_NUMBERS = (
    "",
    "00",
    "01",
    "+1",
    "-1",
    " 1",
    "1 ",
    "1_0",
    "1.0",
    "1e3",
    "0x1",
    "٣",
    "²",
    "9223372036854775808",
    "9" * 5000,
)
NO_BASE64 = ("A", "AA", "AA=", "AB==", "AAA", "AAB=", "AA==\n", " AA==", "A-__", "AA==AA==", "é")


def test_numbers_and_bytes_are_read_in_one_spelling() -> None:
    assert {text: decimal_number(text, "the size") for text in NUMBERS} == NUMBERS
    for read, name, texts, said in (
        (decimal_number, "the size", NO_NUMBERS, "the size"),
        (base64_bytes, "the root", NO_BASE64, "the root"),
        (hash_bytes, "the root", ("AAAA",), "3 bytes, a SHA-256 hash has 32"),
    ):
        cases = {repr(text)[:24]: text for text in texts}
        assert accepted(lambda text, read=read, name=name: read(text, name), cases, FormatError, said) == []
