"""Watches one connection: how long it is silent, how much of it is noise, how fast it comes. Bounds memory and log."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from math import inf

from drivers.errors import DeviceError, Flooding, LineNoise, SilentDevice, WrongProtocol


@dataclass(frozen=True, slots=True)
class Bucket:
    """A stock that refills by `rate` a second; what finds it empty comes too fast."""

    burst: float = inf
    rate: float = inf


QUIET = 600.0
"""Seconds without a sign of life, from a device that has none to give but its cards; it can be asked for nothing."""


class Voice(Enum):
    """When a device speaks: always, so that silence is a fault; or when a card moves, so that it is a doubt."""

    ALWAYS = "always"
    WHEN_MOVED = "when-moved"


@dataclass(frozen=True, slots=True)
class SilenceLimits:
    """`first` and `later`: seconds of silence that are normal, before anything was understood and after."""

    first: float = inf
    later: float = inf
    voice: Voice = Voice.ALWAYS
    noisy: int = 64
    hopeless: int = 2048
    bytes_in: Bucket = Bucket(65536, 20000)
    frames_in: Bucket = Bucket(1000, 200)


UNHURRIED = SilenceLimits(bytes_in=Bucket(), frames_in=Bucket())
"""For a simulated device inside the same process, which may run faster than any line."""

Recognise = Callable[[bytes], str]
"""Names the protocol that makes sense of some bytes, or nothing (empty)."""


class Watch:
    SAMPLE = 512

    def __init__(self, port: str, limits: SilenceLimits, now: float, recognise: Recognise = lambda _: "") -> None:
        self._port = port
        self._limits = limits
        self._recognise = recognise
        self._heard_at = now
        self._bytes = Level(limits.bytes_in, now)
        self._frames = Level(limits.frames_in, now)
        self._noise = 0
        self._sample = b""
        self.understood = False

    def arrived(self, data: bytes, now: float) -> None:
        self._heard_at = now
        self._sample = (self._sample + data)[-self.SAMPLE :]
        self._bytes.take(len(data), now, self._flooding)

    def frame(self, now: float) -> None:
        self._frames.take(1, now, self._flooding)

    def good(self) -> None:
        self.understood, self._noise = True, 0

    def noise(self, count: int) -> DeviceError | None:
        """What is wrong with the line, once there is too much noise without one good frame; raised when hopeless."""
        self._noise += count
        if self._noise >= self._limits.hopeless:
            raise self._nonsense()
        return self._nonsense() if self._noise >= self._limits.noisy else None

    def silence(self, now: float) -> DeviceError | None:
        if now < self.silent_at():
            return None
        return SilentDevice(self._port, f"for more than {self._patience():g} s")

    @property
    def voice(self) -> Voice:
        return self._limits.voice

    def silent_at(self) -> float:
        return self._heard_at + self._patience()

    def _patience(self) -> float:
        return self._limits.later if self.understood else self._limits.first

    def _nonsense(self) -> DeviceError:
        spoken = "" if self.understood else self._recognise(self._sample)
        return WrongProtocol(self._port, f"it sounds like {spoken}") if spoken else LineNoise(self._port)

    def _flooding(self) -> DeviceError:
        return Flooding(self._port)


class Level:
    def __init__(self, bucket: Bucket, now: float) -> None:
        self._bucket = bucket
        self._left = bucket.burst
        self._at = now

    def take(self, count: int, now: float, too_fast: Callable[[], DeviceError]) -> None:
        refilled = self._left if now <= self._at else self._left + (now - self._at) * self._bucket.rate
        self._left, self._at = min(self._bucket.burst, refilled) - count, now
        if self._left < 0:
            raise too_fast()
