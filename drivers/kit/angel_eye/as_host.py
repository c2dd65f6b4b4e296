"""Plays host against a shoe: it acknowledges what it hears unless told not to, and gives orders."""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from drivers.angel_eye.wire.cards import Drawn, read_drawn
from drivers.angel_eye.wire.codec import (
    ACK,
    ENQ,
    IN_LOCK_MODE,
    NAK,
    STX,
    Nak,
    ShoeOrder,
    ShoeReport,
    ShoeSplitter,
    order_bytes,
    read_report,
)
from drivers.kit.conformance.ear import Ear
from drivers.kit.conformance.hands import Hands
from drivers.kit.conformance.rules import Broken, NotTried, Unready, needed

LOCK, UNLOCK = ShoeOrder("LK", "02"), ShoeOrder("LK", "01")
SENDS, QUIET, ANSWERED = 3, 4.0, 2.0
"""Sends of a report, and of an order, at most; seconds without a report in which all is told, and for an answer."""
LONGEST = 120.0
"""Seconds that reports may take which waited."""


@dataclass(frozen=True, slots=True)
class Heard:
    """`report` where it is one, else why not; an ACK or a NAK is told in `raw` alone."""

    at: float
    raw: bytes
    report: ShoeReport | Nak


@dataclass
class AsHost(Ear[Heard]):
    hands: Hands
    noise: bytes = b""
    acknowledges: bool = True
    plain: list[bytes] = field(default_factory=list)
    """Reports whose payload has a byte without bit 7."""
    told: list[ShoeReport] = field(default_factory=list)
    """Every report once, whatever it was heard for."""
    row: list[ShoeReport] = field(default_factory=list)
    repeated: list[Heard] = field(default_factory=list)
    """What one rule brought about for those after it: many cards, and a card that got no ACK."""
    owes: bool = False
    """An ACK of the last report."""
    _splitter: ShoeSplitter = field(default_factory=lambda: ShoeSplitter(ENQ, STX))

    def _listened(self, seconds: float) -> Iterable[Heard]:
        pieces = self._splitter.feed(self.line.read(seconds), self.line.now)
        return [self._sorted(raw) for raw in pieces if raw[0] not in (ENQ, STX, ACK, NAK) or not self.is_copy(raw)]

    def drawn(self, letters: str = "DdR") -> Heard:
        """A card that a person draws now. What takes it out of the game is put right, and another one is drawn."""
        for _ in range(SENDS):
            with needed("tells_a_card"):
                heard = self.asked("draw-card", letters + "d")
            if letter_of(heard) in letters:
                return heard
            self._back_in_game(heard)
        raise Unready("tells_a_card", f"a card of a game is told as {shown(heard.raw)}")

    def asked(self, gesture: str, letters: str) -> Heard:
        self.hands.do(gesture)
        return self.until(lambda each: letter_of(each) in set(letters), self.hands.patience, f"report {letters}")

    def where_there_is(self, gesture: str, letters: str, what: str) -> Heard:
        """Not every shoe has it."""
        try:
            return self.asked(gesture, letters)
        except Broken as nothing:
            raise NotTried(f"{nothing}: a shoe may have none", what) from None

    def quiet(self) -> None:
        """Until nothing waits to be told any more, and no report waits for its ACK."""
        self.acknowledges, end, copies = True, self.line.now + LONGEST, Counter[bytes]()
        while told := [each.raw for each in self.all(QUIET) if isinstance(each.report, ShoeReport)]:
            copies.update(told)
            raw, count = copies.most_common(1)[0]
            if count >= SENDS or self.line.now > end:
                raise Unready("ack_ends_it", f"{shown(raw)} came {count} times, each acknowledged")
        if self.owes:
            self.say(bytes((ACK,)))
            self.owes = False
            self.quiet()

    def say(self, data: bytes) -> None:
        self.asked_for()
        self.line.send(data)

    def answered(self, data: bytes) -> bytes:
        """The shoe's answer to an order."""
        self.say(data)
        return self.until(lambda each: each.raw[0] in (ACK, NAK), ANSWERED, "answer to an order").raw

    def obeyed(self, order: ShoeOrder, rule: str = "answers_orders") -> None:
        """Sent again where no answer came, as a host does."""
        told = "not at all"
        for _ in range(SENDS):
            try:
                told = shown(answer := self.answered(order_bytes(order)))
            except Broken:
                continue
            if answer == bytes((ACK,)):
                return
        raise Unready(rule, f"{order.kind} {order.data} is answered {told}")

    @contextmanager
    def locked(self) -> Iterator[None]:
        self.obeyed(LOCK)
        try:
            yield
        finally:
            self.obeyed(UNLOCK)

    def reconnected(self) -> None:
        """The line is closed and opened again."""
        self.line.reconnect()
        self.forget()
        self._splitter = ShoeSplitter(ENQ, STX)

    def _back_in_game(self, heard: Heard) -> None:
        acknowledges, place = self.acknowledges, read_drawn(payload_of(heard))
        self.quiet()
        if isinstance(place, Drawn) and place.target == IN_LOCK_MODE:
            self.obeyed(UNLOCK)
        else:
            self.hands.do("clear")
        self.quiet()
        self.acknowledges = acknowledges

    def _sorted(self, raw: bytes) -> Heard:
        report = read_report(raw) if raw[0] == ENQ else Nak.OTHER
        if report is Nak.LINE:
            self.plain.append(raw)
            report = ShoeReport(raw[1], chr(raw[2]), raw[3:-3])
        if isinstance(report, ShoeReport):
            self._reported(report)
        elif raw[0] not in (ACK, NAK, STX):
            self.noise += raw
        return Heard(self.line.now, raw, report)

    def _reported(self, report: ShoeReport) -> None:
        self.told += [report] if self.told[-1:] != [report] else []
        self.owes = not self.acknowledges
        if self.acknowledges:
            self.line.send(bytes((ACK,)))


def letter_of(heard: Heard) -> str:
    return heard.report.letter if isinstance(heard.report, ShoeReport) else ""


def payload_of(heard: Heard) -> bytes:
    return heard.report.payload if isinstance(heard.report, ShoeReport) else b""


def shown(data: bytes) -> str:
    return data.hex(" ").upper()
