"""Shoes that start and lose cards, in every way, and what the host makes of it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice, product

from drivers.angel_eye.host.protocol import AngelEyeDevice
from drivers.angel_eye.wire.cards import Drawn, drawn_bytes
from drivers.angel_eye.wire.codec import ShoeReport, report_bytes
from drivers.cards import NEW_DECK
from drivers.events import UNREAD, CardRead, DeviceStarted, ReportChanged, ReportsMissing

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
    said: list[tuple[ShoeReport, int]] = field(default_factory=list)
    lies: list[str] = field(default_factory=list)
    game: int = 1

    def report(self, letter: str, payload: bytes = b"", *, heard: bool = True) -> None:
        number = self.way.digits[self.next % len(self.way.digits)]
        self.next += 1
        if heard:
            self.said.append((ShoeReport(number, letter, payload), self.game))

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


class Table:
    """What becomes of the deal's cards, as `table/cards_in` does it: whoever is asked to look tells the truth."""

    def __init__(self) -> None:
        self.cards: list[str] = []
        self.asked = 0
        self.trusts, self.by_index, self.last = True, False, -1

    def hears(self, event: object, lost: int) -> None:
        match event:
            case ReportsMissing() if not self.cards and not self.by_index and (event.cards or not event.sure):
                self.asked += 1
                self.trusts = self.trusts and not lost
            case ReportsMissing(cards=cards, sure=True) if not self.by_index:
                self.asked += 1
                self.cards += [UNREAD] * len(cards)
            case ReportsMissing() | ReportChanged():
                self.asked += 1
                self.trusts = False
            case DeviceStarted() if self.cards:
                self.asked += 1
                self.by_index = True
            case CardRead(card=card, index=index):
                if self.by_index and index != (self.last + 1) % 16:
                    self.trusts = False
                self.by_index, self.last = False, index
                if self.trusts:
                    self.cards.append(card)


def at_the_table(shoe: Shoe) -> Table:
    game = [1]
    device = AngelEyeDevice(game=lambda: game[0])()
    table = Table()
    for report, of in shoe.said:
        if of != game[0]:
            game[0], table = of, Table()
        for frame in device.split(report_bytes(report), 0.0):
            for event in device.decode(frame, 0.0).events:
                table.hears(event, len(shoe.way.lost))
    return table


def shifted(shoe: Shoe, table: Table) -> bool:
    return any(UNREAD != card != lies for card, lies in zip(table.cards, shoe.lies, strict=False))


def counts(shoe: Shoe) -> tuple[tuple[int, int], ...]:
    """But for its last cards: another lost as many fewer."""
    return tuple((report.seq, report.payload[0]) for report, _ in shoe.said)


def honest() -> Iterator[tuple[tuple[int, int], ...]]:
    for digits, begins, known in product((NINE, TEN), (0, 1), (0, 1, 2)):
        for at, missing in product(range(len(digits)), range(DEAL)):
            shoe = Shoe(Way(digits, begins, at, known, 0, ON, False, False, ()), at, begins)
            for cards in (*GAMES[:known], DEAL - missing):
                for _ in range(cards):
                    shoe.card()
                shoe.new_game()
            yield counts(shoe)


def shifted_with_a_start_heard(digits: bytes, every: int = 1) -> list[Way]:
    """Each way in which a hand takes another's card."""
    shoes = map(told, islice(ways(digits, heard=True), 0, None, every))
    return [shoe.way for shoe in shoes if shifted(shoe, at_the_table(shoe))]


def shifted_unasked(digits: bytes, every: int = 1) -> list[Way]:
    """Each way in which a start is lost and a hand takes another's card, though nobody was asked and a hole shows.

    A start that is lost alone shifts nothing, asked or not.
    """
    nothing, found = set(honest()), []
    for way in islice(ways(digits, heard=False), 0, None, every):
        shoe = told(way)
        table = at_the_table(shoe)
        if shifted(shoe, table) and not (way.lost and (table.asked or counts(shoe) in nothing)):
            found.append(way)
    return found
