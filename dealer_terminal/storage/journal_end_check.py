"""Check of a journal's end before anything is added. Only what came after the last resume point is read."""

from collections.abc import Iterator

from sqlalchemy import Connection

from dealer_terminal.journal.checkpoint import verify_checkpoint
from dealer_terminal.journal.codec import CODEC
from dealer_terminal.journal.errors import AuditError, MismatchError
from dealer_terminal.journal.frame import KeptFrame, frame_leaf, of_types_written
from dealer_terminal.journal.head import JournalHead, append_tag
from dealer_terminal.journal.house import with_house
from dealer_terminal.journal.journal_facts import FramesKept
from dealer_terminal.journal.merkle import Frontier
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import FoldedState, entry_of, replay
from dealer_terminal.journal.resume_point import OtherVersionError, ResumePoint, read_rest
from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.house_records import whole_house
from dealer_terminal.storage.position_mark import NO_MARK, NotNewestError, PositionMark
from dealer_terminal.storage.reading import KeptFrontier
from dealer_terminal.storage.stored_proofs import edge_at, stored_tree
from dealer_terminal.storage.unexpected_objects import hinders_writing, second_rows
from dealer_terminal.table.ports import TerminalKeys


def head_of(connection: Connection, keys: TerminalKeys, mark: PositionMark) -> JournalHead:
    """Return the verified head. Raise AuditError if the journal's end differs from this terminal's last write."""
    for what in (*hinders_writing(connection), *second_rows(connection)):
        raise MismatchError(what)
    rested = _rested(connection, keys)
    tail = list(contiguous(reading.records(connection, rested.frontier.size), rested.frontier.size))
    grown = rested.frontier.extend(record.leaf for record in tail)
    kept = _same_end(connection, grown)
    _signed(connection, keys, rested.frontier, tail)
    loose = _loose(connection, rested, tail, kept.frames)
    _require_tag(keys, kept, grown, loose)
    _newest(connection, mark, kept, rested.frontier, tail)
    house = with_house(rested.house, tail)
    whole_house(connection, house)
    stand = replay(tail, rested.stand)
    utc = tail[-1].utc if tail else rested.utc
    return JournalHead(grown, stand, utc, kept.frames, loose, house)


def _require_tag(keys: TerminalKeys, kept: KeptFrontier, grown: Frontier, loose: Frontier) -> None:
    if append_tag(keys, grown, kept.frames, loose) != kept.tag:
        raise MismatchError(f"its end, of {grown.size} records, was written by someone without this terminal's keys")


def _newest(
    connection: Connection, mark: PositionMark, kept: KeptFrontier, rested: Frontier, tail: list[Record]
) -> None:
    if mark.beyond(kept.size, kept.frames):
        known = f"this terminal has written {mark.size} records and {mark.frames} device frames"
        raise NotNewestError(f"it is an older copy, of {kept.size} records and {kept.frames} device frames: {known}")
    if mark != NO_MARK and _root_at(connection, mark.size, rested, tail) != mark.root:
        raise NotNewestError(f"its first {mark.size} records are not those that this terminal has written")


def _root_at(connection: Connection, size: int, rested: Frontier, tail: list[Record]) -> bytes:
    if size >= rested.size:
        return rested.extend(record.leaf for record in tail[: size - rested.size]).root()
    return Frontier(size, edge_at(stored_tree(connection), size)).root()


def _rested(connection: Connection, keys: TerminalKeys) -> JournalHead:
    kept = reading.kept_rest(connection)
    if kept is None:
        raise MismatchError("the resume point is missing")
    if not kept.rest:
        return JournalHead()
    if keys.tag(kept.rest) != kept.tag:
        raise MismatchError("the resume point was changed by someone without this terminal's keys")
    try:
        return resting_head(connection, read_rest(kept.rest))
    except OtherVersionError:
        return JournalHead()


def resting_head(connection: Connection, rest: ResumePoint) -> JournalHead:
    opened = _opening(connection, rest.stand)
    loose = tuple(map(_sound, reading.frames(connection, rest.frames - rest.loose, rest.frames)))
    return rest.head(opened, loose)


def _opening(connection: Connection, stand: FoldedState) -> Record | None:
    """Return the record that opened the table, checked against its hash in the state."""
    if stand.table_at < 0:
        return None
    found = list(contiguous(reading.records(connection, stand.table_at, stand.table_at + 1), stand.table_at))
    if [record.leaf for record in found] != [stand.table_leaf]:
        raise MismatchError(f"record {stand.table_at}, which opened the table, was changed")
    return found[0]


def contiguous(records: Iterator[Record], first: int) -> Iterator[Record]:
    for position, record in enumerate(records, first):
        if record.position != position:
            raise MismatchError(f"record {position} is missing")
        if not record.intact():
            raise MismatchError(f"record {position} was changed: its content is not what was hashed")
        yield record


def _same_end(connection: Connection, grown: Frontier) -> KeptFrontier:
    kept = reading.kept_frontier(connection)
    if kept is None or (kept.size, kept.edge) != (grown.size, grown.edge):
        if kept is not None and kept.size == grown.size:
            raise MismatchError(f"its {grown.size} records are not those that its end is over")
        size = kept.size if kept else 0
        raise MismatchError(f"it holds {grown.size} records that belong together, and should hold {size}")
    here = reading.last_position(connection, schema.records) + 1
    if here != kept.size:
        raise MismatchError(f"it holds {here} records, and should hold {kept.size}")
    if reading.last_position(connection, schema.frames) + 1 != kept.frames:
        raise MismatchError(f"it should hold {kept.frames} device frames, and does not")
    return kept


def _signed(connection: Connection, keys: TerminalKeys, rested: Frontier, tail: list[Record]) -> None:
    newest = reading.last_checkpoint(connection)
    if newest is None:
        if rested.size:
            raise MismatchError("its checkpoints are missing")
        return
    checkpoint = verify_checkpoint(newest.parsed(), [keys.signing.verifier])
    if checkpoint.size != newest.size:
        raise MismatchError(f"its last checkpoint stands under {newest.size} records, and covers {checkpoint.size}")
    after = checkpoint.size - rested.size
    if not 0 <= after <= len(tail):
        raise MismatchError(f"its last checkpoint covers {checkpoint.size} records, which do not all stand here")
    if rested.extend(record.leaf for record in tail[:after]).root() != checkpoint.root:
        raise MismatchError(f"its last checkpoint, of {checkpoint.size} records, is over other records")


def _loose(connection: Connection, rested: JournalHead, tail: list[Record], frames: int) -> Frontier:
    """Return the tree over the frames that no record covers."""
    counted = rested.frames - rested.loose.size
    for record in tail:
        if record.kind == _FRAMES_KEPT:
            counted = _last_kept(record) + 1
    return Frontier().extend(map(frame_leaf, map(_sound, reading.frames(connection, counted, frames))))


def _sound(frame: KeptFrame) -> KeptFrame:
    if not of_types_written(frame):
        raise MismatchError(f"device frame {frame.number} was changed: it is not what a terminal seals")
    return frame


def _last_kept(record: Record) -> int:
    entry = entry_of(record)
    if not isinstance(entry, FramesKept):
        raise AuditError(
            f"record {record.position} says which frames are kept in a way that only a newer version reads"
        )
    return entry.last


_FRAMES_KEPT = CODEC.encode(FramesKept(0, 0, b"")).kind
