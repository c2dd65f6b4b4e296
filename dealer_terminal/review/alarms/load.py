"""What the alarms of a console cost whoever works there: how many an hour, floods, and what nobody looks at."""

from collections.abc import Iterable
from enum import Enum

from msgspec import Struct

from dealer_terminal.review.alarms.board import AlarmStanding, RaisedAlarm
from dealer_terminal.review.console import Console, Sitting

SECOND, HOUR = 1_000_000, 3_600_000_000
FLOOD, FLOOD_WITHIN = 10, 600 * SECOND
STALE_AFTER = 24 * HOUR
GOOD, MOST = 6, 12
"""Alarms an hour that one person works off well, and at all."""


class Burden(Enum):
    WELL = "well"
    BUSY = "busy"
    TOO_MUCH = "too-much"


class Load(Struct, frozen=True):
    """In some time between two instants, all of it or somebody's. `flooded` is how long it was flooded, in
    microseconds; `unseen` how many nobody has acknowledged, `waited` how long the oldest of them stood; `seen` how many
    somebody has, `longest` the time until the slowest was."""

    since: int
    until: int
    time: int
    raised: int
    floods: int
    flooded: int
    unseen: int
    waited: int
    seen: int
    longest: int
    stale: int

    @property
    def hours(self) -> float:
        return self.time / HOUR

    @property
    def rate(self) -> float:
        """An hour. What came in less than one is not made more by reckoning: it is counted as an hour's."""
        return self.raised / max(self.hours, 1)

    @property
    def burden(self) -> Burden:
        """A flood is too much, however quiet it is around."""
        if self.floods or self.rate > MOST:
            return Burden.TOO_MUCH
        return Burden.BUSY if self.rate > GOOD else Burden.WELL


Stretches = tuple[tuple[int, int], ...]


def load(board: Iterable[RaisedAlarm], since: int, until: int) -> Load:
    return _load(board, ((since, until),))


def load_of(console: Console, since: int, until: int) -> Load:
    """Of a console, since it was opened: it had no load before."""
    began = min(max(since, console.opened), until)
    return load(console.alarms.values(), began, until)


def loads_of_people(console: Console, since: int, until: int) -> dict[str, Load]:
    """Of each who sat there in that time: what was raised while they did, against the time that they did."""
    sat: dict[str, Stretches] = {}
    for each in console.sittings:
        began, ended = max(each.began, since), min(_end(each, until), until)
        if began < ended:
            sat[each.who] = (*sat.get(each.who, ()), (began, ended))
    return {who: _load(console.alarms.values(), stretches) for who, stretches in sat.items()}


def _end(sitting: Sitting, until: int) -> int:
    return next(iter(sitting.ended), until)


def _load(board: Iterable[RaisedAlarm], stretches: Stretches) -> Load:
    known = sorted(board, key=lambda each: each.written.utc)
    within = [each for each in known if any(began <= each.written.utc < ended for began, ended in stretches)]
    floods = _floods([each.written.utc for each in within])
    waits = [each.acknowledged[0].utc - each.written.utc for each in within if each.acknowledged]
    until = stretches[-1][1]
    unseen = [each for each in within if each.standing(until) in (AlarmStanding.UNACKNOWLEDGED, AlarmStanding.RETURNED)]
    stale = (each for each in known if not each.returned and until - each.written.utc >= STALE_AFTER)
    return Load(
        since=stretches[0][0],
        until=until,
        time=sum(ended - began for began, ended in stretches),
        raised=len(within),
        floods=len(floods),
        flooded=sum(end - begun for begun, end in floods),
        unseen=len(unseen),
        waited=max((until - each.written.utc for each in unseen), default=0),
        seen=len(waits),
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
