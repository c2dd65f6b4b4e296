"""Data of the day strip: activity by round, and notable facts. Read once and drawn many times."""

from collections.abc import Iterable
from enum import Enum, IntEnum

from msgspec import Struct

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.console import ReviewMark
from dealer_terminal.review.finder import SearchHit
from dealer_terminal.review.names import irregularity_called, kind_name
from dealer_terminal.rules.money import dollars


class DayActivity(Struct, frozen=True):
    """Number of facts between two times, in microseconds UTC, such as those of a round."""

    begin: int
    end: int
    count: int


class Strip(Struct, frozen=True):
    """Time range from `begin` up to `end`, divided into one bucket per pixel."""

    begin: int
    end: int
    buckets: int

    def bucket(self, utc: int) -> int:
        """Return the bucket of a time, or -1 if it is outside the strip."""
        if not self.begin <= utc < self.end:
            return -1
        return (utc - self.begin) * self.buckets // (self.end - self.begin)

    def begins(self, bucket: int) -> int:
        """Return the first microsecond of a bucket, which a click on it selects."""
        return self.begin + -(-bucket * (self.end - self.begin) // self.buckets)


def density(strip: Strip, busy: Iterable[DayActivity]) -> tuple[int, ...]:
    """Count facts per bucket. A round's facts are spread evenly over its time, each counted once."""
    found = [0] * strip.buckets
    for each in busy:
        for at in range(each.count):
            bucket = strip.bucket(each.begin + (each.end - each.begin) * at // each.count)
            if bucket >= 0:
                found[bucket] += 1
    return tuple(found)


def heights(counts: Iterable[int], most: int) -> tuple[int, ...]:
    """Scale counts to heights of at most `most`. Every count above zero gets at least 1."""
    counts = tuple(counts)
    highest = max(counts, default=0)
    return tuple(max(1, count * most // highest) if count else 0 for count in counts)


class Lane(Enum):
    FACTS = "facts"
    MONEY = "money"
    ACTS = "supervisors-acts"
    IRREGULARITIES = "irregularities"
    MARKS = "marks"
    FOUND = "found"


class Weight(IntEnum):
    """Importance of a tick. The higher one is drawn if two share a pixel, and each has a shape of its own."""

    BESIDE = 0
    STEP = 1
    PAYMENT = 2
    PERSON = 3
    ACT = 4
    IRREGULAR = 5


LANES = {
    Weight.BESIDE: Lane.FACTS,
    Weight.STEP: Lane.FACTS,
    Weight.PAYMENT: Lane.MONEY,
    Weight.PERSON: Lane.FACTS,
    Weight.ACT: Lane.ACTS,
    Weight.IRREGULAR: Lane.IRREGULARITIES,
}


class Tick(Struct, frozen=True):
    """One event on the strip. A click on it selects its record.

    `size`, in cents or 1, determines its height. Marks and search hits have lanes of their own, `apart`.
    """

    position: int
    utc: int
    weight: Weight
    what: Words
    size: int = 1
    apart: Lane = Lane.FACTS

    @property
    def lane(self) -> Lane:
        return LANES[self.weight] if self.apart is Lane.FACTS else self.apart


class Day(Struct, frozen=True):
    """Data found by search: fast, and not verified. Selecting a tick folds the records themselves."""

    busy: tuple[DayActivity, ...]
    ticks: tuple[Tick, ...]


def paid_tick(position: int, utc: int, number: int, cents: int) -> Tick:
    what = words("Round {number}: {amount} paid", number=number, amount=dollars(cents))
    return Tick(position, utc, Weight.PAYMENT, what, cents)


def reported_tick(position: int, utc: int, irregularity: str) -> Tick:
    return Tick(position, utc, Weight.IRREGULAR, words("Reported: {name}", name=irregularity_called(irregularity)))


def act_tick(position: int, utc: int, kind: str, operator: str) -> Tick:
    what = words("{what}, approved by {who}", what=kind_name(kind), who=operator)
    return Tick(position, utc, Weight.ACT, what)


def mark_ticks(marks: Iterable[tuple[ReviewMark, int]]) -> tuple[Tick, ...]:
    """Return the ticks of marks, each given with the table's time at its first record."""
    return tuple(
        Tick(
            mark.at.first.position, utc, Weight.STEP, words("Marked: {text}", text=mark.wording.text), apart=Lane.MARKS
        )
        for mark, utc in marks
    )


def found_ticks(found: Iterable[SearchHit]) -> tuple[Tick, ...]:
    return tuple(Tick(each.position, each.utc, Weight.STEP, each.what, apart=Lane.FOUND) for each in found)


def heaviest(strip: Strip, ticks: Iterable[Tick]) -> dict[tuple[Lane, int], Tick]:
    """Return one tick per lane and pixel: the heaviest, then the largest, then the first."""
    found: dict[tuple[Lane, int], Tick] = {}
    for tick in ticks:
        place = (tick.lane, strip.bucket(tick.utc))
        known = found.get(place)
        if place[1] >= 0 and (known is None or (tick.weight, tick.size) > (known.weight, known.size)):
            found[place] = tick
    return found
