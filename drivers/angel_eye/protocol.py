"""The host's side of the conversation with an Angel Eye shoe. It only listens, unless it is given an order."""

from collections.abc import Sequence
from dataclasses import dataclass

from drivers import protocol
from drivers.angel_eye.codec import ACK, ENQ, MOST, Nak, Report, nak, read_report
from drivers.angel_eye.orders import Orders
from drivers.angel_eye.reports import doubt, events_of
from drivers.angel_eye.splitter import Splitter
from drivers.events import NoiseSeen
from drivers.names import ANGEL_EYE
from drivers.protocol import LineSettings, Reply, Sense

ACKNOWLEDGED = bytes((ACK,))
LINE = LineSettings(4800)
SENSES = frozenset({Sense.DRAWS})


@dataclass(slots=True)
class Memory:
    """The last report taken. It outlives a connection: a report repeated after a pulled cable is still the same one."""

    last: Report | None = None
    alarmed: bool = False

    def keep(self, report: Report) -> None:
        self.last, self.alarmed = report, False


class AngelEye:
    name = ANGEL_EYE
    line = LINE

    def __init__(self, memory: Memory | None = None) -> None:
        self._memory = memory or Memory()
        self._splitter = Splitter(ENQ)
        self._orders = Orders()
        self._heard = False

    def open(self, now: float) -> Reply:
        return Reply()

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        return self._splitter.feed(data, now)

    def decode(self, frame: bytes, now: float) -> Reply:
        match frame[:1]:
            case b"\x05":
                return self._framed(frame)
            case b"\x06" if len(frame) == 1 and self._orders.waiting:
                return self._orders.taken(now)
            case b"\x15" if len(frame) == 2 and self._orders.waiting:
                return self._orders.not_taken(frame[1], now)
        return Reply((NoiseSeen(len(frame)),))

    def tick(self, now: float) -> Reply:
        return self._orders.tick(now)

    def wake_at(self) -> float:
        return self._orders.wake_at()

    def order(self, order: protocol.Order, now: float) -> Reply:
        return self._orders.ask(order, now)

    def _framed(self, frame: bytes) -> Reply:
        report = read_report(frame)
        if isinstance(report, Report):
            return self._taken(report)
        cut_short = report is Nak.NO_ETX and len(frame) < MOST
        return Reply((NoiseSeen(len(frame)),), b"" if cut_short else nak(report))

    def _taken(self, report: Report) -> Reply:
        last, fresh = self._memory.last, not self._heard
        self._heard = True
        if last is None or report.seq != last.seq:
            return self._new(report)
        if same(report, last):
            return Reply(send=ACKNOWLEDGED)
        is_news = fresh or report.letter == "S"
        return self._new(report) if is_news else self._conflict(report)

    def _new(self, report: Report) -> Reply:
        self._memory.keep(report)
        return Reply(events_of(report), ACKNOWLEDGED)

    def _conflict(self, report: Report) -> Reply:
        """The same seq says something else: the first is kept, with one alarm."""
        if self._memory.alarmed:
            return Reply(send=ACKNOWLEDGED)
        self._memory.alarmed = True
        alarm = doubt(f"report {chr(report.seq)} came again with other contents; the first is kept")
        return Reply((alarm,), ACKNOWLEDGED)


def same(report: Report, kept: Report) -> bool:
    """A card retransmitted is still the card."""
    cards = {report.letter, kept.letter} <= {"D", "R"}
    return report == kept or (cards and report.payload == kept.payload)


class AngelEyeDevice:
    """Makes the protocol anew for every connection to one shoe, and remembers what was heard last."""

    def __init__(self, memory: Memory | None = None) -> None:
        self._memory = memory or Memory()

    def __call__(self) -> AngelEye:
        return AngelEye(self._memory)
