"""Check of the tree over all records against each signed checkpoint in the journal."""

from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec import Struct

from dealer_terminal.journal.checkpoint import Checkpoint, verify_checkpoint
from dealer_terminal.journal.encoding import base64_text
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.findings import NEVER, Finding, record_name
from dealer_terminal.journal.head import SIGNED_AT_ONCE
from dealer_terminal.journal.merkle import GrowingTree
from dealer_terminal.journal.note import DASH, SignedNote, parse_note
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import FoldedState, ReplayStep
from dealer_terminal.journal.vkey import SignatureType, VerifierKey


class SignedCheckpoint(Struct, frozen=True):
    """Stored checkpoint: the number of records it covers, and its signed note."""

    size: int
    note: bytes


class TreeCheck:
    """Check of each signed checkpoint, and that every record that must be signed at once has one."""

    sees: ClassVar = SIGNED_AT_ONCE

    def __init__(self, checkpoints: Iterable[SignedCheckpoint], keys: tuple[VerifierKey, ...]) -> None:
        self.checkpoints = self.covered = 0
        self._coming = iter(checkpoints)
        self._next = next(self._coming, None)
        self._keys = keys
        self._parted = False
        self._unsigned: Record | None = None

    @property
    def due(self) -> int:
        return self._next.size if self._next is not None else NEVER

    def see(self, step: ReplayStep) -> Iterator[Finding]:
        before = self._unsigned
        if before is None or _times(before) != _times(step.record):
            yield from self.end()
            self._unsigned = step.record

    def reached(self, tree: GrowingTree, stand: FoldedState | None) -> Iterator[Finding]:
        """Compare the current tree with every checkpoint over this number of records."""
        while self._next is not None and self._next.size <= tree.size:
            kept, self._next = self._next, next(self._coming, None)
            wrong = self._wrong(kept, tree)
            if wrong:
                yield Finding(kept.size - 1, wrong)
            self.covered, self._unsigned = kept.size, None
            self.checkpoints += 1

    def at_end(self, tree: GrowingTree) -> Iterator[Finding]:
        while self._next is not None:
            covers = f"a checkpoint covers {self._next.size} records, only {tree.size} are here"
            yield Finding(-1, f"the tail was cut: {covers}")
            self._next = next(self._coming, None)

    def end(self) -> Iterator[Finding]:
        """Yield a finding if the last record to be signed at once was not signed before the next append of its kind."""
        if self._unsigned is not None:
            record, self._unsigned = self._unsigned, None
            what = "is of a kind that is signed at once, and has no checkpoint of its own"
            yield Finding(record.position, f"{record_name(record)} {what}")

    def _wrong(self, kept: SignedCheckpoint, tree: GrowingTree) -> str:
        if any(_as_written(kept, tree, key) for key in self._keys):
            return ""
        try:
            note = parse_note(kept.note)
            checkpoint = verify_checkpoint(note, self._keys)
        except AuditError as error:
            return f"the checkpoint of {kept.size} records is not this journal's: {error}"
        if (checkpoint.size, checkpoint.root) != (tree.size, tree.root()) and not self._parted:
            self._parted = True
            between = f"records {self.covered} to {kept.size - 1}"
            return f"{between} are not those that the checkpoint of {kept.size} records was signed over"
        return _strangers(kept.size, note, self._keys)


def _as_written(kept: SignedCheckpoint, tree: GrowingTree, key: VerifierKey) -> bool:
    """Return True if the note is exactly what a terminal writes over this tree, with one valid signature.

    Any other note is parsed and checked in detail.
    """
    text = f"{key.name}\n{tree.size}\n{base64_text(tree.root())}\n".encode()
    before = b"%b\n%b%b " % (text, DASH.encode(), key.name.encode())
    if key.type is not SignatureType.NOTE or kept.size != tree.size or not kept.note.startswith(before):
        return False
    try:
        blob = b64decode(kept.note[len(before) : -1])
    except ValueError:
        return False
    whole = b"%b%b\n" % (before, b64encode(blob))
    return whole == kept.note and blob[:4] == key.key_id and key.signed(text, blob[4:])


def _times(record: Record) -> tuple[int, int]:
    """Return the two times, which are the same for all records of an append."""
    return record.utc, record.monotonic


def _strangers(size: int, note: SignedNote, keys: tuple[VerifierKey, ...]) -> str:
    """Describe signature lines by unknown keys, or a second signature.

    A terminal signs alone; cosignatures are kept elsewhere.
    """
    known = {(key.name, key.key_id) for key in keys}
    others = [line.name for line in note.signatures if (line.name, line.key_id) not in known]
    if others:
        return f"the checkpoint of {size} records has a signature line by a stranger, {others[0]!r:.80}"
    return f"the checkpoint of {size} records is signed twice" if len(note.signatures) > 1 else ""


class OutsideMark:
    def __init__(self, checkpoint: Checkpoint) -> None:
        self._checkpoint = checkpoint
        self._looked = False

    @property
    def due(self) -> int:
        return NEVER if self._looked else self._checkpoint.size

    def reached(self, tree: GrowingTree, stand: FoldedState | None) -> Iterator[Finding]:
        self._looked = True
        if tree.root() != self._checkpoint.root:
            say = f"the first {tree.size} records are not those that the outside checkpoint was signed over"
            yield Finding(-1, f"the journal was rebuilt: {say}")

    def at_end(self, tree: GrowingTree) -> Iterator[Finding]:
        covered = self._checkpoint.size
        if tree.size < covered:
            covers = f"the outside checkpoint covers {covered} records, here are {tree.size}"
            yield Finding(-1, f"the tail was cut: {covers}")
