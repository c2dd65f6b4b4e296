from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_terminal.journal.checkpoint import Checkpoint, sign_checkpoint
from dealer_terminal.journal.cosignature import cosign
from dealer_terminal.journal.errors import AuditError, FormatError, MismatchError
from dealer_terminal.journal.merkle import leaf_hash, nodes_over
from dealer_terminal.journal.note import Signature, SignedNote
from dealer_terminal.journal.proof import Proof, ProvenContent, parse_proof, verify_tlog_proof
from dealer_terminal.journal.tree_proofs import inclusion_path
from dealer_terminal.journal.vkey import SignatureType, SigningKey, VerifierKey
from tests.fast.journal.vectors import accepted, flipped, root_hash

TABLE = SigningKey("casino.example/table-7", SignatureType.NOTE, b"7" * 32)
NORTH, SOUTH = (
    SigningKey(f"{name}.example", SignatureType.COSIGNATURE, name[:1].encode() * 32) for name in ("north", "south")
)
DATA = tuple(f"record {number}".encode() for number in range(20))
NODE = nodes_over(lambda index: leaf_hash(DATA[index]))


def proof_of(index: int, size: int, *, extra: bytes = b"", witnesses: Iterable[SigningKey] = ()) -> Proof:
    note = sign_checkpoint(Checkpoint(TABLE.name, size, root_hash(NODE, size)), TABLE)
    seen = [cosign(note, witness, time=1_700_000_000) for witness in witnesses]
    return Proof(index, inclusion_path(NODE, index, size), note.with_signatures(*seen), extra)


def check(file: bytes, data: bytes, witnesses: Iterable[VerifierKey] = (), *, needed: int = 0) -> ProvenContent:
    return verify_tlog_proof(
        parse_proof(file), data, log_keys=[TABLE.verifier], witness_keys=witnesses, witnesses_needed=needed
    )


FILE = bytes(proof_of(5, 13, witnesses=[NORTH, SOUTH]))
WITNESSES = (NORTH.verifier, SOUTH.verifier)


def test_every_record_of_every_small_log_has_a_file_that_proves_it() -> None:
    for size in range(1, len(DATA) + 1):
        for index in range(size):
            proven = check(bytes(proof_of(index, size)), DATA[index])
            assert (proven.index, proven.checkpoint.size) == (index, size)


def test_the_file_is_laid_out_as_specified() -> None:
    file = bytes(proof_of(2, 3, extra=b"hand 17")).decode()
    head, body, signatures = file.split("\n\n")
    first, extra, index, *path = head.split("\n")
    assert (first, extra, index, len(path)) == ("c2sp.org/tlog-proof@v1", "extra aGFuZCAxNw==", "index 2", 1)
    assert body.startswith("casino.example/table-7\n3\n")
    assert signatures.startswith("— casino.example/table-7 ")


def test_a_proof_survives_its_file() -> None:
    for extra in (b"", b"x", bytes(300)):
        proof = proof_of(5, 13, extra=extra, witnesses=[NORTH])
        assert parse_proof(bytes(proof)) == proof


def test_cosignatures_are_verified_and_counted() -> None:
    proven = check(FILE, DATA[5], WITNESSES, needed=2)
    assert [seen.witness for seen in proven.cosignatures] == [*WITNESSES]
    with pytest.raises(MismatchError, match="1 known witnesses cosigned the checkpoint, 2 are needed"):
        check(bytes(proof_of(5, 13, witnesses=[NORTH])), DATA[5], WITNESSES, needed=2)
    with pytest.raises(MismatchError, match="0 known witnesses"):
        check(FILE, DATA[5], needed=1)


def test_one_witness_twice_is_not_two_witnesses() -> None:
    with pytest.raises(MismatchError, match="1 known witnesses"):
        check(bytes(proof_of(5, 13, witnesses=[NORTH, NORTH])), DATA[5], WITNESSES, needed=2)


def test_no_bit_of_a_proof_file_can_change() -> None:
    for bit in range(0, 8 * len(FILE), 3):
        with pytest.raises(AuditError):
            check(flipped(FILE, bit), DATA[5], WITNESSES, needed=2)


def test_no_byte_of_a_proof_file_can_go_or_come() -> None:
    for at in range(len(FILE)):
        for changed in (FILE[:at] + FILE[at + 1 :], FILE[:at] + b"\n" + FILE[at:], FILE[:at]):
            with pytest.raises(AuditError):
                check(changed, DATA[5], WITNESSES, needed=2)


def test_a_proof_of_one_record_proves_no_other() -> None:
    others = {repr(data): data for data in (b"", DATA[4], DATA[6], DATA[5] + b" ", b"\0" + DATA[5])}
    assert accepted(lambda data: check(FILE, data), others, MismatchError, "does not lead from leaf 5") == []


PROOF = proof_of(5, 13)
MUTATIONS: dict[str, Callable[[Proof], Proof]] = {
    "index plus one": lambda proof: replace(proof, index=6),
    "index beyond the end": lambda proof: replace(proof, index=13),
    "path truncated": lambda proof: replace(proof, path=proof.path[:-1]),
    "trailing garbage": lambda proof: replace(proof, path=(*proof.path, bytes(32))),
    "longest path": lambda proof: replace(proof, path=(bytes(32),) * 63),
    "checkpoint of a smaller log": lambda proof: replace(proof, checkpoint=proof_of(5, 12).checkpoint),
    "checkpoint with another size": lambda proof: replace(
        proof, checkpoint=replace(proof.checkpoint, text=proof.checkpoint.text.replace("\n13\n", "\n14\n"))
    ),
    "checkpoint signed by nobody known": lambda proof: replace(
        proof, checkpoint=SignedNote(proof.checkpoint.text, (Signature("a", b"abcd", b"e"),))
    ),
}


def test_a_mutated_proof_is_refused() -> None:
    check(bytes(PROOF), DATA[5])
    assert accepted(lambda mutation: check(bytes(mutation(PROOF)), DATA[5]), MUTATIONS, MismatchError) == []


HASH = "A" * 43 + "="
TAIL = "\n" + bytes(PROOF.checkpoint).decode()
MALFORMED = {
    "nothing": "",
    "a checkpoint alone": bytes(PROOF.checkpoint).decode(),
    "another version": f"c2sp.org/tlog-proof@v2\nindex 5\n{TAIL}",
    "a space after the first line": f"c2sp.org/tlog-proof@v1 \nindex 5\n{TAIL}",
    "no index": f"c2sp.org/tlog-proof@v1\n{HASH}\n{TAIL}",
    "an index with two spaces": f"c2sp.org/tlog-proof@v1\nindex  5\n{TAIL}",
    "an index with a leading zero": f"c2sp.org/tlog-proof@v1\nindex 05\n{TAIL}",
    "an index twice": f"c2sp.org/tlog-proof@v1\nindex 5\nindex 5\n{TAIL}",
    "an extra line after the index": f"c2sp.org/tlog-proof@v1\nindex 5\nextra AAAA\n{TAIL}",
    "an extra line without data": f"c2sp.org/tlog-proof@v1\nextra\nindex 5\n{TAIL}",
    "an extra line that is not base64": f"c2sp.org/tlog-proof@v1\nextra hand 17\nindex 5\n{TAIL}",
    "a short hash": f"c2sp.org/tlog-proof@v1\nindex 5\n{HASH[4:]}\n{TAIL}",
    "64 hashes": "c2sp.org/tlog-proof@v1\nindex 5\n" + f"{HASH}\n" * 64 + TAIL,
    "a letter beyond ASCII": f"c2sp.org/tlog-proof@v1\nindex ٥\n{TAIL}",
    "no checkpoint": "c2sp.org/tlog-proof@v1\nindex 5\n\n",
    "no empty line": "c2sp.org/tlog-proof@v1\nindex 5\n",
    "a checkpoint without signatures": "c2sp.org/tlog-proof@v1\nindex 5\n\na\n1\n" + HASH + "\n",
    "carriage returns": f"c2sp.org/tlog-proof@v1\nindex 5\n{TAIL}".replace("\n", "\r\n"),
}


def test_a_malformed_proof_file_is_refused() -> None:
    assert accepted(lambda text: parse_proof(text.encode()), MALFORMED, FormatError) == []
    with pytest.raises(FormatError, match="no checkpoint: an empty line must come before it"):
        parse_proof(MALFORMED["no empty line"].encode())


def test_an_empty_line_in_the_path_leaves_no_signed_checkpoint() -> None:
    cut = f"c2sp.org/tlog-proof@v1\nindex 5\n{HASH}\n\n{HASH}\n{TAIL}"
    with pytest.raises(MismatchError, match="not over this text"):
        check(cut.encode(), DATA[5])


def test_extra_data_travels_but_vouches_for_nothing() -> None:
    assert check(bytes(replace(PROOF, extra=b"anything")), DATA[5]) == check(bytes(PROOF), DATA[5])


def test_what_could_not_be_read_back_is_not_made() -> None:
    changes = ({"index": -1}, {"index": 2**63}, {"path": (bytes(31),)}, {"path": (bytes(32),) * 64})
    assert accepted(lambda change: replace(PROOF, **change), {str(each): each for each in changes}, FormatError) == []


@given(st.data())
def test_what_is_read_is_written_the_same_or_was_refused(data: st.DataObject) -> None:
    lines = FILE.split(b"\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    lines[at] = data.draw(st.binary(max_size=60) | st.sampled_from(lines))
    changed = b"\n".join(lines)
    try:
        proof = parse_proof(changed)
    except FormatError:
        return
    assert bytes(proof) == changed
