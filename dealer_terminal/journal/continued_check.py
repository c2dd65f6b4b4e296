"""Where a journal goes on from a copy, by an administrator's decision."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec import Struct

from dealer_terminal.journal.findings import Finding, record_name
from dealer_terminal.journal.journal_facts import JournalContinued
from dealer_terminal.journal.replay import ReplayStep


class Continued(Struct, frozen=True):
    position: int
    by: str
    fact: JournalContinued


class ContinuedCheck:
    """Collects them; each goes on from where it stands."""

    sees: ClassVar = frozenset({JournalContinued})

    def __init__(self) -> None:
        self.found: list[Continued] = []

    def see(self, step: ReplayStep) -> Iterator[Finding]:
        match step.entry:
            case JournalContinued(size=size) as fact:
                self.found.append(Continued(step.record.position, step.record.operator, fact))
                if size > step.record.position:
                    yield Finding(step.record.position, f"{record_name(step.record)} goes on from {size} records")

    def end(self) -> Iterator[Finding]:
        return iter(())
