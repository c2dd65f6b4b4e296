from dataclasses import replace
from typing import Any

import pytest

from dealer_terminal.audit.checkpoint import Checkpoint, parse_checkpoint, sign_checkpoint, verify_checkpoint
from dealer_terminal.audit.errors import FormatError, MismatchError
from dealer_terminal.audit.merkle import EMPTY_ROOT
from dealer_terminal.audit.note import Note, parse_note, sign_text
from dealer_terminal.audit.vkey import SignatureType, SigningKey, parse_vkey
from tests.fast.audit.vectors import COSIGNED_LOG, COSIGNED_NOTE

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


def test_an_empty_log_can_be_signed() -> None:
    assert str(Checkpoint("a", 0, EMPTY_ROOT)).split("\n")[1] == "0"
    assert parse_checkpoint(str(Checkpoint("a", 0, EMPTY_ROOT))) == Checkpoint("a", 0, EMPTY_ROOT)


def test_extension_lines_are_kept() -> None:
    checkpoint = parse_checkpoint(TEXT + "one\ntwo words\n")
    assert checkpoint.extensions == ("one", "two words")
    assert str(checkpoint) == TEXT + "one\ntwo words\n"


MALFORMED = {
    "nothing": "",
    "two lines": "a\n1\n",
    "no newline at the end": TEXT[:-1],
    "no origin": f"\n1\n{ROOT}\n",
    "no size": f"a\n\n{ROOT}\n",
    "no root": "a\n1\n\n",
    "size with a leading zero": f"a\n01\n{ROOT}\n",
    "size nought written twice": f"a\n00\n{ROOT}\n",
    "negative size": f"a\n-1\n{ROOT}\n",
    "signed size": f"a\n+1\n{ROOT}\n",
    "size with a space": f"a\n1 \n{ROOT}\n",
    "size in hexadecimal": f"a\n1f\n{ROOT}\n",
    "size beyond 2^63 - 1": f"a\n{2**63}\n{ROOT}\n",
    "root of 31 bytes": "a\n1\n" + "A" * 41 + "A==\n",
    "root of 33 bytes": "a\n1\n" + "A" * 44 + "\n",
    "root in hexadecimal": "a\n1\n" + "0a" * 32 + "\n",
    "root without padding": f"a\n1\n{ROOT[:-1]}\n",
    "root with stray bits": f"a\n1\n{ROOT[:-2]}J=\n",
    "lines in another order": f"1\na\n{ROOT}\n",
    "an empty extension": f"{TEXT}\n",
    "an empty line before an extension": f"{TEXT}\nmore\n",
    "carriage returns": TEXT.replace("\n", "\r\n"),
}


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED)
def test_a_malformed_checkpoint_is_refused(text: str) -> None:
    with pytest.raises(FormatError):
        parse_checkpoint(text)


UNWRITABLE: dict[str, dict[str, object]] = {
    "an origin of two lines": {"origin": "a\nb"},
    "no origin": {"origin": ""},
    "a negative size": {"size": -1},
    "a size beyond 2^63 - 1": {"size": 2**63},
    "a short root": {"root": bytes(31)},
    "an empty extension": {"extensions": ("",)},
    "an extension of two lines": {"extensions": ("a\nb",)},
}


@pytest.mark.parametrize("change", UNWRITABLE.values(), ids=UNWRITABLE)
def test_what_could_not_be_read_back_is_not_made(change: dict[str, Any]) -> None:
    with pytest.raises(FormatError):
        replace(HEAD, **change)


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
    forged = Note(str(HEAD), (sign_text(str(HEAD), OTHER),))
    with pytest.raises(MismatchError, match="another log"):
        verify_checkpoint(forged, [OTHER.verifier, TABLE.verifier])


def test_a_signed_note_that_is_no_checkpoint_is_refused() -> None:
    text = "casino.example/table-7\nwas here\n"
    with pytest.raises(FormatError, match="three lines"):
        verify_checkpoint(Note(text, (sign_text(text, TABLE),)), [TABLE.verifier])
