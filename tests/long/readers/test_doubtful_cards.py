"""A shoe or a terminal that starts before the deal is on the screen, and a card that a shoe cannot read: a person is
asked, and no hand takes another's cards."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.journeys.conftest import Opens, Plugs
from tests.journeys.device import Device, place_for, shuffled
from tests.journeys.program import as_lines
from tests.journeys.records import frames
from tests.journeys.table import Table, journal_is_whole
from tests.long.readers.asked import Asked

CLASSIC, THREE_CARD = "31-classic-wa-2019", "3-card-ags"
HAND_OUT = {CLASSIC: 8, THREE_CARD: 9}
"""Cards for positions 1 and 4, and the dealer's own of 3 Card."""
STARTED = "The shoe or the terminal started in the middle of the deal"


@dataclass
class Shoe:
    device: Device
    drawn: int = 0

    def draw(self, cards: int = 1) -> None:
        self.drawn += cards
        for _ in range(cards):
            self.device.do("draw-card")


Does = Callable[[Table, Shoe], object]


@dataclass
class Case:
    rulebook: str
    does: tuple[Does, ...]
    says: str = STARTED


def closes(table: Table, shoe: Shoe) -> None:
    table.press("No more bets")


def counts(table: Table, shoe: Shoe) -> None:
    table.press("1 chip counted")


def takes_back(table: Table, shoe: Shoe) -> None:
    table.press("Undo")
    table.until(lambda seen: seen.does("No more bets"), "bets that are open again")


def two_cards(table: Table, shoe: Shoe) -> None:
    told = frames(table.journal)
    shoe.draw(2)
    table.until(lambda seen: frames(table.journal) >= told + 2, "two reports that are stored")


def dies(table: Table, shoe: Shoe) -> None:
    table.again()
    if table.look().asks_who():
        table.types_who(table.crew.dealer)


def starts(table: Table, shoe: Shoe) -> None:
    """Its power fails in the report of a card."""
    told = frames(table.journal)
    shoe.device.do("power-cycle")
    shoe.draw()
    table.until(lambda seen: frames(table.journal) > told, "the report of its start")


def cannot_read(table: Table, shoe: Shoe) -> None:
    """The card is out, the person at the shoe presses its button, and the shoe says nothing more of it."""
    shoe.device.do("unreadable")
    shoe.draw()
    table.until(lambda seen: "Reader fault" in seen.text, "the fault")
    shoe.device.do("clear")
    table.until(lambda seen: "Reader fault" not in seen.text, "the end of the fault")


def draws_slowly(table: Table, shoe: Shoe) -> None:
    """The card comes out to its hand while the shoe is in error mode, which tells it as one outside the game."""
    shoe.draw()
    shoe.device.do("jam")
    shoe.draw()
    table.until(lambda seen: "it may lie at a hand" in seen.text, "the question")
    shoe.device.do("clear")


CASES = {
    "the terminal dies while chips are counted": Case(THREE_CARD, (closes, two_cards, dies, counts)),
    "the shoe starts while chips are counted": Case(THREE_CARD, (closes, starts, counts)),
    "the shoe starts before no more bets": Case(CLASSIC, (starts, closes), "cards may have been drawn untold"),
    "the shoe starts while bets are open again": Case(CLASSIC, (closes, takes_back, starts, closes)),
    "the shoe cannot read a card": Case(CLASSIC, (closes, two_cards, cannot_read), "it may lie at a hand"),
    "a card is drawn too slowly": Case(CLASSIC, (closes, draws_slowly), "it may lie at a hand"),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_a_card_in_doubt_shifts_no_hand(opens: Opens, plugs: Plugs, tmp_path: Path, case: Case) -> None:
    shoe = Shoe(plugs("angel-eye", *place_for(tmp_path)))
    chosen = ("--device", shoe.device.where, "--protocol", "angel-eye", "--option", "first-index=0")
    table = opens(*chosen, "--rulebook", case.rulebook).staffed().start().opened()
    table.until(lambda seen: "Reader ·" in seen.text, "a reader")
    deck = shuffled(1)
    shoe.device.do(" ".join(("insert-deck", *deck)))
    if case.rulebook == THREE_CARD:
        table.press("1 STAX")
    table.wagers((1, 4))
    for does in case.does:
        does(table, shoe)
    shoe.draw(HAND_OUT[case.rulebook] - shoe.drawn)
    asked = Asked(table, seats=(1, 4))
    asked.until_round(2)
    table.close()
    assert len(asked.asked) == 1
    assert case.says in asked.asked[0]
    shifted = [hand for hand in hands_of(table) if set(hand) & set(deck[: HAND_OUT[case.rulebook]])]
    assert not shifted
    journal_is_whole(table)


def hands_of(table: Table) -> list[list[str]]:
    """Who enters cards here takes them from the deck's other end."""
    told = as_lines("export", "--db", str(table.journal), "--what", "hands")
    return [str(hand["cards"]).split() for hand in told]
