"""Shoes that start and lose cards: every way of it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product

from drivers.angel_eye.wire.cards import Drawn, drawn_bytes
from drivers.angel_eye.wire.codec import Report
from drivers.cards import NEW_DECK

DEAL, GAMES = 8, (4, 5)
NINE, TEN = b"123456789", b"0123456789"
ON, OWN, ANEW_0, ANEW_1 = "counts on", "its own number again", "anew from 0", "anew from 1"


@dataclass(frozen=True)
class Way:
    """`digits` are the shoe's numbers, `at` where its count stands; of the deal so many cards are `told` before it
    starts, then others are lost."""

    digits: bytes
    begins: int
    at: int
    known: int
    told: int
    after: str
    heard: bool
    index_on: bool
    lost: tuple[int, ...]


@dataclass
class Shoe:
    way: Way
    next: int
    index: int = 0
    said: list[tuple[Report, int]] = field(default_factory=list)
    lies: list[str] = field(default_factory=list)
    game: int = 1

    def report(self, letter: str, payload: bytes = b"", *, heard: bool = True) -> None:
        number = self.way.digits[self.next % len(self.way.digits)]
        self.next += 1
        if heard:
            self.said.append((Report(number, letter, payload), self.game))

    def card(self, *, heard: bool = True) -> None:
        card = NEW_DECK[len(self.lies)]
        self.lies.append(card)
        self.report("D", drawn_bytes(Drawn(0, self.index % 16, card)), heard=heard)
        self.index += 1

    def new_game(self) -> None:
        self.game += 1
        self.lies, self.index = [], self.way.begins

    def starts(self) -> None:
        self.report("S", heard=self.way.heard)
        if not self.way.index_on:
            self.index = self.way.begins
        match self.way.after:
            case "its own number again":
                self.next -= 1
            case "anew from 0":
                self.next = self.way.digits.index(b"0")
            case "anew from 1":
                self.next = self.way.digits.index(b"1")


def told(way: Way) -> Shoe:
    shoe = Shoe(way, way.at, way.begins)
    for cards in GAMES[: way.known]:
        for _ in range(cards):
            shoe.card()
        shoe.new_game()
    for _ in range(way.told):
        shoe.card()
    shoe.starts()
    for at in range(DEAL - way.told):
        shoe.card(heard=at not in way.lost)
    return shoe


LOST = [(), *((at,) for at in range(3)), *((at, at + 1) for at in range(2))]


def ways(digits: bytes, *, heard: bool) -> Iterator[Way]:
    afters = (ON, OWN, ANEW_1) if digits == NINE else (ON, OWN, ANEW_0, ANEW_1)
    space = product((0, 1), range(len(digits)), (0, 1, 2), (0, 1, 2, 3), afters, (False, True), LOST)
    for begins, at, known, cards, after, index_on, lost in space:
        yield Way(digits, begins, at, known, cards, after, heard, index_on, lost)
