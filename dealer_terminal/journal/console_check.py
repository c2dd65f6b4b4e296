"""A console's facts stand in a console's journal, and no table is played there."""

from collections.abc import Iterator
from typing import ClassVar, get_args

from dealer_terminal.journal.findings import Finding, record_name
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.review_facts import ConsoleOpened, ReviewFact
from dealer_terminal.procedure.facts import TableOpened


class ConsoleCheck:
    """Only the first record makes a journal a console's."""

    sees: ClassVar = frozenset({TableOpened, *get_args(ReviewFact)})

    def __init__(self) -> None:
        self._console = False

    def see(self, step: ReplayStep) -> Iterator[Finding]:
        record = step.record
        if isinstance(step.entry, ConsoleOpened):
            self._console = record.position == 0
        if self._console == isinstance(step.entry, TableOpened):
            whose = "in a console's journal" if self._console else "in a table's journal, which no console writes"
            yield Finding(record.position, f"{record_name(record)} stands {whose}")

    def end(self) -> Iterator[Finding]:
        return iter(())
