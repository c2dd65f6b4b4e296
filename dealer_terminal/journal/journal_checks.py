"""By which papers a table was opened: what they say is the house's, and is compared by whoever has them."""

from collections.abc import Iterator
from hashlib import sha256
from typing import ClassVar, get_args

from msgspec import Struct

from dealer_terminal.journal.findings import Finding, record_name
from dealer_terminal.journal.journal_facts import JournalContinued
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.review_facts import ConsoleOpened, ReviewFact
from dealer_terminal.procedure.facts import TableOpened


class OpeningPapers(Struct, frozen=True):
    """`rulebook` is its name; texts are told by their SHA-256."""

    rulebook: str
    text: str
    house_text: str


class PapersCheck:
    """Collects them, each with the first record that brings it."""

    sees: ClassVar = frozenset({TableOpened})

    def __init__(self) -> None:
        self.found: dict[OpeningPapers, int] = {}

    def see(self, step: ReplayStep) -> Iterator[Finding]:
        match step.entry:
            case TableOpened(rulebook=name, rulebook_text=text, house_text=house):
                self.found.setdefault(OpeningPapers(name, _hash(text), _hash(house)), step.record.position)
        return iter(())

    def end(self) -> Iterator[Finding]:
        return iter(())


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()


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
