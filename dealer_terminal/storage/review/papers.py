"""The papers that rounds were played by, as the records that opened their tables hold them."""

from collections.abc import Iterator
from functools import cache

from sqlalchemy import Connection, select

from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.procedure.facts import TableOpened
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.rulebook import Rulebook
from dealer_terminal.rules.rulebook_file import RulebookError, read_rulebook
from dealer_terminal.storage.review.places import few_records
from dealer_terminal.storage.schema import rounds


def papers_at(connection: Connection, opening: int) -> Iterator[tuple[int, Rulebook]]:
    """The one that a table was opened with at that record, and the last round before it."""
    for record in few_records(connection, opening, opening + 1):
        entry = entry_of(record)
        if isinstance(entry, TableOpened):
            yield record.round, read_rulebook(entry.rulebook_text, entry.rulebook, GAMES)


class Papers:
    """Each is read once."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._by_round, self._by_opening = cache(self._of_round), cache(self._opened_with)

    def wager_name(self, number: int, spot: str) -> str:
        """Where the paper can't be read, the wager's id tells it too."""
        return next((each.wager_name(spot) for each in self._by_round(number)), spot)

    def _of_round(self, number: int) -> tuple[Rulebook, ...]:
        wanted = select(rounds.c.opening).where(rounds.c.round == number)
        return self._by_opening(self._connection.execute(wanted).scalar_one())

    def _opened_with(self, opening: int) -> tuple[Rulebook, ...]:
        try:
            return tuple(book for _, book in papers_at(self._connection, opening))
        except (AuditError, RulebookError):
            return ()
