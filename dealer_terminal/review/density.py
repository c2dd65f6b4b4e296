"""How much happened when: facts by buckets of a strip, one bucket a pixel. Nothing is read to draw it again."""

from collections.abc import Iterable

from msgspec import Struct


class Busy(Struct, frozen=True):
    """So many facts between two times, in microseconds UTC, as a round has them."""

    begin: int
    end: int
    count: int


class Strip(Struct, frozen=True):
    """From `begin` up to `end`, in as many buckets as there are pixels."""

    begin: int
    end: int
    buckets: int

    def bucket(self, utc: int) -> int:
        """-1 beside the strip."""
        if not self.begin <= utc < self.end:
            return -1
        return (utc - self.begin) * self.buckets // (self.end - self.begin)

    def begins(self, bucket: int) -> int:
        """The first microsecond of a bucket: where a click on it goes."""
        return self.begin + -(-bucket * (self.end - self.begin) // self.buckets)


def density(strip: Strip, busy: Iterable[Busy]) -> tuple[int, ...]:
    """Facts a bucket. A round's facts are spread over its time, and none is lost or counted twice."""
    found = [0] * strip.buckets
    for each in busy:
        for at in range(each.count):
            bucket = strip.bucket(each.begin + (each.end - each.begin) * at // each.count)
            if bucket >= 0:
                found[bucket] += 1
    return tuple(found)


def heights(counts: Iterable[int], most: int) -> tuple[int, ...]:
    """Of `most`: what is there is seen, however little it is beside the rest."""
    counts = tuple(counts)
    highest = max(counts, default=0)
    return tuple(max(1, count * most // highest) if count else 0 for count in counts)
