"""Alarms of one table and one cause, together: a reader that is lost ten times is one thing to look at."""

from collections.abc import Iterable

from msgspec import Struct

from dealer_terminal.review.alarms.board import Board, Raised, Standing
from dealer_terminal.review.alarms.catalogue import Alarm
from dealer_terminal.review.alarms.rows import Row
from dealer_terminal.review.need import QUIET, work_order

_UNSEEN = (Standing.UNACKNOWLEDGED, Standing.RETURNED)


class Group(Struct, frozen=True):
    """At least one, in the order in which they are to be worked off."""

    rows: tuple[Row, ...]

    @property
    def first(self) -> Row:
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
    def unseen(self) -> tuple[Raised, ...]:
        """What waits for somebody to say that they saw it."""
        return tuple(raised for each in self.rows if each.standing in _UNSEEN for raised in each.raised)


def groups(rows: Iterable[Row]) -> tuple[Group, ...]:
    found: dict[tuple[str, str], list[Row]] = {}
    for row in sorted(rows, key=work_order):
        found.setdefault((row.journal, row.alarm.id), []).append(row)
    return tuple(Group(tuple(each)) for each in found.values())


def unseen_beside(board: Board, number: int, now: int) -> tuple[int, ...]:
    """Of the table and the cause of that alarm, it among them: what waits for somebody to say that they saw it."""
    one = board.get(number)
    alike = (each for each in board.values() if one is not None and each.at.journal == one.at.journal)
    return tuple(each.id for each in alike if one and each.alarm == one.alarm and each.standing(now) in _UNSEEN)
