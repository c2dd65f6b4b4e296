"""Access to a journal for search and reports, with a check of tables that cannot be read."""

from collections.abc import Iterator
from contextlib import closing, contextmanager

from sqlalchemy.exc import DBAPIError

from dealer_terminal.errors import FoundWrongError
from dealer_terminal.journal.findings import Scan
from dealer_terminal.journal.merkle import GrowingTree
from dealer_terminal.storage import reading
from dealer_terminal.storage.mirror import modelled_upto
from dealer_terminal.storage.model_check import ModelCheck
from dealer_terminal.storage.reader import OpenJournal, Opens, open_to_read, require_id

_OF_WRONG_DATA = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    DBAPIError,
    LookupError,
    StopIteration,
    TypeError,
    ValueError,
)


@contextmanager
def open_models(db: str, opens: Opens = open_to_read) -> Iterator[OpenJournal]:
    """Open the journal. If a read fails, compare the tables with the records: a difference is a finding, otherwise the
    program is at fault."""
    with opens(db) as journal:
        require_id(journal.where, journal.id)
        try:
            yield journal
        except _OF_WRONG_DATA as error:
            for what in _differences(journal):
                raise FoundWrongError(f"{journal.where}: {what}") from error
            raise


def _differences(journal: OpenJournal) -> Iterator[str]:
    journal.connection.rollback()
    upto = modelled_upto(journal.connection)
    with closing(ModelCheck(journal.connection, upto=upto)) as models:
        scan = Scan(GrowingTree(), (models,), ())
        for finding in scan.run(reading.records(journal.connection)):
            yield finding.what
        if scan.faults:
            raise scan.faults[0]
