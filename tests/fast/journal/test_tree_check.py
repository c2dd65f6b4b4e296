"""The checkpoints that a journal keeps, against the tree over its records."""

from dataclasses import replace

from dealer_terminal.journal.findings import Scan
from dealer_terminal.journal.merkle import GrowingTree
from dealer_terminal.journal.note import SignedNote
from dealer_terminal.journal.tree_check import SignedCheckpoint, TreeCheck
from tests.helpers.memory import MemoryJournal
from tests.helpers.playing import KEYS, played


def kept(note: SignedNote) -> SignedCheckpoint:
    return SignedCheckpoint(int(note.text.splitlines()[1]), bytes(note))


def test_a_kept_checkpoint_needs_the_signature_of_its_journal() -> None:
    journal = MemoryJournal(KEYS)
    played(journal, 1)
    *before, last = journal.checkpoints
    (line,) = last.signatures
    forged = replace(last, signatures=(replace(line, blob=bytes(len(line.blob))),))
    for note, wrong in ((last, 0), (forged, 1)):
        check = TreeCheck(map(kept, (*before, note)), (KEYS.signing.verifier,))
        found = list(Scan(GrowingTree(), (check,), (check,)).run(journal.records()))
        assert len(found) == wrong
