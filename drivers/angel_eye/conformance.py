"""The page's rules for a shoe, tried by a host. It sends orders: never at a table in play."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise

from drivers.angel_eye.wire.cards import HANDS, Drawn, read_drawn
from drivers.angel_eye.wire.codec import (
    ACK,
    ENQ,
    NAK,
    STX,
    Nak,
    Order,
    Report,
    nak,
    order_bytes,
    read_report,
)
from drivers.angel_eye.wire.splitter import Splitter
from drivers.angel_eye.wire.words import LOCKED
from drivers.conformance.ear import Ear
from drivers.conformance.hands import Hands
from drivers.conformance.rules import Rule, want

LOCK, UNLOCK = Order("LK", "02"), Order("LK", "01")
SENDS, AT_ONCE, REPEATED = 3, 0.6, 12.0
"""How often a report is sent at most; seconds for an answer, and for all copies of a report."""
DIGITS = b"0123456789"


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
    _splitter: Splitter = field(default_factory=lambda: Splitter(ENQ, STX))

    def _listened(self, seconds: float) -> Iterable[Heard]:
        return map(self._sorted, self._splitter.feed(self.line.read(seconds), self.line.now))

    def drawn(self, letters: str = "DdR") -> Heard:
        """A card that a person draws now."""
        self.hands.do("draw-card")
        return self.until(lambda each: letter_of(each) in set(letters), self.hands.patience, "report of the card")

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
            if self.acknowledges:
                self.line.send(bytes((ACK,)))
        elif report is Nak.LINE:
            self.plain.append(raw)
        elif raw[0] not in (ACK, NAK, STX):
            self.noise += raw
        return Heard(self.line.now, raw, report)


def letter_of(heard: Heard) -> str:
    return heard.report.letter if isinstance(heard.report, Report) else ""


def tells_a_card(host: AsHost) -> None:
    host.quiet()
    report = host.drawn().report
    assert isinstance(report, Report)
    want(report.letter == "D", f"a card of a game is told as {report.letter!r}")
    drawn = read_drawn(report.payload)
    want(isinstance(drawn, Drawn), f"its payload {report.payload.hex(' ').upper()} is no card")
    want(isinstance(drawn, Drawn) and drawn.target in HANDS, f"it goes to {drawn}, not to player or banker")


def comes_again(host: AsHost) -> None:
    host.quiet()
    host.acknowledges = False
    first = host.drawn("D")
    told = [each for each in host.all(REPEATED) if isinstance(each.report, Report)]
    copies = [each for each in told if each.raw == first.raw]
    want(copies, "a report without an ACK does not come again")
    want(len(copies) < SENDS, f"it came {len(copies) + 1} times under its number; {SENDS} at most")


def ack_ends_it(host: AsHost) -> None:
    host.quiet()
    first = host.drawn("D")
    want(not [each for each in host.all(4.0) if each.raw == first.raw], "a report comes again after its ACK")


def nak_brings_it_again(host: AsHost) -> None:
    host.quiet()
    host.acknowledges = False
    first = host.drawn("D")
    host.line.send(nak(Nak.BCC))
    host.until(lambda each: each.raw == first.raw, AT_ONCE, "repeat at once after NAK 02")


def counts(host: AsHost) -> None:
    host.quiet()
    numbers = [chr(report.seq) for report in _three(host)]
    want(all(ord(number) in DIGITS for number in numbers), f"reports are numbered {' '.join(numbers)}")
    follows = {number: {str((int(number) + 1) % 10), "1" if number == "9" else ""} for number in numbers}
    holes = [later for number, later in pairwise(numbers) if later not in follows[number]]
    want(not holes, f"reports are numbered {' '.join(numbers)}")


def indexes(host: AsHost) -> None:
    host.quiet()
    drawn = [
        read_drawn(each.payload) for each in (host.drawn("D").report for _ in range(3)) if isinstance(each, Report)
    ]
    told = [each.index for each in drawn if isinstance(each, Drawn)]
    want([(index - told[0]) % 16 for index in told] == [0, 1, 2], f"three cards of one place have indexes {told}")


def _three(host: AsHost) -> list[Report]:
    reports = [host.drawn("D").report for _ in range(3)]
    return [report for report in reports if isinstance(report, Report)]


def locks(host: AsHost) -> None:
    host.quiet()
    for order, state in ((LOCK, LOCKED), (UNLOCK, 0)):
        want(host.ordered(order_bytes(order)) == bytes((ACK,)), f"{order.kind} {order.data} is not acknowledged")
        told = host.until(lambda each: letter_of(each) == "L", 3.0, "report L").report
        want(isinstance(told, Report) and told.payload[-1:] and told.payload[-1] & LOCKED == state, f"it tells {told}")


def wrong_bcc(host: AsHost) -> None:
    host.quiet()
    frame = order_bytes(UNLOCK)
    answer = host.ordered(frame[:-1] + (b"0" if frame[-1:] != b"0" else b"1"))
    want(answer == nak(Nak.BCC), f"an order with a wrong BCC is answered {answer.hex(' ').upper()}, not 15 02")


def unknown_order(host: AsHost) -> None:
    host.quiet()
    answer = host.ordered(order_bytes(Order("ZZ", "00")))
    want(answer[:1] == bytes((NAK,)), "an order that it does not know is acknowledged")


def after_garbage(host: AsHost) -> None:
    host.quiet()
    host.line.send(b"\x02OPLK" + b"\x55" * 130)
    host.all(1.5)
    want(host.ordered(order_bytes(UNLOCK)) == bytes((ACK,)), "after a frame without an end no order is taken")


def tells_its_start(host: AsHost) -> None:
    host.quiet()
    noise = host.noise
    host.hands.do("power-cycle")
    host.until(lambda each: letter_of(each) == "S", host.hands.patience, "report S after power-up")
    host.noise = noise  # what the power cut short is no fault


def bit_7(host: AsHost) -> None:
    want(not host.plain, f"{host.plain[0].hex(' ').upper()} has a byte without it" if host.plain else "")


def all_in_whole_frames(host: AsHost) -> None:
    want(not host.noise, f"{len(host.noise)} bytes are no frame, such as {host.noise[:16].hex(' ').upper()}")


RULES: tuple[Rule[AsHost], ...] = (
    Rule("Reports", "a card of the game is told as D, with its place and the card", tells_a_card),
    Rule("What is acknowledged", "without an ACK a report comes again as it was, three times at most", comes_again),
    Rule("What is acknowledged", "an ACK ends it", ack_ends_it),
    Rule("What is acknowledged", "NAK 02 brings it again at once", nak_brings_it_again),
    Rule("Holes", "reports are numbered by digits, one after the other", counts),
    Rule("Reports", "cards of one place have indexes, one after the other", indexes),
    Rule("Reports", "LK 02 locks and LK 01 unlocks; L tells it in bit 0", locks),
    Rule("Frames", "an order with a wrong BCC: NAK 02", wrong_bcc),
    Rule("Frames", "an order that it does not know: NAK", unknown_order),
    Rule("Frames", "an order after garbage is understood", after_garbage),
    Rule("Reports", "S after power-up", tells_its_start),
    Rule("Frames", "payload bytes have bit 7 set", bit_7),
    Rule("Frames", "all that it sent was whole frames with a right BCC", all_in_whole_frames),
)
