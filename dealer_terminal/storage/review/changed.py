"""What changed in a table's journal from a record on."""

from collections.abc import Iterator

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.review_facts import RecordAt
from dealer_terminal.review.changes import Changes, changes
from dealer_terminal.review.marks import record_at
from dealer_terminal.review.reel import Reel
from dealer_terminal.storage.review.source import JournalSource


def newest(source: JournalSource) -> RecordAt:
    return record_at(source.journal, Reel(source).moment(source.size() - 1).step.record)


def changed(source: JournalSource, since: tuple[RecordAt, ...]) -> Changes:
    """From behind the record that was looked at; the whole journal where none was."""
    for seen in since:
        if seen.position >= source.size() or source.leaf(seen.position) != seen.leaf:
            why = f"record {seen.position} is not the one that was looked at: run dealer-terminal verify"
            raise KnownError(f"{source.where}: {why}")
    return changes(_steps(source, first := since[0].position + 1 if since else 0), first)


def _steps(source: JournalSource, first: int) -> Iterator[ReplayStep]:
    reel, at = Reel(source), first
    while at < source.size():
        yield from reel.steps(at)
        at = reel.round_of(at).end
