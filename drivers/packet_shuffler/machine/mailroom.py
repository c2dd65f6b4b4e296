"""The machine's reports on their way to the host (README §4): numbered, one in flight, kept until acknowledged."""

from math import inf

from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.courier import Courier
from drivers.packet_shuffler.wire.reports import CardReport, FaultReport, Report, ResumedReport
from drivers.packet_shuffler.wire.words import NakReason, Timings

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

    def refused(self, number: int, reason: NakReason, now: float) -> bytes:
        """What the host cannot read goes again; what it does not know is dropped, unless it tells of cards."""
        if reason is NakReason.UNREADABLE and number in (0, self._number):
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


CARD_LIMIT = 20
PASSING_LIMIT = 32


class Outbox:
    """First in, first out. The head may be on its way, so it stays until it is acknowledged."""

    def __init__(self) -> None:
        self._reports: list[Report] = []

    def __len__(self) -> int:
        return len(self._reports)

    @property
    def head(self) -> Report:
        return self._reports[0]

    @property
    def full(self) -> bool:
        """Nothing more is handed out until the host has taken some."""
        return sum(isinstance(report, CardReport) for report in self._reports) >= CARD_LIMIT

    def put(self, report: Report) -> None:
        if isinstance(report, ResumedReport):
            self._reports[1:] = [old for old in self._reports[1:] if not _replaces(report, old)]
        self._reports.append(report)
        self._trim()

    def pop(self) -> None:
        del self._reports[0]

    def lose_power(self) -> None:
        """Card reports are in memory that needs no power."""
        self._reports = [report for report in self._reports if isinstance(report, CardReport)]

    def _trim(self) -> None:
        passing = [at for at, report in enumerate(self._reports) if not isinstance(report, CardReport)]
        if len(passing) > PASSING_LIMIT:
            del self._reports[next(at for at in passing if at and self._outdated(at))]

    def _outdated(self, at: int) -> bool:
        subject = _subject(self._reports[at])
        return any(_subject(later) == subject for later in self._reports[at + 1 :])


def _replaces(report: ResumedReport, old: Report) -> bool:
    return isinstance(old, ResumedReport) and old.round == report.round


def _subject(report: Report) -> tuple[int, int]:
    return (report.kind, report.fault if isinstance(report, FaultReport) else 0)
