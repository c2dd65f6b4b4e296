"""Check of the sealed device frames against their records, and against the key that their round revealed."""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import ClassVar

from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.findings import Finding
from dealer_terminal.journal.frame import KeptFrame, frame_leaf, of_types_written
from dealer_terminal.journal.journal_facts import FramesKept, FramesRemoved
from dealer_terminal.journal.merkle import Frontier
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.seal import frame_place, round_id, unseal
from dealer_terminal.procedure.facts import RoundClosed


class FrameCheck:
    """Check of device frames. A missing frame is a finding unless a later record names the archive that holds it.

    `loose` is the tree over the frames that no record counts. It is None until all frames have been read.
    """

    sees: ClassVar = frozenset({FramesKept, FramesRemoved, RoundClosed})

    def __init__(self, journal: str, frames: Iterable[KeptFrame], expected: int, first: int = 0) -> None:
        self.count = first
        self.loose: Frontier | None = None
        self.removed: list[FramesRemoved] = []
        self._journal = journal
        self._frames = iter(frames)
        self._ahead: list[KeptFrame] = []
        self._expected = expected
        self._sealed: list[KeptFrame] = []
        self._gone: list[tuple[int, FramesKept]] = []

    def see(self, step: ReplayStep) -> Iterator[Finding]:
        match step.entry:
            case FramesKept() as kept:
                yield from self._match_root(step.record.position, kept)
            case FramesRemoved() as removed:
                yield from self._in_archive(step.record.position, removed)
            case RoundClosed(round=number, key=key):
                yield from self._all_counted(step.record, number)
                yield from self._open_frames(step.record.position, number, key)
                self._sealed.clear()

    def end(self) -> Iterator[Finding]:
        for at, kept in self._gone:
            yield _missing_frame(at, kept.first)
        leaves = []
        while (frame := self._next()) is not None:
            if frame.number != self.count:
                yield Finding(-1, f"device frame {self.count} is missing")
                return
            if not of_types_written(frame):
                yield Finding(-1, f"device frame {frame.number} was changed: it is not what a terminal seals")
                return
            leaves.append(frame_leaf(frame))
            self._ahead.clear()
            self.count += 1
        if self.count != self._expected:
            yield Finding(-1, f"there should be {self._expected} device frames, here are {self.count}")
        self.loose = Frontier().extend(leaves)

    def _match_root(self, at: int, kept: FramesKept) -> Iterator[Finding]:
        ahead = self._next()
        if ahead is None or ahead.number > kept.last:
            self._gone.append((at, kept))
            self.count = kept.last + 1
            return
        leaves = []
        for number in range(self.count, kept.last + 1):
            frame = self._next()
            if frame is None or frame.number != number:
                yield _missing_frame(at, number)
                return
            self._ahead.clear()
            if of_types_written(frame):
                leaves.append(frame_leaf(frame))
                self._sealed.append(frame)
        if (kept.first, kept.root) != (self.count, Frontier().extend(leaves).root()):
            yield Finding(at, f"device frames {kept.first} to {kept.last} are not those that record {at} counts")
        self.count = kept.last + 1

    def _next(self) -> KeptFrame | None:
        """Return the next frame without consuming it. Clearing `_ahead` consumes it."""
        self._ahead = self._ahead or list(islice(self._frames, 1))
        return self._ahead[0] if self._ahead else None

    def _in_archive(self, at: int, removed: FramesRemoved) -> Iterator[Finding]:
        if removed.end > self.count:
            yield Finding(at, f"record {at} says that frames were removed which no record counts")
        self.removed.append(removed)
        self._gone = [each for each in self._gone if not removed.first <= each[1].first <= each[1].last < removed.end]

    def _all_counted(self, closes: Record, number: int) -> Iterator[Finding]:
        """Yield a finding if a frame of the round was received before the round closed but is counted by no record.

        A frame received later may still belong to the round.
        """
        ahead = self._next()
        if ahead is None or not of_types_written(ahead):
            return
        before = ahead.utc < closes.utc and ahead.monotonic < closes.monotonic
        if ahead.round == number and before:
            what = f"device frame {ahead.number} of round {number} is counted by no record"
            yield Finding(closes.position, f"record {closes.position} closes the round, and {what}")

    def _open_frames(self, at: int, number: int, key: bytes) -> Iterator[Finding]:
        round_ = round_id(self._journal, number)
        for frame in self._sealed:
            if frame.round != number:
                continue
            try:
                unseal(key, frame_place(round_, frame.device, frame.count), frame.sealed)
            except AuditError as error:
                yield Finding(at, f"device frame {frame.number} of round {number}: {error}")
                return


def _missing_frame(at: int, number: int) -> Finding:
    return Finding(at, f"device frame {number}, which record {at} counts, is missing")
