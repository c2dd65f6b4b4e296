"""The finder of one journal, which is only read: in a connection of its own, beside whatever else reads."""

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace
from sqlalchemy import Connection, func, select

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.procedure.facts import DealerSignedOn
from dealer_terminal.procedure.words import NO_WORDS, Words
from dealer_terminal.review.finder import (
    END,
    NEWEST,
    PAGE,
    Ready,
    SearchPage,
    SearchPlace,
    SearchQuestion,
    no_dealer,
    no_event,
    no_wager,
)
from dealer_terminal.rules.rulebook import Rulebook
from dealer_terminal.rules.rulebook_file import RulebookError
from dealer_terminal.storage.follower import damage_to_reader
from dealer_terminal.storage.reader import OpenJournal
from dealer_terminal.storage.review.found_facts import WALKED, facts_page, rounds_page, walked_page
from dealer_terminal.storage.review.found_hands import hands_page, papers_at
from dealer_terminal.storage.review.read_only_journal import QuietJournal
from dealer_terminal.storage.review.record_places import few_records
from dealer_terminal.storage.schema import rounds, shifts, wager_results

_OF_HANDS = (Ready.HANDS, Ready.PAYMENTS)
_OF_ROUNDS = (Ready.MISDEALS, Ready.SOURCES)


class JournalFinder:
    """Of the journal with that id alone."""

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
    """No words where each of them is known here."""
    return next((told for each in _CONDITIONS for told in each(connection, question)), NO_WORDS)


def _dealer(connection: Connection, question: SearchQuestion) -> Iterator[Words]:
    if question.dealer:
        newest = select(shifts.c.dealer, func.max(shifts.c.position)).group_by(shifts.c.dealer)
        known = dict(connection.execute(newest.order_by(func.max(shifts.c.position).desc())).all())
        if question.dealer not in known:
            yield no_dealer(question.dealer, [_called(connection, *each) for each in known.items()])


def _called(connection: Connection, number: str, position: int) -> str:
    """As they signed on last; by the number alone where that record can't be read."""
    try:
        signed = [entry_of(each) for each in few_records(connection, position, position + 1)]
    except AuditError:
        return number
    return " ".join([number, *(each.dealer.name for each in signed if isinstance(each, DealerSignedOn))])


def _wager(connection: Connection, question: SearchQuestion) -> Iterator[Words]:
    """By the papers: who reads the wagers themselves reads all of them. Where one can't be read, nothing is claimed."""
    if question.spot:
        try:
            known = [spot for book in _books(connection) for spot in book.spots]
        except (AuditError, RulebookError):
            return
        if question.spot not in {each.id for each in known}:
            yield no_wager(question.spot, sorted({each.name for each in known}))


def _books(connection: Connection) -> Iterator[Rulebook]:
    """Those that rounds were played by, from the newest back: a round says where its table was opened, and that record
    which round was the last before."""
    number = before = END
    while (opening := _opening(connection, number, before)) is not None:
        for last, book in papers_at(connection, opening):
            number = last
            yield book
        before = opening


def _opening(connection: Connection, number: int, before: int) -> int | None:
    """That of the newest round, up to that number, which was over by then."""
    own = rounds.c
    wanted = select(own.opening).where(own.round <= number, own.last < before).order_by(own.round.desc())
    return connection.execute(wanted.limit(1)).scalar()


def _event(connection: Connection, question: SearchQuestion) -> Iterator[Words]:
    if question.event:
        known = tuple(_events(connection))
        if question.event not in known:
            yield no_event(question.event, known)


def _events(connection: Connection) -> Iterator[str]:
    """Each by one step in its index, however many wagers came to it."""
    event, own = "", wager_results.c.event
    while event := connection.execute(select(func.min(own)).where(own > event, own != "")).scalar() or "":
        yield event


_CONDITIONS: Sequence[Callable[[Connection, SearchQuestion], Iterator[Words]]] = (_dealer, _wager, _event)
