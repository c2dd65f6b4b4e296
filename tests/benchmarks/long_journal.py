"""A journal of as many facts as wanted, made fast: recorded rounds told again and again under new numbers."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace

from dealer_terminal.journal.head import JournalHead, extend
from dealer_terminal.procedure.facts import Fact, RoundClosed, RoundOpened
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.storage.opening import open_journal
from tests.helpers.playing import Append, appends

RECORDED_ROUNDS = 40
COMMANDS_AT_ONCE = 2000
LATER = 2**40


def long_journal(file: Path, keys: Path, facts: int) -> SqlJournal:
    """Seals do not open in the rounds that are told again; all else is as if they had been played."""
    journal = open_journal(str(file), keys=keys)
    story = appends(RECORDED_ROUNDS, keys=journal.keys)
    head = journal._standing()
    waiting: list[Append] = []
    for append in _told_again(story, facts):
        waiting.append(append)
        if len(waiting) == COMMANDS_AT_ONCE:
            head = _written(journal, head, waiting)
            waiting = []
    _written(journal, head, waiting)
    journal.close()
    return open_journal(str(file), keys=keys)


def _written(journal: SqlJournal, head: JournalHead, appends_: Sequence[Append]) -> JournalHead:
    tagged, covered = journal._tag, journal._covered
    with journal._transaction() as cursor:
        for each in appends_:
            batch = extend(head, each.facts, each.operator, each.at)
            tagged = journal._rows.write(cursor, batch, tagged)
            covered = journal._cover(cursor, batch)
            head = batch.head
    journal._stands(head, tagged, covered)
    return head


def _told_again(story: Sequence[Append], facts: int) -> Iterator[Append]:
    """The first two appends sign on and open the table: they are told once."""
    number, told, again = 0, 0, 0
    while told < facts:
        for append in story[2:] if again else story:
            number += sum(isinstance(fact, RoundOpened) for fact in append.facts)
            told += len(append.facts)
            at = replace(append.at, utc=append.at.utc + again * LATER)
            yield Append([_under(fact, number) for fact in append.facts], append.operator, at)
        again += 1


def _under(fact: Fact, number: int) -> Fact:
    match fact:
        case RoundOpened():
            return replace(fact, round=number)
        case RoundClosed():
            return replace(fact, round=number - 1)
        case _:
            return fact
