"""Read models built anew beside a journal, to be compared with those that it keeps."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

from sqlalchemy import Connection, StaticPool, Table, create_engine

from dealer_terminal.audit.findings import Finding
from dealer_terminal.audit.replay import Step
from dealer_terminal.storage.models import MODELLED, changes
from dealer_terminal.storage.reading import rows
from dealer_terminal.storage.schema import METADATA, MODELS
from dealer_terminal.storage.statement import Statements

_REBUILD = "; dealer-terminal rebuild writes it anew"


class ModelCheck:
    sees = MODELLED

    def __init__(self, kept: Connection) -> None:
        self._kept = kept
        self._engine = create_engine("sqlite://", poolclass=StaticPool)
        METADATA.create_all(self._engine, tables=MODELS)
        self._scratch = self._engine.connect()
        self._cursor: Any = self._scratch.connection.cursor()
        self._statements = Statements(self._engine.dialect)

    def see(self, step: Step) -> Iterator[Finding]:
        for change in changes(step):
            self._statements.apply(self._cursor, change)
        return iter(())

    def end(self) -> Iterator[Finding]:
        for table in MODELS:
            yield from self._compared(table)

    def close(self) -> None:
        self._scratch.close()
        self._engine.dispose()

    def _compared(self, table: Table) -> Iterator[Finding]:
        """The first row that differs, of each table."""
        for kept, built in zip_longest(rows(self._kept, table), rows(self._scratch, table), fillvalue=()):
            if tuple(kept) != tuple(built):
                yield Finding(-1, _differs(table, kept, built))
                return


def _differs(table: Table, kept: Sequence[Any], built: Sequence[Any]) -> str:
    names = table.columns.keys()
    keys = len(table.primary_key.columns)
    own, right = tuple(kept[:keys]), tuple(built[:keys])
    if not own or (right and own > right):
        return f"{table.name} lacks {_said(names, right)}{_REBUILD}"
    if not right or own < right:
        return f"{table.name} has {_said(names, own)}, which no record gives{_REBUILD}"
    at = next(at for at, _ in enumerate(names) if kept[at] != built[at])
    says = f"{names[at]} {kept[at]!r} where the records give {built[at]!r}"
    return f"{table.name} at {_said(names, right)} has {says}{_REBUILD}"


def _said(names: Sequence[str], values: Sequence[Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in zip(names, values, strict=False))
