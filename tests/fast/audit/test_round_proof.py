"""A round's proof, and every way of changing it."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from dealer_terminal.audit.checkpoint import parse_checkpoint
from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.merkle import nodes_over
from dealer_terminal.audit.proof import parse_proof
from dealer_terminal.audit.round_proof import (
    RoundProof,
    prove_record,
    read_round_proof,
    round_proof,
    verify_record_proof,
    verify_round_proof,
    write_round_proof,
)
from dealer_terminal.table.derived_keys import DerivedKeys
from tests.helpers.memory import MemoryJournal
from tests.helpers.playing import KEYS, played

KEY = KEYS.signing.verifier
Change = Callable[[dict[str, Any]], object]


def proven(number: int, keys: DerivedKeys = KEYS) -> RoundProof:
    journal = MemoryJournal(keys)
    played(journal, 3, keys=keys)
    note = journal.checkpoint()
    records = list(journal.records())
    node = nodes_over(lambda index: records[index].leaf)
    size = parse_checkpoint(note.text).size
    wanted = [record for record in records if record.round == number]
    proofs = [(record, prove_record(record, node, size, note)) for record in wanted]
    return round_proof(number, str(keys.signing.verifier), proofs)


WRITTEN = write_round_proof(proven(2))


def test_a_round_is_proven_by_its_file_alone() -> None:
    shown = verify_round_proof(read_round_proof(WRITTEN), [KEY])
    assert [each.index for each in shown] == list(range(shown[0].index, shown[0].index + len(shown)))
    assert shown[0].checkpoint.origin == KEY.name


def test_each_record_is_proven_by_its_own_proof() -> None:
    for each in read_round_proof(WRITTEN).records:
        record, shown = verify_record_proof(parse_proof(each.proof.encode()), [KEY])
        assert (record.position, record.kind) == (each.record.position, each.record.kind)
        assert shown.index == record.position


def test_a_person_reads_the_facts_in_it() -> None:
    text = WRITTEN.decode()
    assert '"kind": "round_closed"' in text
    assert '"time": "2026-01-05T' in text
    assert '"spot": "ante"' in text


def other_fact(file: dict[str, Any]) -> object:
    return file["records"][3]["record"]["fact"].update(seat=5, extra=1)


def a_fraction_for_a_number(file: dict[str, Any]) -> object:
    fact = file["records"][-1]["record"]["fact"]
    return fact.update(round=float(fact["round"]))


def a_truth_for_a_number(file: dict[str, Any]) -> object:
    fact = next(each["record"]["fact"] for each in file["records"] if each["record"]["fact"].get("seat") == 1)
    return fact.update(seat=True)


def other_time(file: dict[str, Any]) -> object:
    return file["records"][3]["record"].update(time="2026-01-05T00:00:00.000000Z")


def other_operator(file: dict[str, Any]) -> object:
    return file["records"][3]["record"].update(operator="someone")


def other_round(file: dict[str, Any]) -> object:
    return file.update(round=3)


def one_left_out(file: dict[str, Any]) -> object:
    return file["records"].pop(4)


def first_left_out(file: dict[str, Any]) -> object:
    return file["records"].pop(0)


def last_left_out(file: dict[str, Any]) -> object:
    return file["records"].pop()


def two_swapped(file: dict[str, Any]) -> object:
    return file["records"].insert(2, file["records"].pop(3))


def one_twice(file: dict[str, Any]) -> object:
    return file["records"].insert(2, file["records"][2])


def none_left(file: dict[str, Any]) -> object:
    return file["records"].clear()


def proof_of_another(file: dict[str, Any]) -> object:
    return file["records"][3].update(proof=file["records"][4]["proof"])


def other_index(file: dict[str, Any]) -> object:
    each = file["records"][3]
    position = each["record"]["position"]
    return each.update(proof=each["proof"].replace(f"index {position}", f"index {position + 1}"))


def other_format(file: dict[str, Any]) -> object:
    return file.update(format="something")


def other_key(file: dict[str, Any]) -> object:
    return file.update(vkey=file["vkey"].replace("0123", "3210"))


def no_words(file: dict[str, Any]) -> object:
    return file["records"][3].pop("record")


CHANGES = [
    other_fact,
    a_fraction_for_a_number,
    a_truth_for_a_number,
    other_time,
    other_operator,
    other_round,
    one_left_out,
    first_left_out,
    last_left_out,
    two_swapped,
    one_twice,
    none_left,
    proof_of_another,
    other_index,
    other_format,
    other_key,
    no_words,
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_file_that_was_changed_is_refused(change: Change) -> None:
    file = json.loads(WRITTEN)
    change(file)
    with pytest.raises(AuditError):
        verify_round_proof(read_round_proof(msgspec.json.encode(file)), [KEY])


@pytest.mark.parametrize("line", range(0, WRITTEN.count(b"\n"), 3))
def test_no_line_can_go(line: int) -> None:
    lines = WRITTEN.splitlines(keepends=True)
    with pytest.raises(AuditError):
        verify_round_proof(read_round_proof(b"".join([*lines[:line], *lines[line + 1 :]])), [KEY])


@pytest.mark.parametrize("line", range(1, WRITTEN.count(b"\n") - 1, 3))
def test_no_line_can_be_edited(line: int) -> None:
    lines = WRITTEN.splitlines(keepends=True)
    at = next((at for at, byte in enumerate(lines[line]) if chr(byte).isalnum()), 0)
    other = b"1" if lines[line][at : at + 1] != b"1" else b"2"
    edited = lines[line][:at] + other + lines[line][at + 1 :]
    with pytest.raises(AuditError):
        verify_round_proof(read_round_proof(b"".join([*lines[:line], edited, *lines[line + 1 :]])), [KEY])


def test_what_came_before_the_first_round_begins_with_the_journal() -> None:
    before = proven(0)
    assert verify_round_proof(before, [KEY])[0].index == 0
    with pytest.raises(AuditError, match="round 0 is not whole here: it does not begin with record 1"):
        verify_round_proof(replace(before, records=before.records[1:]), [KEY])


def test_every_byte_of_a_proof_matters() -> None:
    proof = read_round_proof(WRITTEN).records[3].proof
    for at in range(0, len(proof), 3):
        other = proof[:at] + chr(ord(proof[at]) ^ 1) + proof[at + 1 :]
        with pytest.raises(AuditError):
            verify_record_proof(parse_proof(other.encode()), [KEY])


def test_a_round_signed_by_another_key_is_refused() -> None:
    other = DerivedKeys(KEYS.journal, seed=b"\7" * 32, master=b"\2" * 32)
    with pytest.raises(AuditError, match="not signed by any known key"):
        verify_round_proof(replace(proven(2, other), vkey=str(KEY)), [KEY])


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"\xff", b'{"format":"x"}'], ids=str)
def test_what_is_no_proof_is_refused(data: bytes) -> None:
    with pytest.raises(AuditError, match="this is no proof of a round"):
        read_round_proof(data)
