"""The page's rules for a host of such a reader: it listens, whatever the line says, and says nothing, ever."""

from dataclasses import dataclass

from drivers.card_line.spelling import Spelling
from drivers.kit.conformance.line import Line
from drivers.kit.conformance.rules import Rule, Unready, all_need, want

_LISTENED, _LONGEST = 2.0, 12.0
"""Seconds in which a host that wanted to answer would have, and in which one that has answered is through."""
_TOO_LONG = b"A" * 80


@dataclass
class AsReader:
    line: Line
    spelling: Spelling

    def says(self, *said: bytes) -> None:
        """And nothing comes of it."""
        self._still()
        for each in said:
            self.line.send(each)
        told = self.line.read(_LISTENED)
        want(not told, f"it said {told[:16]!r} where nothing is said")

    def cards(self) -> tuple[bytes, ...]:
        """Written as the reader is set, each with another one of the ends that count."""
        words = {card: word for word, card in self.spelling.table.items()}
        ends = self.spelling.ends
        lines = (f"{self.spelling.prefix}{words[card]}".encode("ascii") for card in ("As", "10h", "2c"))
        return tuple(line + ends[at % len(ends)] for at, line in enumerate(lines))

    def _still(self) -> None:
        """A line that has begun is over, and whatever the host had to say of it is said."""
        self.line.send(self.spelling.ends[0])
        end = self.line.now + _LONGEST
        while self.line.read(_LISTENED):
            if self.line.now > end:
                raise Unready("nothing_unasked", "it goes on talking")


def nothing_unasked(reader: AsReader) -> None:
    told = reader.line.read(_LISTENED)
    want(not told, f"it said {told[:16]!r} where nothing is said")


def nothing_to_cards(reader: AsReader) -> None:
    reader.says(*reader.cards())


def nothing_to_the_same_card(reader: AsReader) -> None:
    reader.says(*reader.cards()[:1] * 3)


def nothing_to_noise(reader: AsReader) -> None:
    reader.says(b"\x00\xff\x06\x15", b"NOREAD?\r\n", _TOO_LONG)


def nothing_to_half_a_line(reader: AsReader) -> None:
    reader.says(reader.cards()[0][:1])


def comes_back(reader: AsReader) -> None:
    reader.line.reconnect()
    told = reader.line.read(_LISTENED)
    want(not told, f"it said {told[:16]!r} on a line that was opened again")


CARDS, NOISE = ("nothing_to_cards",), ("nothing_to_cards", "nothing_to_noise")
"""Of a host that answers whatever comes, nobody learns more from what else it answers."""

RULES: tuple[Rule[AsReader], ...] = (
    Rule("One card a line", "while no card moves it says nothing", nothing_unasked),
    *all_need(
        "nothing_unasked",
        (
            Rule("Lines", "it says nothing to a card, whichever end the line has", nothing_to_cards),
            Rule("Timing", "it says nothing to the same card again", nothing_to_the_same_card, CARDS),
            Rule("Lines", "it says nothing to noise, nor to a line that is too long", nothing_to_noise, CARDS),
            Rule("Timing", "it says nothing to a line that has no end", nothing_to_half_a_line, NOISE),
            Rule("Wiring", "after a pulled cable it opens the line again, and says nothing", comes_back),
        ),
    ),
)
