"""Facts as records of a journal, and what is found in them once they are settled and opened again."""

from collections.abc import Callable, Sequence
from typing import Any

from dealer_terminal.journal.decide_check import DecideCheck
from dealer_terminal.journal.findings import Check, Scan
from dealer_terminal.journal.head import JournalHead, extend
from dealer_terminal.journal.merkle import GrowingTree
from dealer_terminal.journal.record import Record, Times
from dealer_terminal.journal.seal_check import SealCheck
from dealer_terminal.procedure.facts import Fact
from tests.helpers.playing import KEYS


def said(records: Sequence[Record]) -> list[str]:
    return _scanned(records, DecideCheck(), SealCheck(KEYS.journal))


def _scanned(records: Sequence[Record], *checks: Check) -> list[str]:
    scan = Scan(GrowingTree(), checks, ())
    found = [finding.what for finding in scan.run(records)]
    assert scan.faults == []
    return found


def retold(facts: Sequence[Fact], change: Callable[[Any], Any]) -> list[Record]:
    head, records = JournalHead(), list[Record]()
    for at, fact in enumerate(facts):
        batch = extend(head, [change(fact)], "1001", Times(at, at))
        head = batch.head
        records += batch.records()
    return records


def decided_again(facts: Sequence[Fact]) -> list[str]:
    return _scanned(retold(facts, lambda fact: fact), DecideCheck())
