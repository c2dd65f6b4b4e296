"""The sealed device frames, against what the records have of them, and under the key that their round gave."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.findings import Finding
from dealer_terminal.audit.frame import KeptFrame, frame_leaf
from dealer_terminal.audit.journal_facts import FramesKept
from dealer_terminal.audit.merkle import Frontier
from dealer_terminal.audit.places import frame_place, round_id
from dealer_terminal.audit.replay import Step
from dealer_terminal.audit.seal import unseal
from dealer_terminal.procedure.facts import RoundClosed


class FrameCheck:
    sees: ClassVar = frozenset({FramesKept, RoundClosed})

    def __init__(self, journal: str, frames: Iterable[KeptFrame], expected: int) -> None:
        self.count = 0
        self._journal = journal
        self._frames = iter(frames)
        self._expected = expected
        self._sealed: list[KeptFrame] = []

    def see(self, step: Step) -> Iterator[Finding]:
        match step.entry:
            case FramesKept() as kept:
                yield from self._counted(step.record.position, kept)
            case RoundClosed(round=number, key=key):
                yield from self._opened(step.record.position, number, key)
                self._sealed.clear()

    def end(self) -> Iterator[Finding]:
        for frame in self._frames:
            if frame.number != self.count:
                yield Finding(-1, f"device frame {self.count} is missing")
                return
            self.count += 1
        if self.count != self._expected:
            yield Finding(-1, f"there should be {self._expected} device frames, here are {self.count}")

    def _counted(self, at: int, kept: FramesKept) -> Iterator[Finding]:
        leaves = []
        for number in range(self.count, kept.last + 1):
            frame = next(self._frames, None)
            if frame is None or frame.number != number:
                yield Finding(at, f"device frame {number}, which record {at} counts, is missing")
                return
            if type(frame.sealed) is bytes:
                leaves.append(frame_leaf(frame))
                self._sealed.append(frame)
        if (kept.first, kept.root) != (self.count, Frontier().extend(leaves).root()):
            yield Finding(at, f"device frames {kept.first} to {kept.last} are not those that record {at} counts")
        self.count = kept.last + 1

    def _opened(self, at: int, number: int, key: bytes) -> Iterator[Finding]:
        round_ = round_id(self._journal, number)
        for frame in self._sealed:
            if frame.round != number:
                continue
            try:
                unseal(key, frame_place(round_, frame.device, frame.count), frame.sealed)
            except (AuditError, ValueError) as error:
                yield Finding(at, f"device frame {frame.number} of round {number}: {error}")
                return
