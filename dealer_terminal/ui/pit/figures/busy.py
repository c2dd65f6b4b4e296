"""How busy each table was: rounds that closed, part after part of the time."""

from dealer_terminal.review.shift_course import busy
from dealer_terminal.ui.console.clocks import minute_text
from dealer_terminal.ui.kit.plot.cells import strips
from dealer_terminal.ui.kit.plot.props import AxisLeaf, NumbersRow, PlotProps, PointLeaf, ReadingLeaf, TickLeaf
from dealer_terminal.ui.kit.plot.scale import middle
from dealer_terminal.ui.pit.figures.figure import NAMES, Counted, Figure

PARTS = 48
_NAMED = 8


def how_busy(counted: Counted) -> PlotProps:
    read, say = counted.read, counted.say
    found = busy(counted.shift, read.since, read.until, PARTS)
    most = max((count for each in found for count in each.rounds), default=0) or 1
    ends = [read.since + (read.until - read.since) * at // PARTS for at in range(PARTS + 1)]
    times = [minute_text(each, counted.zone) for each in ends]
    names = [say("Table {name}", name=each.table) for each in found]
    readings = (
        ReadingLeaf(
            PointLeaf(middle(at, PARTS), 1 - middle(down, len(found))),
            say(
                "{name}, {begin} to {end}: {rounds} rounds",
                name=names[down],
                begin=times[at],
                end=times[at + 1],
                rounds=count,
            ),
        )
        for down, each in enumerate(found)
        for at, count in enumerate(each.rounds)
    )
    return PlotProps(
        title=say(NAMES[Figure.BUSY]),
        told=say("Rounds that closed, at most {most} in {minutes} min", most=most, minutes=_minutes(counted)),
        across=AxisLeaf(
            say("Time"), tuple(TickLeaf(at / PARTS, times[at]) for at in range(0, PARTS + 1, PARTS // _NAMED))
        ),
        up=AxisLeaf("", tuple(TickLeaf(1 - middle(down, len(found)), name) for down, name in enumerate(names))),
        cells=tuple(strips([[count / most for count in each.rounds] for each in found])),
        readings=tuple(readings),
        columns=(say("Time"), *names),
        rows=tuple(NumbersRow((times[at], *(str(each.rounds[at]) for each in found))) for at in range(PARTS)),
    )


def _minutes(counted: Counted) -> str:
    return f"{(counted.read.until - counted.read.since) / PARTS / 60_000_000:g}"
