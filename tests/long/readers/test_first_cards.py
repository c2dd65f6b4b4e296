"""A shoe that the terminal does not know, or that starts: its first card may not be the first. Somebody is asked before
a hand could take another's card."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.journeys.conftest import Opens
from tests.journeys.player import Player
from tests.journeys.program import as_lines
from tests.journeys.records import frames
from tests.journeys.table import Seen, Table, journal_is_whole
from tests.long.readers.asked import AGREES_NOT, GO_ON, NOT_OF_DEAL, OF_DEAL
from tests.long.readers.outsider import Outsider

SEATS = (1, 3, 4)
DRAW, LOSE = "draw-card", "lose-card"
LOOK = "It is not known yet how this shoe counts; cards may have been drawn untold before."
STARTED = "The shoe or the terminal started in the middle of the deal"
HAND = (DRAW,) * 4

Plan = dict[tuple[int, int], tuple[str, ...]]
"""What is done in a round for a packet, where it is not four cards that are drawn."""


@pytest.fixture
def shoe() -> Iterator[Outsider]:
    with closing(Outsider("angel_eye")) as device:
        yield device


class AtTheShoe:
    def __init__(self, shoe: Outsider, plan: Plan) -> None:
        self._shoe, self._plan = shoe, plan
        self._done: list[tuple[int, str]] = []

    def act(self, seen: Seen) -> bool:
        step = seen.primary
        if step is None or step.name != "Dealing" or AGREES_NOT in seen.text or (seen.round, step.says) in self._done:
            return False
        packet = sum(number == seen.round for number, _ in self._done)
        self._done.append((seen.round, step.says))
        self._shoe.do(*self._plan.get((seen.round, packet), HAND))
        return True


class Looks(Player):
    """Goes on as it lies; where they are asked to look, they say what lies there."""

    def __init__(self, table: Table, shoe: Outsider, plan: Plan, *, lost: bool) -> None:
        super().__init__(table, AtTheShoe(shoe, plan), seats=SEATS)
        self._lost = lost
        self.asked: list[str] = []

    def step(self, seen: Seen) -> bool:
        if seen.asks_who():
            self.table.approved()
        elif AGREES_NOT in seen.text and (seen.key(GO_ON) or seen.key(OF_DEAL)):
            self.asked.append(seen.text)
            self.table.press(GO_ON if seen.key(GO_ON) else OF_DEAL if self._lost else NOT_OF_DEAL)
        else:
            return super().step(seen)
        return True


def wants_cards(seen: Seen) -> bool:
    """Of position 1, which nobody was told of."""
    return "Spades" in seen.text


def at_a_shoe(opens: Opens, shoe: Outsider, *options: str) -> Table:
    return opens("--device", shoe.where, "--protocol", "angel-eye", *options).staffed().start().opened()


def hands_are_true(table: Table, shoe: Outsider, rounds: int) -> None:
    drawn = [card for gesture, card in shoe.did if gesture == DRAW]
    lines = as_lines("export", "--db", str(table.journal), "--what", "hands")
    told = {(hand["round"], hand["seat"]): sorted(str(hand["cards"]).split()) for hand in lines}
    dealt = [(number, seat) for number in range(1, rounds + 1) for seat in SEATS]
    assert told == {place: sorted(drawn[4 * at : 4 * at + 4]) for at, place in enumerate(dealt)}
    journal_is_whole(table)


def test_the_first_card_of_a_new_shoe_that_was_lost_is_asked_for(opens: Opens, shoe: Outsider) -> None:
    """Its numbers and its index begin with 0: what came with 1 and 1 looks like another's first."""
    shoe.do("count-from-0")
    table = at_a_shoe(opens, shoe)
    player = Looks(table, shoe, {(1, 0): (LOSE, *HAND)}, lost=True)
    player.until(wants_cards, "cards to be entered")
    assert len(player.asked) == 1
    assert LOOK in player.asked[0]


def test_the_first_card_of_a_new_shoe_that_was_lost_under_the_number_of_its_start_is_asked_for(
    opens: Opens, shoe: Outsider
) -> None:
    shoe.do("count-from-0")
    table = at_a_shoe(opens, shoe)
    shoe.do("start", "same-number")
    table.until(lambda seen: frames(table.journal) > 0, "the report of its start")
    player = Looks(table, shoe, {(1, 0): (LOSE, *HAND)}, lost=True)
    player.until(wants_cards, "cards to be entered")
    assert len(player.asked) == 1
    assert LOOK in player.asked[0]


KNOWN = {
    "it is asked about once": ((), [LOOK]),
    "the house said how it counts": (("--option", "first-index=1"), []),
}


@pytest.mark.parametrize(("options", "asked"), KNOWN.values(), ids=KNOWN.keys())
def test_a_shoe_that_counts_from_1_is_known_from_its_first_games(
    opens: Opens, shoe: Outsider, options: tuple[str, ...], asked: list[str]
) -> None:
    table = at_a_shoe(opens, shoe, *options)
    anew = ("new-game", *HAND)
    player = Looks(table, shoe, {(2, 0): anew, (3, 0): HAND}, lost=False)
    player.until_round(3)
    stored = frames(table.journal)
    shoe.do("start")
    table.until(lambda seen: frames(table.journal) > stored, "the report of its start")
    player.until_round(4)
    assert [LOOK in each for each in player.asked] == [True for _ in asked]
    table.close()
    hands_are_true(table, shoe, 3)


def test_a_card_that_is_lost_behind_noise_and_a_start_of_both_is_asked_for(opens: Opens, shoe: Outsider) -> None:
    shoe.do("count-from-0")
    table = at_a_shoe(opens, shoe)
    player = Looks(table, shoe, {(2, 0): ("start-unheard", LOSE, *HAND)}, lost=True)
    player.until_round(2)
    assert player.asked == []
    stored = frames(table.journal)
    shoe.do("rattle")
    table.until(lambda seen: frames(table.journal) > stored + 150, "a hundred bursts of noise")
    if table.again().look().asks_who():
        table.types_who(table.crew.dealer)
    player.until(lambda seen: seen.round == 2 and wants_cards(seen), "cards to be entered")
    assert len(player.asked) == 1
    assert "the shoe's last report, in round" in player.asked[0]


def test_a_card_that_is_lost_behind_a_start_in_the_deal_is_given_no_hand(opens: Opens, shoe: Outsider) -> None:
    """Its index begins anew with the lost card: what comes next looks like the next one of the deal."""
    shoe.do("count-from-0")
    table = at_a_shoe(opens, shoe)
    plan = (DRAW, "start", "same-number", LOSE, *(DRAW,) * 2)
    player = Looks(table, shoe, {(1, 0): plan}, lost=True)
    player.until(wants_cards, "cards to be entered")
    assert len(player.asked) == 1
    assert STARTED in player.asked[0]
