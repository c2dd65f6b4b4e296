"""A round's proof, and every way of changing it."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.proof import parse_proof
from dealer_terminal.journal.round_proof import (
    read_round_proof,
    verify_record_proof,
    verify_round_proof,
    write_round_proof,
)
from dealer_terminal.table.derived_keys import DerivedKeys
from tests.fast.journal.round_proofs import lines_changed, proven
from tests.fast.journal.vectors import accepted
from tests.helpers.playing import KEYS

KEY = KEYS.signing.verifier
Change = Callable[[dict[str, Any]], object]


@pytest.fixture(scope="module")
def written() -> bytes:
    return write_round_proof(proven(2))


def verified(data: bytes) -> object:
    return verify_round_proof(read_round_proof(data), [KEY])


def test_a_round_is_proven_by_its_file_alone_and_each_record_by_its_own_proof(written: bytes) -> None:
    shown = verify_round_proof(read_round_proof(written), [KEY])
    assert [each.index for each in shown] == list(range(shown[0].index, shown[0].index + len(shown)))
    assert shown[0].checkpoint.origin == KEY.name
    for each in read_round_proof(written).records:
        record, shown = verify_record_proof(parse_proof(each.proof.encode()), [KEY])
        assert (record.position, record.kind) == (each.record.position, each.record.kind)
        assert shown.index == record.position


def test_a_person_reads_the_facts_in_it(written: bytes) -> None:
    for text in ('"kind": "round_closed"', '"time": "2026-01-05T', '"spot": "ante"'):
        assert text in written.decode()


def a_fraction_for_a_number(file: dict[str, Any]) -> object:
    fact = file["records"][-1]["record"]["fact"]
    return fact.update(round=float(fact["round"]))


def a_truth_for_a_number(file: dict[str, Any]) -> object:
    fact = next(each["record"]["fact"] for each in file["records"] if each["record"]["fact"].get("seat") == 1)
    return fact.update(seat=True)


def other_index(file: dict[str, Any]) -> object:
    each = file["records"][3]
    position = each["record"]["position"]
    return each.update(proof=each["proof"].replace(f"index {position}", f"index {position + 1}"))


CHANGES: dict[str, Change] = {
    "another fact": lambda file: file["records"][3]["record"]["fact"].update(seat=5, extra=1),
    "a fraction for a number": a_fraction_for_a_number,
    "a truth for a number": a_truth_for_a_number,
    "another time": lambda file: file["records"][3]["record"].update(time="2026-01-05T00:00:00.000000Z"),
    "another operator": lambda file: file["records"][3]["record"].update(operator="someone"),
    "another round": lambda file: file.update(round=3),
    "one left out": lambda file: file["records"].pop(4),
    "the first left out": lambda file: file["records"].pop(0),
    "the last left out": lambda file: file["records"].pop(),
    "two swapped": lambda file: file["records"].insert(2, file["records"].pop(3)),
    "one twice": lambda file: file["records"].insert(2, file["records"][2]),
    "none left": lambda file: file["records"].clear(),
    "the proof of another": lambda file: file["records"][3].update(proof=file["records"][4]["proof"]),
    "another index": other_index,
    "another format": lambda file: file.update(format="something"),
    "another key": lambda file: file.update(vkey=file["vkey"].replace("0123", "3210")),
    "no words": lambda file: file["records"][3].pop("record"),
}


def test_a_file_that_was_changed_is_refused(written: bytes) -> None:
    def changed(change: Change) -> object:
        file = json.loads(written)
        change(file)
        return verified(msgspec.json.encode(file))

    assert accepted(changed, CHANGES) == []


def test_no_line_can_go_or_be_edited(written: bytes) -> None:
    assert accepted(verified, lines_changed(written, every=25)) == []


def test_what_came_before_the_first_round_begins_with_the_journal() -> None:
    before = proven(0)
    assert verify_round_proof(before, [KEY])[0].index == 0
    with pytest.raises(AuditError, match="round 0 is not whole here: it does not begin with record 1"):
        verify_round_proof(replace(before, records=before.records[1:]), [KEY])


def test_every_byte_of_a_proof_matters(written: bytes) -> None:
    proof = read_round_proof(written).records[3].proof
    for at in range(0, len(proof), 3):
        other = proof[:at] + chr(ord(proof[at]) ^ 1) + proof[at + 1 :]
        with pytest.raises(AuditError):
            verify_record_proof(parse_proof(other.encode()), [KEY])


def test_a_round_signed_by_another_key_is_refused() -> None:
    other = DerivedKeys(KEYS.journal, seed=b"\7" * 32, master=b"\2" * 32)
    with pytest.raises(AuditError, match="not signed by any known key"):
        verify_round_proof(replace(proven(2, other), vkey=str(KEY)), [KEY])


def test_what_is_no_proof_is_refused() -> None:
    cases = {repr(data): data for data in (b"", b"{}", b"[]", b"\xff", b'{"format":"x"}')}
    assert accepted(read_round_proof, cases, AuditError, "this is no proof of a round") == []
