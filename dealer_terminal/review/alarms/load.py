"""Alarm load of a console: rate per hour, floods, and alarms that remain unacknowledged."""

from collections.abc import Iterable
from enum import Enum

from msgspec import Struct

from dealer_terminal.review.alarms.board import AlarmStatus, RaisedAlarm
from dealer_terminal.review.console import Console, Sitting

SECOND, HOUR = 1_000_000, 3_600_000_000
FLOOD, FLOOD_WITHIN = 10, 600 * SECOND
STALE_AFTER = 24 * HOUR
GOOD, MOST = 6, 12
"""Alarms per hour that one person can handle comfortably, and at most."""


class Burden(Enum):
    WELL = "well"
    BUSY = "busy"
    TOO_MUCH = "too-much"


class Load(Struct, frozen=True):
    """Alarm load in some time between two instants, for the console or one person.

    `time` is its length and `flooded` the part that was flooded, in microseconds. `unseen` counts unacknowledged
    alarms, and `waited` is the age of the oldest. `seen` counts acknowledged ones, and `longest` is the longest time
    until acknowledgment. `stale` counts alarms that have not cleared within 24 hours.
    """

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
        """Return the alarms per hour. A shorter time counts as one hour, to avoid extrapolation."""
        return self.raised / max(self.hours, 1)

    @property
    def burden(self) -> Burden:
        """Return the rating. Any flood rates as too much."""
        if self.floods or self.rate > MOST:
            return Burden.TOO_MUCH
        return Burden.BUSY if self.rate > GOOD else Burden.WELL


Stretches = tuple[tuple[int, int], ...]


def load(board: Iterable[RaisedAlarm], since: int, until: int) -> Load:
    return _load(board, ((since, until),))


def load_of(console: Console, since: int, until: int) -> Load:
    """Return the load of a console, at the earliest from its opening."""
    began = min(max(since, console.opened), until)
    return load(console.alarms.values(), began, until)


def loads_of_people(console: Console, since: int, until: int) -> dict[str, Load]:
    """Return each reviewer's load: the alarms raised, and the time, while they were signed on."""
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
    unseen = [each for each in within if each.standing(until) in (AlarmStatus.UNACKNOWLEDGED, AlarmStatus.RETURNED)]
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
    """Return the periods from the first to the last of ten alarms within ten minutes, merging those that overlap."""
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
