"""The sealed device frames, against the numbers and roots that the records have of them."""

from collections.abc import Iterable, Iterator

from dealer_terminal.audit.findings import Finding
from dealer_terminal.audit.frame import KeptFrame, frame_leaf
from dealer_terminal.audit.journal_facts import FramesKept
from dealer_terminal.audit.merkle import Frontier, leaf_hash
from dealer_terminal.audit.replay import Step


class FrameCheck:
    def __init__(self, frames: Iterable[KeptFrame], expected: int) -> None:
        self._frames = iter(frames)
        self._expected = expected
        self.count = 0

    def see(self, step: Step) -> Iterator[Finding]:
        if isinstance(step.entry, FramesKept):
            yield from self._counted(step.record.position, step.entry)

    def end(self) -> Iterator[Finding]:
        for frame in self._frames:
            if frame.number != self.count:
                yield Finding(-1, f"device frame {self.count} is missing")
                return
            self.count += 1
        if self.count != self._expected:
            yield Finding(-1, f"there should be {self._expected} device frames, here are {self.count}")

    def _counted(self, at: int, kept: FramesKept) -> Iterator[Finding]:
        tree = Frontier()
        for number in range(self.count, kept.last + 1):
            frame = next(self._frames, None)
            if frame is None or frame.number != number:
                yield Finding(at, f"device frame {number}, which record {at} counts, is missing")
                return
            tree = tree.append(_leaf(frame))
        if (kept.first, kept.root) != (self.count, tree.root()):
            yield Finding(at, f"device frames {kept.first} to {kept.last} are not those that record {at} counts")
        self.count = kept.last + 1


def _leaf(frame: KeptFrame) -> bytes:
    """A frame of another type than was written cannot be hashed, and matches nothing."""
    return frame_leaf(frame) if type(frame.sealed) is bytes else leaf_hash(b"")
