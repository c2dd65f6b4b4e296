"""Ranks or suits dealt, by position and place in the packet, in standard deviations from an even distribution."""

from collections.abc import Iterator, Sequence

from dealer_terminal.procedure.words import Words, as_told, words
from dealer_terminal.review.statistics.decks import Came, away, places
from dealer_terminal.review.statistics.shuffles import BATCH
from dealer_terminal.review.statistics.shuffles import NAMES as TRAITS
from dealer_terminal.rules.cards import Rank, Suit
from dealer_terminal.ui.kit.plot.props import AxisLeaf, NumbersRow, PlotProps, PointLeaf, ReadingLeaf, TickLeaf
from dealer_terminal.ui.kit.plot.scale import Fill, cells, middle, named
from dealer_terminal.ui.pit.figures.figure import NAMES, CountedShift, Figure

_FAR, _SIGNED = 4.0, 2.0
"""A cell is full at `_FAR` deviations, and has a sign from `_SIGNED` deviations on."""
_SUITS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}
_SCALE = words("The brighter, the further from even: + more often than that, − more seldom.")
_GOOD = words("All as in good shuffles.")


def ranks(counted: CountedShift) -> PlotProps:
    labels = [each.label for each in Rank]
    return _map(counted, Figure.RANKS, labels, [each.ranks for each in _came(counted)])


def suits(counted: CountedShift) -> PlotProps:
    labels = [_SUITS[each] for each in Suit]
    return _map(counted, Figure.SUITS, labels, [each.suits for each in _came(counted)])


def _came(counted: CountedShift) -> tuple[Came, ...]:
    return places(deck for reader in counted.machines() for deck in reader.decks)


def _map(counted: CountedShift, figure: Figure, labels: Sequence[str], counts: Sequence[Sequence[int]]) -> PlotProps:
    """Return a plot with a column for each place and a row for each rank or suit, the highest on top."""
    say, came = counted.say, _came(counted)
    if not came:
        return PlotProps(title=say(NAMES[figure]), told=say("No reader saw a card as it was dealt in this time."))
    names = [_place(each, counted) for each in came]
    far = [away(each) for each in counts]
    down = list(reversed(range(len(labels))))
    readings = (
        ReadingLeaf(
            PointLeaf(middle(at, len(came)), middle(row, len(labels))),
            say(
                "{card} at {place}: {count} of {cards}, {away} deviations from even",
                card=labels[row],
                place=names[at],
                count=own[row],
                cards=sum(own),
                away=f"{far[at][row]:+.1f}",
            ),
        )
        for at, own in enumerate(counts)
        for row in range(len(labels))
    )
    return PlotProps(
        title=say(NAMES[figure]),
        told=" ".join(say(each) for each in (_SCALE, *_judged(counted))),
        across=named(say("Position and place in its packet"), names),
        up=AxisLeaf("", tuple(TickLeaf(middle(row, len(labels)), labels[row]) for row in range(len(labels)))),
        cells=tuple(cells([[_fill(own[row]) for own in far] for row in down])),
        readings=tuple(readings),
        columns=("", *labels),
        rows=tuple(NumbersRow((name, *map(str, own))) for name, own in zip(names, counts, strict=True)),
    )


def _fill(deviations: float) -> Fill:
    weight = min(abs(deviations) / _FAR, 1.0)
    return Fill(weight, ("+" if deviations > 0 else "\N{MINUS SIGN}") if abs(deviations) >= _SIGNED else "")


def _place(came: Came, counted: CountedShift) -> str:
    seat = counted.say("D") if came.place.seat == 0 else str(came.place.seat)
    return f"{seat}·{came.place.slot}"


def _judged(counted: CountedShift) -> Iterator[Words]:
    readers = counted.machines()
    called = [
        words(
            "{table}: {trait}: this means something, however often somebody looks.",
            table=as_told(counted.table(each.journal)),
            trait=TRAITS[trait],
        )
        for each in readers
        for trait in each.called
    ]
    if called:
        yield from called
    elif not any(one.batches for each in readers for one in each.tried):
        yield words("A machine is judged by {decks} decks together; so many are not here yet.", decks=BATCH)
    else:
        yield _GOOD
