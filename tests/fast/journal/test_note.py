from base64 import b64decode, b64encode
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_terminal.journal.errors import AuditError, FormatError, MismatchError
from dealer_terminal.journal.note import Signature, SignedNote, parse_note, sign_note, sign_text, verify_note
from dealer_terminal.journal.vkey import SignatureType, SigningKey, parse_vkey
from tests.fast.journal.vectors import (
    SIGNED_NOTE,
    SIGNED_SEED,
    SIGNED_TEXT,
    SIGNED_VKEY,
    SPEC_NOTE,
    SPEC_VKEY,
    accepted,
    flipped,
)

SPEC_KEY = parse_vkey(SPEC_VKEY)
ANNA, BERT, CARL = (SigningKey(name, SignatureType.NOTE, name[:1].encode() * 32) for name in ("anna", "bert", "carl"))
TEXT = "one line\n\nanother line\n"


def test_published_notes_verify_and_are_written_the_same() -> None:
    for vkey, data in ((SPEC_VKEY, SPEC_NOTE), (SIGNED_VKEY, SIGNED_NOTE)):
        note = parse_note(data)
        assert verify_note(note, [parse_vkey(vkey)]) == (parse_vkey(vkey),)
        assert bytes(note) == data
    key = SigningKey("PeterNeumann", SignatureType.NOTE, b64decode(SIGNED_SEED)[1:])
    assert str(key.verifier) == SIGNED_VKEY
    assert bytes(sign_note(SIGNED_TEXT, key)) == SIGNED_NOTE


LINE = SPEC_NOTE.decode().split("\n\n")[1]
NAME, ENCODED = LINE.removeprefix("— ").split()


def line(encoded: str = ENCODED, name: str = NAME) -> str:
    return f"— {name} {encoded}\n"


MALFORMED = {
    "nothing": "",
    "a blank line and a signature": "\n" + line(),
    "no signature": "text\n\n",
    "no newline at the end": "text\n\n" + line()[:-1],
    "a blank line at the end": "text\n\n" + line() + "\n",
    "text after the signature": "text\n\n" + line() + "more\n",
    "a hyphen for the dash": "text\n\n" + line().replace("—", "-"),
    "no space after the dash": "text\n\n" + line().replace("— ", "—"),
    "a no-break space after the dash": "text\n\n" + line().replace("— ", "—\u00a0"),
    "an empty name": "text\n\n" + line(name=""),
    "a plus in the name": "text\n\n" + line(name="a+b"),
    "a space after the signature": "text\n\n" + line(ENCODED + " "),
    "an empty signature": "text\n\n" + line(""),
    "a key id without a signature": "text\n\n" + line("AAAAAA=="),
    "a signature with too much padding": "text\n\n" + line(ENCODED + "===="),
    "a signature that is not base64": "text\n\n" + line("*" + ENCODED[1:]),
    "carriage returns": ("text\n\n" + line()).replace("\n", "\r\n"),
    "a tab in the text": "te\txt\n\n" + line(),
    "a carriage return in the text": "te\rxt\n\n" + line(),
    "a byte order mark before the dash": "text\n\n\ufeff" + line(),
    "101 signatures": "text\n\n" + line() * 101,
}


def test_a_malformed_note_is_refused() -> None:
    assert accepted(lambda text: parse_note(text.encode()), MALFORMED, FormatError) == []
    wrong = {repr(data): data + b"\n\n" + line().encode() for data in (b"te\xffxt", b"\xed\xa0\x80", "—".encode()[:2])}
    assert accepted(parse_note, wrong, FormatError, "UTF-8") == []


def test_text_comes_back_as_it_was_signed() -> None:
    for text in ("a\n\n\n\nb\n", f"a\n\n{LINE}", SPEC_NOTE.decode(), "\n", "ed è subito sera 31 ♠\u2028\u0085x\n"):
        note = parse_note(bytes(sign_note(text, ANNA)))
        assert note.text == text
        assert verify_note(note, [ANNA.verifier]) == (ANNA.verifier,)


def test_no_bit_of_a_signed_note_can_change() -> None:
    for bit in range(8 * len(SPEC_NOTE)):
        with pytest.raises(AuditError):
            verify_note(parse_note(flipped(SPEC_NOTE, bit)), [SPEC_KEY])


def test_no_byte_of_a_signed_note_can_go_or_come() -> None:
    for at in range(len(SPEC_NOTE)):
        for changed in (SPEC_NOTE[:at] + SPEC_NOTE[at + 1 :], SPEC_NOTE[:at] + b"\n" + SPEC_NOTE[at:]):
            with pytest.raises(AuditError):
                verify_note(parse_note(changed), [SPEC_KEY])


def test_every_known_signer_is_named_and_others_are_ignored() -> None:
    note = sign_note(TEXT, ANNA, BERT)
    assert verify_note(note, [BERT.verifier, CARL.verifier]) == (BERT.verifier,)
    assert verify_note(note, [CARL.verifier, BERT.verifier, ANNA.verifier]) == (BERT.verifier, ANNA.verifier)


def test_a_note_signed_by_nobody_known_is_refused() -> None:
    with pytest.raises(MismatchError, match=r"not signed by any known key \(carl\)"):
        verify_note(sign_note(TEXT, ANNA), [CARL.verifier])
    with pytest.raises(MismatchError, match="no key"):
        verify_note(sign_note(TEXT, ANNA), [])


UNKNOWN: dict[str, Callable[[Signature], Signature]] = {
    "the same name with another id": lambda real: Signature(real.name, b"else", real.blob),
    "the same id with another name": lambda real: Signature("dora", real.key_id, real.blob),
    "a longer signature of another type": lambda real: Signature("anna", b"pqpq", bytes(2420)),
}


def test_a_signature_that_shares_only_half_of_a_key_is_ignored() -> None:
    real = sign_text(TEXT, ANNA)
    for disguise in UNKNOWN.values():
        assert verify_note(SignedNote(TEXT, (disguise(real), real)), [ANNA.verifier]) == (ANNA.verifier,)
        with pytest.raises(MismatchError, match="not signed"):
            verify_note(SignedNote(TEXT, (disguise(real),)), [ANNA.verifier])


WRONG_BLOBS = {
    "over another text": sign_text("another\n", ANNA).blob,
    "of another key": sign_text(TEXT, BERT).blob,
    "cut": sign_text(TEXT, ANNA).blob[:-1],
    "longer": sign_text(TEXT, ANNA).blob + b"\0",
    "all zeroes": bytes(64),
}


def test_one_wrong_signature_of_a_known_key_refuses_the_whole_note() -> None:
    def verified(blob: bytes) -> object:
        wrong = Signature("anna", ANNA.verifier.key_id, blob)
        with pytest.raises(MismatchError, match="signature of anna"):
            verify_note(SignedNote(TEXT, (wrong,)), [BERT.verifier, ANNA.verifier])
        return verify_note(sign_note(TEXT, ANNA, BERT).with_signatures(wrong), [BERT.verifier, ANNA.verifier])

    assert accepted(verified, WRONG_BLOBS, MismatchError, "signature of anna") == []


def test_a_hundred_signatures_are_accepted() -> None:
    keys = [SigningKey(f"k{n}", SignatureType.NOTE, bytes([n] * 32)) for n in range(100)]
    note = SignedNote(TEXT, tuple(sign_text(TEXT, key) for key in keys))
    assert parse_note(bytes(note)) == note


def test_a_cosigners_key_neither_signs_nor_verifies_a_note() -> None:
    witness = SigningKey("anna", SignatureType.COSIGNATURE, b"a" * 32)
    with pytest.raises(FormatError, match="type 0x04"):
        sign_note(TEXT, witness)
    with pytest.raises(FormatError, match="type 0x04"):
        verify_note(sign_note(TEXT, ANNA), [witness.verifier])


def test_text_that_cannot_be_a_note_is_not_made_one() -> None:
    texts = ("", "no newline", "tab\t\n", "return\r\n")
    assert accepted(lambda text: sign_note(text, ANNA), dict(zip(texts, texts, strict=True)), FormatError) == []


lines = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="".join(map(chr, range(32)))))


@given(st.lists(lines, min_size=1), st.binary(min_size=5))
def test_any_text_survives_its_note(text: list[str], blob: bytes) -> None:
    note = SignedNote("\n".join(text) + "\n", (Signature("anna", blob[:4], blob[4:]),))
    assert parse_note(bytes(note)) == note


pieces = st.sampled_from(["\n", "\n\n", "— ", "anna", " ", "+", b64encode(b"12345").decode(), "a", "=", "\u00a0", "\r"])


@given(st.lists(pieces).map("".join))
def test_what_is_read_is_written_the_same_or_was_refused(message: str) -> None:
    try:
        note = parse_note(message.encode())
    except FormatError:
        return
    assert bytes(note) == message.encode()
