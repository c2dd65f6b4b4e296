"""Decisions on queue commands."""

from typing import assert_never

from dealer_terminal.journal import review_facts
from dealer_terminal.journal.review_facts import RecordAt
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.words import words
from dealer_terminal.review import console_commands
from dealer_terminal.review.answers import LONGEST_NAME, LONGEST_TEXT, LOOK_AGAIN, Answer, no, wrong_text
from dealer_terminal.review.console import Console
from dealer_terminal.review.queue.board import asked, work_at
from dealer_terminal.review.rights import RANKS, at_own_table, rank_named

OWN_QUESTION = words("Wait for the answer, or withdraw the question with a reason.")


def by_reviewer(
    console: Console,
    person: Operator,
    ask: console_commands.ApproveItem
    | console_commands.QueryItem
    | console_commands.AnswerItem
    | console_commands.WithdrawQuery
    | console_commands.EscalateItem,
) -> Answer:
    match ask:
        case console_commands.ApproveItem(at=at, signed_by=signed_by, note=note):
            if person.id in signed_by:
                return no(words("{name} signed it at the table", name=person.name), words("Somebody else looks at it."))
            bound = _approved(console, at) or _asked(console, at) or _handed_on(console, person, at)
            return bound or _too_long(note) or (review_facts.ItemApproved(at, note),)
        case console_commands.QueryItem(at=at, to=to, text=text):
            return _approved(console, at) or wrong_text(to, LONGEST_NAME) or (review_facts.ItemQueried(at, to, text),)
        case console_commands.EscalateItem(at=at, to=to, reason=reason):
            return (
                _approved(console, at) or wrong_text(to, LONGEST_NAME) or (review_facts.ItemEscalated(at, to, reason),)
            )
        case console_commands.AnswerItem(query=query, text=text):
            kept = _not_asked(console, person, query) or _own_question(console, person, query)
            return kept or (review_facts.ItemAnswered(query, text),)
        case console_commands.WithdrawQuery(query=query, reason=reason):
            kept = _not_asked(console, person, query) or _not_theirs(console, person, query)
            return kept or (review_facts.ItemQueryWithdrawn(query, reason),)
        case _:
            assert_never(ask)


def _own_question(console: Console, person: Operator, query: int) -> Refusal | None:
    """Refuse an answer from the reviewer who asked."""
    work = asked(console.works, query)
    for each in (each for each in work.queries if each.id == query) if work is not None else ():
        if each.written.by == person.id:
            why = words("{name} asked it, and does not answer it", name=person.name)
            return no(why, OWN_QUESTION)
    return None


def _asked(console: Console, at: RecordAt) -> Refusal | None:
    """Refuse an approval while a query is neither answered nor withdrawn."""
    for each in work_at(console.works, at).waiting:
        why = words("{name} was asked and has not answered", name=each.to)
        return no(why, words("Write the answer, or withdraw the question with a reason."))
    return None


def _handed_on(console: Console, person: Operator, at: RecordAt) -> Refusal | None:
    """Refuse an approval by the reviewer who escalated the item, or by a rank below the one it was escalated to."""
    for each in work_at(console.works, at).escalated:
        if each.written.by == person.id:
            return no(words("{name} has handed it on", name=person.name), words("Somebody else approves it."))
        if RANKS[person.role] < rank_named(console, each.to):
            why = words("It was handed on to {name}", name=each.to)
            return no(why, words("Somebody of that rank approves it."))
    return None


def _not_theirs(console: Console, person: Operator, query: int) -> Refusal | None:
    """Refuse a withdrawal by anyone other than the author or a higher rank."""
    work = asked(console.works, query)
    for each in (each for each in work.queries if each.id == query) if work is not None else ():
        asker = console.staff.get(each.written.by)
        above = asker is None or RANKS[person.role] > RANKS[asker.role]
        if each.written.by != person.id and not above:
            return no(words("Somebody else asked it"), words("Whoever asked withdraws it."))
    return None


def _too_long(note: str) -> Refusal | None:
    return wrong_text(note, LONGEST_TEXT) if note else None


def _approved(console: Console, at: RecordAt) -> Refusal | None:
    done = work_at(console.works, at).approved
    return no(words("It is approved already"), LOOK_AGAIN) if done else None


def _not_asked(console: Console, person: Operator, query: int) -> Refusal | None:
    """Refuse an unknown query or one at a table that the person may not view. Anyone who may view it may answer."""
    work = asked(console.works, query)
    if work is None or any(each.id == query and each.withdrawn for each in work.queries):
        return no(words("That was not asked"), LOOK_AGAIN)
    if not at_own_table(console, person, work.at.journal):
        why = words("{name} looks only at tables of their own", name=person.name)
        return no(why, words("An administrator says which they are."))
    return None
