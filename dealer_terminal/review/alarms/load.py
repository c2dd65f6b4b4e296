"""What the alarms of a console cost whoever works there: how many an hour, floods, and what nobody looks at."""

from collections.abc import Iterable

from msgspec import Struct

from dealer_terminal.review.alarms.board import Raised, Standing

SECOND, HOUR = 1_000_000, 3_600_000_000
FLOOD, FLOOD_WITHIN = 10, 600 * SECOND
STALE_AFTER = 24 * HOUR
GOOD, MOST = 6, 12
"""Alarms an hour that one person works off well, and at all."""


class Load(Struct, frozen=True):
    """In a stretch of time. `flooded` is how long it was flooded, in microseconds; `unseen` how many nobody has
    acknowledged, `longest` the time until the slowest was."""

    since: int
    until: int
    raised: int
    floods: int
    flooded: int
    unseen: int
    longest: int
    stale: int

    @property
    def hours(self) -> float:
        return (self.until - self.since) / HOUR


def load(board: Iterable[Raised], since: int, until: int) -> Load:
    known = sorted(board, key=lambda each: each.written.utc)
    within = [each for each in known if since <= each.written.utc < until]
    floods = _floods([each.written.utc for each in within])
    waits = [each.acknowledged[0].utc - each.written.utc for each in within if each.acknowledged]
    stale = (each for each in known if not each.returned and until - each.written.utc >= STALE_AFTER)
    return Load(
        since=since,
        until=until,
        raised=len(within),
        floods=len(floods),
        flooded=sum(end - begun for begun, end in floods),
        unseen=sum(each.standing(until) in (Standing.UNACKNOWLEDGED, Standing.RETURNED) for each in within),
        longest=max(waits, default=0),
        stale=sum(1 for _ in stale),
    )


def _floods(raised: list[int]) -> list[tuple[int, int]]:
    """From the first of ten within ten minutes to the last; floods that touch are one."""
    found: list[tuple[int, int]] = []
    for at in range(FLOOD - 1, len(raised)):
        begun, end = raised[at - FLOOD + 1], raised[at]
        if end - begun > FLOOD_WITHIN:
            continue
        if found and begun <= found[-1][1]:
            found[-1] = (found[-1][0], end)
        else:
            found.append((begun, end))
    return found
