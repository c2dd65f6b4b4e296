"""Plays shoe against a host: it tells what it is told to, takes the host's orders, and keeps all that it hears."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from drivers.angel_eye.wire.codec import ACK, NAK, STX, Nak, ShoeReport, ShoeSplitter, read_order, report_bytes
from drivers.kit.angel_eye import optional
from drivers.kit.conformance.ear import Ear
from drivers.kit.conformance.line import Line
from drivers.kit.conformance.rules import NotTried, Unready

AT_ONCE, QUIET, ORDERS_WITHIN, LONGEST = 0.9, 1.6, 10.0, 20.0
"""Seconds: for an answer, before a shoe repeats its report; after which no order comes again; for one, where the host
gives any; and for all copies of one."""


@dataclass(frozen=True, slots=True)
class Said:
    at: float
    raw: bytes

    @property
    def answers(self) -> bool:
        return self.raw[0] in (ACK, NAK)


@dataclass
class AsShoe(Ear[Said]):
    line: Line
    noise: bytes = b""
    obeys: bool = True
    gives_orders: bool = True
    """Until none came."""
    _number: int = 0
    _splitter: ShoeSplitter = field(default_factory=lambda: ShoeSplitter(STX))

    def report(self, letter: str = "P", payload: bytes = b"") -> bytes:
        """The next one, as bytes."""
        self._number = self._number % 9 + 1
        return report_bytes(ShoeReport(ord("0") + self._number, letter, payload))

    def answers(self, seconds: float = AT_ONCE) -> list[bytes]:
        return [said.raw for said in self.all(seconds) if said.answers]

    def answer(self, frame: bytes) -> bytes:
        self.say(frame)
        return self.until(lambda said: said.answers, AT_ONCE, "answer to a report").raw

    def say(self, data: bytes) -> None:
        self.asked_for()
        self.line.send(data)

    def fresh(self) -> None:
        """Nothing is on its way: no order, no answer, and no half of a frame."""
        self.obeys, end = True, self.line.now + LONGEST
        while any(said.raw[0] == STX for said in self.all(QUIET)):
            if self.line.now > end:
                raise Unready("ack_ends_an_order", "its orders come again and again")

    def order(self) -> Said:
        """The next one that is new, left without an answer."""
        self.fresh()
        within = min(ORDERS_WITHIN, self.line.patience)
        if self.gives_orders:
            self.obeys = False
            for said in self.heard(within):
                if said.raw[0] == STX:
                    return said
        self.gives_orders = False
        raise NotTried(f"the host gave no order within {within:g} s", optional.ORDERS)

    def reconnected(self) -> None:
        """The cable is pulled and put back."""
        self.line.reconnect()
        self.forget()
        self._splitter = ShoeSplitter(STX)

    def _listened(self, seconds: float) -> Iterable[Said]:
        pieces = self._splitter.feed(self.line.read(seconds), self.line.now)
        return map(self._sorted, [raw for raw in pieces if raw[0] == ACK or not self.is_copy(raw)])

    def _sorted(self, raw: bytes) -> Said:
        if raw[0] == STX and not isinstance(read_order(raw), Nak):
            self.line.send(bytes((ACK,)) if self.obeys else b"")
        elif raw[0] not in (ACK, NAK):
            self.noise += raw
        return Said(self.line.now, raw)
