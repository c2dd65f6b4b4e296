"""Progress of each queue item: queried, answered, escalated or approved. Recorded steps cannot be undone."""

from collections.abc import Callable
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal import review_facts
from dealer_terminal.journal.review_facts import RecordAt
from dealer_terminal.review.answers import Written


class Worked(Enum):
    """State of an item. An answered query returns it to the reviewer who asked."""

    OPEN = "open"
    QUERIED = "queried"
    ANSWERED = "answered"
    ESCALATED = "escalated"
    APPROVED = "approved"


class Query(Struct, frozen=True):
    """Question about an item. Its id is the position of the console's record."""

    written: Written
    to: str
    text: str
    answers: tuple[tuple[Written, str], ...] = ()
    withdrawn: tuple[tuple[Written, str], ...] = ()

    @property
    def id(self) -> int:
        return self.written.position

    @property
    def waits(self) -> bool:
        """Return True if it has neither an answer nor been withdrawn."""
        return not self.answers and not self.withdrawn


class Work(Struct, frozen=True):
    """Work on one record of a table."""

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
        if self.waiting:
            return Worked.QUERIED
        return Worked.ANSWERED if any(each.answers for each in self.queries) else Worked.OPEN

    @property
    def waiting(self) -> tuple[Query, ...]:
        return tuple(each for each in self.queries if each.waits)


Place = tuple[str, int]
"""Journal id and a position in it."""
Works = dict[Place, Work]
QueueFact = (
    review_facts.ItemApproved
    | review_facts.ItemQueried
    | review_facts.ItemAnswered
    | review_facts.ItemQueryWithdrawn
    | review_facts.ItemEscalated
)


def place(at: RecordAt) -> Place:
    return at.journal, at.position


def works_after(works: Works, fact: QueueFact, written: Written) -> Works:
    match fact:
        case review_facts.ItemAnswered(query=query, text=text):
            return _changed(works, query, lambda each: replace(each, answers=(*each.answers, (written, text))))
        case review_facts.ItemQueryWithdrawn(query=query, reason=reason):
            return _changed(works, query, lambda each: replace(each, withdrawn=((written, reason),)))
        case review_facts.ItemQueried(at=at, to=to, text=text):
            work = work_at(works, at)
            return _with(works, replace(work, queries=(*work.queries, Query(written, to, text))))
        case review_facts.ItemEscalated(at=at, to=to, reason=reason):
            work = work_at(works, at)
            return _with(works, replace(work, escalated=(*work.escalated, Query(written, to, reason))))
        case review_facts.ItemApproved(at=at, text=text):
            work = work_at(works, at)
            return _with(works, replace(work, approved=(*work.approved, (written, text))))


def work_at(works: Works, at: RecordAt) -> Work:
    return works.get(place(at)) or Work(at)


def asked(works: Works, query: int) -> Work | None:
    """Return the work that contains the query, or None."""
    return next((each for each in works.values() if any(query == known.id for known in each.queries)), None)


def _changed(works: Works, query: int, change: Callable[[Query], Query]) -> Works:
    work = asked(works, query)
    assert work is not None, "only of what was asked something becomes"
    return _with(
        works, replace(work, queries=tuple(change(each) if each.id == query else each for each in work.queries))
    )


def _with(works: Works, work: Work) -> Works:
    return {**works, place(work.at): work}
