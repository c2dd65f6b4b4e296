"""Documents with which a table was opened. Their content is the casino's; the caller compares it with its copies."""

from collections.abc import Iterator
from hashlib import sha256
from typing import ClassVar, get_args

from msgspec import Struct

from dealer_terminal.journal.findings import Finding, record_name
from dealer_terminal.journal.journal_facts import JournalContinued
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.review_facts import ConsoleOpened, ReviewFact
from dealer_terminal.procedure.facts import TableOpened


class OpeningRules(Struct, frozen=True):
    """Rulebook and house procedures of an opening. `rulebook` is a name; each text is identified by its SHA-256."""

    rulebook: str
    text: str
    house_text: str


class OpeningRulesCheck:
    """Collector of opening documents, each with the position of the first record that contains it."""

    sees: ClassVar = frozenset({TableOpened})

    def __init__(self) -> None:
        self.found: dict[OpeningRules, int] = {}

    def see(self, step: ReplayStep) -> Iterator[Finding]:
        match step.entry:
            case TableOpened(rulebook=name, rulebook_text=text, house_text=house):
                self.found.setdefault(OpeningRules(name, _hash(text), _hash(house)), step.record.position)
        return iter(())

    def end(self) -> Iterator[Finding]:
        return iter(())


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()


class ConsoleCheck:
    """Check that table and console records are not mixed. Only the first record makes a journal a console's."""

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


class Continued(Struct, frozen=True):
    position: int
    by: str
    fact: JournalContinued


class ContinuedCheck:
    """Collector of continuation records. None can continue from more records than precede it."""

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
