"""What a stretch of time of a table's journal leaves for a second pair of eyes."""

from collections.abc import Iterator

from dealer_terminal.errors import KnownError
from dealer_terminal.review.queue.items import Item, items
from dealer_terminal.review.reel import Reel
from dealer_terminal.storage.reports.proven_stretch import ReadRecords
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.storage.review.stretches import rounds_within


def queued(source: JournalSource, window: Window, read: ReadRecords) -> Iterator[Item]:
    for steps in rounds_within(source, window, read):
        yield from (each for each in items(steps) if window.since <= each.utc < window.until)


def item_at(source: JournalSource, position: int) -> Item:
    if position < source.size():
        for each in items(Reel(source).steps(position)):
            if each.position == position:
                return each
    raise KnownError(f"{source.where}: fact {position} calls for nobody: queue tells which do")
