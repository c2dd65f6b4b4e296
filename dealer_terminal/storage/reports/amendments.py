"""What was void, and what was corrected after it had been settled: who, and why. The originals stay in the log."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, select

from dealer_terminal.journal.record import Record
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.meter_facts import EventCorrected, JackpotChanged
from dealer_terminal.storage.reports.facts_by_kind import RecordPlace, RecordPlaces, facts_of_kinds
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.schema import overrides, records

VOID, CARDS, PAYMENT, EVENT, PRIZE = (
    "void",
    "cards corrected",
    "payment corrected",
    "event named anew",
    "prize changed",
)
_NEAR = 4
"""An approval is recorded among the facts of the command that it allows: at most so many records away."""


class Amendment(Struct, frozen=True):
    """Seat 0 is the whole round or the dealer; `was` and `now` are payments in cents, both 0 where none changed."""

    place: RecordPlace
    what: str
    seat: int
    spot: str
    was: int
    now: int
    by: str
    reason: str


def amendments(connection: Connection, window: Window) -> Iterator[Amendment]:
    places, people = RecordPlaces(connection), _People(connection)
    within = (records.c.utc >= window.since, records.c.utc < window.until)
    wanted = (
        facts.RoundMisdealt,
        facts.CardsCorrected,
        facts.PaymentCorrected,
        EventCorrected,
        JackpotChanged,
    )
    for record, fact in facts_of_kinds(connection, wanted, *within):
        yield _amendment(places.place(record), record, fact, people)


def _amendment(place: RecordPlace, record: Record, fact: Fact, people: "_People") -> Amendment:
    match fact:
        case facts.PaymentCorrected(was=was, line=line, approval=approval):
            who, place = (approval.by.id, approval.reason), replace(place, round=fact.round)
            return Amendment(place, PAYMENT, line.seat, line.spot, was.pays, line.pays, *who)
        case EventCorrected(seat=seat, spot=spot, approval=approval):
            return Amendment(place, EVENT, seat, spot, 0, 0, approval.by.id, approval.reason)
        case facts.CardsCorrected(seat=seat):
            return Amendment(place, CARDS, seat, "", 0, 0, *people.near(record))
        case JackpotChanged(seat=seat, was=was, line=line):
            return Amendment(place, PRIZE, seat, line.spot, was.pays, line.pays, *people.near(record))
        case facts.RoundMisdealt(irregularity=irregularity):
            by, reason = people.near(record)
            return Amendment(place, VOID, 0, "", 0, 0, by, reason or irregularity)
    raise AssertionError(f"{record.kind} is no amendment")


class _People:
    """Who approved an amendment, and why."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def near(self, record: Record) -> tuple[str, str]:
        around = overrides.c.position.between(record.position - _NEAR, record.position + _NEAR)
        found = select(overrides.c.operator, overrides.c.reason).where(around, overrides.c.utc == record.utc)
        row = self._connection.execute(found.limit(1)).one_or_none()
        return (row.operator, row.reason) if row else (record.operator, "")
