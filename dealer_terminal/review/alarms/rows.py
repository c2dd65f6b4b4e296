"""What stands at a table, as the console knows it and as the table shows it, side by side."""

from collections.abc import Container, Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure.words import Words
from dealer_terminal.review.alarms.board import Board, Raised, Standing, standing_here
from dealer_terminal.review.alarms.catalogue import Alarm, AlarmId, Alarms
from dealer_terminal.review.alarms.watch import Cause


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


def rows(table: str, journal: str, causes: Iterable[Cause], board: Board, alarms: Alarms, now: int) -> Iterator[Row]:
    """What is over stays until somebody has acknowledged it; what stands and is not seen any more, until it is over."""
    here = {(each.alarm.value, each.key): each for each in causes}
    standing = {(each.alarm, each.cause): each for each in standing_here(board, journal)}
    for key, cause in here.items():
        raised = standing.get(key)
        if raised is None:
            yield _not_raised(table, journal, cause, alarms)
        else:
            row = _raised(table, raised, alarms, now)
            yield replace(row, since=min(row.since, cause.utc), what=cause.what, cause=(cause,))
    for each in board.values():
        over = each.standing(now) is Standing.RETURNED
        unseen = _unfit(here) and not each.returned and (each.alarm, each.cause) not in here
        if each.at.journal == journal and each.alarm in {*AlarmId} and (over or unseen):
            yield _raised(table, each, alarms, now)


def _not_raised(table: str, journal: str, cause: Cause, alarms: Alarms) -> Row:
    return Row(
        table=table,
        journal=journal,
        alarm=alarms[cause.alarm],
        key=cause.key,
        since=cause.utc,
        position=cause.position,
        what=cause.what,
        standing=Standing.UNACKNOWLEDGED,
        cause=(cause,),
    )


def _raised(table: str, raised: Raised, alarms: Alarms, now: int) -> Row:
    return Row(
        table=table,
        journal=raised.at.journal,
        alarm=alarms[AlarmId(raised.alarm)],
        key=raised.cause,
        since=raised.written.utc,
        position=raised.at.position,
        what=raised.told,
        standing=raised.standing(now),
        raised=(raised,),
    )


def _unfit(here: Container[tuple[str, str]]) -> bool:
    return (AlarmId.LOG_UNFIT.value, "") in here


def new_causes(causes: Iterable[Cause], board: Board, journal: str) -> tuple[Cause, ...]:
    """Those that are not on the board yet."""
    known = {(each.alarm, each.cause) for each in standing_here(board, journal)}
    return tuple(each for each in causes if (each.alarm.value, each.key) not in known)


def fits(causes: Iterable[Cause], board: Board, journal: str) -> bool:
    """Or somebody has acted on it, so that what stands there is known from now on."""
    unfit = any(each.alarm is AlarmId.LOG_UNFIT for each in causes)
    return not unfit or any(
        each.alarm == AlarmId.LOG_UNFIT.value and each.confirmed for each in standing_here(board, journal)
    )


def over_now(causes: Iterable[Cause], board: Board, journal: str) -> tuple[Raised, ...]:
    """Those on the board that nothing calls for any more. Of a journal that does not fit nobody can say so of any."""
    here = {(each.alarm.value, each.key) for each in causes}
    if _unfit(here):
        return ()
    return tuple(each for each in standing_here(board, journal) if (each.alarm, each.cause) not in here)
