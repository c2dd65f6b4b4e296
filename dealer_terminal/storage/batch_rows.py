"""A batch as rows, written within one transaction."""

from msgspec.structs import astuple
from sqlalchemy import Dialect

from dealer_terminal.audit.checkpoint import sign_checkpoint
from dealer_terminal.audit.head import Batch, Head
from dealer_terminal.audit.nodes import stored_nodes
from dealer_terminal.audit.note import Note
from dealer_terminal.audit.rest import write_rest
from dealer_terminal.storage import schema
from dealer_terminal.storage.models import changes
from dealer_terminal.storage.statement import Cursor, Statements
from dealer_terminal.table.ports import Keys


class BatchRows:
    def __init__(self, dialect: Dialect, keys: Keys) -> None:
        self._statements = Statements(dialect)
        self._keys = keys

    def write(self, cursor: Cursor, batch: Batch) -> None:
        if batch.steps:
            self._records(cursor, batch)
        if batch.frames:
            self._statements.add(schema.frames).run_all(cursor, map(astuple, batch.frames))
        head = batch.head
        frontier = (head.frontier.size, b"".join(head.frontier.edge), head.frames)
        self._statements.set_one(schema.frontier).run(cursor, frontier)
        if batch.rests():
            self._rest(cursor, head)

    def sign(self, cursor: Cursor, head: Head) -> Note:
        note = sign_checkpoint(head.checkpoint(self._keys.signing.name), self._keys.signing)
        self._statements.add(schema.checkpoints).run(cursor, (head.frontier.size, bytes(note), head.utc))
        return note

    def _records(self, cursor: Cursor, batch: Batch) -> None:
        records = batch.records()
        self._statements.add(schema.records).run_all(cursor, map(astuple, records))
        nodes = list(stored_nodes(batch.before.frontier, [record.leaf for record in records]))
        if nodes:
            self._statements.add(schema.nodes).run_all(cursor, nodes)
        self._statements.apply(cursor, (change for step in batch.steps for change in changes(step)))

    def _rest(self, cursor: Cursor, head: Head) -> None:
        rest = write_rest(head)
        row = (head.frontier.size, rest, self._keys.tag(rest))
        self._statements.set_one(schema.resume).run(cursor, row)
