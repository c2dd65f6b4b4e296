"""The proof of a played round, and its lines one by one changed."""

from dealer_terminal.journal.checkpoint import parse_checkpoint
from dealer_terminal.journal.merkle import nodes_over
from dealer_terminal.journal.round_proof import RoundProof, prove_record, round_proof
from dealer_terminal.table.derived_keys import DerivedKeys
from tests.helpers.memory import MemoryJournal
from tests.helpers.playing import KEYS, played


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


def lines_changed(written: bytes, *, every: int) -> dict[str, bytes]:
    """Leave out each of these lines, and edit the first character in it that is a letter or a digit."""
    lines, changed = written.splitlines(keepends=True), dict[str, bytes]()
    for number in range(1, len(lines) - 1, every):
        line = lines[number]
        at = next((at for at, byte in enumerate(line) if chr(byte).isalnum()), 0)
        edited = line[:at] + (b"2" if line[at : at + 1] == b"1" else b"1") + line[at + 1 :]
        for what, instead in (("gone", ()), ("edited", (edited,))):
            changed[f"line {number} {what}"] = b"".join([*lines[:number], *instead, *lines[number + 1 :]])
    return changed
