"""Why nothing was found: no dealer, wager or event of the whole journal is called so; and what there is instead."""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from sqlalchemy import Connection, func, select

from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.replay import entry_of
from dealer_terminal.procedure.facts import DealerSignedOn
from dealer_terminal.procedure.words import NO_WORDS, Value, Words, as_told, listed, words
from dealer_terminal.review.finder import Question
from dealer_terminal.storage.review.places import few_records
from dealer_terminal.storage.schema import shifts, wager_results

_MOST = 12


def unknown(connection: Connection, question: Question) -> Words:
    """No words where each of them is known here."""
    return next((told for each in _CONDITIONS for told in each(connection, question)), NO_WORDS)


def _dealer(connection: Connection, question: Question) -> Iterator[Words]:
    newest = select(shifts.c.dealer, func.max(shifts.c.position)).group_by(shifts.c.dealer)
    known = dict(connection.execute(newest.order_by(func.max(shifts.c.position).desc())).all())
    if question.dealer and question.dealer not in known:
        there = [as_told(_called(connection, each, at)) for each, at in islice(known.items(), _MOST)]
        yield words("No dealer here has the number {text}; {there}", text=question.dealer, there=_there(there, known))


def _called(connection: Connection, number: str, position: int) -> str:
    """As they signed on last; by the number alone where that record can't be read."""
    try:
        signed = [entry_of(each) for each in few_records(connection, position, position + 1)]
    except AuditError:
        return number
    return " ".join([number, *(each.dealer.name for each in signed if isinstance(each, DealerSignedOn))])


def _spot(connection: Connection, question: Question) -> Iterator[Words]:
    if question.spot:
        known = connection.scalars(select(wager_results.c.spot).distinct().order_by(wager_results.c.spot)).all()
        if question.spot not in known:
            there = _there(known[:_MOST], known)
            yield words("No hand here had the wager {text}; {there}", text=question.spot, there=there)


def _event(connection: Connection, question: Question) -> Iterator[Words]:
    if question.event:
        known = tuple(_events(connection))
        if question.event not in known:
            there = _there(known[:_MOST], known)
            yield words("No wager here came to the event “{text}”; {there}", text=question.event, there=there)


def _events(connection: Connection) -> Iterator[str]:
    """Each by one step in its index, however many wagers came to it."""
    event, own = "", wager_results.c.event
    while event := connection.execute(select(func.min(own)).where(own > event, own != "")).scalar() or "":
        yield event


def _there(first: Sequence[Value], known: Sequence[object] | dict[str, int]) -> Words:
    left = len(known) - len(first)
    if not first:
        return words("there is none yet")
    if left:
        return words("known here: {known} and {count} others", known=listed(first), count=left)
    return words("known here: {known}", known=listed(first))


_CONDITIONS: Sequence[Callable[[Connection, Question], Iterator[Words]]] = (_dealer, _spot, _event)
