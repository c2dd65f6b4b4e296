"""Lose any number of reports from any start of any kind of shoe, and look at what the host tells."""

from dataclasses import dataclass, field, replace
from itertools import islice

from drivers.angel_eye.host.counting import Counting
from drivers.angel_eye.host.rows import IndexRow
from drivers.angel_eye.wire.codec import ShoeReport

DECK, HAND_OUT, GAMES, LEARNED = 52, 28, 3, 2
"""A game deals 28 cards at a full table. In so many games a shoe has shown how it counts."""
ONE, TWO = (0,), (0, 1)
PLACES = ("player", "banker")


@dataclass
class Shoe:
    """`digits` are its numbers, `begins` the index that each game begins with; without one the index counts on."""

    digits: bytes
    begins: int | None
    first: int = 1
    sent: int = 0
    game: int = 1
    index: dict[int, int] = field(default_factory=dict)

    def new_game(self):
        self.game += 1
        if self.begins is not None:
            self.index.clear()

    def copy(self):
        return replace(self, index=dict(self.index))

    def due(self, target):
        return self.index.get(target, self.first if self.begins is None else self.begins)

    def lose(self, target, cards):
        self.index[target] = (self.due(target) + cards) % 16
        self.sent += cards

    def card(self, target):
        at = self.due(target)
        self.index[target] = (at + 1) % 16
        suit, rank = divmod(self.sent % DECK, 13)
        return self.said("D", bytes((0x80 | target << 4 | at, 0x91 + 16 * suit + rank)))

    def said(self, letter, payload=b""):
        self.sent += 1
        return ShoeReport(self.digits[(self.sent - 1) % len(self.digits)], letter, payload)


class Host:
    """What the driver asks its counts, report by report."""

    def __init__(self, counting, last=None):
        self.counting, self.last = counting, last

    def copy(self):
        rows = self.counting.rows
        return Host(replace(self.counting, rows=replace(rows, last=dict(rows.last))), self.last)

    def hears(self, shoe, report):
        self.counting.in_game(shoe.game)
        told = self.counting.missing(self.last, report) if self.last else self.counting.first(report)
        self.counting.note(report, shoe.game)
        self.last = report
        return told


KINDS = {
    "1 to 9, each game from 1": (b"123456789", 1),
    "1 to 9, each game from 0": (b"123456789", 0),
    "1 to 9, counts on": (b"123456789", None),
    "0 to 9, each game from 1": (b"0123456789", 1),
    "0 to 9, each game from 0": (b"0123456789", 0),
    "0 to 9, counts on": (b"0123456789", None),
}


def played(kind, targets, games):
    """Each card of the first games but the very first one: a shoe that is new to the terminal."""
    shoe, host = Shoe(*KINDS[kind]), Host(Counting())
    for _ in range(games):
        for at in range(HAND_OUT):
            if host.last is not None:
                yield shoe, host
            told = host.hears(shoe, shoe.card(targets[at % len(targets)]))
            assert all(each.fewest or each.due == "0" for each in told), told
        shoe.new_game()
    yield shoe, host


def known(kind, targets):
    """Every number with every index, in the middle of a game and where one begins, once the shoe has shown itself."""
    *_, (shoe, host) = played(kind, targets, LEARNED)
    for number in range(len(shoe.digits)):
        for index in range(16):
            at = replace(shoe, sent=number + 1, index=dict.fromkeys(targets, (index + 1) % 16))
            there = Host(host.copy().counting, ShoeReport(shoe.digits[number], "D", b""))
            there.counting.rows.last = {PLACES[target]: IndexRow(index, shoe.game) for target in targets}
            yield at, there
            at = at.copy()
            at.new_game()
            yield at, there


def starts(kind, targets):
    yield from played(kind, targets, GAMES)
    yield from known(kind, targets)


def after(shoe, host, lost, others, following):
    """What is told of the cards that follow, once these cards and other reports were lost."""
    shoe, host = shoe.copy(), host.copy()
    for target, cards in lost.items():
        shoe.lose(target, cards)
    shoe.sent += others
    return [host.hears(shoe, shoe.card(target)) for target in following]


def from_one_place(kind, first=0, every=1):
    """Each loss that is silent, or of which something false is proven; `every` leaves out starts."""
    found = []
    for shoe, host in islice(starts(kind, ONE), first, None, every):
        for lost in range(1, DECK + 1):
            for others in (0, 1):
                (told,) = after(shoe, host, {0: lost}, others, ONE)
                true = all(hole.fewest <= lost and (not hole.sure or len(hole.cards) == lost) for hole in told)
                found += [] if told and true else [(kind, shoe.sent, shoe.index, lost, others)]
    return found


def from_two_places(kind, first=0, every=1):
    """Each loss that is silent once both places had a card, or of which anything is proven."""
    found = []
    for shoe, host in islice(starts(kind, TWO), first, None, every):
        for lost in range(1, DECK + 1):
            for cards in ({0: lost - lost // 2, 1: lost // 2}, {0: lost}, {1: lost}):
                told = after(shoe, host, cards, 0, TWO)
                sure = any(hole.sure for holes in told for hole in holes)
                found += [] if any(told) and not sure else [(kind, shoe.sent, shoe.index, cards)]
    return found
