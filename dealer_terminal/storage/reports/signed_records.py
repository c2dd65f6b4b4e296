"""Access to records that is limited to what was signed: each is hashed and proven under a checkpoint, without reading
earlier records."""

from collections.abc import Iterator, Sequence

from sqlalchemy import Connection, select

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.checkpoint import Checkpoint, verify_checkpoint
from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.merkle import Frontier
from dealer_terminal.journal.note import parse_note
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.tree_proofs import inclusion_path, verify_inclusion
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.journal_end_check import contiguous
from dealer_terminal.storage.stored_proofs import edge_at, stored_tree

_AT_ONCE = 1024


class SignedRecords:
    """Reader of signed records. It raises MismatchError if a record is not what was signed. `newest` is the size of the
    newest checkpoint."""

    def __init__(self, connection: Connection, key: VerifierKey) -> None:
        self._connection, self.key = connection, key
        self._node = stored_tree(connection)
        newest = reading.last_checkpoint(connection)
        self.newest = newest.size if newest else 0

    def newest_signed(self) -> int:
        """Return the size of the newest checkpoint after checking it, or 0 if there is none."""
        if self.newest and self._checkpoint(self.newest).size != self.newest:
            raise MismatchError(f"the checkpoint of {self.newest} records was signed over others")
        return self.newest

    def one(self, position: int) -> Record:
        found = list(contiguous(reading.records(self._connection, position, position + 1), position))
        if not found:
            raise MismatchError(f"record {position} is missing")
        (record,) = found
        signed = self._checkpoint(self.newest)
        try:
            path = inclusion_path(self._node, position, signed.size)
        except (KnownError, LookupError, TypeError, ValueError) as error:
            raise _broken_tree(error) from error
        verify_inclusion(leaf=record.leaf, index=position, size=signed.size, path=path, root=signed.root)
        return record

    def since(self, first: int) -> Iterator[Record]:
        """Yield the records to the end, including those that no checkpoint covers yet."""
        tree, waiting = self.before(first), list[bytes]()
        for record in contiguous(reading.records(self._connection, first), first):
            waiting.append(record.leaf)
            if record.position + 1 == self.newest or len(waiting) == _AT_ONCE:
                tree = tree.extend(waiting)
                waiting.clear()
            if tree.size == self.newest and not waiting:
                self._require(tree)
            yield record
        if tree.size + len(waiting) < self.newest:
            raise MismatchError(f"the newest checkpoint covers {self.newest} records, which do not all stand here")

    def require(self, first: int, leaves: Sequence[bytes], end: int) -> None:
        """Require that the records from `first` up to `end` are under the first checkpoint that covers them."""
        size, behind = self._covering(end), first + len(leaves)
        own = [*leaves[: size - first]]
        if behind < size:
            own += [each.leaf for each in contiguous(reading.records(self._connection, behind, size), behind)]
        self._require(self.before(first).extend(own))

    def before(self, first: int) -> Frontier:
        try:
            return Frontier(first, edge_at(self._node, first))
        except (KnownError, LookupError, TypeError, ValueError) as error:
            raise _broken_tree(error) from error

    def _require(self, tree: Frontier) -> None:
        signed = self._checkpoint(tree.size)
        if (signed.size, signed.root) != (tree.size, tree.root()):
            raise MismatchError(f"the records are not those that the checkpoint of {tree.size} records was signed over")

    def _covering(self, end: int) -> int:
        sizes = schema.checkpoints.c.size
        found: int | None = self._connection.execute(
            select(sizes).where(sizes >= end).order_by(sizes).limit(1)
        ).scalar()
        if found is None:
            raise MismatchError(f"record {end - 1} closes a round, and no checkpoint covers it")
        return found

    def _checkpoint(self, size: int) -> Checkpoint:
        kept = schema.checkpoints.c
        note = self._connection.execute(select(kept.note).where(kept.size == size)).scalar()
        if not isinstance(note, bytes):
            raise MismatchError("no checkpoint covers what is shown")
        return verify_checkpoint(parse_note(note), [self.key])


def _broken_tree(error: Exception) -> MismatchError:
    return MismatchError(f"the kept tree over the records is not whole: {error}")
