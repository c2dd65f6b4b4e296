"""What became of each item of the queue: asked, answered, handed on, approved. Nothing of it is taken back."""

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.audit import review_facts as facts
from dealer_terminal.audit.review_facts import RecordAt
from dealer_terminal.review.written import Written


class Worked(Enum):
    """How far an item is; of what is asked, the answer waits for whoever asked."""

    OPEN = "open"
    QUERIED = "queried"
    ANSWERED = "answered"
    ESCALATED = "escalated"
    APPROVED = "approved"


class Query(Struct, frozen=True):
    """Its id is the record of the console that asked."""

    written: Written
    to: str
    text: str
    answers: tuple[tuple[Written, str], ...] = ()

    @property
    def id(self) -> int:
        return self.written.position


class Work(Struct, frozen=True):
    """On one record of a table."""

    at: RecordAt
    queries: tuple[Query, ...] = ()
    escalated: tuple[Query, ...] = ()
    approved: tuple[tuple[Written, str], ...] = ()

    @property
    def worked(self) -> Worked:
        if self.approved:
            return Worked.APPROVED
        if self.escalated:
            return Worked.ESCALATED
        if self.queries:
            return Worked.ANSWERED if all(each.answers for each in self.queries) else Worked.QUERIED
        return Worked.OPEN


Place = tuple[str, int]
"""A journal, and a position in it."""
Works = dict[Place, Work]
QueueFact = facts.ItemApproved | facts.ItemQueried | facts.ItemAnswered | facts.ItemEscalated


def place(at: RecordAt) -> Place:
    return at.journal, at.position


def works_after(works: Works, fact: QueueFact, written: Written) -> Works:
    match fact:
        case facts.ItemAnswered(query=query, text=text):
            work = asked(works, query)
            assert work is not None, "only what was asked is answered"
            return _with(
                works, replace(work, queries=tuple(_answered(each, query, written, text) for each in work.queries))
            )
        case facts.ItemQueried(at=at, to=to, text=text):
            work = work_at(works, at)
            return _with(works, replace(work, queries=(*work.queries, Query(written, to, text))))
        case facts.ItemEscalated(at=at, to=to, reason=reason):
            work = work_at(works, at)
            return _with(works, replace(work, escalated=(*work.escalated, Query(written, to, reason))))
        case facts.ItemApproved(at=at, text=text):
            work = work_at(works, at)
            return _with(works, replace(work, approved=(*work.approved, (written, text))))


def work_at(works: Works, at: RecordAt) -> Work:
    return works.get(place(at)) or Work(at)


def asked(works: Works, query: int) -> Work | None:
    """Where that was asked."""
    return next((each for each in works.values() if any(query == known.id for known in each.queries)), None)


def _answered(known: Query, query: int, written: Written, text: str) -> Query:
    return replace(known, answers=(*known.answers, (written, text))) if known.id == query else known


def _with(works: Works, work: Work) -> Works:
    return {**works, place(work.at): work}
