from dataclasses import replace

import pytest

from dealer_terminal.journal.checkpoint import Checkpoint, parse_checkpoint, sign_checkpoint, verify_checkpoint
from dealer_terminal.journal.errors import FormatError, MismatchError
from dealer_terminal.journal.merkle import EMPTY_ROOT
from dealer_terminal.journal.note import SignedNote, parse_note, sign_text
from dealer_terminal.journal.vkey import SignatureType, SigningKey, parse_vkey
from tests.fast.journal.vectors import COSIGNED_LOG, COSIGNED_NOTE, accepted

ROOT = "CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I="
TEXT = f"example.com/behind-the-sofa\n20852163\n{ROOT}\n"
TABLE = SigningKey("casino.example/table-7", SignatureType.NOTE, b"7" * 32)
OTHER = SigningKey("casino.example/table-8", SignatureType.NOTE, b"8" * 32)
HEAD = Checkpoint(TABLE.name, 12, bytes(range(32)))


def test_the_published_checkpoint_is_read_and_written_the_same() -> None:
    checkpoint = parse_checkpoint(TEXT)
    root = bytes.fromhex("0ac5186a91863e8e1d90c808014aa89bf5da8e3ee1d9f07630f0378f68f1ab62")
    assert checkpoint == Checkpoint("example.com/behind-the-sofa", 20852163, root)
    assert str(checkpoint) == TEXT


def test_a_checkpoint_of_a_public_log_verifies() -> None:
    checkpoint = verify_checkpoint(parse_note(COSIGNED_NOTE), [parse_vkey(COSIGNED_LOG)])
    assert (checkpoint.origin, checkpoint.size) == ("arche2025h1.staging.ct.transparency.dev", 1432088532)


def test_an_empty_log_and_extension_lines_are_kept() -> None:
    for checkpoint in (
        Checkpoint("a", 0, EMPTY_ROOT),
        replace(parse_checkpoint(TEXT), extensions=("one", "two words")),
    ):
        assert parse_checkpoint(str(checkpoint)) == checkpoint
    assert str(checkpoint) == TEXT + "one\ntwo words\n"


MALFORMED = {
    "nothing": "",
    "no newline at the end": TEXT[:-1],
    "no origin": f"\n1\n{ROOT}\n",
    "no root": "a\n1\n\n",
    "size with a leading zero": f"a\n01\n{ROOT}\n",
    "size beyond 2^63 - 1": f"a\n{2**63}\n{ROOT}\n",
    "root of 31 bytes": "a\n1\n" + "A" * 41 + "A==\n",
    "root in hexadecimal": "a\n1\n" + "0a" * 32 + "\n",
    "lines in another order": f"1\na\n{ROOT}\n",
    "an empty extension": f"{TEXT}\n",
    "carriage returns": TEXT.replace("\n", "\r\n"),
}


def test_a_malformed_checkpoint_is_refused() -> None:
    assert accepted(parse_checkpoint, MALFORMED, FormatError) == []


UNWRITABLE: dict[str, dict[str, object]] = {
    "an origin of two lines": {"origin": "a\nb"},
    "no origin": {"origin": ""},
    "a negative size": {"size": -1},
    "a size beyond 2^63 - 1": {"size": 2**63},
    "a short root": {"root": bytes(31)},
    "an empty extension": {"extensions": ("",)},
    "an extension of two lines": {"extensions": ("a\nb",)},
}


def test_what_could_not_be_read_back_is_not_made() -> None:
    assert accepted(lambda change: replace(HEAD, **change), UNWRITABLE, FormatError) == []


def test_a_signed_checkpoint_verifies_under_its_own_key() -> None:
    note = parse_note(bytes(sign_checkpoint(HEAD, TABLE)))
    assert verify_checkpoint(note, [OTHER.verifier, TABLE.verifier]) == HEAD


def test_a_changed_checkpoint_does_not_verify() -> None:
    note = sign_checkpoint(HEAD, TABLE)
    changes = (replace(HEAD, size=11), replace(HEAD, root=bytes(32)), replace(HEAD, extensions=("more",)))
    for changed in changes:
        with pytest.raises(MismatchError, match="not over this text"):
            verify_checkpoint(replace(note, text=str(changed)), [TABLE.verifier])


def test_one_log_cannot_sign_for_another() -> None:
    with pytest.raises(ValueError, match="does not sign for"):
        sign_checkpoint(HEAD, OTHER)
    forged = SignedNote(str(HEAD), (sign_text(str(HEAD), OTHER),))
    with pytest.raises(MismatchError, match="another log"):
        verify_checkpoint(forged, [OTHER.verifier, TABLE.verifier])


def test_a_signed_note_that_is_no_checkpoint_is_refused() -> None:
    text = "casino.example/table-7\nwas here\n"
    with pytest.raises(FormatError, match="three lines"):
        verify_checkpoint(SignedNote(text, (sign_text(text, TABLE),)), [TABLE.verifier])
