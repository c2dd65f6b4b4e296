"""What stands at a table, as the console knows it and as the table shows it, side by side."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from dealer_terminal.procedure.words import Words
from dealer_terminal.review.alarms.board import Board, Raised, Standing, standing_here
from dealer_terminal.review.alarms.catalogue import Alarm, AlarmId, Alarms, Urgency
from dealer_terminal.review.alarms.watch import Cause

_URGENCIES = tuple(Urgency)


class Row(Struct, frozen=True):
    """`raised` is empty where no console has raised it, `cause` where it is over."""

    table: str
    journal: str
    alarm: Alarm
    key: str
    since: int
    position: int
    what: Words
    standing: Standing
    cause: tuple[Cause, ...] = ()
    raised: tuple[Raised, ...] = ()

    @property
    def order(self) -> tuple[int, int, str]:
        """The most urgent first, then the oldest."""
        return _URGENCIES.index(self.alarm.urgency), self.since, self.alarm.id


def rows(table: str, journal: str, causes: Iterable[Cause], board: Board, alarms: Alarms, now: int) -> Iterator[Row]:
    """What is over stays until somebody has acknowledged it."""
    known = {(each.alarm, each.cause): each for each in standing_here(board, journal)}
    for cause in causes:
        raised = known.get((cause.alarm.value, cause.key))
        standing = raised.standing(now) if raised is not None else Standing.UNACKNOWLEDGED
        since, at = (raised.written.utc, raised.at.position) if raised else (cause.utc, cause.position)
        yield Row(
            table=table,
            journal=journal,
            alarm=alarms[cause.alarm],
            key=cause.key,
            since=min(since, cause.utc),
            position=at,
            what=cause.what,
            standing=standing,
            cause=(cause,),
            raised=(raised,) if raised is not None else (),
        )
    for over in board.values():
        if over.at.journal == journal and over.standing(now) is Standing.RETURNED and over.alarm in {*AlarmId}:
            yield Row(
                table=table,
                journal=journal,
                alarm=alarms[AlarmId(over.alarm)],
                key=over.cause,
                since=over.written.utc,
                position=over.at.position,
                what=over.told,
                standing=Standing.RETURNED,
                raised=(over,),
            )


def new_causes(causes: Iterable[Cause], board: Board, journal: str) -> tuple[Cause, ...]:
    """Those that are not on the board yet."""
    known = {(each.alarm, each.cause) for each in standing_here(board, journal)}
    return tuple(each for each in causes if (each.alarm.value, each.key) not in known)


def over_now(causes: Iterable[Cause], board: Board, journal: str) -> tuple[Raised, ...]:
    """Those on the board that nothing calls for any more."""
    here = {(each.alarm.value, each.key) for each in causes}
    return tuple(each for each in standing_here(board, journal) if (each.alarm, each.cause) not in here)
