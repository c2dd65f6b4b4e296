"""The page's rules for a reader of one card a line. It only listens."""

from dataclasses import dataclass, field

from drivers.card_line.protocol import CardLine
from drivers.card_line.spelling import Spelling
from drivers.events import CardRead, Fault, FaultRaised
from drivers.kit.conformance.hands import Hands
from drivers.kit.conformance.line import Line
from drivers.kit.conformance.rules import Rule, Unready, all_need, needed, want

CUT, QUIET, LONGEST = 1.0, 3.0, 12.0
"""Seconds: after which a line that has begun is noise, in which a reader that talks has talked, and for all of it."""


@dataclass
class AsHost:
    line: Line
    hands: Hands
    spelling: Spelling = field(default_factory=Spelling)
    noise: bytes = b""

    def after(self, *gestures: str) -> list[bytes]:
        """The lines that come of it. Before it the reader is still."""
        self.still()
        for gesture in gestures:
            self.hands.do(gesture)
        heard, end = b"", self.line.now + self.hands.patience
        while self.line.now < end:
            data = self.line.read(end - self.line.now)
            heard, end = heard + data, self.line.now + CUT if data else end
        with needed("a_line"):
            want(heard, f"nothing came within {self.hands.patience:g} s")
        return self._lines(heard)

    def still(self) -> None:
        """What is left of before goes by."""
        end = self.line.now + LONGEST
        while self.line.read(CUT):
            if self.line.now > end:
                raise Unready("quiet_without_cards", "it goes on talking")

    def meaning(self, line: bytes) -> object:
        return CardLine(self.spelling).decode(line, self.line.now).events[0]

    def _lines(self, heard: bytes) -> list[bytes]:
        host = CardLine(self.spelling)
        lines = [*host.split(heard, 0.0)]
        self.noise += heard[sum(map(len, lines)) :].removeprefix(b"\n")
        return lines


def quiet_without_cards(host: AsHost) -> None:
    told = host.line.read(QUIET)
    want(not told, f"no card moved, and it said {told!r}")


def a_line(host: AsHost) -> None:
    want(host.after("draw-card"), "what came has no line end, or another one than is set")


def one_line(host: AsHost) -> None:
    lines = host.after("draw-card")
    want(len(lines) == 1, f"{len(lines)} lines for one card")


def a_card(host: AsHost) -> None:
    for line in host.after("draw-card"):
        want(isinstance(host.meaning(line), CardRead), f"{line!r} is no card, as the reader is set")


def each_its_own(host: AsHost) -> None:
    first, second = ({*host.after("draw-card")} for _ in range(2))
    want(not first & second, f"two cards were both told as {first & second}")


def says_what_it_cannot_read(host: AsHost) -> None:
    meanings = [host.meaning(line) for line in host.after("unreadable", "draw-card")]
    faults = [each for each in meanings if isinstance(each, FaultRaised) and each.fault is Fault.UNREADABLE]
    want(faults, f"what it cannot read is told as {meanings}")


def opened_again(host: AsHost) -> None:
    host.still()
    host.line.reconnect()
    host.hands.do("draw-card")
    heard = host.line.read(host.hands.patience)
    want(heard, f"the first card is not told within {host.hands.patience:g} s")
    host.still()


def nothing_else(host: AsHost) -> None:
    want(not host.noise, f"{len(host.noise)} bytes are no line, such as {host.noise[:16]!r}")


OF_A_CARD: tuple[Rule[AsHost], ...] = (
    Rule("Lines", "a card is one line", one_line),
    Rule("Cards", "the line is a card as the reader is set, and nothing more", a_card),
    Rule("Cards", "another card is another line", each_its_own),
    Rule("Cards", "what it cannot read is told as such, and as no card", says_what_it_cannot_read),
    Rule("Wiring", "on a line that was opened again the first card is told", opened_again),
    Rule("Lines", "all that it sent was whole lines", nothing_else),
)
RULES: tuple[Rule[AsHost], ...] = (
    Rule("Lines", "while no card moves nothing is said", quiet_without_cards),
    Rule("Lines", "a card is a line, and the line has its end", a_line, ("quiet_without_cards",)),
    *all_need("a_line", OF_A_CARD),
)
"""Of a reader that talks, or whose lines have no end, nobody knows what it says of a card."""
