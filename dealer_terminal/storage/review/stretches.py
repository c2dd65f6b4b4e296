"""A stretch of time of a table's journal, round by round, each folded from where it began."""

from collections.abc import Iterator, Sequence

from dealer_terminal.audit.replay import ReplayStep
from dealer_terminal.review.reel import Reel
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.review.source import JournalSource


def rounds_within(source: JournalSource, window: Window) -> Iterator[Sequence[ReplayStep]]:
    """Those that lie there with a part of them, whole."""
    reel, at = Reel(source), _place(source, window.since)[0]
    end = _place(source, window.until)[-1]
    while at <= end:
        yield reel.steps(at)
        at = reel.round_of(at).end


def _place(source: JournalSource, utc: int) -> tuple[int, ...]:
    return source.at_time(utc) or (0,)
