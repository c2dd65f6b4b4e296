"""The figures of the counted shift: one as a plot, and the keys for the others."""

from collections.abc import Callable, Iterator

from dealer_terminal.review.shift_signing import ShiftRead
from dealer_terminal.ui.console.clocks import dated_text
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.plot.props import PlotProps
from dealer_terminal.ui.pit.figures.correction_funnel import put_right
from dealer_terminal.ui.pit.figures.decks import ranks, suits
from dealer_terminal.ui.pit.figures.figure import NAMES, CountedShift, Figure
from dealer_terminal.ui.pit.figures.machines import how_busy, machines
from dealer_terminal.ui.pit.figures.money import by_dealer, by_game, by_table, by_time, by_wager
from dealer_terminal.ui.pit.pit_view_state import Showing
from dealer_terminal.ui.pit.props import FiguresProps, PitFigureProps

_PLOTS: dict[Figure, Callable[[CountedShift], PlotProps]] = {
    Figure.COURSE: by_time,
    Figure.TABLES: by_table,
    Figure.GAMES: by_game,
    Figure.WAGERS: by_wager,
    Figure.DEALERS: by_dealer,
    Figure.BUSY: how_busy,
    Figure.RIGHTED: put_right,
    Figure.RANKS: ranks,
    Figure.SUITS: suits,
    Figure.READERS: machines,
}


_OF_MACHINES = Figure.RANKS, Figure.SUITS


def figures(showing: Showing, say: Say) -> FiguresProps:
    desk, plot = showing.desk, next(_plots(showing, say), PlotProps(title=_waits(showing, say)))
    return FiguresProps(
        picks=tuple(PitFigureProps(each.value, say(name), each is desk.figure) for each, name in NAMES.items()),
        plot=plot,
        longest=tuple(max(column, key=len) for column in zip(*(row.cells for row in plot.rows), strict=False)),
        numbered=desk.numbers,
        numbers_key=say("Plot") if desk.numbers else say("Numbers"),
        machine_key=_machine_key(showing, say),
        hours=next((_hours(each, showing, say) for each in showing.shift if not each.failed), ""),
        simulated=say("SIMULATED") if _simulated(showing.shift) else "",
    )


def _hours(read: ShiftRead, showing: Showing, say: Say) -> str:
    """Return the hours of the shift, and the reasons for missing tables."""
    since, until = (dated_text(each, showing.zone) for each in (read.since, read.until))
    return "\n".join((say("From {since} to {until}", since=since, until=until), *map(say, read.wrong)))


def _plots(showing: Showing, say: Say) -> Iterator[PlotProps]:
    """Yield the plots of real rounds before simulated ones. A plot never has both."""
    for read in showing.shift:
        for shift, beside in zip(read.found, read.beside, strict=True):
            yield _PLOTS[showing.desk.figure](CountedShift(read, shift, beside, showing.zone, say, _machine(showing)))


def other_machine(showing: Showing) -> str:
    """Return the next machine, or all of them after the last one."""
    every = ["", *_machines(showing)]
    return every[(every.index(_machine(showing)) + 1) % len(every)]


def _machines(showing: Showing) -> tuple[str, ...]:
    for read in showing.shift:
        for beside in read.beside:
            return tuple(each.journal for each in beside.readers)
    return ()


def _machine(showing: Showing) -> str:
    return showing.desk.machine if showing.desk.machine in _machines(showing) else ""


def _machine_key(showing: Showing, say: Say) -> str:
    """Return the text of the machine key, or nothing if there is only one machine."""
    if showing.desk.figure not in _OF_MACHINES or len(_machines(showing)) < 2:
        return ""
    tables = (each.table for each in showing.sights if each.journal == _machine(showing))
    return next((say("Table {name}", name=each) for each in tables), say("All machines"))


def _waits(showing: Showing, say: Say) -> str:
    for read in showing.shift:
        return say(read.failed) if read.failed else say("No round began in this time.")
    return say("Looking…")


def _simulated(read: tuple[ShiftRead, ...]) -> bool:
    return any(shift.simulated for each in read for shift in each.found[:1])
