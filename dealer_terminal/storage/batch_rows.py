"""Rows of a batch, written within one transaction."""

from msgspec.structs import astuple
from sqlalchemy import Dialect

from dealer_terminal.journal.checkpoint import sign_checkpoint
from dealer_terminal.journal.frame import KeptFrame
from dealer_terminal.journal.head import Batch, JournalHead, append_tag
from dealer_terminal.journal.merkle import stored_nodes
from dealer_terminal.journal.note import SignedNote
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.resume_point import write_rest
from dealer_terminal.storage import schema
from dealer_terminal.storage.models import changes
from dealer_terminal.storage.statement import DbCursor, Statements
from dealer_terminal.table.ports import TerminalKeys


class OtherWriterError(Exception):
    """End of the journal that differs from this terminal's last write."""


class BatchRows:
    def __init__(self, dialect: Dialect, keys: TerminalKeys) -> None:
        self._statements = Statements(dialect)
        self._keys = keys

    def write(self, cursor: DbCursor, batch: Batch, before: bytes) -> bytes:
        if batch.steps:
            self._records(cursor, batch)
        if batch.frames:
            frames = map(astuple, batch.frames)
            self._statements.add(cursor, schema.frames, KeptFrame.__struct_fields__, frames)
        if batch.rests():
            self._rest(cursor, batch.head)
        return self.tag(cursor, batch.head, before)

    def tag(self, cursor: DbCursor, head: JournalHead, before: bytes) -> bytes:
        """Write and return the append tag if the previous tag is unchanged (compare and set)."""
        records, frames = head.frontier, head.frames
        tag = append_tag(self._keys, records, frames, head.loose)
        values = {"size": records.size, "edge": b"".join(records.edge), "frames": frames, "tag": tag}
        if not self._statements.replace(cursor, schema.frontier, {"tag": before}, **values):
            raise OtherWriterError
        return tag

    def sign(self, cursor: DbCursor, head: JournalHead) -> SignedNote:
        note = sign_checkpoint(head.checkpoint(self._keys.signing.name), self._keys.signing)
        row = (head.frontier.size, bytes(note), head.utc)
        self._statements.add(cursor, schema.checkpoints, ("size", "note", "utc"), [row])
        return note

    def _records(self, cursor: DbCursor, batch: Batch) -> None:
        records = batch.records()
        self._statements.add(cursor, schema.records, Record.__struct_fields__, map(astuple, records))
        nodes = list(stored_nodes(batch.before.frontier, [record.leaf for record in records]))
        if nodes:
            self._statements.add(cursor, schema.nodes, schema.NODE, nodes)
        self._statements.apply(cursor, (change for step in batch.steps for change in changes(step)))

    def _rest(self, cursor: DbCursor, head: JournalHead) -> None:
        rest = write_rest(head)
        position, tag = head.frontier.size, self._keys.tag(rest)
        self._statements.set_one(cursor, schema.resume, position=position, rest=rest, tag=tag)
