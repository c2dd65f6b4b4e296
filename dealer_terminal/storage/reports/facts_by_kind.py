"""Records of some kinds, read without the others."""

from collections.abc import Iterator

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, func, select

from dealer_terminal.errors import FoundWrongError
from dealer_terminal.journal.codec import UnknownFact
from dealer_terminal.journal.journal_facts import JournalFact
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.storage.reading import columns_of
from dealer_terminal.storage.schema import records, rounds

_AT_ONCE = 2000


def facts_of_kinds(
    connection: Connection, wanted: tuple[type[Fact], ...], *within: ColumnElement[bool]
) -> Iterator[tuple[Record, Fact]]:
    """Yield records in order, without facts that a newer version wrote."""
    kinds = [KINDS[each][0] for each in wanted]
    found = select(*columns_of(records, Record)).where(records.c.kind.in_(kinds), *within).order_by(records.c.position)
    for row in connection.execution_options(yield_per=_AT_ONCE).execute(found):
        record = Record(*row)
        if not record.intact():
            raise FoundWrongError(f"record {record.position} was changed: its content is not what was hashed")
        entry = entry_of(record)
        if not isinstance(entry, UnknownFact | JournalFact):
            yield record, entry


class RecordPlace(Struct, frozen=True):
    """Place of a record in the journal, and whether its round was simulated."""

    simulated: bool
    record: int
    round: int
    at: int


class RecordPlaces:
    """Lookup whether a record belongs to simulated play. A record between rounds belongs to the next round, or else the
    last."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._known: dict[int, bool] = {}

    def place(self, record: Record) -> RecordPlace:
        return RecordPlace(self._of(record.round), record.position, record.round, record.utc)

    def _of(self, number: int) -> bool:
        if number not in self._known:
            self._known[number] = self._was_simulated(number)
        return self._known[number]

    def _was_simulated(self, number: int) -> bool:
        following = select(rounds.c.cards_from).where(rounds.c.round >= number).order_by(rounds.c.round).limit(1)
        last = select(rounds.c.cards_from).order_by(rounds.c.round.desc()).limit(1)
        found = select(func.coalesce(following.scalar_subquery(), last.scalar_subquery()))
        return bool(self._connection.execute(found).scalar() == "simulated")
