"""How each operator likes the screen, as the journal knows, so that a restart forgets none."""

from collections.abc import Iterable, Mapping
from typing import Protocol

from dealer_terminal.journal.people_facts import Look, OperatorPreferred
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.table.ports import Clock, Journal


class Preferences(Protocol):
    def of(self, operator: str, otherwise: Look) -> Look:
        """`otherwise` for somebody who never chose."""
        ...

    def keep(self, operator: str, look: Look) -> None: ...


class JournalPreferences:
    def __init__(self, journal: Journal, clock: Clock) -> None:
        self._journal = journal
        self._clock = clock
        self._known = preferred(journal.house_records())

    def of(self, operator: str, otherwise: Look) -> Look:
        return self._known.get(operator, otherwise)

    def keep(self, operator: str, look: Look) -> None:
        """On the disk first, then known here."""
        self._journal.append((OperatorPreferred(operator, look),), operator=operator, at=self._clock.now())
        self._known = {**self._known, operator: look}


def preferred(records: Iterable[Record]) -> Mapping[str, Look]:
    """The last choice of each counts."""
    entries = (entry_of(record) for record in records)
    return {each.operator: each.look for each in entries if isinstance(each, OperatorPreferred)}
