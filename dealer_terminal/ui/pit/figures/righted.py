"""Dealers beside each other: how often something was put right against how much they dealt. A funnel is no ranking."""

from collections.abc import Iterator

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.statistics.dealers import Dealer
from dealer_terminal.review.statistics.funnel import RARE, USUAL, limits
from dealer_terminal.ui.pit.figures.figure import NAMES, Counted, Figure
from dealer_terminal.ui.shared.plot.props import (
    AreaLeaf,
    Ink,
    MarkLeaf,
    NumbersRow,
    PlotProps,
    PointLeaf,
    ReadingLeaf,
    StrokeLeaf,
)
from dealer_terminal.ui.shared.plot.scale import Scale, holding, point

_STEPS = 40
_SPEAKS = words("This means something, however often somebody looks.")
_NOTHING = words("This means nothing.")


def put_right(counted: Counted) -> PlotProps:
    say, found = counted.say, counted.beside.dealers
    if not found:
        return PlotProps(title=say(NAMES[Figure.RIGHTED]), told=say("Nobody dealt a whole round in this time."))
    rate = sum(each.righted for each in found) / sum(each.rounds for each in found)
    across = Scale(0.0, holding([0.0, *(each.rounds * 1.05 for each in found)]).high)
    up = Scale(0.0, holding([0.0, 2 * rate, *(each.righted / each.rounds for each in found), 0.02]).high)
    places = [point(across, up, each.rounds, each.righted / each.rounds) for each in found]
    return PlotProps(
        title=say(NAMES[Figure.RIGHTED]),
        told=say("Within the band lie 950, within the lines 999 of a thousand dealers who are as all the others."),
        across=across.axis(say("Rounds"), lambda rounds: f"{rounds:g}"),
        up=up.axis(say("Rounds with something put right"), lambda part: f"{100 * part:g} %"),
        areas=(AreaLeaf(tuple(_outline(rate, across, up))),),
        strokes=tuple(_bounds(rate, across, up)),
        marks=tuple(
            MarkLeaf(place, (Ink.OUTSIDE if each.called else Ink.SEEN).value, each.who.name)
            for each, place in zip(found, places, strict=True)
        ),
        readings=tuple(ReadingLeaf(place, _told(each, counted)) for each, place in zip(found, places, strict=True)),
        columns=(say("Dealer"), say("Rounds"), say("Put right"), say("Usual"), say("Seconds a round"), say("Others")),
        rows=tuple(_row(each, counted) for each in found),
    )


def meaning(dealer: Dealer) -> Words:
    if dealer.called:
        return _SPEAKS
    for rounds in dealer.needs:
        return words("This means nothing yet; going on like this, after {rounds} more rounds.", rounds=rounds)
    return _NOTHING


def _told(dealer: Dealer, counted: Counted) -> str:
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


def _row(dealer: Dealer, counted: Counted) -> NumbersRow:
    usual = f"{dealer.usual.low} – {dealer.usual.high}"
    pace = f"{dealer.pace.seconds:.1f}", f"{dealer.pace.usual:.1f}"
    cells = (dealer.who.name, str(dealer.rounds), str(dealer.righted), usual, *pace)
    return NumbersRow(cells, dealer.who.id if dealer.behind else "")


def _outline(rate: float, across: Scale, up: Scale) -> Iterator[PointLeaf]:
    """Of what is usual."""
    rounds = _rounds(across)
    held = [limits(each, rate, USUAL) for each in rounds]
    for each, own in zip(rounds, held, strict=True):
        yield _within(point(across, up, each, own.high / each))
    for each, own in zip(reversed(rounds), reversed(held), strict=True):
        yield _within(point(across, up, each, own.low / each))


def _bounds(rate: float, across: Scale, up: Scale) -> Iterator[StrokeLeaf]:
    rounds = _rounds(across)
    held = [limits(each, rate, RARE) for each in rounds]
    for ends in ([own.high for own in held], [own.low for own in held]):
        line = (_within(point(across, up, each, end / each)) for each, end in zip(rounds, ends, strict=True))
        yield StrokeLeaf(Ink.BOUND.value, tuple(line))
    yield StrokeLeaf(Ink.EXPECTED.value, (point(across, up, 0, rate), point(across, up, across.high, rate)))


def _rounds(across: Scale) -> list[int]:
    return sorted({max(1, round(across.high * at / _STEPS)) for at in range(1, _STEPS + 1)})


def _within(at: PointLeaf) -> PointLeaf:
    return PointLeaf(at.x, min(at.y, 1.0))
