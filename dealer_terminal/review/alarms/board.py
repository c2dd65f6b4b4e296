"""Alarms as a console's journal tells them: raised and returned by the console, seen, acted on, shelved by people."""

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal import review_facts
from dealer_terminal.journal.review_facts import RecordAt
from dealer_terminal.procedure.words import Words
from dealer_terminal.review.answers import Written

SECOND = 1_000_000


class AlarmStanding(Enum):
    """Ended ones are on record alone."""

    UNACKNOWLEDGED = "unacknowledged"
    ACKNOWLEDGED = "acknowledged"
    CONFIRMED = "confirmed"
    RETURNED = "returned"
    SHELVED = "shelved"
    ENDED = "ended"


class AlarmStatement(Struct, frozen=True):
    """By a person, in their words."""

    written: Written
    text: str = ""


class Shelf(Struct, frozen=True):
    """Of a table and a cause: whatever is raised for it until then lies there. `ended` is who took it off before."""

    written: Written
    reason: str
    until: int
    ended: tuple[Written, ...] = ()

    def covers(self, utc: int) -> bool:
        return utc < self.until and not self.ended


class RaisedAlarm(Struct, frozen=True):
    """`returned` and the others are empty where it has not come to that."""

    written: Written
    at: RecordAt
    alarm: str
    cause: str
    told: Words
    returned: tuple[Written, ...] = ()
    acknowledged: tuple[Written, ...] = ()
    confirmed: tuple[AlarmStatement, ...] = ()
    shelf: tuple[Shelf, ...] = ()

    @property
    def id(self) -> int:
        return self.written.position

    def lies(self, utc: int) -> bool:
        """On the shelf."""
        return any(each.covers(utc) for each in self.shelf[-1:])

    def standing(self, now: int) -> AlarmStanding:
        """Returned ones wait until somebody has seen that they were there; who shelved them has said why they may."""
        if self.returned:
            return (
                AlarmStanding.ENDED if self.acknowledged or self.lies(self.returned[0].utc) else AlarmStanding.RETURNED
            )
        if self.lies(now):
            return AlarmStanding.SHELVED
        if self.confirmed:
            return AlarmStanding.CONFIRMED
        return AlarmStanding.ACKNOWLEDGED if self.acknowledged else AlarmStanding.UNACKNOWLEDGED


Board = dict[int, RaisedAlarm]
"""Each by the record of the console that raised it."""

AlarmFact = (
    review_facts.AlarmRaised
    | review_facts.AlarmReturned
    | review_facts.AlarmAcknowledged
    | review_facts.AlarmConfirmed
    | review_facts.AlarmShelved
    | review_facts.AlarmUnshelved
)


def board_after(board: Board, fact: AlarmFact, written: Written) -> Board:
    if isinstance(fact, review_facts.AlarmRaised):
        raised = RaisedAlarm(written, fact.at, fact.alarm, fact.cause, fact.told)
        return {**board, raised.id: replace(raised, shelf=_lying(board, raised))}
    return {**board, fact.alarm: _changed(board[fact.alarm], fact, written)}


def _changed(alarm: RaisedAlarm, fact: AlarmFact, written: Written) -> RaisedAlarm:
    match fact:
        case review_facts.AlarmReturned():
            return replace(alarm, returned=(written,))
        case review_facts.AlarmAcknowledged():
            return replace(alarm, acknowledged=(*alarm.acknowledged, written))
        case review_facts.AlarmConfirmed(done=done):
            seen = alarm.acknowledged or (written,)
            return replace(alarm, acknowledged=seen, confirmed=(*alarm.confirmed, AlarmStatement(written, done)))
        case review_facts.AlarmShelved(reason=reason, seconds=seconds):
            shelf = Shelf(written, reason, written.utc + seconds * SECOND)
            return replace(alarm, shelf=(*alarm.shelf, shelf))
        case _:
            taken = replace(alarm.shelf[-1], ended=(written,))
            return replace(alarm, shelf=(*alarm.shelf[:-1], taken))


def _lying(board: Board, raised: RaisedAlarm) -> tuple[Shelf, ...]:
    """The shelf on which the same cause at that table lay when it was there last."""
    last = next((each for each in reversed(board.values()) if _same(each, raised)), raised)
    return last.shelf[-1:] if last.lies(raised.written.utc) else ()


def _same(one: RaisedAlarm, other: RaisedAlarm) -> bool:
    return one.cause == other.cause and one.alarm == other.alarm and one.at.journal == other.at.journal


def standing_here(board: Board, journal: str) -> tuple[RaisedAlarm, ...]:
    """Of one table, what has not returned."""
    return tuple(each for each in board.values() if each.at.journal == journal and not each.returned)
