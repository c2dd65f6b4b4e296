"""End of a journal: the values needed to append, and the result of an append."""

from collections.abc import Iterator, Sequence
from typing import Protocol, get_args

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal.checkpoint import Checkpoint
from dealer_terminal.journal.codec import CODEC
from dealer_terminal.journal.frame import DeviceFrame, KeptFrame, frame_leaf, keep
from dealer_terminal.journal.house import with_house
from dealer_terminal.journal.journal_facts import Added, ClockSteppedBack, FramesKept, JournalFact
from dealer_terminal.journal.merkle import Frontier
from dealer_terminal.journal.record import Record, Times, new_record
from dealer_terminal.journal.replay import START, FoldedState, ReplayStep, stand_after, state_after
from dealer_terminal.journal.review_facts import ReviewerSignedOn
from dealer_terminal.procedure.facts import (
    DealerSignedOff,
    DealerSignedOn,
    Fact,
    RoundClosed,
    RoundOpened,
    TableClosed,
    TableOpened,
    TermsChanged,
    WagersClosed,
)
from dealer_terminal.procedure.tray_facts import TrayFact

_AT_TABLE = (TableOpened, TermsChanged, TableClosed, DealerSignedOn, DealerSignedOff, RoundOpened, RoundClosed)
SIGNED_AT_ONCE = frozenset({*_AT_TABLE, *get_args(TrayFact), *get_args(Added)})
"""Types of records that are signed in the same append.

They open or close a table or a round, change the dealer, record the table's money, concern operators, archives or
continuation from a copy, or are made at a console.
"""


class JournalHead(Struct, frozen=True):
    """End of a journal. `utc` is the time of the last record.

    `loose` is the tree over the frames that no record has counted yet; `house` is the tree over the house records.
    """

    frontier: Frontier = Frontier()
    stand: FoldedState = START
    utc: int = 0
    frames: int = 0
    loose: Frontier = Frontier()
    house: Frontier = Frontier()

    def checkpoint(self, origin: str) -> Checkpoint:
        return Checkpoint(origin, self.frontier.size, self.frontier.root())


class Batch(Struct, frozen=True):
    """Records and frames of one command, committed atomically."""

    before: JournalHead
    steps: tuple[ReplayStep, ...]
    frames: tuple[KeptFrame, ...]
    head: JournalHead

    def records(self) -> tuple[Record, ...]:
        return tuple(step.record for step in self.steps)

    def signed_at_once(self) -> bool:
        """Return True if the checkpoint is signed in the same commit."""
        return any(type(step.entry) in SIGNED_AT_ONCE for step in self.steps)

    def rests(self) -> bool:
        """Return True if a resume point can be written after this batch.

        Between rounds the state is small and nothing can be undone. A console has no table and resumes from the last
        sign-on.
        """
        return bool(self.steps) and isinstance(self.steps[-1].entry, RoundOpened | TableClosed | ReviewerSignedOn)


def extend(
    head: JournalHead, facts: Sequence[Fact | Added], operator: str, at: Times, frames: Sequence[DeviceFrame] = ()
) -> Batch:
    """Return the batch with one command's facts and the device frames received before them."""
    kept = tuple(keep(n, head.stand.state.round, frame) for n, frame in enumerate(frames, head.frames))
    framed = _with_frames(head, kept)
    steps = tuple(_steps(framed, _entries(framed, facts, at), operator, at))
    return Batch(head, steps, kept, _beyond(framed, steps, at))


def _with_frames(head: JournalHead, kept: Sequence[KeptFrame]) -> JournalHead:
    if not kept:
        return head
    return replace(head, frames=head.frames + len(kept), loose=head.loose.extend(map(frame_leaf, kept)))


def _entries(head: JournalHead, facts: Sequence[Fact | Added], at: Times) -> Iterator[Fact | JournalFact]:
    if facts and at.utc < head.utc:
        yield ClockSteppedBack(head.utc, at.utc)
    loose = head.loose.size
    for fact in facts:
        if loose and isinstance(fact, WagersClosed | RoundClosed | TableClosed):
            yield FramesKept(head.frames - loose, head.frames - 1, head.loose.root())
            loose = 0
        yield fact


def _steps(head: JournalHead, entries: Iterator[Fact | JournalFact], operator: str, at: Times) -> Iterator[ReplayStep]:
    stand = head.stand
    for position, entry in enumerate(entries, head.frontier.size):
        state = state_after(stand.state, entry)
        record = new_record(position, state.round, CODEC.encode(entry), operator, at)
        before, stand = stand, stand_after(stand, state, entry, record)
        yield ReplayStep(record, entry, before, stand)


def _beyond(head: JournalHead, steps: Sequence[ReplayStep], at: Times) -> JournalHead:
    if not steps:
        return head
    counted = any(isinstance(step.entry, FramesKept) for step in steps)
    return JournalHead(
        frontier=head.frontier.extend(step.record.leaf for step in steps),
        stand=steps[-1].after,
        utc=at.utc,
        frames=head.frames,
        loose=Frontier() if counted else head.loose,
        house=with_house(head.house, (step.record for step in steps)),
    )


PURPOSE = "append-tag"


class Tagger(Protocol):
    def keyed(self, purpose: str, data: bytes) -> bytes: ...


def append_tag(keys: Tagger, records: Frontier, frames: int, loose: Frontier) -> bytes:
    """Return the terminal's tag on a journal's end, which may not be covered by a signature yet.

    The data are size, frames and loose frames (decimal, each ended by a line feed), then the root over the records and
    the root over the loose frames, which no record counts. A root binds everything that earlier tags covered.
    """
    numbers = f"{records.size}\n{frames}\n{loose.size}\n"
    return keys.keyed(PURPOSE, numbers.encode() + records.root() + loose.root())
