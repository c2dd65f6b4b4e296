"""A whole journal, checked: every record, the tree, signatures, seals, frames, and all that is derived."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import chain

from msgspec import Struct
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from dealer_terminal.audit.checkpoint import Checkpoint
from dealer_terminal.audit.findings import Finding, Mark, Scan
from dealer_terminal.audit.frame import KeptFrame
from dealer_terminal.audit.frame_check import FrameCheck
from dealer_terminal.audit.growing_tree import GrowingTree
from dealer_terminal.audit.journal_facts import FramesRemoved
from dealer_terminal.audit.outside_mark import OutsideMark
from dealer_terminal.audit.seal_check import SealCheck
from dealer_terminal.audit.tree_check import Signed, TreeCheck
from dealer_terminal.audit.vkey import VerifierKey
from dealer_terminal.storage import reading
from dealer_terminal.storage.guards import wrong_guards
from dealer_terminal.storage.kept_marks import FrontierMark, NodeMark, RestMark, wrong_times
from dealer_terminal.storage.model_check import ModelCheck
from dealer_terminal.storage.progress import Progress, ProgressMark, silently


class Verification(Struct, frozen=True):
    """What was checked, and what is wrong; `faults` are the program's own, behind which less was checked."""

    records: int
    rounds: int
    checkpoints: int
    frames: int
    findings: tuple[Finding, ...]
    removed: tuple[FramesRemoved, ...] = ()
    faults: tuple[str, ...] = ()


def verify_journal(
    connection: Connection,
    journal: str,
    keys: tuple[VerifierKey, ...],
    outside: Checkpoint | None = None,
    archived: Iterable[KeptFrame] = (),
    progress: Progress = silently,
) -> Verification:
    """`archived` are the frames that stand in archives alone, if somebody has these at hand."""
    with _one_moment(connection):
        signed = (Signed(kept.size, kept.note) for kept in reading.checkpoints(connection))
        kept = reading.kept_frontier(connection)
        signatures, seals, grown = TreeCheck(signed, keys), SealCheck(journal), GrowingTree()
        frames = FrameCheck(journal, chain(archived, reading.frames(connection)), kept.frames if kept else 0)
        nodes = reading.nodes(connection)
        marks: list[Mark] = [signatures, FrontierMark(kept), RestMark(reading.kept_rest(connection)), NodeMark(nodes)]
        marks += [ProgressMark(progress), *([OutsideMark(outside)] if outside is not None else [])]
        with closing(ModelCheck(connection)) as models:
            scan = Scan(grown, (signatures, seals, frames, models), marks)
            found = tuple(_findings(connection, scan))
        _require_followed(scan, found)
        counts = (grown.size, seals.rounds, signatures.checkpoints, frames.count)
        return Verification(*counts, found, tuple(frames.removed), tuple(map(str, scan.faults)))


def _require_followed(scan: Scan, found: Sequence[Finding]) -> None:
    """`ProgramError` where nothing is wrong with the journal and this program failed on it."""
    if scan.faults and not found:
        raise scan.faults[0]


def _findings(connection: Connection, scan: Scan) -> Iterator[Finding]:
    try:
        yield from _damage(connection)
        yield from wrong_guards(connection)
        yield from wrong_times(connection)
        yield from scan.run(reading.records(connection))
    except DBAPIError as error:
        yield Finding(-1, f"the database cannot be read any further: {' '.join(str(error.orig).split())}")


def _damage(connection: Connection) -> Iterator[Finding]:
    """What SQLite finds wrong with its own file."""
    if connection.dialect.name == "sqlite":
        told = connection.execute(text("PRAGMA integrity_check(1)")).scalar()
        if told != "ok":
            yield Finding(-1, f"the file is damaged: {' '.join(str(told).split())}")


@contextmanager
def _one_moment(connection: Connection) -> Iterator[None]:
    """All of it as it stood at one moment, while a table may be playing."""
    connection.rollback()
    try:
        yield
    finally:
        connection.rollback()
