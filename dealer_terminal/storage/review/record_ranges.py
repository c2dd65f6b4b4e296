"""Ranges of a table's records by time or by rounds."""

from collections.abc import Iterator, Sequence

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.review_facts import RecordAt, RecordRange
from dealer_terminal.review.changes import Changes, changes
from dealer_terminal.review.journal_navigator import JournalNavigator
from dealer_terminal.review.marks import record_at
from dealer_terminal.review.queue.items import QueueItem, items
from dealer_terminal.storage.reports.proven_tables import ReadRecords
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.review.source import JournalSource


def rounds_within(source: JournalSource, window: Window, read: ReadRecords) -> Iterator[Sequence[ReplayStep]]:
    """Yield the rounds that overlap the time, each whole. `read` collects their records."""
    reel, at = JournalNavigator(source), _place(source, window.since)[0]
    end = _place(source, window.until)[-1]
    while at <= end:
        steps = reel.steps(at)
        read.take(each.record for each in steps)
        yield steps
        at = reel.round_of(at).end


def stretch_of_rounds(source: JournalSource, first: int, last: int) -> RecordRange:
    """Return the range of the rounds' records."""
    reel = JournalNavigator(source)
    opened = [source.round_opened(number) for number in (first, last)]
    for number, at in zip((first, last), opened, strict=True):
        if at < 0:
            raise KnownError(f"there is no round {number} in {source.where}: name rounds that are there")
    ends = opened[0], reel.round_of(opened[1]).end - 1
    return RecordRange(*(record_at(reel.journal, reel.moment(each).step.record) for each in ends))


def _place(source: JournalSource, utc: int) -> tuple[int, ...]:
    return source.at_time(utc) or (0,)


def queued(source: JournalSource, window: Window, read: ReadRecords) -> Iterator[QueueItem]:
    for steps in rounds_within(source, window, read):
        yield from (each for each in items(steps) if window.since <= each.utc < window.until)


def changed(source: JournalSource, since: tuple[RecordAt, ...]) -> Changes:
    """Return the changes after the viewed record, or of the whole journal if there is none."""
    for seen in since:
        if seen.position >= source.size() or source.leaf(seen.position) != seen.leaf:
            why = f"record {seen.position} is not the one that was looked at: run dealer-terminal verify"
            raise KnownError(f"{source.where}: {why}")
    return changes(_steps(source, first := since[0].position + 1 if since else 0), first)


def _steps(source: JournalSource, first: int) -> Iterator[ReplayStep]:
    reel, at = JournalNavigator(source), first
    while at < source.size():
        yield from reel.steps(at)
        at = reel.round_of(at).end
