"""Search in one journal, read-only and on its own connection."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from heapq import merge
from itertools import islice
from typing import Any

from msgspec.structs import replace
from sqlalchemy import ColumnElement, Connection, Select, func, select

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.procedure.device_faults import known_fault, words_of
from dealer_terminal.procedure.facts import DealerSignedOn
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import NO_WORDS, Words
from dealer_terminal.review.day import act_tick, reported_tick
from dealer_terminal.review.finder import (
    END,
    MISDEALT,
    NEWEST,
    PAGE,
    UNDONE,
    Ready,
    SearchHit,
    SearchPage,
    SearchPlace,
    SearchQuestion,
    done_by,
    no_dealer,
    no_event,
    no_wager,
    signed_on,
    sourced,
)
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.rulebook import Rulebook
from dealer_terminal.rules.rulebook_file import RulebookError
from dealer_terminal.storage.follower import damage_to_reader
from dealer_terminal.storage.reader import OpenJournal
from dealer_terminal.storage.reports.search import ANY
from dealer_terminal.storage.review.found_hands import hands_page, papers_at
from dealer_terminal.storage.review.read_only_journal import QuietJournal
from dealer_terminal.storage.review.record_places import at_time, few_records
from dealer_terminal.storage.schema import (
    HOUSE_RECORDS,
    device_faults,
    irregularities,
    overrides,
    records,
    rounds,
    shifts,
    wager_results,
)

Rows = Iterator[SearchHit]
AT_ONCE, AT_MOST = 100_000, 1_000_000
"""Records that are looked at in one go, and for one page."""
TRIED = ("sign_on_failed", "sign_on_recovered", "operator_locked", "operator_unlocked")
WALKED: Mapping[Ready, tuple[str, ...]] = {
    Ready.UNDOS: (UNDONE,),
    Ready.CORRECTIONS: ("payment_corrected", "cards_corrected", "event_corrected", "jackpot_changed", "form_voided"),
}
"""What stands in no table is looked for among the records, from the newest back."""


def facts_page(connection: Connection, question: SearchQuestion, after: SearchPlace, most: int) -> SearchPage:
    """Return facts of one or more tables in the order of their records."""
    sources = (each(connection, question, after.at, most + 1) for each in _SOURCES[question.ready])
    found = tuple(islice(merge(*sources, key=lambda each: -each.position), most + 1))
    return SearchPage(found[:most], (SearchPlace(found[most - 1].position),) if len(found) > most else ())


def rounds_page(connection: Connection, question: SearchQuestion, after: SearchPlace, most: int) -> SearchPage:
    """Return closed rounds in order."""
    condition = rounds.c.outcome == "misdeal" if question.ready is Ready.MISDEALS else _BY_HAND
    wanted = select(rounds).where(condition, rounds.c.round < after.at, *_within(rounds.c.opened, question))
    if question.dealer:
        wanted = wanted.where(rounds.c.dealer == question.dealer)
    rows = connection.execute(wanted.order_by(rounds.c.round.desc()).limit(most + 1)).all()
    tells = _misdealt if question.ready is Ready.MISDEALS else _sourced
    found = tuple(tells(connection, row) for row in rows[:most])
    return SearchPage(found, (SearchPlace(rows[most - 1].round),) if len(rows) > most else ())


def walked_page(
    connection: Connection, question: SearchQuestion, after: SearchPlace, most: int, *, gives_up: Callable[[], bool]
) -> SearchPage:
    """Return a page. It may be short after many records were read, and the next page continues there."""
    first, end = _stretch(connection, question, after)
    lowest, found = max(first, end - AT_MOST), list[SearchHit]()
    while end > lowest and len(found) <= most and not gives_up():
        begin = max(lowest, end - AT_ONCE)
        found += _walked(connection, question, begin, end, most + 1 - len(found))
        end = begin
    if len(found) > most:
        return SearchPage(tuple(found[:most]), (SearchPlace(found[most - 1].position),))
    return SearchPage(tuple(found), (SearchPlace(end),) if end > first else ())


def _walked(connection: Connection, question: SearchQuestion, begin: int, end: int, most: int) -> list[SearchHit]:
    columns = records.c.position, records.c.utc, records.c.round, records.c.kind, records.c.operator
    within = records.c.position >= begin, records.c.position < end, *_within(records.c.utc, question, records.c.round)
    wanted = select(*columns).where(records.c.kind.in_(WALKED[question.ready]), *within)
    rows = connection.execute(wanted.order_by(records.c.position.desc()).limit(most))
    return [SearchHit(position, utc, number, done_by(kind, operator)) for position, utc, number, kind, operator in rows]


def _stretch(connection: Connection, question: SearchQuestion, after: SearchPlace) -> tuple[int, int]:
    """Return the range from the first record that can be in that time to the end of the previous page."""
    last = select(records.c.position).order_by(records.c.position.desc()).limit(1)
    size = (connection.execute(last).scalar() or 0) + 1
    end = min(after.at, size)
    if question.until < END:
        end = min(end, max(at_time(connection, question.until, size), default=-1) + 1)
    begun = connection.execute(select(records.c.utc).where(records.c.position == 0)).scalar() or 0
    first = 0 if begun >= question.since else min(at_time(connection, question.since - 1, size), default=0)
    return first, end


def _within(utc: Any, question: SearchQuestion, number: Any = rounds.c.round) -> tuple[ColumnElement[bool], ...]:
    in_time = (utc >= question.since, utc < question.until)
    return (*in_time, number == question.round) if question.round else in_time


def _rows(connection: Connection, wanted: Select[Any], column: Any, before: int, most: int) -> Iterable[Any]:
    return connection.execute(wanted.where(column < before).order_by(column.desc()).limit(most)).all()


def _approved(connection: Connection, question: SearchQuestion, before: int, most: int) -> Rows:
    """Combine several approvals of one fact."""
    own = overrides.c
    wanted = select(overrides).where(own.number == 0, *_within(own.utc, question, own.round))
    for row in _rows(connection, wanted, own.position, before, most):
        yield SearchHit(row.position, row.utc, row.round, act_tick(row.position, row.utc, row.kind, row.operator).what)


def _reported(connection: Connection, question: SearchQuestion, before: int, most: int) -> Rows:
    own = irregularities.c
    wanted = select(irregularities).where(*_within(own.utc, question, own.round))
    if question.irregularity not in ("", ANY):
        wanted = wanted.where(own.irregularity == question.irregularity)
    for row in _rows(connection, wanted, own.position, before, most):
        yield SearchHit(row.position, row.utc, row.round, reported_tick(row.position, row.utc, row.irregularity).what)


def _lost(connection: Connection, question: SearchQuestion, before: int, most: int) -> Rows:
    """Return the dealer's reports on readers, and the questions to the dealer."""
    return _reported(connection, replace(question, irregularity=IrregularityId.READER_LOST.value), before, most)


def _faulty(connection: Connection, question: SearchQuestion, before: int, most: int) -> Rows:
    own = device_faults.c
    wanted = select(device_faults).where(*_within(own.raised, question, own.round))
    for row in _rows(connection, wanted, own.position, before, most):
        yield SearchHit(row.position, row.raised, row.round, words_of(known_fault(row.fault), row.detail)[0])


def _signed_on(connection: Connection, question: SearchQuestion, before: int, most: int) -> Rows:
    own = shifts.c
    number = select(records.c.round).where(records.c.position == own.position).scalar_subquery()
    wanted = select(shifts, number.label("round")).where(*_within(own.began, question, number))
    if question.dealer:
        wanted = wanted.where(own.dealer == question.dealer)
    for row in _rows(connection, wanted, own.position, before, most):
        yield SearchHit(row.position, row.began, row.round, signed_on(row.dealer))


def _tried(connection: Connection, question: SearchQuestion, before: int, most: int) -> Rows:
    """Return the house records, which are few and have an index."""
    own = records.c
    within = _within(own.utc, question, own.round)
    wanted = select(own.position, own.utc, own.round, own.kind, own.operator).where(HOUSE_RECORDS, own.kind.in_(TRIED))
    wanted = wanted.where(*within, *((own.operator == question.dealer,) if question.dealer else ()))
    for position, utc, number, kind, operator in _rows(connection, wanted, own.position, before, most):
        yield SearchHit(position, utc, number, done_by(kind, operator))


def _misdealt(connection: Connection, row: Any) -> SearchHit:
    own = records.c
    here = own.position >= row.first, own.position <= row.last, own.kind == "round_misdealt"
    wanted = select(own.position, own.utc).where(*here).order_by(own.position.desc()).limit(1)
    at = connection.execute(wanted).one_or_none() or (row.last, row.closed)
    return SearchHit(at[0], at[1], row.round, MISDEALT)


def _sourced(_: Connection, row: Any) -> SearchHit:
    return SearchHit(row.last, row.closed, row.round, sourced(row.cards_from), row.paid)


_BY_HAND = rounds.c.cards_from != CardsFrom.READER.value
_SOURCES: Mapping[Ready, tuple[Callable[[Connection, SearchQuestion, int, int], Rows], ...]] = {
    Ready.OVERRIDES: (_approved,),
    Ready.IRREGULARITIES: (_reported,),
    Ready.FAULTS: (_faulty, _lost),
    Ready.SIGN_ONS: (_signed_on, _tried),
}


_OF_HANDS = (Ready.HANDS, Ready.PAYMENTS)
_OF_ROUNDS = (Ready.MISDEALS, Ready.SOURCES)


class JournalFinder:
    """Finder for the journal with this id."""

    def __init__(self, db: str, journal: str) -> None:
        self._quiet = QuietJournal(db)
        self._id = journal

    def find(
        self, question: SearchQuestion, after: SearchPlace, *, gives_up: Callable[[], bool], most: int = PAGE
    ) -> SearchPage:
        def asked(journal: OpenJournal) -> SearchPage:
            if journal.id != self._id:
                raise KnownError(f"{journal.where} is another journal now, {journal.id}: open it anew")
            with damage_to_reader(journal):
                page = _page(journal.connection, question, after, most, gives_up)
                is_empty = after == NEWEST and not (page.found or page.more)
                return replace(page, none=unknown(journal.connection, question)) if is_empty else page

        return self._quiet.ask(asked)

    def close(self) -> None:
        self._quiet.close()


def _page(
    connection: Connection, question: SearchQuestion, after: SearchPlace, most: int, gives_up: Callable[[], bool]
) -> SearchPage:
    if question.ready in _OF_HANDS:
        return hands_page(connection, question, after, most)
    if question.ready in _OF_ROUNDS:
        return rounds_page(connection, question, after, most)
    if question.ready in WALKED:
        return walked_page(connection, question, after, most, gives_up=gives_up)
    return facts_page(connection, question, after, most)


def unknown(connection: Connection, question: SearchQuestion) -> Words:
    """Return a message if a name is unknown in this journal, or nothing."""
    return next((told for each in _CONDITIONS for told in each(connection, question)), NO_WORDS)


def _dealer(connection: Connection, question: SearchQuestion) -> Iterator[Words]:
    if question.dealer:
        newest = select(shifts.c.dealer, func.max(shifts.c.position)).group_by(shifts.c.dealer)
        known = dict(connection.execute(newest.order_by(func.max(shifts.c.position).desc())).all())
        if question.dealer not in known:
            yield no_dealer(question.dealer, [_called(connection, *each) for each in known.items()])


def _called(connection: Connection, number: str, position: int) -> str:
    """Return names as of the last sign-on, or the number if that record is unreadable."""
    try:
        signed = [entry_of(each) for each in few_records(connection, position, position + 1)]
    except AuditError:
        return number
    return " ".join([number, *(each.dealer.name for each in signed if isinstance(each, DealerSignedOn))])


def _wager(connection: Connection, question: SearchQuestion) -> Iterator[Words]:
    """Look the wager up in the rulebooks. If one is unreadable, return nothing."""
    if question.spot:
        try:
            known = [spot for book in _books(connection) for spot in book.spots]
        except (AuditError, RulebookError):
            return
        if question.spot not in {each.id for each in known}:
            yield no_wager(question.spot, sorted({each.name for each in known}))


def _books(connection: Connection) -> Iterator[Rulebook]:
    """Yield the rulebooks in use from the newest back. A round names its table's opening, and that record the last
    round before it."""
    number = before = END
    while (opening := _opening(connection, number, before)) is not None:
        for last, book in papers_at(connection, opening):
            number = last
            yield book
        before = opening


def _opening(connection: Connection, number: int, before: int) -> int | None:
    """Return the opening of the newest closed round up to this number."""
    own = rounds.c
    wanted = select(own.opening).where(own.round <= number, own.last < before).order_by(own.round.desc())
    return connection.execute(wanted.limit(1)).scalar()


def _event(connection: Connection, question: SearchQuestion) -> Iterator[Words]:
    if question.event:
        known = tuple(_events(connection))
        if question.event not in known:
            yield no_event(question.event, known)


def _events(connection: Connection) -> Iterator[str]:
    """Yield events, one index step each, regardless of the number of wagers."""
    event, own = "", wager_results.c.event
    while event := connection.execute(select(func.min(own)).where(own > event, own != "")).scalar() or "":
        yield event


_CONDITIONS: Sequence[Callable[[Connection, SearchQuestion], Iterator[Words]]] = (_dealer, _wager, _event)
