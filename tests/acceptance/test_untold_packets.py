"""A machine that hands out a packet and never tells it: it lies unread where it is, and no other takes its place."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.acceptance.conftest import Opens
from tests.acceptance.outsider import Outsider
from tests.acceptance.player import BETWEEN, Player
from tests.acceptance.program import as_lines
from tests.acceptance.table import SUITS, Seen, Table, journal_is_whole

SEATS = (1, 3, 4)
AGREES_NOT = "Packets and positions do not agree"


@pytest.fixture
def machine() -> Iterator[Outsider]:
    with closing(Outsider("packet_shuffler")) as device:
        yield device


class AtTheMachine:
    """Hands out its packets one after the other; `lost` are never told."""

    def __init__(self, machine: Outsider, lost: int) -> None:
        self._machine, self._lost = machine, lost
        self._packets: list[str] = []
        self._done: set[str] = set()

    def act(self, seen: Seen) -> bool:
        step = seen.primary
        if step is None or AGREES_NOT in seen.text or step.name in self._done or seen.round != 1:
            return False
        if step.name in (*BETWEEN, "Deck back"):
            self._machine.do("insert-deck")
            self._done.update(BETWEEN if step.name in BETWEEN else ("Deck back",))
            return True
        if step.name == "Dealing":
            packets = range(1, len(SEATS) + 1)
            self._machine.do(*("lose-packet" if each == self._lost else "take-packet" for each in packets))
            self._machine.do("return-rest")
            self._done.add("Dealing")
            return True
        return False


class Asked(Player):
    def __init__(self, table: Table, machine: Outsider, lost: int) -> None:
        super().__init__(table, AtTheMachine(machine, lost), seats=SEATS)
        self.asked: list[str] = []
        self._machine, self._top = machine, list[str]()

    def _lies(self) -> list[str]:
        cards = next(cards for gesture, cards in self._machine.did if gesture == "lose-packet").split()
        return [*cards[1:], cards[0]]

    def step(self, seen: Seen) -> bool:
        if seen.asks_who():
            self.table.approved()
        elif AGREES_NOT in seen.text and seen.key("Go on as it lies"):
            self.asked.append(seen.text)
            self.table.press("Go on as it lies")
        else:
            return super().step(seen)
        return True

    def _enter_a_card(self, seen: Seen) -> None:
        """What lies there: the natural, and then the card on top."""
        if seen.primary is not None and seen.primary.enabled:
            self.table.primary()
            return
        self._top = self._top or self._lies()
        card = self._top.pop(0)
        self.table.press(card[:-1], SUITS[card[-1]])


class Killed(Asked):
    """The power fails while the question stands and all packets and the rest have come out."""

    def step(self, seen: Seen) -> bool:
        if not self.asked and AGREES_NOT in seen.text and seen.key("Go on as it lies"):
            self.table.again()
            self.table.until(lambda now: AGREES_NOT in now.text, "the same question again")
        return super().step(seen)


LOST = {
    "the first": (1, "Packet 2 came out where packet 1 was due. Packets handed out untold: 1"),
    "one in between": (2, "Packet 3 came out where packet 2 was due. Packets handed out untold: 1"),
    "the last": (3, "The rest came out where packet 3 was due. Packets handed out untold: 1"),
}


@pytest.mark.parametrize(("lost", "says"), LOST.values(), ids=LOST.keys())
def test_a_packet_that_was_never_told_is_entered_and_the_others_lie_where_they_are(
    opens: Opens, machine: Outsider, lost: int, says: str
) -> None:
    machine.do("simulated")
    table = opens("--device", machine.where, "--protocol", "packet-shuffler").staffed().start().opened()
    player = Asked(table, machine, lost)
    player.until_round(2)
    table.close()
    assert len(player.asked) == 1
    assert says in player.asked[0]
    told = {hand["seat"]: sorted(str(hand["cards"]).split()) for hand in hands_of(table)}
    packets = [sorted(card.split()) for gesture, card in machine.did if gesture in ("take-packet", "lose-packet")]
    assert [told[seat] for seat in SEATS] == packets
    journal_is_whole(table)


def test_what_waited_behind_the_question_is_dealt_after_a_power_cut(opens: Opens, machine: Outsider) -> None:
    machine.do("simulated")
    table = opens("--device", machine.where, "--protocol", "packet-shuffler").staffed().start().opened()
    player = Killed(table, machine, 1)
    player.until_round(2)
    table.close()
    assert "Packets handed out untold: 1" in player.asked[-1]
    told = {hand["seat"]: sorted(str(hand["cards"]).split()) for hand in hands_of(table)}
    packets = [sorted(card.split()) for gesture, card in machine.did if gesture in ("take-packet", "lose-packet")]
    assert [told[seat] for seat in SEATS] == packets
    journal_is_whole(table)


def hands_of(table: Table) -> list[dict[str, object]]:
    return as_lines("export", "--db", str(table.journal), "--what", "hands")
