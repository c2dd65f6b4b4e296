from dataclasses import replace

import pytest

from dealer_terminal.journal.checkpoint import Checkpoint, sign_checkpoint
from dealer_terminal.journal.cosignature import Cosignature, cosign, distinct_witnesses, verify_cosignatures
from dealer_terminal.journal.errors import AuditError, FormatError, MismatchError
from dealer_terminal.journal.note import Signature, parse_note, sign_note
from dealer_terminal.journal.vkey import SignatureType, SigningKey, parse_vkey
from tests.fast.journal.vectors import COSIGNED_NOTE, COSIGNED_TIME, COSIGNED_WITNESS, accepted, flipped

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


def test_what_is_signed_is_written_as_the_specification_has_it() -> None:
    message = f"cosignature/v1\ntime 1700000000\n{HEAD}".encode()
    assert SEEN.blob[:8] == (1_700_000_000).to_bytes(8, "big")
    assert NORTH.verifier.signed(message, SEEN.blob[8:])
    assert SEEN.key_id == NORTH.verifier.key_id


def test_a_cosignature_survives_the_note() -> None:
    for time in (0, 1_700_000_000, 2**63 - 1):
        note = parse_note(bytes(NOTE.with_signatures(cosign(NOTE, NORTH, time=time))))
        assert verify_cosignatures(note, [NORTH.verifier]) == (Cosignature(NORTH.verifier, time),)
    for time in (-1, 2**63):
        with pytest.raises(ValueError, match="cannot be made"):
            cosign(NOTE, NORTH, time=time)


def test_missing_witnesses_are_missing_and_unknown_ones_ignored() -> None:
    note = NOTE.with_signatures(SEEN)
    assert verify_cosignatures(note, [SOUTH.verifier]) == ()
    assert verify_cosignatures(NOTE, [NORTH.verifier]) == ()
    assert [seen.witness for seen in verify_cosignatures(note, [SOUTH.verifier, NORTH.verifier])] == [NORTH.verifier]


FAR = (2**63).to_bytes(8, "big")
NO_COSIGNATURES = {
    "a time beyond 2^63 - 1": FAR + NORTH.sign(f"cosignature/v1\ntime {2**63}\n{HEAD}".encode()),
    "no time": SEEN.blob[8:],
    "cut": SEEN.blob[:-1],
    "longer": SEEN.blob + b"\0",
    "short": b"short",
}
WRONG = {
    "another time": SEEN.blob[:7] + b"\xff" + SEEN.blob[8:],
    "of another witness": cosign(NOTE, SOUTH, time=1_700_000_000).blob,
    "over another size": cosign(sign_checkpoint(replace(HEAD, size=13), TABLE), NORTH, time=1_700_000_000).blob,
    "a plain note signature": SEEN.blob[:8] + NORTH.sign(NOTE.text.encode()),
}


def test_a_wrong_cosignature_of_a_known_witness_is_refused() -> None:
    def verified(blob: bytes) -> object:
        return verify_cosignatures(NOTE.with_signatures(SEEN, replace(SEEN, blob=blob)), [NORTH.verifier])

    assert accepted(verified, WRONG, MismatchError, "not over this checkpoint and time") == []
    assert accepted(verified, NO_COSIGNATURES, FormatError, "not a time and an Ed25519 signature") == []


def test_no_bit_of_a_cosignature_can_change() -> None:
    for bit in range(8 * len(SEEN.blob)):
        with pytest.raises(AuditError):
            verify_cosignatures(NOTE.with_signatures(replace(SEEN, blob=flipped(SEEN.blob, bit))), [NORTH.verifier])


def test_only_checkpoints_are_cosigned_and_only_by_a_witness() -> None:
    note = sign_note("just a note\n", TABLE)
    for wrong, key, said in ((note, NORTH, "three lines"), (NOTE, TABLE, "type 0x01")):
        with pytest.raises(FormatError, match=said):
            cosign(wrong, key, time=0)
        with pytest.raises(FormatError, match=said):
            verify_cosignatures(wrong, [key.verifier])


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
