"""Plays host against a shoe: it acknowledges what it hears unless told not to, and gives orders."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from drivers.angel_eye.wire.codec import ACK, ENQ, NAK, STX, Nak, Report, read_report
from drivers.angel_eye.wire.splitter import Splitter
from drivers.conformance.ear import Ear
from drivers.conformance.hands import Hands
from drivers.conformance.rules import Broken, NotTried


@dataclass(frozen=True, slots=True)
class Heard:
    """`report` where it is one, else why not; an ACK or a NAK is told in `raw` alone."""

    at: float
    raw: bytes
    report: Report | Nak


@dataclass
class AsHost(Ear[Heard]):
    hands: Hands
    noise: bytes = b""
    acknowledges: bool = True
    plain: list[bytes] = field(default_factory=list)
    """Reports whose payload has a byte without bit 7."""
    told: list[Report] = field(default_factory=list)
    """Every report once, whatever it was heard for."""
    row: list[Report] = field(default_factory=list)
    repeated: list[Heard] = field(default_factory=list)
    """What one rule brought about for those after it: many cards, and a card that got no ACK."""
    _splitter: Splitter = field(default_factory=lambda: Splitter(ENQ, STX))

    def _listened(self, seconds: float) -> Iterable[Heard]:
        return map(self._sorted, self._splitter.feed(self.line.read(seconds), self.line.now))

    def drawn(self, letters: str = "DdR") -> Heard:
        """A card that a person draws now."""
        return self.asked("draw-card", letters)

    def asked(self, gesture: str, letters: str) -> Heard:
        self.hands.do(gesture)
        return self.until(lambda each: letter_of(each) in set(letters), self.hands.patience, f"report {letters}")

    def where_there_is(self, gesture: str, letters: str) -> Heard:
        """Not every shoe has it."""
        try:
            return self.asked(gesture, letters)
        except Broken as nothing:
            raise NotTried(f"{nothing}: a shoe may have none") from None

    def quiet(self) -> None:
        """Until nothing waits to be told any more."""
        self.acknowledges = True
        while any(isinstance(each.report, Report) for each in self.all(4.0)):
            pass

    def ordered(self, data: bytes) -> bytes:
        """The shoe's answer."""
        self.line.send(data)
        return self.until(lambda each: each.raw[0] in (ACK, NAK), 2.0, "answer to an order").raw

    def _sorted(self, raw: bytes) -> Heard:
        report = read_report(raw) if raw[0] == ENQ else Nak.OTHER
        if isinstance(report, Report):
            self.told += [report] if self.told[-1:] != [report] else []
            if self.acknowledges:
                self.line.send(bytes((ACK,)))
        elif report is Nak.LINE:
            self.plain.append(raw)
        elif raw[0] not in (ACK, NAK, STX):
            self.noise += raw
        return Heard(self.line.now, raw, report)


def letter_of(heard: Heard) -> str:
    return heard.report.letter if isinstance(heard.report, Report) else ""


def payload_of(heard: Heard) -> bytes:
    return heard.report.payload if isinstance(heard.report, Report) else b""


def shown(data: bytes) -> str:
    return data.hex(" ").upper()
