"""A shoe whose report of a card is lost: the deal stops at a question, and no other hand takes its cards."""

from pathlib import Path

from tests.journeys.conftest import Opens, Plugs
from tests.journeys.device import place_for, shuffled
from tests.journeys.player import Player
from tests.journeys.program import as_lines
from tests.journeys.table import Seen, Table, journal_is_whole
from tests.long.readers.asked import Asked
from tests.long.readers.losing import LosesOne


class Compared(Asked):
    def __init__(self, table: Table, hands: LosesOne) -> None:
        super().__init__(table, hands, seats=(1, 3, 4))
        self.held_against: list[str] = []

    def step(self, seen: Seen) -> bool:
        if seen.key("The cards on the table stand") and not seen.asks_who():
            self.held_against.append(seen.text)
        return super().step(seen)


def test_a_card_that_nobody_told_shifts_no_hand(opens: Opens, plugs: Plugs, tmp_path: Path) -> None:
    shoe = plugs("angel-eye", *place_for(tmp_path))
    table = opens("--device", shoe.where, "--protocol", "angel-eye").staffed().start().opened()
    asked = Compared(table, LosesOne(shoe))
    asked.until_round(2)
    table.close()
    assert len(asked.asked) == 1
    assert "Cards drawn untold: 1" in asked.asked[0]
    assert "The reader told" in asked.held_against[0]
    told = {hand["seat"]: hand for hand in as_lines("export", "--db", str(table.journal), "--what", "hands")}
    deck = shuffled(1)
    assert [cards_of(told[seat]) for seat in (1, 4)] == [sorted(deck[:4]), sorted(deck[8:12])]
    assert cards_of(told[3]) != sorted(deck[4:8])
    journal_is_whole(table)


def test_a_card_that_is_lost_while_the_terminal_starts_shifts_no_hand(
    opens: Opens, plugs: Plugs, tmp_path: Path
) -> None:
    shoe = plugs("angel-eye", *place_for(tmp_path))
    table = opens("--device", shoe.where, "--protocol", "angel-eye").staffed().start().opened()
    hands = LosesOne(shoe, lost=12)
    Player(table, hands).until_round(2)
    table.again()
    asked = Compared(table, hands)
    asked.until_round(3)
    table.close()
    assert len(asked.asked) == 1
    assert "the shoe's last report, in round" in asked.asked[0]
    told = {
        (hand["round"], hand["seat"]): hand
        for hand in as_lines("export", "--db", str(table.journal), "--what", "hands")
    }
    assert cards_of(told[1, 4]) == sorted(shuffled(1)[8:12])
    assert cards_of(told[2, 1]) != sorted(shuffled(2)[1:5])
    journal_is_whole(table)


def cards_of(hand: dict[str, object]) -> list[str]:
    return sorted(str(hand["cards"]).split())
