"""The tree over all records, against each signed checkpoint that the journal keeps."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from msgspec import Struct

from dealer_terminal.audit.checkpoint import Checkpoint, verify_checkpoint
from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.findings import NEVER, Finding
from dealer_terminal.audit.growing_tree import GrowingTree
from dealer_terminal.audit.note import parse_note
from dealer_terminal.audit.replay import ReplayStep, Stand
from dealer_terminal.audit.vkey import VerifierKey
from dealer_terminal.procedure.facts import RoundClosed


class Signed(Struct, frozen=True):
    """A kept checkpoint: how many records it covers, and its signed note."""

    size: int
    note: bytes


class TreeCheck:
    """Checks each signed checkpoint, and that each round which ended has one."""

    sees: ClassVar = frozenset({RoundClosed})

    def __init__(self, checkpoints: Iterable[Signed], keys: tuple[VerifierKey, ...]) -> None:
        self.checkpoints = 0
        self._coming = iter(checkpoints)
        self._next = next(self._coming, None)
        self._keys = keys
        self._last = 0
        self._parted = False
        self._closed: tuple[int, int] | None = None

    @property
    def due(self) -> int:
        return self._next.size if self._next is not None else NEVER

    def see(self, step: ReplayStep) -> Iterator[Finding]:
        yield from self._unsigned_round()
        self._closed = (step.record.position, step.after.state.round)

    def reached(self, tree: GrowingTree, stand: Stand | None) -> Iterator[Finding]:
        """The tree as it is now, against every checkpoint that was signed over so many records."""
        while self._next is not None and self._next.size <= tree.size:
            kept, self._next = self._next, next(self._coming, None)
            wrong = self._wrong(kept, tree)
            if wrong:
                yield Finding(kept.size - 1, wrong)
            self._last, self._closed = kept.size, None
            self.checkpoints += 1

    def at_end(self, tree: GrowingTree) -> Iterator[Finding]:
        while self._next is not None:
            covers = f"a checkpoint covers {self._next.size} records, only {tree.size} are here"
            yield Finding(-1, f"the tail was cut: {covers}")
            self._next = next(self._coming, None)

    def end(self) -> Iterator[Finding]:
        yield from self._unsigned_round()

    def _wrong(self, kept: Signed, tree: GrowingTree) -> str:
        try:
            checkpoint = self._verified(kept)
        except AuditError as error:
            return f"the checkpoint of {kept.size} records is not this journal's: {error}"
        if (checkpoint.size, checkpoint.root) != (tree.size, tree.root()) and not self._parted:
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
