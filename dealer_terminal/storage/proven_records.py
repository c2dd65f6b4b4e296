"""Records and frames that a terminal reads from its own journal while it plays, proven under the tree that it knows.

Positions may come from an unprotected table; the content at a position is proven to be what was written.
"""

from collections.abc import Iterator

from sqlalchemy import Connection, select

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.frame import KeptFrame, frame_leaf, of_types_written
from dealer_terminal.journal.head import JournalHead
from dealer_terminal.journal.journal_facts import FramesKept
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.merkle import Frontier
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.journal.tree_proofs import inclusion_path, verify_inclusion
from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.journal_end_check import contiguous
from dealer_terminal.storage.stored_proofs import stored_tree

EVERY = 2**62
_KEPT, _ = KINDS[FramesKept]


class ProvenRecords:
    """Reader of proven records. `tree` covers all records; the path to each is built from the stored nodes."""

    def __init__(self, connection: Connection, tree: Frontier) -> None:
        self._connection, self._tree, self._node = connection, tree, stored_tree(connection)

    def read(self, first: int, end: int) -> Iterator[Record]:
        for record in contiguous(reading.records(self._connection, first, min(end, self._tree.size)), first):
            try:
                path = inclusion_path(self._node, record.position, self._tree.size)
            except (KnownError, LookupError, TypeError, ValueError) as error:
                raise MismatchError(f"the kept tree over the records is not whole: {error}") from error
            size, root = self._tree.size, self._tree.root()
            verify_inclusion(leaf=record.leaf, index=record.position, size=size, path=path, root=root)
            yield record

    def backward(self, *kinds: str, before: int = EVERY) -> Iterator[Record]:
        """Yield the records of these kinds, newest first, each found when requested."""
        position, at = schema.records.c.position, min(before, self._tree.size)
        newest = select(position).where(schema.records.c.kind.in_(kinds)).order_by(position.desc()).limit(1)
        while (found := self._connection.execute(newest.where(position < at)).scalar()) is not None:
            yield from self.read(found, found + 1)
            at = found


def frames_backward(connection: Connection, head: JournalHead) -> Iterator[KeptFrame]:
    """Yield the frames, newest first, proven by the roots in records and the tree over those that no record covers."""
    counted = head.frames - head.loose.size
    yield from reversed(_frames_under(connection, counted, head.frames, head.loose.root()))
    for record in ProvenRecords(connection, head.frontier).backward(_KEPT) if counted else ():
        kept = entry_of(record)
        assert isinstance(kept, FramesKept), "the kind says so"
        found = _frames_under(connection, kept.first, kept.last + 1, kept.root)
        yield from reversed(found)
        if not found or found[0].number != kept.first:
            return


def _frames_under(connection: Connection, first: int, end: int, root: bytes) -> list[KeptFrame]:
    """Return the frames, or none if they were archived."""
    found = list(reading.frames(connection, first, end))
    sound = all(map(of_types_written, found))
    if found and not (sound and Frontier().extend(map(frame_leaf, found)).root() == root):
        raise MismatchError(f"device frames {first} to {end - 1} are not those that were kept")
    return found
