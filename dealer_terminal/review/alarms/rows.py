"""Alarm rows of a table, merged from the console's alarms and the causes found at the table."""

from collections.abc import Container, Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure.words import Words
from dealer_terminal.review.alarms.board import AlarmStatus, Board, RaisedAlarm, standing_here
from dealer_terminal.review.alarms.catalogue import Alarm, AlarmId, Alarms, Urgency
from dealer_terminal.review.alarms.watch import Cause


class AlarmRow(Struct, frozen=True):
    """One row. `raised` is empty if no console has raised it, `cause` if the cause is over."""

    table: str
    journal: str
    alarm: Alarm
    key: str
    since: int
    position: int
    what: Words
    standing: AlarmStatus
    cause: tuple[Cause, ...] = ()
    raised: tuple[RaisedAlarm, ...] = ()


def rows(
    table: str, journal: str, causes: Iterable[Cause], board: Board, alarms: Alarms, now: int
) -> Iterator[AlarmRow]:
    """Yield the rows of a table.

    A cleared alarm stays until acknowledged. While the journal is damaged or replaced, alarms without a visible cause
    stay too.
    """
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
        over = each.standing(now) is AlarmStatus.RETURNED
        unseen = _unfit(here) and not each.returned and (each.alarm, each.cause) not in here
        if each.at.journal == journal and each.alarm in {*AlarmId} and (over or unseen):
            yield _raised(table, each, alarms, now)


def _not_raised(table: str, journal: str, cause: Cause, alarms: Alarms) -> AlarmRow:
    return AlarmRow(
        table=table,
        journal=journal,
        alarm=alarms[cause.alarm],
        key=cause.key,
        since=cause.utc,
        position=cause.position,
        what=cause.what,
        standing=AlarmStatus.UNACKNOWLEDGED,
        cause=(cause,),
    )


def _raised(table: str, raised: RaisedAlarm, alarms: Alarms, now: int) -> AlarmRow:
    return AlarmRow(
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
    """Return the causes without an alarm on the board."""
    known = {(each.alarm, each.cause) for each in standing_here(board, journal)}
    return tuple(each for each in causes if (each.alarm.value, each.key) not in known)


def fits(causes: Iterable[Cause], board: Board, journal: str) -> bool:
    """Return True if the journal is intact, or a reviewer has confirmed the alarm about it, which accepts its
    content."""
    unfit = any(each.alarm is AlarmId.LOG_UNFIT for each in causes)
    return not unfit or any(
        each.alarm == AlarmId.LOG_UNFIT.value and each.confirmed for each in standing_here(board, journal)
    )


def over_now(causes: Iterable[Cause], board: Board, journal: str) -> tuple[RaisedAlarm, ...]:
    """Return the alarms whose cause is over. For a damaged or replaced journal this is unknown, so return none."""
    here = {(each.alarm.value, each.key) for each in causes}
    if _unfit(here):
        return ()
    return tuple(each for each in standing_here(board, journal) if (each.alarm, each.cause) not in here)


_UNSEEN = (AlarmStatus.UNACKNOWLEDGED, AlarmStatus.RETURNED)


class AlarmGroup(Struct, frozen=True):
    """Rows of one alarm at one table, at least one, in the order of handling."""

    rows: tuple[AlarmRow, ...]

    @property
    def first(self) -> AlarmRow:
        return self.rows[0]

    @property
    def journal(self) -> str:
        return self.first.journal

    @property
    def alarm(self) -> Alarm:
        return self.first.alarm

    @property
    def oldest(self) -> int:
        return min(each.since for each in self.rows)

    @property
    def newest(self) -> int:
        return max(each.since for each in self.rows)

    @property
    def standing(self) -> int:
        """Return the number of rows that need attention."""
        return sum(each.standing not in QUIET for each in self.rows)

    @property
    def unseen(self) -> tuple[RaisedAlarm, ...]:
        """Return the alarms that need acknowledgment."""
        return tuple(raised for each in self.rows if each.standing in _UNSEEN for raised in each.raised)


def groups(rows: Iterable[AlarmRow]) -> tuple[AlarmGroup, ...]:
    found: dict[tuple[str, str], list[AlarmRow]] = {}
    for row in sorted(rows, key=work_order):
        found.setdefault((row.journal, row.alarm.id), []).append(row)
    return tuple(AlarmGroup(tuple(each)) for each in found.values())


def unseen_beside(board: Board, number: int, now: int) -> tuple[int, ...]:
    """Return all alarms at the same table and of the same kind that need acknowledgment, including this one."""
    one = board.get(number)
    alike = (each for each in board.values() if one is not None and each.at.journal == one.at.journal)
    return tuple(each.id for each in alike if one and each.alarm == one.alarm and each.standing(now) in _UNSEEN)


QUIET = frozenset({AlarmStatus.SHELVED, AlarmStatus.RETURNED, AlarmStatus.ENDED})
"""States that need no action other than acknowledgment."""


_WAITS = (AlarmStatus.UNACKNOWLEDGED, AlarmStatus.ACKNOWLEDGED)


_URGENCIES = tuple(Urgency)


_STANDINGS = (*_WAITS, AlarmStatus.CONFIRMED, AlarmStatus.RETURNED, AlarmStatus.SHELVED, AlarmStatus.ENDED)


NOTHING_CALLS = (len(_STANDINGS), 0, 0, 0, "")


def calling(rows: Iterable[AlarmRow], journal: str) -> tuple[AlarmRow, ...]:
    """Return the journal's rows that need attention, in the order of handling."""
    here = (each for each in rows if each.journal == journal and each.standing not in QUIET)
    return tuple(sorted(here, key=work_order))


def work_order(row: AlarmRow) -> tuple[int, int, int, int, str]:
    """Return the sort key of a row.

    First come rows without any action, by urgency, unacknowledged ones first, then by age. Confirmed rows follow, then
    cleared and shelved ones.
    """
    standing = _STANDINGS.index(row.standing)
    acted = 0 if row.standing in _WAITS else standing
    return acted, _URGENCIES.index(row.alarm.urgency), standing, row.since, row.alarm.id
