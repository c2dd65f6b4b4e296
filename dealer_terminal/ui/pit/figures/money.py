"""What was won: by time, and by table, wager or dealer, each in the band in which it lies where nothing is wrong."""

from collections.abc import Sequence

from dealer_terminal.procedure.evidence_words import signed_dollars
from dealer_terminal.procedure.words import words
from dealer_terminal.review.shift import Sums
from dealer_terminal.review.shift_expected import Expected
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.desk.clocks import minute_text
from dealer_terminal.ui.pit.figures.figure import NAMES, Counted, Figure
from dealer_terminal.ui.shared.languages import Say
from dealer_terminal.ui.shared.plot import bands, course
from dealer_terminal.ui.shared.plot.bands import Held
from dealer_terminal.ui.shared.plot.course import At
from dealer_terminal.ui.shared.plot.props import NumbersRow, PlotProps, PointLeaf, ReadingLeaf
from dealer_terminal.ui.shared.plot.scale import Scale, holding, middle, named, point

_TOLD = words("The line is what was won, the broken line what was to be expected, the band where an honest game lies")
_MINUTE = 60 * 1_000_000
_MINUTES = (1, 2, 5, 10, 15, 30, 60, 120, 180, 360)
_TIMES = 12


def by_time(counted: Counted) -> PlotProps:
    say, zone = counted.say, counted.zone
    points = [At(each.utc, *_values(each.expected)) for each in counted.beside.course]
    if not points:
        return _nothing(counted, Figure.COURSE)
    across = Scale(counted.read.since, counted.read.until)
    up = holding([value for each in points for value in (each.value, each.expected, each.low, each.high)])
    rows, readings = [], []
    for stood, each in zip(counted.beside.course, points, strict=True):
        at = minute_text(stood.utc, zone)
        readings.append(ReadingLeaf(point(across, up, each.x, each.value), _read(at, stood.expected, say)))
        rows.append(NumbersRow((at, str(stood.rounds), *_money(stood.expected))))
    return PlotProps(
        title=say(NAMES[Figure.COURSE]),
        told=say(_TOLD),
        across=across.axis(say("Time"), lambda utc: minute_text(int(utc), zone), _step(across)),
        up=up.axis(say("Won"), _short),
        areas=course.band(points, across, up),
        strokes=course.strokes(points, across, up),
        readings=tuple(readings),
        columns=(say("Time"), say("Rounds"), *_columns(counted)),
        rows=tuple(rows),
    )


def by_table(counted: Counted) -> PlotProps:
    found = counted.shift.by_table
    return _beside(counted, Figure.TABLES, found, [counted.say("Table {name}", name=each.name[0]) for each in found])


def by_wager(counted: Counted) -> PlotProps:
    found = counted.shift.by_wager
    return _beside(counted, Figure.WAGERS, found, [counted.wager(*each.name) for each in found])


def by_dealer(counted: Counted) -> PlotProps:
    found = counted.shift.by_dealer
    return _beside(counted, Figure.DEALERS, found, [counted.dealer(each.name[0]) for each in found])


def _beside(counted: Counted, figure: Figure, sums: Sequence[Sums], names: Sequence[str]) -> PlotProps:
    say = counted.say
    own = [(each, name) for each, name in zip(sums, names, strict=True) if each.expected.hands]
    if not own:
        return _nothing(counted, figure)
    held = [Held(*_values(each.expected)) for each, _ in own]
    up = holding([0.0, *bands.scaled(held)])
    readings = (
        ReadingLeaf(PointLeaf(middle(at, len(own)), up.part(held[at].value)), _read(name, each.expected, say))
        for at, (each, name) in enumerate(own)
    )
    rows = (NumbersRow((name, str(each.rounds), *_money(each.expected))) for each, name in own)
    return PlotProps(
        title=say(NAMES[figure]),
        told=say("The dot is what was won, the broken line what was to be expected, the box where an honest game lies"),
        across=named("", [name for _, name in own]),
        up=up.axis(say("Won"), _short),
        areas=tuple(bands.areas(held, up)),
        strokes=tuple(bands.expected(held, up)),
        marks=tuple(bands.marks(held, up)),
        readings=tuple(readings),
        columns=("", say("Rounds"), *_columns(counted)),
        rows=tuple(rows),
    )


def _nothing(counted: Counted, figure: Figure) -> PlotProps:
    return PlotProps(title=counted.say(NAMES[figure]), told=counted.say("Nothing was played that can be expected."))


def _values(expected: Expected) -> tuple[float, float, float, float]:
    """Won, expected, and the band."""
    band = expected.band
    return float(expected.won), float(expected.expected), float(band.low), float(band.high)


def _money(expected: Expected) -> tuple[str, str, str, str]:
    won, usual, low, high = _values(expected)
    return signed_dollars(int(won)), signed_dollars(round(usual)), signed_dollars(int(low)), signed_dollars(int(high))


def _columns(counted: Counted) -> tuple[str, str, str, str]:
    say = counted.say
    return say("Won"), say("Expected"), say("Honest from"), say("Honest to")


def _read(name: str, expected: Expected, say: Say) -> str:
    """In two lines."""
    won, usual, low, high = _money(expected)
    first = say("{name}: won {won}, expected {expected}", name=name, won=won, expected=usual)
    return "\n".join((first, say("honest from {low} to {high}", low=low, high=high)))


def _short(cents: float) -> str:
    """On an axis there is little room."""
    thousands, sign = abs(cents) / 100_000, "\N{MINUS SIGN}" if cents < 0 else ""
    return f"{sign}${thousands:g}k" if thousands >= 1 else f"{sign}{dollars(round(abs(cents)))}"


def _step(across: Scale) -> float:
    """So that not too many full times stand there."""
    minutes = (across.high - across.low) / _MINUTE
    return _MINUTE * next((each for each in _MINUTES if minutes / each <= _TIMES), _MINUTES[-1])
