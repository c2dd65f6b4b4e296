"""A journal in memory whose disk may be full."""

from collections.abc import Sequence
from typing import Any

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.record import Record
from dealer_terminal.procedure.facts import Fact
from tests.helpers.memory import MemoryJournal


class FullDisk(MemoryJournal):
    """While it is full it takes no fact."""

    full = False

    def append(self, facts: Sequence[Fact], **rest: Any) -> Sequence[Record]:
        if self.full:
            raise KnownError("the disk is full: make room, then try again")
        return super().append(facts, **rest)
