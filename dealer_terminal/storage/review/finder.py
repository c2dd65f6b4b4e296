"""The finder of one journal, which is only read: in a connection of its own, beside whatever else reads."""

from collections.abc import Callable

from msgspec.structs import replace
from sqlalchemy import Connection

from dealer_terminal.errors import KnownError
from dealer_terminal.review.finder import NEWEST, PAGE, Page, Place, Question, Ready
from dealer_terminal.storage.follower import damage_to_reader
from dealer_terminal.storage.reader import OpenJournal
from dealer_terminal.storage.review.found_facts import WALKED, facts_page, rounds_page, walked_page
from dealer_terminal.storage.review.found_hands import hands_page
from dealer_terminal.storage.review.quiet import QuietJournal
from dealer_terminal.storage.review.unknown import unknown

_OF_HANDS = (Ready.HANDS, Ready.PAYMENTS)
_OF_ROUNDS = (Ready.MISDEALS, Ready.SOURCES)


class JournalFinder:
    """Of the journal with that id alone."""

    def __init__(self, db: str, journal: str) -> None:
        self._quiet = QuietJournal(db)
        self._id = journal

    def find(self, question: Question, after: Place, *, gives_up: Callable[[], bool], most: int = PAGE) -> Page:
        def asked(journal: OpenJournal) -> Page:
            if journal.id != self._id:
                raise KnownError(f"{journal.where} is another journal now, {journal.id}: open it anew")
            with damage_to_reader(journal):
                page = _page(journal.connection, question, after, most, gives_up)
                is_empty = after == NEWEST and not (page.found or page.more)
                return replace(page, none=unknown(journal.connection, question)) if is_empty else page

        return self._quiet.ask(asked)

    def close(self) -> None:
        self._quiet.close()


def _page(connection: Connection, question: Question, after: Place, most: int, gives_up: Callable[[], bool]) -> Page:
    if question.ready in _OF_HANDS:
        return hands_page(connection, question, after, most)
    if question.ready in _OF_ROUNDS:
        return rounds_page(connection, question, after, most)
    if question.ready in WALKED:
        return walked_page(connection, question, after, most, gives_up=gives_up)
    return facts_page(connection, question, after, most)
