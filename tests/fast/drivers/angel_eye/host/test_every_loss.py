"""Every number of lost reports, from every start of every kind of shoe: never silent, and what is proven is true."""

from dataclasses import dataclass, field, replace

import pytest

from drivers.angel_eye.host.counting import Counting
from drivers.angel_eye.host.rows import Row
from drivers.angel_eye.wire.codec import Report
from drivers.events import ReportsMissing

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
        return Report(self.digits[(self.sent - 1) % len(self.digits)], letter, payload)


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
            there = Host(host.copy().counting, Report(shoe.digits[number], "D", b""))
            there.counting.rows.last = {PLACES[target]: Row(index, shoe.game) for target in targets}
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


@pytest.mark.parametrize("kind", KINDS)
def test_no_loss_is_silent_and_what_is_proven_is_true(kind):
    for shoe, host in starts(kind, ONE):
        for lost in range(1, DECK + 1):
            for others in (0, 1):
                (told,) = after(shoe, host, {0: lost}, others, ONE)
                where = (shoe.sent, shoe.index, lost, others)
                assert told, f"silent: {where}"
                for hole in told:
                    assert hole.fewest <= lost, where
                    assert not hole.sure or len(hole.cards) == lost, where


@pytest.mark.parametrize("kind", KINDS)
def test_with_two_places_no_loss_is_silent_once_both_had_a_card_and_nothing_is_proven(kind):
    for shoe, host in starts(kind, TWO):
        for lost in range(1, DECK + 1):
            for cards in ({0: lost - lost // 2, 1: lost // 2}, {0: lost}, {1: lost}):
                told = after(shoe, host, cards, 0, TWO)
                where = (shoe.sent, shoe.index, cards)
                assert any(told), f"silent: {where}"
                assert not any(hole.sure for holes in told for hole in holes), where


def test_a_card_that_is_sent_again_hides_no_round_of_indexes():
    shoe, host = Shoe(b"0123456789", 1), Host(Counting())
    for _ in range(12):
        host.hears(shoe, shoe.card(0))
    for lost in range(1, DECK - 12 + 1):
        for own in (1, 2):
            at, there = shoe.copy(), host.copy()
            at.lose(0, lost)
            at.sent += own
            card = at.card(0)
            assert there.hears(at, Report(card.seq, "R", card.payload)), (lost, own)


def test_nothing_is_told_of_an_honest_shoe_but_its_first_card_and_that_its_games_begin_anew():
    for kind, how in KINDS.items():
        shoe, host, told = Shoe(*how), Host(Counting()), list[ReportsMissing]()
        for _ in range(20):
            for _ in range(HAND_OUT):
                told += host.hears(shoe, shoe.card(0))
            shoe.new_game()
        first = [each for each in told if each.fewest == 1]
        assert len(first) == (how[1] != 0 and Shoe(*how).due(0) == 1), kind
        assert len(told) <= len(first) + 1, kind
        assert all(each.fewest for each in told), kind
