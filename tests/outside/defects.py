"""What real machines do wrong, put around any of these devices. Nothing of the driver is known here."""

from collections import deque
from collections.abc import Callable, Mapping

NEVER = float("inf")


class Around:
    """The device as it is. `number` is what it counts."""

    def __init__(self, device) -> None:
        self.device = device

    def feed(self, data: bytes, now: float) -> bytes:
        return self.device.feed(data, now)

    def tick(self, now: float) -> bytes:
        return self.device.tick(now)

    def wake_at(self) -> float:
        return self.device.wake_at()

    def power_cycle(self, now: float) -> None:
        self.device.power_cycle(now)

    def unplugged(self, now: float) -> None:
        self.device.unplugged(now)

    def plugged(self, now: float) -> None:
        self.device.plugged(now)

    def gestures(self) -> Mapping[str, Callable[[], str]]:
        return self.device.gestures()


class Deaf(Around):
    """For a second after garbage."""

    until = -NEVER

    def feed(self, data: bytes, now: float) -> bytes:
        if now >= self.until and garbage(data):
            self.until = now + 1
        return super().feed(data, now) if now >= self.until else b""


class Sleepy(Around):
    """Drops the first that it hears on a line that is connected; a reader, which hears nothing, what it says first."""

    asleep = True

    def plugged(self, now: float) -> None:
        self.asleep = True
        super().plugged(now)

    def feed(self, data: bytes, now: float) -> bytes:
        asleep, self.asleep = self.asleep, False
        return b"" if asleep else super().feed(data, now)


class SleepyReader(Sleepy):
    asleep = False

    def tick(self, now: float) -> bytes:
        said = super().tick(now)
        asleep, self.asleep = self.asleep, self.asleep and not said
        return b"" if asleep else said


class Twice(Around):
    """Whatever it says."""

    def feed(self, data: bytes, now: float) -> bytes:
        return 2 * super().feed(data, now)

    def tick(self, now: float) -> bytes:
        return 2 * super().tick(now)


class Slow(Around):
    """Hears what was said seven tenths of a second ago."""

    def __init__(self, device, late: float = 0.7) -> None:
        super().__init__(device)
        self.late = late
        self.heard = deque[tuple[float, bytes]]()

    def feed(self, data: bytes, now: float) -> bytes:
        self.heard.append((now + self.late, data))
        return b""

    def wake_at(self) -> float:
        return min(super().wake_at(), self.heard[0][0] if self.heard else NEVER)

    def tick(self, now: float) -> bytes:
        said = b""
        while self.heard and self.heard[0][0] <= now:
            said += super().feed(self.heard.popleft()[1], now)
        return said + super().tick(now) if super().wake_at() <= now else said


class SlowReader(Around):
    """Says a byte, and three tenths of a second later the next one."""

    def __init__(self, device) -> None:
        super().__init__(device)
        self.out, self.due = b"", -NEVER

    def wake_at(self) -> float:
        return self.due if self.out else super().wake_at()

    def tick(self, now: float) -> bytes:
        self.out += super().tick(now)
        said, self.out, self.due = self.out[:1], self.out[1:], now + 0.3
        return said


def garbage(data: bytes) -> bool:
    """What is no whole frame of either page."""
    if data[0] == 0x7E:
        body = data[1:].replace(b"\x7d\x5e", b"\x7e").replace(b"\x7d\x5d", b"\x7d")
        return len(body) != body[0] + 6
    return data[0] not in (0x02, 0x06, 0x15) or (data[0] == 0x02 and b"\x03" not in data[:128])


DEFECTS = {
    "deaf": {"packet_shuffler": Deaf, "angel_eye": Deaf},
    "sleepy": {"packet_shuffler": Sleepy, "angel_eye": Sleepy, "card_line": SleepyReader},
    "twice": {"packet_shuffler": Twice, "angel_eye": Twice, "card_line": Twice},
    "slow": {"packet_shuffler": Slow, "angel_eye": Slow, "card_line": SlowReader},
}
