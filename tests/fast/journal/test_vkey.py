"""Numbers, bytes and keys in their one spelling."""

import pytest

from dealer_terminal.journal.encoding import base64_bytes, decimal_number, hash_bytes
from dealer_terminal.journal.errors import FormatError
from dealer_terminal.journal.vkey import SignatureType, SigningKey, VerifierKey, parse_private, parse_vkey, private_text
from tests.fast.journal.vectors import COSIGNED_LOG, COSIGNED_WITNESS, SIGNED_VKEY, SPEC_VKEY, accepted

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


PUBLISHED = {
    SPEC_VKEY: ("example.com/foo", SignatureType.NOTE, "530d903a"),
    SIGNED_VKEY: ("PeterNeumann", SignatureType.NOTE, "c74f20a3"),
    COSIGNED_LOG: ("arche2025h1.staging.ct.transparency.dev", SignatureType.NOTE, "ba2f06c0"),
    COSIGNED_WITNESS: ("remora.n621.de", SignatureType.COSIGNATURE, "da77ade7"),
}


def test_published_keys_are_read_and_written_the_same() -> None:
    for text, known in PUBLISHED.items():
        key = parse_vkey(text)
        assert (key.name, key.type, key.key_id.hex()) == known
        assert str(key) == text


KEY_NAME, KEY_ID, BODY = SPEC_VKEY.split("+", 2)

MALFORMED = {
    "nothing": "",
    "a name alone": KEY_NAME,
    "no key": f"{KEY_NAME}+{KEY_ID}",
    "no name": f"+{KEY_ID}+{BODY}",
    "a name with a space": f"exa mple+{KEY_ID}+{BODY}",
    "another id": f"{KEY_NAME}+530d903b+{BODY}",
    "an id in capitals": f"{KEY_NAME}+530D903A+{BODY}",
    "a long id": f"{KEY_NAME}+0530d903a+{BODY}",
    "a key that is no base64": f"{KEY_NAME}+{KEY_ID}+{BODY[:-1]}*",
    "a key with more at its end": f"{KEY_NAME}+{KEY_ID}+{BODY}AAAA",
    "a newline at the end": f"{SPEC_VKEY}\n",
    "type 0x05": f"{KEY_NAME}+{KEY_ID}+B{'e' + BODY[2:]}",
    "type 0x06 and a key of Ed25519": f"{KEY_NAME}+{KEY_ID}+B{'u' + BODY[2:]}",
    "the type of a cosigner": f"{KEY_NAME}+{KEY_ID}+B{'O' + BODY[2:]}",
}


def test_a_malformed_key_is_refused() -> None:
    assert accepted(parse_vkey, MALFORMED, FormatError) == []
    with pytest.raises(FormatError, match="known are 0x01 note, 0x04 cosignature, 0x06 subtree"):
        parse_vkey(MALFORMED["type 0x05"])


def test_a_name_that_would_break_its_line_is_refused() -> None:
    names = ("", "a b", "a+b", "a\nb", "a\x00b", "a\x1bb", "a\u00a0b", "a\u3000b", "a\u0085b")
    made = {repr(name): name for name in names}
    assert (
        accepted(lambda name: VerifierKey(name, SignatureType.NOTE, bytes(32)), made, FormatError, "name a key") == []
    )


def test_one_key_for_two_uses_has_two_ids() -> None:
    kinds = SignatureType.NOTE, SignatureType.COSIGNATURE
    note, witness = (SigningKey("a", kind, bytes(32)).verifier for kind in kinds)
    assert note.public == witness.public
    assert note.key_id != witness.key_id


def test_a_signing_key_is_never_printed() -> None:
    assert "ssss" not in repr(SigningKey("a", SignatureType.NOTE, b"s" * 32))


def test_a_key_of_another_length_is_refused() -> None:
    with pytest.raises(FormatError, match="31 bytes instead of 32"):
        VerifierKey("a", SignatureType.NOTE, bytes(31))


def test_a_key_that_is_no_point_signs_nothing() -> None:
    key = VerifierKey("a", SignatureType.NOTE, b"\xff" * 32)
    assert not key.signed(b"", bytes(64))


def test_a_private_key_is_written_and_read() -> None:
    for kind in SignatureType:
        key = SigningKey("example.com/w", kind, b"s" * 32)
        assert parse_private(private_text(key)) == key


PRIVATE = private_text(SigningKey("example.com/w", SignatureType.COSIGNATURE, b"s" * 32))
NO_PRIVATE = {
    "a verifier key": SPEC_VKEY,
    "nothing": "",
    "cut": PRIVATE[:-4],
    "another id": PRIVATE.replace("/w+", "/v+"),
    "another type": PRIVATE.replace("+BHN", "+BXN"),
    "longer": f"{PRIVATE}AAAA",
}


def test_what_is_no_private_key_is_refused_without_a_word_of_it() -> None:
    for text in NO_PRIVATE.values():
        with pytest.raises(FormatError) as refused:
            parse_private(text)
        assert "c3Nzc3" not in str(refused.value)
