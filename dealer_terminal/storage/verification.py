"""Verification of a whole journal: every record, the tree, signatures, seals, frames, and all derived data."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from itertools import chain

from msgspec import Struct
from sqlalchemy import Connection, select, text
from sqlalchemy.exc import DBAPIError

from dealer_terminal.journal.checkpoint import Checkpoint
from dealer_terminal.journal.decide_check import DecideCheck
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.findings import NEVER, Check, Finding, Scan, TreeMark
from dealer_terminal.journal.frame import KeptFrame
from dealer_terminal.journal.frame_check import FrameCheck
from dealer_terminal.journal.house import HouseCheck
from dealer_terminal.journal.journal_checks import (
    ConsoleCheck,
    Continued,
    ContinuedCheck,
    OpeningRules,
    OpeningRulesCheck,
)
from dealer_terminal.journal.journal_facts import FramesRemoved
from dealer_terminal.journal.merkle import GrowingTree
from dealer_terminal.journal.replay import FoldedState
from dealer_terminal.journal.resume_point import OtherVersionError, read_rest, resting
from dealer_terminal.journal.rights_check import RightsCheck
from dealer_terminal.journal.seal_check import SealCheck
from dealer_terminal.journal.sign_on_checks import LockCheck, OperatorCheck
from dealer_terminal.journal.start_check import BeginningCheck
from dealer_terminal.journal.tree_check import OutsideMark, SignedCheckpoint, TreeCheck
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.review.console_recheck import DecidedAgain
from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.guards import GUARDS_OFF, wrong_guards, wrong_settings
from dealer_terminal.storage.key_folder_checks import NOT_AT_HAND, HighWaterMark, Own, wrong_end, wrong_rest
from dealer_terminal.storage.mirror import is_mirror, modelled_upto
from dealer_terminal.storage.model_check import ModelCheck, left_out_of_indexes
from dealer_terminal.storage.parallel_verify import Apart, DecidedRecords, uncollected
from dealer_terminal.storage.position_mark import NO_MARK
from dealer_terminal.storage.progress import EndMark, Progress, ProgressMark, silently
from dealer_terminal.storage.reading import KeptFrontier, KeptRest
from dealer_terminal.storage.unexpected_objects import foreign_objects, foreign_things, wrong_rows
from dealer_terminal.storage.verification_start import (
    FIRST_RECORD,
    Beginning,
    Later,
    VerifiedStart,
    beginning,
    going_on,
    write_verified,
)


class FrontierMark:
    due = NEVER

    def __init__(self, frontier: KeptFrontier | None) -> None:
        self._kept = frontier

    def reached(self, tree: GrowingTree, stand: FoldedState | None) -> Iterator[Finding]:
        return iter(())

    def at_end(self, tree: GrowingTree) -> Iterator[Finding]:
        kept, grown = self._kept, tree.frontier()
        if kept is None:
            yield Finding(-1, "the frontier is missing")
        elif kept.size > grown.size:
            yield Finding(-1, f"the tail was cut: the journal held {kept.size} records, here are {grown.size}")
        elif (kept.size, kept.edge) != (grown.size, grown.edge):
            yield Finding(-1, f"the frontier, of {kept.size} records, is not over the {grown.size} that are here")


class RestMark:
    """Check of the resume point against the state at its record, and of its house tree against the tree over all of its
    records."""

    def __init__(self, kept: KeptRest | None, *house: HouseCheck) -> None:
        self._kept, self._house = kept, house
        self.unread = ""
        self.due = kept.position if kept is not None and kept.rest else NEVER

    def reached(self, tree: GrowingTree, stand: FoldedState | None) -> Iterator[Finding]:
        self.due = NEVER
        try:
            rest = read_rest(self._kept.rest if self._kept is not None else b"")
        except OtherVersionError:
            self.unread = "the resume point, which says that another version wrote it"
            return
        except AuditError as error:
            yield Finding(-1, f"the resume point cannot be read: {error}")
            return
        grown = tree.frontier()
        same = (rest.size, rest.edge) == (grown.size, grown.edge)
        same = same and all((each.tree.size, each.tree.edge) == (rest.house_size, rest.house) for each in self._house)
        if not same or (stand is not None and rest.stand != resting(stand)):
            yield Finding(-1, "the resume point is not what the records give; a start from it would be wrong")

    def at_end(self, tree: GrowingTree) -> Iterator[Finding]:
        if self._kept is None:
            yield Finding(-1, "the resume point is missing")
        elif not self._kept.rest and (self._kept.position or self._kept.tag):
            yield Finding(-1, "the resume point was emptied: what rebuild leaves says no position and has no tag")
        elif self.due != NEVER:
            yield Finding(-1, f"the resume point is at record {self.due}, and only {tree.size} are here")


class NodeMark:
    """Check of the tree nodes that proofs are made from."""

    due = NEVER

    def __init__(self, nodes: Iterable[tuple[int, int, bytes]], first: int = 0) -> None:
        """Take the nodes, except those that cover only records before `first`."""
        rows = [each for each in nodes if not first or _end_of(each) > first]
        self._kept = {(level, index): node for level, index, node in rows if type(level) is type(index) is int}
        self._misnamed = len(self._kept) < len(rows)

    def reached(self, tree: GrowingTree, stand: FoldedState | None) -> Iterator[Finding]:
        return iter(())

    def at_end(self, tree: GrowingTree) -> Iterator[Finding]:
        tree.frontier()
        if self._misnamed:
            yield Finding(-1, "a node of the tree is kept under a name that is no number")
        for level, index in sorted({*self._kept, *tree.nodes}):
            if self._kept.get((level, index)) != tree.nodes.get((level, index)):
                yield Finding(-1, f"node {index} of level {level} is not the hash over its records")
                return


def _end_of(node: tuple[int, int, bytes]) -> int:
    level, index, _ = node
    return index + 1 << level if type(level) is type(index) is int and 0 <= level < 64 else NEVER


def wrong_times(connection: Connection, since: int = 0) -> Iterator[Finding]:
    """Yield the first checkpoint whose time differs from its last record's, because archives select by that time."""
    covers = schema.records.c.position == schema.checkpoints.c.size - 1
    other = schema.checkpoints.c.utc != schema.records.c.utc
    size = schema.checkpoints.c.size
    found = select(size).where(size >= since, covers, other).order_by(size).limit(1)
    for size in connection.execute(found).scalars():
        yield Finding(size - 1, f"the checkpoint of {size} records is kept with another time than its last record's")


NOT_ALLOWED = "42501"


class Verification(Struct, frozen=True):
    """Result of a verification.

    `unsigned` records follow the newest checkpoint. `older` is True for a copy at another place. `faults` are defects
    of this program, after which less was checked, and `unread` names what another version wrote. `papers` are the
    manuals with which tables were opened, with the first such record. `since` is the size of the trusted checkpoint and
    `first` the first record read; both are 0 if everything was checked. The read models follow the first `modelled`
    records. `keep` lets the next verification begin at the last round; it is set if nothing is wrong and nothing was
    left out.
    """

    records: int
    rounds: int
    checkpoints: int
    frames: int
    findings: tuple[Finding, ...]
    unsigned: int = 0
    older: bool = False
    continued: tuple[Continued, ...] = ()
    removed: tuple[FramesRemoved, ...] = ()
    faults: tuple[str, ...] = ()
    since: int = 0
    first: int = 0
    modelled: int = 0
    unread: str = ""
    papers: Mapping[OpeningRules, int] = {}
    keep: bytes = b""


def verify_journal(
    connection: Connection,
    journal: str,
    keys: tuple[VerifierKey, ...],
    outside: Checkpoint | None = None,
    archived: Iterable[KeptFrame] = (),
    progress: Progress = silently,
    own: Own = NOT_AT_HAND,
    apart: Sequence[Apart] = (),
) -> Verification:
    """Verify the journal. `archived` are frames available only in archives. If a process decides steps `apart`, and
    anything is wrong in either process, a single pass finds the problem."""
    archived = tuple(archived)
    with _one_moment(connection):
        for other in apart:
            end, kept = EndMark(), reading.kept_frontier(connection)
            other.begin(kept.size if kept else 0)
            found = _verified(connection, journal, keys, outside, archived, progress, own, FIRST_RECORD, end)
            if not (found.findings or found.faults) and other.decided() == DecidedRecords(end.size, end.root):
                return found
        return _verified(connection, journal, keys, outside, archived, progress, own, FIRST_RECORD)


def verify_since(
    connection: Connection,
    journal: str,
    key: VerifierKey,
    trusted: Checkpoint,
    archived: Iterable[KeptFrame] = (),
    progress: Progress = silently,
    own: Own = NOT_AT_HAND,
    kept: Sequence[VerifiedStart] = (),
) -> Verification:
    """Verify what is new since a checkpoint kept elsewhere. If anything is wrong, verify the whole journal to locate
    it. `kept` is the start that an earlier verification returned."""
    archived = tuple(archived)
    with _one_moment(connection):
        begun = _begun(connection, key, trusted, _looked_at(connection, own), kept)
        if begun is not FIRST_RECORD:
            new = (each for each in archived if each.number >= begun.frame)
            found = _verified(connection, journal, (key,), trusted, new, progress, own, begun)
            if not (found.findings or found.faults):
                return found
        return _verified(connection, journal, (key,), trusted, archived, progress, own, FIRST_RECORD)


def _begun(
    connection: Connection, key: VerifierKey, trusted: Checkpoint, marks: tuple[int, ...], kept: Sequence[VerifiedStart]
) -> Beginning:
    for each in kept:
        return going_on(connection, key, each, marks)
    return beginning(connection, key, trusted, marks)


def _looked_at(connection: Connection, own: Own) -> tuple[int, ...]:
    rest = reading.kept_rest(connection)
    rested = (rest.position,) if rest is not None and rest.rest else ()
    return *rested, *((own.mark.size,) if own.mark != NO_MARK else ())


def _verified(
    connection: Connection,
    journal: str,
    keys: tuple[VerifierKey, ...],
    outside: Checkpoint | None,
    archived: Iterable[KeptFrame],
    progress: Progress,
    own: Own,
    begun: Beginning,
    *apart: EndMark,
) -> Verification:
    """Run one pass. With `apart`, report where the records ended."""
    new = begun.covered
    signed = (SignedCheckpoint(kept.size, kept.note) for kept in reading.checkpoints(connection, new))
    kept, rest = reading.kept_frontier(connection), reading.kept_rest(connection)
    count = kept.frames if kept else 0
    signatures, seals, grown = TreeCheck(signed, keys), SealCheck(journal), GrowingTree(begun.tree)
    frames = FrameCheck(journal, chain(archived, reading.frames(connection, begun.frame)), count, begun.frame)
    papers = OpeningRulesCheck()
    continued, known, nodes = ContinuedCheck(), HighWaterMark(own, count), reading.nodes(connection)
    house = HouseCheck(*begun.house)
    rested = RestMark(rest, *([house] if begun.house else []))
    begins = BeginningCheck(house, begun.counted, begun.unended)
    marks: list[TreeMark] = [signatures, known, FrontierMark(kept), rested, NodeMark(nodes, begun.first)]
    marks += [ProgressMark(progress), *([OutsideMark(outside)] if outside is not None else []), *apart]
    with closing(ModelCheck(connection, begun.rows, modelled_upto(connection))) as models:
        models.begin(begun.unended)
        later = [_since(new, each) for each in (signatures, frames, continued, papers, ConsoleCheck(), DecidedAgain())]
        people = (RightsCheck(begun.people), LockCheck(begun.people), house, begins)
        decided = () if apart else (DecideCheck(),)
        in_round = [_since(begun.round, each) for each in (seals, OperatorCheck(), *decided)]
        scan = Scan(grown, (*later, *in_round, *people, models), marks, begun.stand)
        found = tuple(_findings(connection, scan, begun))
        found += tuple(wrong_rest(own, rest))
    sound = not found and not scan.faults and bool(begun.house)
    kept_on = [write_verified(connection, keys[0], each) for each in begins.under(signatures.covered) if sound]
    if frames.loose is not None:
        found += tuple(wrong_end(own, kept, grown, frames.loose, signatures.covered))
    _require_followed(scan, found)
    return Verification(
        records=grown.size,
        rounds=seals.rounds,
        checkpoints=signatures.checkpoints,
        frames=frames.count,
        findings=found,
        unsigned=max(0, grown.size - max(new, signatures.covered)),
        older=known.older,
        continued=tuple(continued.found),
        removed=tuple(frames.removed),
        faults=tuple(map(str, scan.faults)),
        since=new,
        first=begun.first,
        modelled=min(modelled_upto(connection), grown.size),
        unread=rested.unread,
        papers=papers.found,
        keep=b"".join(kept_on),
    )


def _since(first: int, check: Check) -> Check:
    return Later(check, first) if first else check


def _require_followed(scan: Scan, found: Sequence[Finding]) -> None:
    """Raise ProgramError if this program failed on a journal without findings."""
    if scan.faults and not found:
        raise scan.faults[0]


def _findings(connection: Connection, scan: Scan, begun: Beginning) -> Iterator[Finding]:
    """Yield all findings. After a checkpoint, earlier rows are checked only when they are read."""
    whole = begun is FIRST_RECORD
    try:
        yield from _damage(connection) if whole else ()
        if is_mirror(connection):
            yield from wrong_rows(connection)
            yield from (Finding(-1, what) for what in wrong_settings(connection, GUARDS_OFF))
        else:
            yield from wrong_guards(connection)
            yield from foreign_things(connection) if whole else foreign_objects(connection)
        yield from wrong_times(connection, begun.covered)
        yield from scan.run(reading.records(connection, begun.first))
        yield from left_out_of_indexes(connection) if whole else ()
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", "") == NOT_ALLOWED:  # a missing right says nothing about the content
            raise
        yield Finding(-1, f"the database cannot be read any further: {' '.join(str(error.orig).split())}")


def _damage(connection: Connection) -> Iterator[Finding]:
    """Yield the damage that SQLite finds in its own file."""
    if connection.dialect.name == "sqlite":
        told = connection.execute(text("PRAGMA integrity_check(1)")).scalar()
        if told != "ok":
            yield Finding(-1, f"the file is damaged: {' '.join(str(told).split())}")


@contextmanager
def _one_moment(connection: Connection) -> Iterator[None]:
    """Read one snapshot, while a table may be playing."""
    connection.rollback()
    try:
        with uncollected():
            yield
    finally:
        connection.rollback()
