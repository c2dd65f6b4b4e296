"""What the kit hears of either side, while its own heartbeats go out."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import inf

from drivers.kit.conformance import ear
from drivers.packet_shuffler.wire.frame import FrameSplitter
from drivers.packet_shuffler.wire.messages import Message, NotUnderstood
from drivers.packet_shuffler.wire.words import Timings

USUAL = Timings()


@dataclass(frozen=True, slots=True)
class Said:
    at: float
    number: int
    message: Message | NotUnderstood
    raw: bytes


@dataclass
class Ear(ear.Ear[Said]):
    noise: bytes = field(default=b"", init=False)
    puzzles: list[Said] = field(default_factory=list, init=False)
    _beat_at: float = field(default=inf, init=False)
    _splitter: FrameSplitter = field(default_factory=FrameSplitter, init=False)

    @abstractmethod
    def _sorted(self, raw: bytes) -> Iterator[Said]: ...

    @abstractmethod
    def _heartbeat(self) -> None: ...

    def first(self, kind: type[Message], seconds: float) -> Said:
        return self.until(lambda said: isinstance(said.message, kind), seconds, kind.__name__)

    def mute(self, seconds: float) -> list[Said]:
        """Nothing is said for so long."""
        self._beat_at = inf
        return self.all(seconds)

    def _listened(self, seconds: float) -> Iterable[Said]:
        data = self.line.read(min(seconds, max(0.0, self._beat_at - self.line.now)))
        told = [said for raw in self._splitter.feed(data) for said in self._sorted(raw)]
        if self.line.now >= self._beat_at:
            self._beat_at = self.line.now + USUAL.beat
            self._heartbeat()
        return told
