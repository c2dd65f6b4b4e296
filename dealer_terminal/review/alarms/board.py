"""Alarms from a console's journal: raised and cleared by the console, acknowledged, confirmed and shelved by people."""

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal import review_facts
from dealer_terminal.journal.review_facts import RecordAt
from dealer_terminal.procedure.words import Words
from dealer_terminal.review.answers import Written

SECOND = 1_000_000


class AlarmStatus(Enum):
    """State of an alarm. Ended alarms remain on record only."""

    UNACKNOWLEDGED = "unacknowledged"
    ACKNOWLEDGED = "acknowledged"
    CONFIRMED = "confirmed"
    RETURNED = "returned"
    SHELVED = "shelved"
    ENDED = "ended"


class AlarmStatement(Struct, frozen=True):
    """Statement of a person, in their own words."""

    written: Written
    text: str = ""


class Shelf(Struct, frozen=True):
    """Shelving of a table's cause. New alarms with this cause are shelved too until `until`.

    `ended` says who unshelved it earlier.
    """

    written: Written
    reason: str
    until: int
    ended: tuple[Written, ...] = ()

    def covers(self, utc: int) -> bool:
        return utc < self.until and not self.ended


class RaisedAlarm(Struct, frozen=True):
    """An alarm. `returned` and the later fields are empty until the event occurs."""

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
        """Return True if the alarm is shelved."""
        return any(each.covers(utc) for each in self.shelf[-1:])

    def standing(self, now: int) -> AlarmStatus:
        """Return the state at this time.

        A cleared alarm stays listed until acknowledged, unless it cleared while shelved.
        """
        if self.returned:
            return AlarmStatus.ENDED if self.acknowledged or self.lies(self.returned[0].utc) else AlarmStatus.RETURNED
        if self.lies(now):
            return AlarmStatus.SHELVED
        if self.confirmed:
            return AlarmStatus.CONFIRMED
        return AlarmStatus.ACKNOWLEDGED if self.acknowledged else AlarmStatus.UNACKNOWLEDGED


Board = dict[int, RaisedAlarm]
"""Alarms by the position of the console's record that raised them."""

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
    """Return the shelf still in effect from the last alarm with the same cause at that table."""
    last = next((each for each in reversed(board.values()) if _same(each, raised)), raised)
    return last.shelf[-1:] if last.lies(raised.written.utc) else ()


def _same(one: RaisedAlarm, other: RaisedAlarm) -> bool:
    return one.cause == other.cause and one.alarm == other.alarm and one.at.journal == other.at.journal


def standing_here(board: Board, journal: str) -> tuple[RaisedAlarm, ...]:
    """Return the alarms of one table that have not cleared."""
    return tuple(each for each in board.values() if each.at.journal == journal and not each.returned)
