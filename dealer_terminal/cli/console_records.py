"""The records of a table that a console's command names."""

from contextlib import closing
from typing import Annotated

import typer

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.review_facts import RecordAt, RecordRange
from dealer_terminal.review.journal_navigator import Reel
from dealer_terminal.review.marks import record_at
from dealer_terminal.storage.review.source import JournalSource

SAME, MOST = -1, 10**15

Table = Annotated[str, typer.Option("--table", metavar="URL", help="The table's journal. It is only read.")]
First = Annotated[int, typer.Option("--fact", min=0, max=MOST, help="The first record that it is about.")]
Last = Annotated[int, typer.Option("--to", min=SAME, max=MOST, help="The last one, if it is not the first.")]


def journal_of(table: str) -> str:
    with closing(JournalSource(table)) as source:
        return source.journal


def stretch_of(table: str, fact: int, to: int) -> RecordRange:
    with closing(JournalSource(table)) as source, source.told():
        return RecordRange(named(source, fact), named(source, fact if to == SAME else to))


def record_then(table: str, at: int) -> RecordAt:
    """The record that was the newest at that time."""
    with closing(JournalSource(table)) as source, source.told():
        found = source.at_time(at)
        if len(found) != 1:
            what = "showed that time more than once" if found else "begins later"
            raise KnownError(f"{source.where} {what}: name another instant")
        return named(source, found[0])


def named(source: JournalSource, position: int) -> RecordAt:
    if position >= source.size():
        raise KnownError(f"{source.where} has no fact {position}: its last one is {source.size() - 1}")
    found = Reel(source).round_of(position)
    return record_at(source.journal, found.records[position - found.first])
