"""Who a record says acted, against who was at the table: the dealer, or whoever signs on with the same append."""

from collections.abc import Sequence
from typing import ClassVar, get_args

from dealer_terminal.journal.findings import Finding, record_name
from dealer_terminal.journal.journal_facts import FramesKept
from dealer_terminal.journal.people_facts import OperatorPreferred
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.procedure.facts import DealerSignedOn, DeviceFaultCleared, DeviceFaultRaised, Fact

_OF_A_DEVICE = (DeviceFaultRaised, DeviceFaultCleared)
"""Terminals of the first schema wrote them in nobody's name."""


class OperatorCheck:
    """The dealer is the one at the table as the append began, or who signs on with it: whoever signs off did so
    themselves. All records of an append have its times."""

    sees: ClassVar = frozenset({*get_args(Fact), FramesKept, OperatorPreferred})

    def __init__(self) -> None:
        self._times = (-1, -1)
        self._dealer = ""
        self._others: list[Record] = []

    def see(self, step: ReplayStep) -> Sequence[Finding]:
        record, entry, found = step.record, step.entry, list[Finding]()
        if (record.utc, record.monotonic) != self._times:
            found = self._told() if self._others else found
            dealer = step.before.state.dealer
            self._times, self._dealer = (record.utc, record.monotonic), dealer.id if dealer is not None else ""
        if type(entry) is DealerSignedOn and entry.dealer.id == record.operator:
            self._dealer = record.operator
            self._others = [each for each in self._others if each.operator != record.operator]
        elif record.operator != self._expected(entry) and (record.operator or type(entry) not in _OF_A_DEVICE):
            self._others.append(record)
        return found

    def _expected(self, entry: object) -> str:
        return entry.operator if type(entry) is OperatorPreferred else self._dealer

    def end(self) -> Sequence[Finding]:
        return self._told()

    def _told(self) -> list[Finding]:
        at_table = repr(self._dealer) if self._dealer else "nobody"
        found = [Finding(each.position, _says(each, at_table)) for each in self._others]
        self._others.clear()
        return found


def _says(record: Record, at_table: str) -> str:
    return f"{record_name(record)} says that {record.operator!r:.80} acted, where {at_table} was at the table"
