from dataclasses import replace

import pytest

from dealer_terminal.audit.checkpoint import Checkpoint, sign_checkpoint
from dealer_terminal.audit.cosignature import Cosignature, cosign, distinct_witnesses, verify_cosignatures
from dealer_terminal.audit.errors import AuditError, FormatError, MismatchError
from dealer_terminal.audit.note import Signature, parse_note, sign_note
from dealer_terminal.audit.vkey import SignatureType, SigningKey, parse_vkey
from tests.fast.audit.vectors import COSIGNED_NOTE, COSIGNED_TIME, COSIGNED_WITNESS, flipped

TABLE = SigningKey("casino.example/table-7", SignatureType.NOTE, b"7" * 32)
NORTH, SOUTH = (
    SigningKey(f"{name}.example", SignatureType.COSIGNATURE, name[:1].encode() * 32) for name in ("north", "south")
)
HEAD = Checkpoint(TABLE.name, 12, bytes(range(32)))
NOTE = sign_checkpoint(HEAD, TABLE)
SEEN = cosign(NOTE, NORTH, time=1_700_000_000)


def test_a_cosignature_of_a_public_witness_verifies() -> None:
    witness = parse_vkey(COSIGNED_WITNESS)
    assert verify_cosignatures(parse_note(COSIGNED_NOTE), [witness]) == (Cosignature(witness, COSIGNED_TIME),)


def test_no_bit_of_a_public_cosigned_checkpoint_can_change() -> None:
    witness, body = parse_vkey(COSIGNED_WITNESS), COSIGNED_NOTE.index(b"\n\n")
    for bit in range(8 * body):
        with pytest.raises(AuditError):
            verify_cosignatures(parse_note(flipped(COSIGNED_NOTE, bit)), [witness])


def test_what_is_signed_is_written_as_the_specification_has_it() -> None:
    message = f"cosignature/v1\ntime 1700000000\n{HEAD}".encode()
    assert SEEN.blob[:8] == (1_700_000_000).to_bytes(8, "big")
    assert NORTH.verifier.signed(message, SEEN.blob[8:])
    assert SEEN.key_id == NORTH.verifier.key_id


@pytest.mark.parametrize("time", [0, 1, 1_700_000_000, 2**63 - 1])
def test_a_cosignature_survives_the_note(time: int) -> None:
    note = parse_note(bytes(NOTE.with_signatures(cosign(NOTE, NORTH, time=time))))
    assert verify_cosignatures(note, [NORTH.verifier]) == (Cosignature(NORTH.verifier, time),)


@pytest.mark.parametrize("time", [-1, 2**63])
def test_a_time_that_cannot_be_written_is_not_signed(time: int) -> None:
    with pytest.raises(ValueError, match="cannot be made"):
        cosign(NOTE, NORTH, time=time)


def test_missing_witnesses_are_missing_and_unknown_ones_ignored() -> None:
    note = NOTE.with_signatures(SEEN)
    assert verify_cosignatures(note, [SOUTH.verifier]) == ()
    assert verify_cosignatures(NOTE, [NORTH.verifier]) == ()
    assert [seen.witness for seen in verify_cosignatures(note, [SOUTH.verifier, NORTH.verifier])] == [NORTH.verifier]


WRONG = {
    "another time": SEEN.blob[:7] + b"\xff" + SEEN.blob[8:],
    "a time beyond 2^63 - 1": b"\x80" + SEEN.blob[1:],
    "no time": SEEN.blob[8:],
    "cut": SEEN.blob[:-1],
    "longer": SEEN.blob + b"\0",
    "of another witness": cosign(NOTE, SOUTH, time=1_700_000_000).blob,
    "over another size": cosign(sign_checkpoint(replace(HEAD, size=13), TABLE), NORTH, time=1_700_000_000).blob,
    "a plain note signature": SEEN.blob[:8] + NORTH.sign(NOTE.text.encode()),
}


@pytest.mark.parametrize("blob", WRONG.values(), ids=WRONG)
def test_a_wrong_cosignature_of_a_known_witness_is_refused(blob: bytes) -> None:
    wrong = NOTE.with_signatures(SEEN, replace(SEEN, blob=blob))
    with pytest.raises(AuditError, match=r"cosignature of north\.example"):
        verify_cosignatures(wrong, [NORTH.verifier])


def test_no_bit_of_a_cosignature_can_change() -> None:
    for bit in range(8 * len(SEEN.blob)):
        with pytest.raises(AuditError):
            verify_cosignatures(NOTE.with_signatures(replace(SEEN, blob=flipped(SEEN.blob, bit))), [NORTH.verifier])


def test_only_checkpoints_are_cosigned() -> None:
    note = sign_note("just a note\n", TABLE)
    with pytest.raises(FormatError, match="three lines"):
        cosign(note, NORTH, time=0)
    with pytest.raises(FormatError, match="three lines"):
        verify_cosignatures(note, [NORTH.verifier])


def test_a_logs_own_key_is_no_witness() -> None:
    with pytest.raises(FormatError, match="type 0x01"):
        cosign(NOTE, TABLE, time=0)
    with pytest.raises(FormatError, match="type 0x01"):
        verify_cosignatures(NOTE, [TABLE.verifier])


def test_one_key_counts_as_one_witness() -> None:
    alias = replace(NORTH, name="alias.example")
    note = NOTE.with_signatures(SEEN, cosign(NOTE, alias, time=5), cosign(NOTE, NORTH, time=6))
    seen = verify_cosignatures(note, [NORTH.verifier, alias.verifier, SOUTH.verifier])
    assert [cosignature.time for cosignature in seen] == [1_700_000_000, 6, 5]
    assert distinct_witnesses(seen) == 1
    both = verify_cosignatures(note.with_signatures(cosign(note, SOUTH, time=7)), [NORTH.verifier, SOUTH.verifier])
    assert distinct_witnesses(both) == 2


def test_a_signature_with_a_witness_name_and_another_id_is_ignored() -> None:
    stranger = Signature(NORTH.name, b"else", bytes(2428))
    assert len(verify_cosignatures(NOTE.with_signatures(stranger, SEEN), [NORTH.verifier])) == 1


FAR = (2**63).to_bytes(8, "big")
SIGNED_FAR = FAR + NORTH.sign(f"cosignature/v1\ntime {2**63}\n{HEAD}".encode())


@pytest.mark.parametrize("blob", [SIGNED_FAR, SEEN.blob[:-1], SEEN.blob + b"\0", b"short"])
def test_what_cannot_be_a_cosignature_is_told_apart_from_a_wrong_one(blob: bytes) -> None:
    with pytest.raises(FormatError, match="not a time and an Ed25519 signature"):
        verify_cosignatures(NOTE.with_signatures(replace(SEEN, blob=blob)), [NORTH.verifier])


def test_a_changed_time_is_a_wrong_cosignature() -> None:
    with pytest.raises(MismatchError, match="not over this checkpoint and time"):
        verify_cosignatures(NOTE.with_signatures(replace(SEEN, blob=WRONG["another time"])), [NORTH.verifier])
