"""The journals of a shift, each proven while it is read."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.app.proof_of_reading import Proof, proven_seen
from dealer_terminal.app.proofs_of_readings import given_keys
from dealer_terminal.app.skip_damaged import NONE_SPARED, Spared
from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.review.labels import label
from dealer_terminal.review.shift_reader import ShiftReader, TableShift
from dealer_terminal.storage.reports.model_reader import open_models
from dealer_terminal.storage.reports.windows import Window


class Read(Struct, frozen=True):
    """A journal, what was read of it, and how that was proven."""

    db: str
    journal: str
    tables: tuple[TableShift, ...]
    proof: Proof


def all_read(
    db: Sequence[str], asked: Window, keys: Path | None, vkeys: Sequence[str] = (), spared: Spared = NONE_SPARED
) -> tuple[Read, ...]:
    """Each key of `vkeys` counts for its journal as `verify --vkey` has it."""
    read: list[Read] = []
    known: dict[str, str] = {}
    given = given_keys(db, vkeys)
    for each in db:
        with spared.one(each), open_models(each) as journal:
            if journal.id in known:
                raise KnownError(f"{each} is the journal that {known[journal.id]} is: name each table once")
            known[journal.id] = each
            reader = ShiftReader(journal.id, asked.since, asked.until)
            vkey = given.get(each, "")
            with _of_table(journal.where):
                proof = proven_seen(journal, vkey, keys, asked, reader)
            if vkey and str(proof.key) != journal.vkey:
                told = f"{journal.where}: the journal names another key than the one that it is checked with"
                raise FoundWrongError(told)
            read.append(Read(journal.where, journal.id, reader.parts(), proof))
    return _told_apart(sorted(read, key=lambda each: each.journal))


@contextmanager
def _of_table(where: str) -> Iterator[None]:
    """Of many tables it is said which one is wrong."""
    try:
        yield
    except FoundWrongError as error:
        told = str(error)
        raise FoundWrongError(told if where in told else f"{where}: {told}") from None


def _told_apart(read: list[Read]) -> tuple[Read, ...]:
    """Two tables of one name are called by their journals too, as in a pit."""
    alike: dict[str, set[str]] = {}
    for each in read:
        for table in each.tables:
            alike.setdefault(table.table, set()).add(each.journal)
    return tuple(replace(each, tables=tuple(_named(table, alike) for table in each.tables)) for each in read)


def _named(table: TableShift, alike: dict[str, set[str]]) -> TableShift:
    return replace(table, table=label(table.table, table.read.first.journal, alike[table.table]))
