"""The page's rules for a reader of one card a line. It only listens."""

from dataclasses import dataclass, field

from drivers.card_line.protocol import CardLine
from drivers.card_line.spelling import Spelling
from drivers.conformance.hands import Hands
from drivers.conformance.line import Line
from drivers.conformance.rules import Broken, Rule, want
from drivers.events import CardRead, Fault, FaultRaised

WHOLE = 0.5
"""Seconds in which a line that has begun has its end."""


@dataclass
class AsHost:
    line: Line
    hands: Hands
    spelling: Spelling = field(default_factory=Spelling)
    noise: bytes = b""

    def after(self, *gestures: str) -> list[bytes]:
        """The lines that come of it, within a second after the first."""
        for gesture in gestures:
            self.hands.do(gesture)
        heard, end = b"", self.line.now + self.hands.patience
        while self.line.now < end:
            data = self.line.read(end - self.line.now)
            if data and not heard:
                end = self.line.now + 1.0
            heard += data
        if not heard:
            raise Broken(f"nothing came within {self.hands.patience:g} s")
        return self._lines(heard)

    def meaning(self, line: bytes) -> object:
        return CardLine(self.spelling).decode(line, self.line.now).events[0]

    def _lines(self, heard: bytes) -> list[bytes]:
        host = CardLine(self.spelling)
        lines = [*host.split(heard, 0.0)]
        self.noise += heard[sum(map(len, lines)) :].removeprefix(b"\n")
        return lines


def one_line(host: AsHost) -> None:
    lines = host.after("draw-card")
    want(lines, "what came has no line end, or another one than is set")
    want(len(lines) == 1, f"{len(lines)} lines for one card")


def a_card(host: AsHost) -> None:
    for line in host.after("draw-card"):
        want(isinstance(host.meaning(line), CardRead), f"{line!r} is no card, as the reader is set")


def each_its_own(host: AsHost) -> None:
    cards = [host.meaning(line) for _ in range(2) for line in host.after("draw-card")]
    told = [card.card for card in cards if isinstance(card, CardRead)]
    want(len(told) == 2, f"{len(told)} cards were told of two")
    want(told[0] != told[1], f"two cards were both told as {told[0]}")


def says_what_it_cannot_read(host: AsHost) -> None:
    meanings = [host.meaning(line) for line in host.after("unreadable", "draw-card")]
    faults = [each for each in meanings if isinstance(each, FaultRaised) and each.fault is Fault.UNREADABLE]
    want(faults, f"what it cannot read is told as {meanings}")


def quiet_without_cards(host: AsHost) -> None:
    told = host.line.read(3.0)
    want(not told, f"no card moved, and it said {told!r}")


def nothing_else(host: AsHost) -> None:
    want(not host.noise, f"{len(host.noise)} bytes are no line, such as {host.noise[:16]!r}")


RULES: tuple[Rule[AsHost], ...] = (
    Rule("Lines", "a card is one line, and the line has its end", one_line),
    Rule("Cards", "the line is a card as the reader is set, and nothing more", a_card),
    Rule("Cards", "another card is another line", each_its_own),
    Rule("Cards", "what it cannot read is told as such, and as no card", says_what_it_cannot_read),
    Rule("Lines", "while no card moves nothing is said", quiet_without_cards),
    Rule("Lines", "all that it sent was whole lines", nothing_else),
)
