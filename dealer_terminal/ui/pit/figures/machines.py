"""Readers and shufflers compared by cards entered or corrected, faults, and evidence of poor shuffles; and how busy
tables were."""

from math import log

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.shift import busy
from dealer_terminal.review.statistics.shuffles import ALPHA, ReaderStatistics, TraitTrial
from dealer_terminal.review.statistics.shuffles import NAMES as TRAITS
from dealer_terminal.ui.console.clocks import minute_text
from dealer_terminal.ui.kit.plot.props import AxisLeaf, NumbersRow, PlotProps, PointLeaf, ReadingLeaf, TickLeaf
from dealer_terminal.ui.kit.plot.scale import Fill, cells, middle, named, strips, two_lines
from dealer_terminal.ui.pit.figures.figure import NAMES, CountedShift, Figure

_TOLD = words(
    "At the left how often a person helped or the reader failed, for its decks; at the right how much the decks speak "
    "against good shuffles."
)
_HELPED, _FAULTS, _DECKS = words("Cards entered or put right"), words("Faults"), words("Decks")


def machines(counted: CountedShift) -> PlotProps:
    say, found = counted.say, counted.machines()
    if not found:
        return PlotProps(
            title=say(NAMES[Figure.READERS]), told=say("No reader saw a card as it was dealt in this time.")
        )
    names = [counted.table(each.journal) for each in found]
    heads = [*map(say, (_HELPED, _FAULTS)), *(say(TRAITS[each.trait]) for each in found[0].tried)]
    down = [1 - middle(at, len(found)) for at in range(len(found))]
    return PlotProps(
        title=say(NAMES[Figure.READERS]),
        told=say(_TOLD),
        across=named("", [*map(two_lines, heads)]),
        up=AxisLeaf("", tuple(TickLeaf(at, name) for at, name in zip(down, names, strict=True))),
        cells=tuple(cells([_fills(each) for each in found])),
        readings=tuple(
            ReadingLeaf(PointLeaf(middle(at, len(heads)), high), f"{name}, {head}: {cell}")
            for each, name, high in zip(found, names, down, strict=True)
            for at, (head, cell) in enumerate(zip(heads, _cells(each, counted), strict=True))
        ),
        columns=("", say(_DECKS), *heads),
        rows=tuple(
            NumbersRow((name, str(len(each.decks)), *_cells(each, counted)))
            for each, name in zip(found, names, strict=True)
        ),
    )


def _fills(reader: ReaderStatistics) -> list[Fill]:
    """Return the cells of a machine. A count of one for each deck fills its cell."""
    decks = max(1, len(reader.decks))
    counts = (len(reader.helped), len(reader.faults))
    told = [Fill(min(1.0, count / decks), str(count)) for count in counts]
    return told + [Fill(_grown(each), "!" if each.trait in reader.called else "") for each in reader.tried]


def _grown(each: TraitTrial) -> float:
    return min(1.0, max(0.0, log(max(each.grown, 1.0)) / -log(ALPHA)))


def _cells(reader: ReaderStatistics, counted: CountedShift) -> tuple[str, ...]:
    helped, faults = str(len(reader.helped)), str(len(reader.faults))
    return helped, faults, *(counted.say(_judged(reader, each)) for each in reader.tried)


def _judged(reader: ReaderStatistics, each: TraitTrial) -> Words:
    if each.trait in reader.called:
        return words("means something")
    return words("nothing so far") if each.batches else words("not judged yet")


PARTS = 48
_NAMED = 8


def how_busy(counted: CountedShift) -> PlotProps:
    """Plot the rounds that each table closed in each part of the time."""
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


def _minutes(counted: CountedShift) -> str:
    return f"{(counted.read.until - counted.read.since) / PARTS / 60_000_000:g}"
