"""What stands at a table, as the console knows it and as the table shows it, side by side."""

from collections.abc import Container, Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure.words import Words
from dealer_terminal.review.alarms.board import AlarmStanding, Board, RaisedAlarm, standing_here
from dealer_terminal.review.alarms.catalogue import Alarm, AlarmId, Alarms, Urgency
from dealer_terminal.review.alarms.watch import Cause


class AlarmRow(Struct, frozen=True):
    """`raised` is empty where no console has raised it, `cause` where it is over."""

    table: str
    journal: str
    alarm: Alarm
    key: str
    since: int
    position: int
    what: Words
    standing: AlarmStanding
    cause: tuple[Cause, ...] = ()
    raised: tuple[RaisedAlarm, ...] = ()


def rows(
    table: str, journal: str, causes: Iterable[Cause], board: Board, alarms: Alarms, now: int
) -> Iterator[AlarmRow]:
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
        over = each.standing(now) is AlarmStanding.RETURNED
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
        standing=AlarmStanding.UNACKNOWLEDGED,
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
    """Those that are not on the board yet."""
    known = {(each.alarm, each.cause) for each in standing_here(board, journal)}
    return tuple(each for each in causes if (each.alarm.value, each.key) not in known)


def fits(causes: Iterable[Cause], board: Board, journal: str) -> bool:
    """Or somebody has acted on it, so that what stands there is known from now on."""
    unfit = any(each.alarm is AlarmId.LOG_UNFIT for each in causes)
    return not unfit or any(
        each.alarm == AlarmId.LOG_UNFIT.value and each.confirmed for each in standing_here(board, journal)
    )


def over_now(causes: Iterable[Cause], board: Board, journal: str) -> tuple[RaisedAlarm, ...]:
    """Those on the board that nothing calls for any more. Of a journal that does not fit nobody can say so of any."""
    here = {(each.alarm.value, each.key) for each in causes}
    if _unfit(here):
        return ()
    return tuple(each for each in standing_here(board, journal) if (each.alarm, each.cause) not in here)


_UNSEEN = (AlarmStanding.UNACKNOWLEDGED, AlarmStanding.RETURNED)


class AlarmGroup(Struct, frozen=True):
    """At least one, in the order in which they are to be worked off."""

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
        """How many of them call for somebody still."""
        return sum(each.standing not in QUIET for each in self.rows)

    @property
    def unseen(self) -> tuple[RaisedAlarm, ...]:
        """What waits for somebody to say that they saw it."""
        return tuple(raised for each in self.rows if each.standing in _UNSEEN for raised in each.raised)


def groups(rows: Iterable[AlarmRow]) -> tuple[AlarmGroup, ...]:
    found: dict[tuple[str, str], list[AlarmRow]] = {}
    for row in sorted(rows, key=work_order):
        found.setdefault((row.journal, row.alarm.id), []).append(row)
    return tuple(AlarmGroup(tuple(each)) for each in found.values())


def unseen_beside(board: Board, number: int, now: int) -> tuple[int, ...]:
    """Of the table and the cause of that alarm, it among them: what waits for somebody to say that they saw it."""
    one = board.get(number)
    alike = (each for each in board.values() if one is not None and each.at.journal == one.at.journal)
    return tuple(each.id for each in alike if one and each.alarm == one.alarm and each.standing(now) in _UNSEEN)


QUIET = frozenset({AlarmStanding.SHELVED, AlarmStanding.RETURNED, AlarmStanding.ENDED})
"""Nothing is left to do there, but to look at what was."""


_WAITS = (AlarmStanding.UNACKNOWLEDGED, AlarmStanding.ACKNOWLEDGED)


_URGENCIES = tuple(Urgency)


_STANDINGS = (*_WAITS, AlarmStanding.CONFIRMED, AlarmStanding.RETURNED, AlarmStanding.SHELVED, AlarmStanding.ENDED)


NOTHING_CALLS = (len(_STANDINGS), 0, 0, 0, "")


def calling(rows: Iterable[AlarmRow], journal: str) -> tuple[AlarmRow, ...]:
    """What calls for somebody there, in the order in which it is to be worked off."""
    here = (each for each in rows if each.journal == journal and each.standing not in QUIET)
    return tuple(sorted(here, key=work_order))


def work_order(row: AlarmRow) -> tuple[int, int, int, int, str]:
    """What nobody has acted on, the most urgent first, among that what nobody has seen, then the oldest; then what
    somebody has acted on; what is over or shelved comes last."""
    standing = _STANDINGS.index(row.standing)
    acted = 0 if row.standing in _WAITS else standing
    return acted, _URGENCIES.index(row.alarm.urgency), standing, row.since, row.alarm.id
