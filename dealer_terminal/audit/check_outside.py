"""A checkpoint that somebody else kept: the one thing that finds a journal cut short or rebuilt whole."""

from collections.abc import Iterator

from dealer_terminal.audit.checkpoint import Checkpoint
from dealer_terminal.audit.findings import Finding
from dealer_terminal.audit.growing import Growing
from dealer_terminal.audit.replay import Step


class OutsideCheck:
    def __init__(self, checkpoint: Checkpoint) -> None:
        self._checkpoint = checkpoint
        self._tree = Growing()

    def see(self, step: Step) -> Iterator[Finding]:
        if self._tree.size < self._checkpoint.size:
            self._tree.add(step.record.leaf)
        return iter(())

    def end(self) -> Iterator[Finding]:
        wanted, here = self._checkpoint, self._tree.size
        if here < wanted.size:
            yield Finding(-1, f"the tail was cut: the outside checkpoint covers {wanted.size} records, here are {here}")
        elif self._tree.root() != wanted.root:
            say = f"the first {wanted.size} records are not those that the outside checkpoint was signed over"
            yield Finding(-1, f"the journal was rebuilt: {say}")
