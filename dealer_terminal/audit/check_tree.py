"""The tree over all records, against each signed checkpoint that the journal keeps."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from dealer_terminal.audit.checkpoint import Checkpoint, verify_checkpoint
from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.findings import Finding
from dealer_terminal.audit.growing import Growing
from dealer_terminal.audit.note import parse_note
from dealer_terminal.audit.replay import Step
from dealer_terminal.audit.vkey import VerifierKey
from dealer_terminal.procedure.facts import RoundClosed


class Signed(Struct, frozen=True):
    """A checkpoint where it is kept: under a size, as a note."""

    size: int
    note: bytes


class TreeCheck:
    def __init__(self, checkpoints: Iterable[Signed], keys: tuple[VerifierKey, ...]) -> None:
        self.tree = Growing()
        self.checkpoints = 0
        self._coming = iter(checkpoints)
        self._next = next(self._coming, None)
        self._keys = keys
        self._last = 0
        self._parted = False
        self._closed: tuple[int, int] | None = None

    def see(self, step: Step) -> Iterator[Finding]:
        if self.tree.size == 0:
            yield from self._compare()
        self.tree.add(step.record.leaf)
        if isinstance(step.entry, RoundClosed):
            yield from self._unsigned_round()
            self._closed = (step.record.position, step.entry.round)
        yield from self._compare()

    def end(self) -> Iterator[Finding]:
        if self.tree.size == 0:
            yield from self._compare()
        yield from self._unsigned_round()
        while self._next is not None:
            yield Finding(-1, self._cut(self._next))
            self._next = next(self._coming, None)

    def _compare(self) -> Iterator[Finding]:
        """Two checkpoints under one size cannot be."""
        while self._next is not None and self._next.size <= self.tree.size:
            kept, self._next = self._next, next(self._coming, None)
            wrong = self._wrong(kept)
            if wrong:
                yield Finding(kept.size - 1, wrong)
            self._last, self._closed = kept.size, None
            self.checkpoints += 1

    def _wrong(self, kept: Signed) -> str:
        try:
            checkpoint = self._verified(kept)
        except (AuditError, TypeError, AttributeError) as error:
            return f"the checkpoint of {kept.size} records is not this journal's: {error}"
        if (checkpoint.size, checkpoint.root) != (self.tree.size, self.tree.root()) and not self._parted:
            self._parted = True
            between = f"records {self._last} to {kept.size - 1}"
            return f"{between} are not those that the checkpoint of {kept.size} records was signed over"
        return ""

    def _verified(self, kept: Signed) -> Checkpoint:
        return verify_checkpoint(parse_note(kept.note), self._keys)

    def _unsigned_round(self) -> Iterator[Finding]:
        if self._closed is not None:
            position, number = self._closed
            yield Finding(position, f"round {number} ended with record {position} and has no checkpoint")

    def _cut(self, kept: Signed) -> str:
        here = self.tree.size
        return f"the tail was cut: a checkpoint covers {kept.size} records, only {here} are here"
