"""Proof of one round: its records, each with its inclusion path in the tree."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache

from sqlalchemy import Connection, select

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.checkpoint import parse_checkpoint
from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.merkle import SPAN, STORED_LEVEL, Frontier, Node, nodes_over
from dealer_terminal.journal.note import SignedNote
from dealer_terminal.journal.round_proof import CLOSED, RoundProof, prove_record, round_proof
from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.reader import OpenJournal


def prove_round(journal: OpenJournal, number: int, cosigned: Sequence[SignedNote] = ()) -> RoundProof:
    """Prove the round under the newest of the given checkpoints (newest first) that covers it, or the journal's own."""
    connection = journal.connection
    first, end = _span(connection, number)
    if first == end:
        raise KnownError(f"{journal.where} has no round {number}: the last is round {_last_round(connection)}")
    note = newest_over(cosigned, end) or _covering(connection, number, end)
    size = parse_checkpoint(note.text).size
    node = stored_tree(connection)
    records = list(reading.records(connection, first, end))
    if number and records[-1].kind != CLOSED:
        raise KnownError(f"round {number} has not ended: wait until it has")
    for record in records:
        if not record.intact():
            raise MismatchError(f"record {record.position} was changed: its content is not what was hashed")
    proofs = [(record, prove_record(record, node, size, note)) for record in records]
    return round_proof(number, journal.vkey, proofs)


def stored_tree(connection: Connection) -> Node:
    """Return a node lookup: stored nodes from `STORED_LEVEL` upward, and below it hashes over one batch of leaves at a
    time."""

    @lru_cache(maxsize=64)
    def leaves(part: int) -> dict[int, bytes]:
        first = part * SPAN
        return {record.position: record.leaf for record in reading.records(connection, first, first + SPAN)}

    def leaf(index: int) -> bytes:
        part = leaves(index // SPAN)
        if index not in part:
            raise MismatchError(f"record {index} is missing")
        return part[index]

    below = nodes_over(leaf)

    @lru_cache(maxsize=4096)
    def node(level: int, index: int) -> bytes:
        return _kept_node(connection, level, index) if level >= STORED_LEVEL else below(level, index)

    return node


def edge_at(node: Node, size: int) -> tuple[bytes, ...]:
    """Return the roots of the complete subtrees of a tree of this size, largest first."""
    edge, start = [], 0
    for level in reversed(range(size.bit_length())):
        if size >> level & 1:
            edge.append(node(level, start >> level))
            start += 1 << level
    return tuple(edge)


def newest_over(cosigned: Sequence[SignedNote], end: int) -> SignedNote | None:
    """Return the first note that covers this many records. Notes are sorted newest first."""
    return next((note for note in cosigned if parse_checkpoint(note.text).size >= end), None)


def root_at(connection: Connection, size: int) -> bytes:
    """Return the root over this many records, computed from the stored nodes."""
    return Frontier(size, edge_at(stored_tree(connection), size)).root()


def _kept_node(connection: Connection, level: int, index: int) -> bytes:
    nodes = schema.nodes
    wanted = select(nodes.c.hash).where(nodes.c.level == level, nodes.c.index == index)
    found = connection.execute(wanted).scalar()
    if not isinstance(found, bytes):
        raise KnownError("a kept node of the tree is missing: run dealer-terminal verify")
    return found


def _span(connection: Connection, number: int) -> tuple[int, int]:
    """Bisect for the positions of the round's first record and of the next round's; round numbers only increase."""
    end = reading.last_position(connection, schema.records) + 1
    positions = range(end)

    def round_of(position: int) -> int:
        wanted = select(schema.records.c.round).where(schema.records.c.position == position)
        return connection.execute(wanted).scalar() or 0

    return bisect_left(positions, number, key=round_of), bisect_left(positions, number + 1, key=round_of)


def _last_round(connection: Connection) -> int:
    newest = select(schema.records.c.round).order_by(schema.records.c.position.desc()).limit(1)
    return connection.execute(newest).scalar() or 0


def _covering(connection: Connection, number: int, end: int) -> SignedNote:
    newest = reading.last_checkpoint(connection)
    if newest is None or newest.size < end:
        raise KnownError(f"round {number} has no checkpoint yet: wait until it has ended")
    return newest.parsed()
