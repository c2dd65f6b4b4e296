"""Readers of another house at the real program, where they lose, burn or say what no page allows."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.journeys.conftest import Opens
from tests.journeys.eyes import Thing
from tests.journeys.player import Player
from tests.journeys.program import as_lines
from tests.journeys.table import Seen, Table, journal_is_whole
from tests.long.readers.asked import AGREES_NOT, GO_ON, OF_DEAL
from tests.long.readers.outsider import Outsider

SEATS, SIZE = (1, 3, 4), 4
DRAW, LOSE = "draw-card", "lose-card"

Plugs = Callable[[str], Outsider]


@pytest.fixture
def plugs_in() -> Iterator[Plugs]:
    with ExitStack() as ends:

        def plug(name: str) -> Outsider:
            device = Outsider(name)
            ends.callback(device.close)
            return device

        yield plug


class AtTheShoe:
    """Draws what the round's plan says, packet by packet; what stands in it first is done before the first card."""

    def __init__(self, shoe: Outsider, **plans: tuple[str, ...]) -> None:
        self._shoe, self._plans = shoe, plans
        self._done: set[tuple[int, str]] = set()

    def act(self, seen: Seen) -> bool:
        step = seen.primary
        if step is None or step.name != "Dealing" or AGREES_NOT in seen.text or (seen.round, step.says) in self._done:
            return False
        first = not any(done == seen.round for done, _ in self._done)
        self._done.add((seen.round, step.says))
        plan = self._plans.get(f"round_{seen.round}", ())
        self._shoe.do(*(plan if first and plan else (DRAW,) * SIZE))
        return True


class Asked(Player):
    """Lets the deal go on as it lies, and stops at the first card to be entered."""

    def __init__(self, table: Table, hands: AtTheShoe) -> None:
        super().__init__(table, hands, seats=SEATS)
        self.asked: list[str] = []

    def step(self, seen: Seen) -> bool:
        if seen.asks_who():
            self.table.approved()
        elif AGREES_NOT in seen.text and (seen.key(GO_ON) or seen.key(OF_DEAL)):
            self.asked.append(question(seen))
            self.table.press(GO_ON if seen.key(GO_ON) else OF_DEAL)
        else:
            return super().step(seen)
        return True


def question(seen: Seen) -> str:
    return next((thing.name for thing in seen.things if AGREES_NOT in thing.name and len(thing.name) > 60), "")


FROM_1 = ("--option", "first-index=1")


def at_a_shoe(opens: Opens, shoe: Outsider, *options: str) -> Table:
    return opens("--device", shoe.where, "--protocol", "angel-eye", *options).staffed().start().opened()


def told_hands(table: Table, number: int) -> dict[int, list[str]]:
    lines = as_lines("export", "--db", str(table.journal), "--what", "hands")
    return {hand["seat"]: sorted(str(hand["cards"]).split()) for hand in lines if hand["round"] == number}


def test_ten_lost_cards_and_an_index_that_stands_as_if_a_game_began_are_a_question(
    opens: Opens, plugs_in: Plugs
) -> None:
    shoe = plugs_in("angel_eye")
    shoe.do("count-from-0")
    table = at_a_shoe(opens, shoe)
    plan = ("new-game", *(DRAW,) * 6, *(LOSE,) * 10, *(DRAW,) * 6)
    player = Asked(table, AtTheShoe(shoe, round_2=plan))
    player.until_round(2)
    assert player.asked == []
    player.until(lambda seen: seen.round == 2 and wants_cards(seen), "cards to be entered")
    assert len(player.asked) == 1
    assert "of the shoe was due and came; the index of its card was not" in player.asked[0]
    drawn = [card for gesture, card in shoe.did if gesture in (DRAW, LOSE)]
    table.close()
    first = told_hands(table, 1)
    assert [first[seat] for seat in SEATS] == [sorted(drawn[at : at + 4]) for at in (0, 4, 8)]
    journal_is_whole(table)


def wants_cards(seen: Seen) -> bool:
    return "Spades" in seen.text


LOST = {
    "nine, the same number again": (9, "Cards drawn untold: 9"),
    "ten, the number in order": (10, "Cards drawn untold: 10"),
    "sixteen, the index in order": (16, "came. From this packet on, enter each card"),
}


@pytest.mark.parametrize(("lost", "says"), LOST.values(), ids=LOST.keys())
def test_what_is_said_of_lost_cards_is_true(opens: Opens, plugs_in: Plugs, lost: int, says: str) -> None:
    shoe = plugs_in("angel_eye")
    shoe.do("count-from-0")
    table = at_a_shoe(opens, shoe)
    plan = (*(DRAW,) * 2, *(LOSE,) * lost, DRAW)
    player = Player(table, AtTheShoe(shoe, round_2=("new-game", *plan)), seats=SEATS)
    seen = player.until(lambda seen: AGREES_NOT in seen.text, "a question")
    assert says in question(seen)
    assert "no card is missing" not in seen.text
    assert "came twice" not in seen.text


def test_cards_that_the_shoe_told_are_held_against_what_is_entered(opens: Opens, plugs_in: Plugs) -> None:
    shoe = plugs_in("angel_eye")
    table = at_a_shoe(opens, shoe, *FROM_1)
    plan = (*(DRAW,) * 5, LOSE, *(DRAW,) * 2)
    player = Asked(table, AtTheShoe(shoe, round_1=plan))
    player.until(wants_cards, "the cards of position 3")
    assert "Enter their whole packets as they are turned over; what was told is compared" in player.asked[0]
    lie = [card for _, card in shoe.did][4:8][::-1]
    told, others = [card for card in lie[1:] if card != shoe.did[5][1]], others_than(shoe)
    table.cards(" ".join(others))
    seen = table.until(lambda seen: "The reader told" in seen.text, "a question with both sets")
    asked = next(thing.name for thing in seen.things if "The reader told" in thing.name)
    assert all(card in asked for card in (*told, *others[:3]))
    assert lie[0] not in asked, "the draw card lies face down"
    assert "An irregularity is open" not in seen.text
    assert seen.options[:3] == [
        "A slip of the finger: enter again",
        "The cards on the table stand",
        "Misdeal: all wagers go back",
    ]
    table.press("A slip of the finger: enter again")
    table.press("Open position 3")
    natural = [card for _, card in shoe.did][4:7][::-1]
    table.cards(" ".join((*natural, lie[0])))
    player.until_round(2)
    table.close()
    assert told_hands(table, 1)[3] == sorted((*natural, lie[0]))
    journal_is_whole(table)


AGAIN = {
    "under the number that is due": (("draw-again",), "may be one of the round before"),
    "under the next one": (("skip-report", "draw-again"), "cards may have been drawn untold"),
}


@pytest.mark.parametrize(("first", "says"), AGAIN.values(), ids=AGAIN.keys())
def test_a_first_card_that_comes_only_as_one_told_again_and_was_the_last_rounds_first_is_a_question(
    opens: Opens, plugs_in: Plugs, first: tuple[str, ...], says: str
) -> None:
    shoe = plugs_in("angel_eye")
    shoe.do("count-from-0")
    table = at_a_shoe(opens, shoe)
    plan = ("same-deck", *first, *(DRAW,) * 3)
    player = Asked(table, AtTheShoe(shoe, round_2=plan))
    player.until_round(2)
    assert player.asked == []
    player.until(lambda seen: seen.round == 2 and wants_cards(seen), "cards to be entered")
    assert len(player.asked) == 1
    assert says in player.asked[0]


def others_than(shoe: Outsider) -> list[str]:
    """Four that were not drawn."""
    drawn = {card for _, card in shoe.did}
    return [card for rank in "23456789" for suit in "cdhs" if (card := rank + suit) not in drawn][:4]


def test_a_house_that_burns_a_card_before_each_deal_is_not_stopped(opens: Opens, plugs_in: Plugs) -> None:
    shoe = plugs_in("angel_eye")
    table = at_a_shoe(opens, shoe, *FROM_1)
    burnt = ("burn-card", *(DRAW,) * SIZE)
    player = Asked(table, AtTheShoe(shoe, round_1=burnt, round_2=("new-game", *burnt)))
    player.until_round(3)
    assert player.asked == []
    table.close()
    drawn = [card for gesture, card in shoe.did if gesture == DRAW]
    for number, first in ((1, 0), (2, 12)):
        hands = told_hands(table, number)
        assert [hands[seat] for seat in SEATS] == [sorted(drawn[first + at :][:4]) for at in (0, 4, 8)]
    journal_is_whole(table)


def test_a_card_that_is_burnt_in_the_middle_of_the_deal_is_a_question(opens: Opens, plugs_in: Plugs) -> None:
    shoe = plugs_in("angel_eye")
    table = at_a_shoe(opens, shoe, *FROM_1)
    player = Player(table, AtTheShoe(shoe, round_1=(*(DRAW,) * 2, "burn-card")), seats=SEATS)
    seen = player.until(lambda seen: AGREES_NOT in seen.text, "a question")
    assert "The shoe says that a card was burnt in the middle of the deal: it belongs to no hand" in question(seen)


def test_a_report_that_nobody_knows_is_told_in_a_whole_sentence(opens: Opens, plugs_in: Plugs) -> None:
    shoe = plugs_in("angel_eye")
    table = at_a_shoe(opens, shoe, *FROM_1)
    player = Player(table, AtTheShoe(shoe, round_1=(*(DRAW,) * 2, "unknown-report")), seats=SEATS)
    says = "The shoe sent a report that is not known, Z"
    seen = player.until(lambda seen: says in whole(seen), "a fault")
    assert "··" not in whole(seen)


def whole(seen: Seen) -> str:
    def said(thing: Thing) -> str:
        return f"{thing.name} {thing.says}"

    return "\n".join(map(said, seen.things))


def test_a_machine_under_its_own_name_on_a_pseudo_terminal_is_told_why_not(opens: Opens, plugs_in: Plugs) -> None:
    machine = plugs_in("packet_shuffler")
    table = opens("--device", machine.where, "--protocol", "packet-shuffler").staffed().start().opened()
    seen = table.until(lambda seen: "can't mix" in whole(seen), "a fault")
    assert "let the program in its place call itself SIMULATED" in whole(seen)
    assert "is no line that a real device is on, so its cards are SIMULATED" in table.log.read_text()


def test_a_packet_that_breaks_the_page_ends_at_a_question_and_the_round_goes_on_by_hand(
    opens: Opens, plugs_in: Plugs
) -> None:
    machine = plugs_in("packet_shuffler")
    machine.do("simulated", "insert-deck")
    table = opens("--device", machine.where, "--protocol", "packet-shuffler").staffed().start().opened()
    player = Player(table, seats=SEATS)
    player.until(lambda seen: seen.primary is not None and seen.primary.name == "Dealing", "the deal")
    machine.do("unread-packet")
    seen = player.until(lambda seen: seen.key("Go on by hand"), "a question")
    assert "The reader's report of cards is not understood in the middle of the deal" in seen.text
    table.press("Go on by hand").approved()
    player.until_round(2)
    table.close()
    journal_is_whole(table)
