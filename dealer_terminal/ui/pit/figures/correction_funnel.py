"""Funnel plot of corrections by dealer, against the number expected. It is no ranking."""

from collections.abc import Iterator

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.statistics.dealers import RARE, USUAL, DealerStatistics, limits
from dealer_terminal.ui.kit.plot.props import (
    AreaLeaf,
    Ink,
    MarkLeaf,
    NumbersRow,
    PlotProps,
    PointLeaf,
    ReadingLeaf,
    StrokeLeaf,
)
from dealer_terminal.ui.kit.plot.scale import Scale, holding, point
from dealer_terminal.ui.pit.figures.figure import NAMES, CountedShift, Figure

_STEPS = 40
_SELDOM = 0.001
_COLUMNS = (
    words("Dealer"),
    words("Rounds"),
    words("Hands"),
    words("Put right"),
    words("Expected"),
    words("Usual"),
    words("Seconds a round"),
    words("Others"),
)
_BANDS = words("Within the band lie 950, within the lines 999 of a thousand dealers who are as all the others.")
_TOUCH = words("A touch on a dot names it.")
_SPEAKS = words("This means something, however often somebody looks.")
_NOTHING = words("This means nothing.")


def put_right(counted: CountedShift) -> PlotProps:
    """Plot the expected number across and the actual number up. They are equal on the broken line."""
    say, found = counted.say, counted.beside.dealers
    if not found:
        return PlotProps(title=say(NAMES[Figure.RIGHTED]), told=say("Nobody dealt a whole round in this time."))
    rate = sum(each.expected for each in found) / sum(each.rounds for each in found) or _SELDOM
    most = max(1.0, *(each.expected * 1.15 for each in found))
    across = Scale(0.0, holding([0.0, most]).high)
    high = limits(_rounds(across.high, rate), rate, RARE).high
    up = Scale(0.0, holding([0.0, high, *(each.righted * 1.05 for each in found)]).high)
    places = [point(across, up, each.expected, each.righted) for each in found]
    return PlotProps(
        title=say(NAMES[Figure.RIGHTED]),
        told=" ".join(map(say, (_BANDS, _TOUCH))),
        across=across.axis(say("Expected, had all others dealt these hands and wagers"), lambda count: f"{count:g}"),
        up=up.axis(say("Rounds with something put right"), lambda count: f"{count:g}"),
        areas=(AreaLeaf(tuple(_outline(rate, across, up))),),
        strokes=tuple(_bounds(rate, across, up)),
        marks=tuple(
            MarkLeaf(place, (Ink.OUTSIDE if each.called else Ink.SEEN).value, each.who.name)
            for each, place in zip(found, places, strict=True)
        ),
        readings=tuple(ReadingLeaf(place, _told(each, counted)) for each, place in zip(found, places, strict=True)),
        columns=tuple(map(say, _COLUMNS)),
        rows=tuple(_row(each) for each in found),
    )


def meaning(dealer: DealerStatistics) -> Words:
    if dealer.called:
        return _SPEAKS
    for rounds in dealer.needs:
        return words("This means nothing yet; going on like this, after {rounds} more rounds.", rounds=rounds)
    return _NOTHING


def _told(dealer: DealerStatistics, counted: CountedShift) -> str:
    usual = dealer.usual
    told = counted.say(
        "{name}: {righted} of {rounds} rounds, usual {low} to {high}; {seconds} s a round, others {others} s",
        name=dealer.who.name,
        righted=dealer.righted,
        rounds=dealer.rounds,
        low=usual.low,
        high=usual.high,
        seconds=f"{dealer.pace.seconds:.0f}",
        others=f"{dealer.pace.usual:.0f}",
    )
    return f"{told}\n{counted.say(meaning(dealer))}"


def _row(dealer: DealerStatistics) -> NumbersRow:
    usual = f"{dealer.usual.low} – {dealer.usual.high}"
    pace = f"{dealer.pace.seconds:.1f}", f"{dealer.pace.usual:.1f}"
    dealt = str(dealer.rounds), str(dealer.hands)
    cells = (dealer.who.name, *dealt, str(dealer.righted), f"{dealer.expected:.1f}", usual, *pace)
    return NumbersRow(cells, dealer.who.id if dealer.behind else "")


def _outline(rate: float, across: Scale, up: Scale) -> Iterator[PointLeaf]:
    """Yield the outline of the usual range."""
    counts = _counts(across)
    held = [limits(_rounds(each, rate), rate, USUAL) for each in counts]
    yield from (point(across, up, each, own.high) for each, own in zip(counts, held, strict=True))
    yield from (point(across, up, each, own.low) for each, own in zip(reversed(counts), reversed(held), strict=True))


def _bounds(rate: float, across: Scale, up: Scale) -> Iterator[StrokeLeaf]:
    counts = _counts(across)
    held = [limits(_rounds(each, rate), rate, RARE) for each in counts]
    for ends in ([own.high for own in held], [own.low for own in held]):
        line = (point(across, up, each, end) for each, end in zip(counts, ends, strict=True))
        yield StrokeLeaf(Ink.BOUND.value, tuple(line))
    end = min(across.high, up.high)
    yield StrokeLeaf(Ink.EXPECTED.value, (point(across, up, 0, 0), point(across, up, end, end)))


def _counts(across: Scale) -> list[float]:
    return [across.high * at / _STEPS for at in range(_STEPS + 1)]


def _rounds(expected: float, rate: float) -> int:
    """Return the number of rounds in which this many corrections are expected."""
    return round(expected / rate)
