"""A shoe whose index counts on, and cards that are drawn untold between two deals, or as one begins: somebody is asked
once whether they are of this deal, and every hand that is paid is the hand that was dealt."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.journeys.conftest import Opens
from tests.journeys.player import BETWEEN, Player
from tests.journeys.program import as_lines
from tests.journeys.table import Seen, Table, journal_is_whole
from tests.long.readers.asked import AGREES_NOT, NOT_OF_DEAL, OF_DEAL
from tests.long.readers.outsider import Outsider

SEATS, HAND = (1, 3, 4), 4
DRAW, LOSE = "draw-card", "lose-card"
BY_HAND = "Go on by hand"
LOOK, PAD = "Look at the table", "Cards as they lie"


@pytest.fixture
def shoe() -> Iterator[Outsider]:
    with closing(Outsider("angel_eye")) as device:
        yield device


class Dealer(Player):
    """`between` are done before the wagers of the second round, `untold` are cards of a round, by their number in its
    deal, of which no report comes. Who is asked says what is true; what nobody told is entered as it lies."""

    def __init__(
        self, table: Table, shoe: Outsider, *, between: tuple[str, ...] = (), untold: dict[int, tuple[int, ...]]
    ) -> None:
        super().__init__(table, seats=SEATS)
        self.shoe, self.between, self.untold = shoe, between, untold
        self.lies: dict[int, list[str]] = {}
        self.asked: list[tuple[int, str]] = []

    def step(self, seen: Seen) -> bool:
        if seen.asks_who():
            self.table.approved()
        elif seen.key(NOT_OF_DEAL):
            self.asked.append((seen.round, seen.text))
            self.table.picture(f"asked-{len(self.asked)}")
            self.table.press(OF_DEAL if self.untold.get(seen.round) else NOT_OF_DEAL)
        elif AGREES_NOT in seen.text and seen.key(BY_HAND):
            self.table.press(BY_HAND)
        elif seen.primary is not None and seen.primary.name in BETWEEN and seen.round == 2 and self.between:
            self.shoe.do(*self.between)
            self.between = ()
        elif seen.primary is not None and seen.primary.name == "Dealing" and self.drawn(seen):
            pass
        else:
            return super().step(seen)
        return True

    def drawn(self, seen: Seen) -> bool:
        """The whole deal; where its last cards are told by nobody, it goes on by hand."""
        if seen.round in self.lies:
            if 12 in self.untold.get(seen.round, ()) and AGREES_NOT not in seen.text:
                self.table.press("Irregularity", AGREES_NOT)
                return True
            return False
        untold = self.untold.get(seen.round, ())
        cards = range(1, HAND * len(SEATS) + 1)
        self.lies[seen.round] = self.shoe.do(*(LOSE if each in untold else DRAW for each in cards))
        return True

    def _enter_a_card(self, seen: Seen) -> None:
        """All that the pad asks for, at its position."""
        pad = next(thing.name for thing in seen.things if PAD in thing.name)
        at = next(at for at, seat in enumerate(SEATS) if f"Position {seat}" in pad)
        self.table.cards(" ".join(self.lies[seen.round][HAND * at : HAND * at + HAND]))


class Mistaken(Dealer):
    """Says of cards of the deal that they are not, sees that the last hand waits, and goes on by hand."""

    def step(self, seen: Seen) -> bool:
        if seen.key(NOT_OF_DEAL):
            self.asked.append((seen.round, seen.text))
            self.table.press(NOT_OF_DEAL)
            return True
        deals = seen.primary is not None and seen.primary.name == "Dealing" and AGREES_NOT not in seen.text
        if deals and any(number == seen.round for number, _ in self.asked):
            self.table.press("Irregularity", AGREES_NOT)
            return True
        if AGREES_NOT in seen.text and seen.key(BY_HAND):
            self.table.picture(f"by-hand-{seen.round}")
        return super().step(seen)


CASES = {
    "one card between two rounds": ((LOSE,), {}, [2]),
    "four cards between two rounds": ((LOSE,) * 4, {}, [2]),
    "the first card of a deal": ((), {2: (1,)}, [2]),
    "one card between two rounds, and one of the deal": ((LOSE,), {2: (1,)}, [2]),
    "the last card of a round that goes on by hand": ((), {1: (12,)}, [2]),
}


@pytest.mark.parametrize(("between", "untold", "asked"), CASES.values(), ids=CASES.keys())
def test_every_hand_that_is_paid_is_the_hand_that_was_dealt(
    opens: Opens,
    shoe: Outsider,
    between: tuple[str, ...],
    untold: dict[int, tuple[int, ...]],
    asked: list[int],
) -> None:
    table = opens("--device", shoe.where, "--protocol", "angel-eye", "--option", "first-index=1")
    dealer = Dealer(table.staffed().start().opened(), shoe, between=between, untold=untold)
    dealer.until_round(3)
    table.close()
    assert [number for number, _ in dealer.asked] == asked
    assert all(LOOK in text and "the shoe's last report, in round 1" in text for _, text in dealer.asked)
    assert hands(table) == dealt(dealer)
    journal_is_whole(table)


@pytest.mark.parametrize("untold", [(1,), (1, 2, 3, 4)], ids=["the first card", "the whole first hand"])
def test_behind_a_wrong_answer_every_hand_is_entered_and_nothing_is_asked_for_ever(
    opens: Opens, shoe: Outsider, untold: tuple[int, ...]
) -> None:
    table = opens("--device", shoe.where, "--protocol", "angel-eye", "--option", "first-index=1")
    dealer = Mistaken(table.staffed().start().opened(), shoe, untold={2: untold})
    dealer.until_round(3)
    table.close()
    assert [number for number, _ in dealer.asked] == [2]
    assert hands(table) == dealt(dealer)
    journal_is_whole(table)


def dealt(dealer: Dealer) -> dict[tuple[int, int], list[str]]:
    return {
        (number, seat): sorted(lie[HAND * at : HAND * at + HAND])
        for number, lie in dealer.lies.items()
        for at, seat in enumerate(SEATS)
    }


def hands(table: Table) -> dict[tuple[int, int], list[str]]:
    lines = as_lines("export", "--db", str(table.journal), "--what", "hands")
    return {(hand["round"], hand["seat"]): sorted(str(hand["cards"]).split()) for hand in lines}
