"""Start of a verification that trusts a checkpoint kept elsewhere, with the earlier data that it needs."""

from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, select

from dealer_terminal.errors import KnownError, ProgramError
from dealer_terminal.journal.checkpoint import Checkpoint, verify_checkpoint
from dealer_terminal.journal.errors import AuditError, FormatError, MismatchError
from dealer_terminal.journal.findings import Check, Finding
from dealer_terminal.journal.head import JournalHead
from dealer_terminal.journal.house import with_house
from dealer_terminal.journal.journal_facts import FramesKept
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.merkle import Frontier
from dealer_terminal.journal.note import parse_note
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import START, FoldedState, ReplayStep, entry_of, replay
from dealer_terminal.journal.resume_point import OtherVersionError, ResumePoint, read_rest, write_rest
from dealer_terminal.journal.start_check import Begins
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.procedure.facts import DealerSignedOff, DealerSignedOn, RoundClosed, RoundOpened, TableOpened
from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.house_records import house_records
from dealer_terminal.storage.model_check import WHOLE, ModelsSince
from dealer_terminal.storage.reading import last_checkpoint
from dealer_terminal.storage.reports.signed_records import SignedRecords

FORMAT: Literal["dealer-terminal/verified@v1"] = "dealer-terminal/verified@v1"


class VerifiedStart(Struct, frozen=True, forbid_unknown_fields=True):
    """Start returned by an earlier verification. `rest` has the format of the resume point; if another version with
    other state fields wrote it, the verification starts at the table's opening. `unended` are earlier records whose
    rows may still change."""

    format: Literal["dealer-terminal/verified@v1"]
    note: str
    rest: str
    unended: tuple[int, ...]

    def checkpoint(self, key: VerifierKey) -> Checkpoint:
        return verify_checkpoint(parse_note(self.note.encode()), [key])


def read_verified(data: bytes) -> VerifiedStart:
    try:
        return msgspec.json.decode(data, type=VerifiedStart)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise FormatError("it is neither a checkpoint nor what verify --keep wrote") from None


def write_verified(connection: Connection, key: VerifierKey, begins: Begins) -> bytes:
    newest, signed = last_checkpoint(connection), SignedRecords(connection, key)
    assert newest is not None, "the round that it begins with was closed under it"
    head = JournalHead(signed.before(begins.position), begins.stand, frames=begins.frames, house=begins.house)
    rest = write_rest(head).decode()
    return msgspec.json.encode(VerifiedStart(FORMAT, newest.note.decode(), rest, begins.unended)) + b"\n"


_OPENED, _ROUND, _CLOSED = (KINDS[each][0] for each in (TableOpened, RoundOpened, RoundClosed))
_ON, _OFF, _KEPT = (KINDS[each][0] for each in (DealerSignedOn, DealerSignedOff, FramesKept))


class Beginning(Struct, frozen=True):
    """Start of a verification. Records are read from the table's opening, and `tree` is the tree before them.

    Records from `round` on, the round that contains the checkpoint, and frames from `frame` on are checked. `rows`
    selects the rows to compare: of records since the opening, and of rounds since the last one closed before it, whose
    payments may have been corrected since. `people` are the earlier records on operators, under the tree `house` if it
    is known. A kept start reads from its round on: `unended` are earlier records whose rows may still change, and
    `counted` is the number of frames covered before.
    """

    tree: Frontier = Frontier()
    stand: FoldedState = START
    rows: ModelsSince = WHOLE
    covered: int = 0
    round: int = 0
    frame: int = 0
    people: tuple[Record, ...] = ()
    unended: tuple[Record, ...] = ()
    house: tuple[Frontier, ...] = ()
    counted: int = 0

    @property
    def first(self) -> int:
        return self.tree.size


FIRST_RECORD = Beginning(house=(Frontier(),))


def beginning(connection: Connection, key: VerifierKey, trusted: Checkpoint, marks: tuple[int, ...]) -> Beginning:
    """Return the start after the trusted checkpoint, or the first record if no later one can be proven. `marks` are
    positions that must be covered too."""
    at = _last(connection, min(trusted.size, *marks) - 1, _OPENED)
    if at <= 0 or trusted.size > _size(connection):
        return FIRST_RECORD
    try:
        return _begun(connection, key, trusted.size, at)
    except (AuditError, ProgramError):
        return FIRST_RECORD


def going_on(connection: Connection, key: VerifierKey, kept: VerifiedStart, marks: tuple[int, ...]) -> Beginning:
    """Return the start that an earlier verification without findings kept. Its statements on earlier records are
    trusted, and none of this journal's: the records from there on must give the root of its checkpoint."""
    trusted = kept.checkpoint(key)
    try:
        rest = read_rest(kept.rest.encode())
        if rest.size <= min(trusted.size, *marks) and trusted.size <= _size(connection):
            return _gone_on(connection, key, kept, rest, trusted.size)
    except OtherVersionError:
        return beginning(connection, key, trusted, marks)
    except (AuditError, ProgramError, KnownError):
        return FIRST_RECORD
    return beginning(connection, key, trusted, marks)


def _gone_on(
    connection: Connection, key: VerifierKey, kept: VerifiedStart, rest: ResumePoint, covered: int
) -> Beginning:
    signed, at = SignedRecords(connection, key), rest.size
    opened = signed.one(rest.stand.table_at)
    if opened.leaf != rest.stand.table_leaf:
        raise MismatchError(f"record {opened.position} is not the one that opened the table")
    people = tuple(each for each in house_records(connection) if each.position < at)
    if with_house(Frontier(), people) != rest.of_the_house():
        raise MismatchError("the records of people are not those that were verified")
    return Beginning(
        tree=Frontier(at, rest.edge),
        stand=rest.head(opened, ()).stand,
        rows=ModelsSince(at, signed.one(at).round, kept.unended),
        covered=covered,
        round=max(at, _last(connection, covered - 1, _ROUND, first=at)),
        frame=_first_frame(connection, signed, covered, at, rest.frames),
        people=people,
        unended=tuple(map(signed.one, kept.unended)),
        house=(rest.of_the_house(),),
        counted=rest.frames,
    )


def _size(connection: Connection) -> int:
    return reading.last_position(connection, schema.records) + 1


def _begun(connection: Connection, key: VerifierKey, covered: int, at: int) -> Beginning:
    signed = SignedRecords(connection, key)
    before, opening = signed.one(at - 1), signed.one(at)
    last = signed.one(max(at, _last(connection, covered - 1, _CLOSED)))
    dealt = _last(connection, at - 1, _ON, _OFF)
    stand = replay([signed.one(dealt)]) if dealt >= 0 else START
    return Beginning(
        tree=signed.before(at),
        stand=replace(stand, state=replace(stand.state, round=before.round)),
        rows=ModelsSince(at, max(opening.round + 1, last.round)),
        covered=covered,
        round=max(at, _last(connection, covered - 1, _ROUND)),
        frame=_first_frame(connection, signed, covered),
        people=tuple(signed.one(each.position) for each in house_records(connection) if each.position < at),
    )


def _first_frame(connection: Connection, signed: SignedRecords, covered: int, first: int = 0, before: int = 0) -> int:
    """Return the first frame to check. `before` is the number of frames covered before the first record read."""
    at = _last(connection, covered - 1, _KEPT, first=first)
    kept = entry_of(signed.one(at)) if at >= 0 else None
    return kept.last + 1 if isinstance(kept, FramesKept) else before


def _last(connection: Connection, at: int, *kinds: str, first: int = 0) -> int:
    position, kind = schema.records.c.position, schema.records.c.kind
    among = position >= first, position <= at, kind.in_(kinds)
    wanted = select(position).where(*among).order_by(position.desc()).limit(1)
    found = connection.execute(wanted).scalar()
    return found if isinstance(found, int) else -1


class Later:
    """Check applied only to new records."""

    def __init__(self, check: Check, first: int) -> None:
        self._check, self._first = check, first

    @property
    def sees(self) -> frozenset[type]:
        return self._check.sees

    def see(self, step: ReplayStep) -> Iterable[Finding]:
        return self._check.see(step) if step.record.position >= self._first else ()

    def end(self) -> Iterable[Finding]:
        return self._check.end()
