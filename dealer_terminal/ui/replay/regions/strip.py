"""The day below: how busy it was, and what stands out in it, lane by lane."""

from collections.abc import Iterator
from functools import lru_cache
from zoneinfo import ZoneInfo

from dealer_terminal.procedure.words import words
from dealer_terminal.review.day import Tick, found_ticks, heaviest
from dealer_terminal.review.density import Strip, density, heights
from dealer_terminal.review.weight import Lane
from dealer_terminal.ui.console.clocks import minute_text
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.replay.props import LaneProps, StripProps, TickProps
from dealer_terminal.ui.replay.showing import Showing

HIGH = 100
LANES = {
    Lane.MONEY: words("Payments"),
    Lane.ACTS: words("Approved"),
    Lane.IRREGULARITIES: words("Irregular"),
    Lane.MARKS: words("Marks"),
    Lane.FOUND: words("Found"),
}
_ORDER = tuple(LANES)


def strip(showing: Showing, say: Say) -> StripProps:
    on = showing.strip
    ticks = heaviest(on, (*showing.day.ticks, *showing.marks, *found_ticks(showing.desk.finds.found)))
    return StripProps(
        begin=minute_text(on.begin, showing.zone),
        end=minute_text(on.end, showing.zone),
        times=_times(on, showing.zone),
        now=part(showing, showing.clock),
        heights=heights(density(on, showing.day.busy), HIGH),
        lanes=(LaneProps(say("Facts")), *(LaneProps(say(text)) for text in LANES.values())),
        ticks=tuple(_ticks(showing, ticks, say)),
    )


@lru_cache(maxsize=4)
def _times(on: Strip, zone: ZoneInfo) -> tuple[str, ...]:
    return tuple(minute_text(on.begins(bucket), zone) for bucket in range(on.buckets))


def part(showing: Showing, utc: int) -> float:
    """Of the strip's width."""
    on = showing.strip
    return min(max((utc - on.begin) / (on.end - on.begin), 0.0), 1.0)


def _ticks(showing: Showing, found: dict[tuple[Lane, int], Tick], say: Say) -> Iterator[TickProps]:
    largest = max((tick.size for tick in found.values()), default=1)
    for (lane, _), tick in sorted(found.items(), key=lambda each: (each[1].position, each[0][0].value)):
        if lane in LANES:
            high = max(0.25, tick.size / largest) if lane is Lane.MONEY else 1.0
            yield TickProps(tick.position, part(showing, tick.utc), _ORDER.index(lane), high, say(tick.what))
