"""The end of a journal: all that appending needs to know, and what an append makes of it."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.audit.checkpoint import Checkpoint
from dealer_terminal.audit.codec import CODEC
from dealer_terminal.audit.frame import Frame, KeptFrame, frame_leaf, keep
from dealer_terminal.audit.journal_facts import ClockSteppedBack, FramesKept, JournalFact
from dealer_terminal.audit.merkle import Frontier
from dealer_terminal.audit.record import Record, Times, new_record
from dealer_terminal.audit.replay import EMPTY, after
from dealer_terminal.procedure.facts import Fact, RoundClosed, TableClosed
from dealer_terminal.procedure.state import State


class Head(Struct, frozen=True):
    """`loose` is the tree over the frames that no record has counted yet."""

    frontier: Frontier = Frontier()
    state: State = EMPTY
    utc: int = 0
    frames: int = 0
    loose: Frontier = Frontier()

    def checkpoint(self, origin: str) -> Checkpoint:
        return Checkpoint(origin, self.frontier.size, self.frontier.root())


class Step(Struct, frozen=True):
    """One entry as it was appended: its record, and the state on either side of it."""

    record: Record
    fact: Fact | JournalFact
    before: State
    after: State


class Batch(Struct, frozen=True):
    """What one command adds, to be committed whole."""

    steps: tuple[Step, ...]
    frames: tuple[KeptFrame, ...]
    head: Head

    def records(self) -> tuple[Record, ...]:
        return tuple(step.record for step in self.steps)

    def ends_round(self) -> bool:
        return any(isinstance(step.fact, RoundClosed) for step in self.steps)


def extend(head: Head, facts: Sequence[Fact], operator: str, at: Times, frames: Sequence[Frame] = ()) -> Batch:
    """The facts of one command, and the device frames that led to them."""
    kept = tuple(_kept(head, frames))
    head = _with_frames(head, kept)
    steps = tuple(_steps(head, tuple(_entries(head, facts, at)), operator, at))
    return Batch(steps, kept, _beyond(head, steps, at))


def _kept(head: Head, frames: Sequence[Frame]) -> Iterator[KeptFrame]:
    for number, frame in enumerate(frames, head.frames):
        yield keep(number, head.state.round, frame)


def _with_frames(head: Head, kept: Sequence[KeptFrame]) -> Head:
    if not kept:
        return head
    return replace(head, frames=head.frames + len(kept), loose=head.loose.extend(map(frame_leaf, kept)))


def _entries(head: Head, facts: Sequence[Fact], at: Times) -> Iterator[Fact | JournalFact]:
    if facts and at.utc < head.utc:
        yield ClockSteppedBack(head.utc, at.utc)
    loose = head.loose.size
    for fact in facts:
        if loose and isinstance(fact, RoundClosed | TableClosed):
            yield FramesKept(head.frames - loose, head.frames - 1, head.loose.root())
            loose = 0
        yield fact


def _steps(head: Head, entries: Sequence[Fact | JournalFact], operator: str, at: Times) -> Iterator[Step]:
    state = head.state
    for position, entry in enumerate(entries, head.frontier.size):
        before, state = state, after(state, entry)
        record = new_record(position, state.round, CODEC.encode(entry), operator, at)
        yield Step(record, entry, before, state)


def _beyond(head: Head, steps: Sequence[Step], at: Times) -> Head:
    if not steps:
        return head
    counted = any(isinstance(step.fact, FramesKept) for step in steps)
    return replace(
        head,
        frontier=head.frontier.extend(step.record.leaf for step in steps),
        state=steps[-1].after,
        utc=at.utc,
        loose=Frontier() if counted else head.loose,
    )
