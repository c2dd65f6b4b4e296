"""Rebuild of the read models and stored nodes from the records. The next start folds the whole journal once."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection

from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.findings import record_name
from dealer_terminal.journal.merkle import Frontier, stored_nodes
from dealer_terminal.journal.replay import START, ReplayStep, steps
from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.change import Change, misfit_column
from dealer_terminal.storage.journal_end_check import contiguous
from dealer_terminal.storage.models import changes
from dealer_terminal.storage.progress import EACH, Progress
from dealer_terminal.storage.statement import Statements


class Rebuild:
    def __init__(self, connection: Connection, progress: Progress) -> None:
        self._connection = connection
        self._cursor: Any = connection.connection.cursor()
        self._statements = Statements(connection.dialect)
        self._progress = progress

    def run(self) -> int:
        """Return the number of records read; the caller commits. Raise AuditError if a record is not what was
        written."""
        for table in (*schema.MODELS, schema.nodes):
            self._connection.execute(table.delete())
        self._connection.execute(schema.resume.update().values(position=0, rest=b"", tag=b""))
        end = reading.last_position(self._connection, schema.records) + 1
        stand, tree = START, Frontier()
        for first in range(0, end, EACH):
            found = reading.records(self._connection, first, min(first + EACH, end))
            part = list(steps(contiguous(found, first), stand))
            stand = part[-1].after if part else stand
            self._statements.apply(self._cursor, (change for step in part for change in self._changes(step)))
            leaves = [step.record.leaf for step in part]
            self._nodes(tree, leaves)
            tree = tree.extend(leaves)
            self._progress(tree.size)
        return end

    def _changes(self, step: ReplayStep) -> Iterator[Change]:
        on_server = self._connection.dialect.name == "postgresql"
        for change in changes(step):
            why = misfit_column(change, on_server=on_server)
            if why:
                raise MismatchError(f"{record_name(step.record)} gives a row that cannot be: {why}")
            yield change

    def _nodes(self, tree: Frontier, leaves: list[bytes]) -> None:
        nodes = list(stored_nodes(tree, leaves))
        if nodes:
            self._statements.add(self._cursor, schema.nodes, schema.NODE, nodes)
