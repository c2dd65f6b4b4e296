"""The machine's reports on their way to the host (README §4): numbered, one in flight, kept until acknowledged."""

from math import inf

from drivers.packet_shuffler.machine.outbox import Outbox
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.courier import Courier
from drivers.packet_shuffler.wire.reports import CardReport, Report, ResumedReport
from drivers.packet_shuffler.wire.timings import Timings
from drivers.packet_shuffler.wire.words import Refusal

LAST_NUMBER = 0xFFFF


class Mailroom:
    def __init__(self, timings: Timings) -> None:
        self._courier = Courier(timings)
        self._outbox = Outbox()
        self._number = 0

    def __len__(self) -> int:
        return len(self._outbox)

    @property
    def full(self) -> bool:
        return self._outbox.full

    @property
    def spent(self) -> bool:
        return self._courier.spent

    def put(self, *reports: Report) -> None:
        for report in reports:
            self._outbox.put(report)

    def wake_at(self) -> float:
        if self._courier.busy:
            return self._courier.due
        return -inf if len(self._outbox) else inf

    def next(self, now: float) -> bytes:
        """The frame that is to go out now: a new one, one whose answer is late, or none."""
        if self._courier.busy:
            return self._courier.again(now) if now >= self._courier.due else b""
        if not len(self._outbox):
            return b""
        self._number = self._number % LAST_NUMBER + 1
        return self._courier.send(messages.encode(self._outbox.head, self._number), self._number, now)

    def acknowledged(self, number: int) -> None:
        if self._courier.waits_for(number):
            self._courier.clear()
            self._outbox.pop()

    def refused(self, number: int, reason: Refusal, now: float) -> bytes:
        """What the host cannot read goes again; what it does not know is dropped, unless it tells of cards."""
        if reason is Refusal.UNREADABLE and number in (0, self._number):
            return b"" if self._courier.spent or not self._courier.busy else self._courier.again(now)
        if self._courier.waits_for(number) and not isinstance(self._outbox.head, CardReport):
            self.acknowledged(number)
        return b""

    def pause(self) -> None:
        self._courier.pause()

    def resume(self, now: float) -> bytes:
        return self._courier.again(now) if self._courier.busy else b""

    def lose_power(self) -> None:
        """Numbers start anew; card reports do not need power to be kept."""
        self._courier.clear()
        self._number = 0
        self._outbox.lose_power()

    def put_resumed(self, play: int, size: int, packets: tuple[tuple[str, ...], ...]) -> None:
        if packets:
            self._outbox.put(ResumedReport(play, size, packets))
