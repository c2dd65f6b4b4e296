"""Reports of the simulated shoe on their way to the host: one in flight, repeated, retransmitted, none lost."""

from collections import deque
from dataclasses import dataclass
from math import inf

from drivers.angel_eye.wire.codec import ShoeReport, report_bytes

SENDS = 3
SEQS = b"123456789"
LOST = ("", b"")


@dataclass(frozen=True, slots=True)
class SendPatience:
    """Seconds between two sends of a report, before one that was never acknowledged is retransmitted as `R`,

    and after the acknowledgement of a repeat, so that a second one under way is not taken for the next report's.
    """

    repeat: float = 1.0
    settle: float = 2.0
    retransmit: float = 5.0


class Mailbox:
    """A report gets its seq when it is first sent; after three sends it starts again under a new one."""

    def __init__(self, patience: SendPatience) -> None:
        self._patience = patience
        self._waiting: deque[tuple[str, bytes]] = deque()
        self._seq = 0
        self._acknowledged = 0
        self._sent = 0
        self._due = -inf

    def put(self, letter: str, payload: bytes = b"") -> None:
        self._waiting.append((letter, payload))

    def lose(self) -> None:
        """The next report goes out three times into nothing, and the shoe goes on."""
        self._waiting.append(LOST)

    def count_anew(self) -> None:
        self._seq = self._acknowledged = 0

    def same_number(self) -> None:
        """The next report goes out under the number of the last one that was taken."""
        self._seq, self._acknowledged = (self._acknowledged - 2) % len(SEQS) + 1, 0

    def clear(self) -> None:
        self._waiting.clear()
        self._seq = self._acknowledged = self._sent = 0
        self._due = -inf

    def wake_at(self) -> float:
        return self._due if self._waiting else inf

    def tick(self, now: float) -> bytes:
        return self._send(now) if self._waiting and now >= self._due else b""

    def acknowledged(self, now: float) -> None:
        if self._sent:
            self._waiting.popleft()
            self._acknowledged = self._seq
            self._due = now + self._patience.settle if self._sent > 1 else -inf
            self._sent = 0

    def refused(self) -> None:
        if 0 < self._sent < SENDS:
            self._due = -inf

    def _send(self, now: float) -> bytes:
        while self._waiting[0] == LOST:
            self._seq, self._acknowledged = self._seq % len(SEQS) + 1, 0
            self._waiting.popleft()
            if not self._waiting:
                return b""
        if self._sent == SENDS:
            self._give_up()
        if self._sent == 0:
            self._seq = self._next_seq()
        self._sent += 1
        self._due = now + (self._patience.retransmit if self._sent == SENDS else self._patience.repeat)
        return report_bytes(ShoeReport(SEQS[self._seq - 1], *self._waiting[0]))

    def _next_seq(self) -> int:
        """Never the one that the host took last: it would take the new report for a repeat."""
        following = self._seq % len(SEQS) + 1
        return following % len(SEQS) + 1 if following == self._acknowledged else following

    def _give_up(self) -> None:
        letter, payload = self._waiting[0]
        self._waiting[0] = ("R" if letter == "D" else letter, payload)
        self._sent = 0
