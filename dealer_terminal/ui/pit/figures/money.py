"""The win by time, table, game, wager, or dealer, with its expectation and the band of an honest game.

It is the win that is signed: all money taken, less all money paid.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct

from dealer_terminal.procedure.preview_words import signed_dollars
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.shift import ClosedRounds, Sums
from dealer_terminal.review.shift_play import Money
from dealer_terminal.review.statistics.wins import TOLD, Side, TableWin
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.console.clocks import minute_text
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.plot import scale
from dealer_terminal.ui.kit.plot.props import Ink, MarkLeaf, NumbersRow, PlotProps, PointLeaf, ReadingLeaf
from dealer_terminal.ui.kit.plot.scale import BandPoint, PlottedValue, Scale, holding, middle, named, point
from dealer_terminal.ui.pit.figures.figure import NAMES, CountedShift, Figure

_TOLD = words("The line is what was won, the broken line what was to be expected, the band where an honest game lies")
_DOTS = words("The dot is what was won, the broken line what was to be expected, the box where an honest game lies")
_NOTHING = words("Nothing was played in this time.")
_COLUMNS = (
    words("Rounds"),
    words("Hands"),
    words("Handle"),
    words("Paid"),
    words("Won"),
    words("% of handle"),
    words("Expected"),
    words("Honest from"),
    words("Honest to"),
)
_MINUTE = 60 * 1_000_000
_MINUTES = (1, 2, 5, 10, 15, 30, 60, 120, 180, 360)
_TIMES = 12


class _One(Struct, frozen=True):
    """One item of a plot. `wins` are the anytime-valid tests of a table."""

    name: str
    sums: Sums | ClosedRounds
    wins: tuple[TableWin, ...] = ()

    @property
    def key(self) -> str:
        return next((each.journal for each in self.wins), "")

    @property
    def called(self) -> bool:
        return any(each.called for each in self.wins)


def by_time(counted: CountedShift) -> PlotProps:
    say, zone, stood = counted.say, counted.zone, counted.beside.course
    if not stood:
        return _nothing(counted, Figure.COURSE)
    points = [BandPoint(each.utc, *_values(each)) for each in stood]
    names = [minute_text(each.utc, zone) for each in stood]
    across = Scale(counted.read.since, counted.read.until)
    up = holding([value for each in points for value in (each.value, each.expected, each.low, each.high)])
    own = [_One(name, each) for name, each in zip(names, stood, strict=True)]
    return PlotProps(
        title=say(NAMES[Figure.COURSE]),
        told=say(_TOLD),
        across=across.axis(say("Time"), lambda utc: minute_text(int(utc), zone), _step(across)),
        up=up.axis(say("Won"), _short),
        areas=scale.band(points, across, up),
        strokes=scale.strokes(points, across, up),
        readings=tuple(
            ReadingLeaf(point(across, up, at.x, at.value), _read(one, say)) for one, at in zip(own, points, strict=True)
        ),
        columns=(say("Time"), *map(say, _COLUMNS)),
        rows=tuple(NumbersRow(_cells(each)) for each in own),
    )


def by_table(counted: CountedShift) -> PlotProps:
    """Plot the win by table, with each table's anytime-valid test and the rounds behind it."""
    wins = {table.table: counted.shift.win_of(table) for table in counted.shift.tables}
    found = [
        (counted.say("Table {name}", name=each.name[0]), each, wins[each.name[0]]) for each in counted.shift.by_table
    ]
    return _beside(counted, Figure.TABLES, [_One(*each) for each in found])


def by_game(counted: CountedShift) -> PlotProps:
    return _by(counted, Figure.GAMES, counted.shift.by_game, lambda name: counted.game(*name))


def by_wager(counted: CountedShift) -> PlotProps:
    return _by(counted, Figure.WAGERS, counted.shift.by_wager, lambda name: counted.wager(*name))


def by_dealer(counted: CountedShift) -> PlotProps:
    return _by(counted, Figure.DEALERS, counted.shift.by_dealer, lambda name: counted.dealer(*name))


def _by(
    counted: CountedShift, figure: Figure, sums: Sequence[Sums], named_so: Callable[[tuple[str, ...]], str]
) -> PlotProps:
    return _beside(counted, figure, [_One(named_so(each.name), each) for each in sums])


def _beside(counted: CountedShift, figure: Figure, every: Sequence[_One]) -> PlotProps:
    """Plot items side by side. Leave out those without wagers and payments."""
    say, own = counted.say, [each for each in every if each.sums.money != Money()]
    if not own:
        return _nothing(counted, figure)
    held = [PlottedValue(*_values(each.sums)) for each in own]
    up = holding([0.0, *scale.scaled(held)])
    marks = zip(own, scale.marks(held, up), strict=True)
    readings = (
        ReadingLeaf(PointLeaf(middle(at, len(own)), up.part(held[at].value)), _read(each, say))
        for at, each in enumerate(own)
    )
    bound = (say("Means something"),) if figure is Figure.TABLES else ()
    return PlotProps(
        title=say(NAMES[figure]),
        told=say(_DOTS),
        across=named("", [each.name.replace(" · ", "\n") for each in own]),
        up=up.axis(say("Won"), _short),
        areas=tuple(scale.areas(held, up)),
        strokes=tuple(scale.expected(held, up)),
        marks=tuple(MarkLeaf(mark.at, Ink.OUTSIDE.value) if each.called else mark for each, mark in marks),
        readings=tuple(readings),
        columns=("", *map(say, _COLUMNS), *bound),
        rows=tuple(NumbersRow((*_cells(each), *_bound(each, figure, say)), each.key) for each in own),
    )


def _bound(each: _One, figure: Figure, say: Say) -> tuple[str, ...]:
    if figure is not Figure.TABLES:
        return ()
    return tuple(say(means(win)) for win in each.wins) or ("",)


def _nothing(counted: CountedShift, figure: Figure) -> PlotProps:
    return PlotProps(title=counted.say(NAMES[figure]), told=counted.say(_NOTHING))


def _values(sums: Sums | ClosedRounds) -> tuple[float, float, float, float]:
    """Return the win, the expectation, and the band. Wagers without an expectation count at their actual amount."""
    held = sums.expected.of_win()
    return float(sums.money.win), float(held.expected), float(held.band.low), float(held.band.high)


def _cells(each: _One) -> tuple[str, ...]:
    money = each.sums.money
    won = dollars(money.handle), dollars(money.paid), signed_dollars(money.win)
    held = "".join(f"{float(part):.2f} %".replace("-", "\N{MINUS SIGN}") for part in money.hold())
    return (each.name, str(each.sums.rounds), str(each.sums.hands), *won, held, *_held(each.sums))


def _held(sums: Sums | ClosedRounds) -> tuple[str, str, str]:
    if not sums.expected.hands:
        return "", "", ""
    _, usual, low, high = _values(sums)
    return signed_dollars(round(usual)), signed_dollars(int(low)), signed_dollars(int(high))


def _read(each: _One, say: Say) -> str:
    """Return two lines, and a third for an anytime-valid test."""
    won = signed_dollars(each.sums.money.win)
    if not each.sums.expected.hands:
        return say("{name}: won {won}; what is to be expected of it nobody can say", name=each.name, won=won)
    usual, low, high = _held(each.sums)
    lines = (
        say("{name}: won {won}, expected {expected}", name=each.name, won=won, expected=usual),
        say("honest from {low} to {high}", low=low, high=high),
        *(say(meaning(win)) for win in each.wins),
    )
    return "\n".join(lines)


def _short(cents: float) -> str:
    """Return a short amount for an axis."""
    thousands, sign = abs(cents) / 100_000, "\N{MINUS SIGN}" if cents < 0 else ""
    return f"{sign}${thousands:g}k" if thousands >= 1 else f"{sign}{dollars(round(abs(cents)))}"


def _step(across: Scale) -> float:
    """Return the interval of the times on the axis, so that they do not crowd it."""
    minutes = (across.high - across.low) / _MINUTE
    return _MINUTE * next((each for each in _MINUTES if minutes / each <= _TIMES), _MINUTES[-1])


_PAYS = words("It pays too much: this means something, however often somebody looks.")
_TAKES = words("It takes too much: this means something, however often somebody looks.")
_NO_WIN = words("This means nothing.")


def meaning(win: TableWin) -> Words:
    if win.called:
        return _PAYS if win.side is Side.PAYS else _TAKES
    for rounds in win.needs:
        return words("This means nothing yet; going on like this, after {rounds} more rounds.", rounds=rounds)
    return _NO_WIN


def means(win: TableWin) -> Words:
    """Return the result of a test for a cell."""
    if win.called:
        return words("yes")
    for rounds in win.needs:
        return words("after {rounds} more", rounds=rounds)
    return words("nothing")


def shows(win: TableWin) -> tuple[Words, ...]:
    """Return after how many rounds a fault would show."""
    part = f"{100 * TOLD:g} %"
    return tuple(
        words(
            "Were {part} of the handle paid too much, that would show after about {rounds} rounds.",
            part=part,
            rounds=each,
        )
        for each in win.shows
    )
