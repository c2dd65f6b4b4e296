"""Kind of a journal, a table's or a console's, according to its first record."""

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.review_facts import ConsoleOpened
from dealer_terminal.storage import reading
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.storage.reader import OpenJournal

_OPENED = KINDS[ConsoleOpened][0]


def is_console(found: OpenJournal) -> bool:
    return [record.kind for record in reading.records(found.connection, 0, 1)] == [_OPENED]


def require_console(found: OpenJournal) -> None:
    if not is_console(found):
        raise KnownError(f"{found.where} is no console's journal: name one that dealer-terminal console init made")


def require_table(journal: SqlJournal) -> None:
    """Raise KnownError if a table would be played in a console's journal."""
    if [record.kind for record in journal.records(0, 1)] == [_OPENED]:
        raise KnownError(f"{journal.status().where} is a console's journal: name a journal of the table's own")
