"""Each way in which a shoe may start and lose cards: every card is at its true place, or somebody was asked before."""

from collections.abc import Iterator
from itertools import product

import pytest

from drivers.angel_eye.host.protocol import AngelEyeDevice
from drivers.angel_eye.wire.codec import report_bytes
from drivers.events import UNREAD, CardRead, DeviceStarted, ReportChanged, ReportsMissing
from tests.fast.drivers.angel_eye.ways import DEAL, GAMES, NINE, ON, TEN, Shoe, Way, told, ways


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


DIGITS = pytest.mark.parametrize("digits", [NINE, TEN], ids=["1 to 9", "0 to 9"])


@DIGITS
def test_where_its_start_is_heard_no_hand_takes_anothers_card(digits: bytes) -> None:
    for way in ways(digits, heard=True):
        shoe = told(way)
        assert not shifted(shoe, at_the_table(shoe)), way


@DIGITS
def test_where_start_and_cards_are_lost_together_somebody_is_asked_but_where_nobody_can_tell(digits: bytes) -> None:
    """It told what a shoe tells that lost nothing: no count has a hole."""
    nothing = set(honest())
    for way in ways(digits, heard=False):
        shoe = told(way)
        table = at_the_table(shoe)
        assert not shifted(shoe, table) or table.asked or counts(shoe) in nothing, way


@DIGITS
def test_a_start_alone_that_nobody_heard_shifts_nothing(digits: bytes) -> None:
    for way in ways(digits, heard=False):
        shoe = told(way)
        assert way.lost or not shifted(shoe, at_the_table(shoe)), way


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
