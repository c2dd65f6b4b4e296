"""What a stretch of time of a table's journal leaves for a second pair of eyes."""

from collections.abc import Iterator

from dealer_terminal.errors import KnownError
from dealer_terminal.review.queue.items import Item, items
from dealer_terminal.review.reel import Reel
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.review.source import JournalSource


def queued(source: JournalSource, window: Window) -> Iterator[Item]:
    """Round by round, each folded from where it began."""
    reel, at = Reel(source), _place(source, window.since)[0]
    end = _place(source, window.until)[-1]
    while at <= end:
        found = reel.round_of(at)
        for each in items(reel.steps(at)):
            if window.since <= each.utc < window.until:
                yield each
        at = found.end


def item_at(source: JournalSource, position: int) -> Item:
    if position < source.size():
        for each in items(Reel(source).steps(position)):
            if each.position == position:
                return each
    raise KnownError(f"{source.where}: fact {position} calls for nobody: queue tells which do")


def _place(source: JournalSource, utc: int) -> tuple[int, ...]:
    return source.at_time(utc) or (0,)
