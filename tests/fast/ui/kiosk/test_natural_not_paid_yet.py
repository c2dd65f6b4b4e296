"""A natural was shown to be paid and its key not pressed, then its Draw card was handled: it is paid with the hand that
is collected, and not before (decision 0131)."""

import pytest

from tests.fast.ui.kiosk.table import HAND, SUPERVISOR, Table

HANDLED = ("Irregularity", "A player handled the Draw card", "Hand and wagers are forfeited")


def natural(cards: str, rulebook: str = "31-classic-wa-2019") -> Table:
    table = Table(rulebook, HAND).open().wager(1, "ante", "25").wager(1, "natural-31", "5")
    table.press("No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1")
    return table.cards(cards)


def handled(cards: str) -> Table:
    return natural(cards).press(*HANDLED).who(SUPERVISOR)


def rows(table: Table) -> list[tuple[str, str, str]]:
    return [(row.label, row.done, row.amount) for row in table.props.table.settlement.lines]


CARDS = {
    "won": ("As Ks 10s", "Paid · Collected · position 1", "Pay $250 · Take $25 · Return $25", ("31", "Pay", "$250")),
    "lost": ("2c 3d 6h", "Collected · position 1", "Take $30 · Return $25", ("31", "Take", "$5")),
}


@pytest.mark.parametrize(("cards", "key", "note", "row"), CARDS.values(), ids=CARDS)
def test_it_is_settled_with_what_is_forfeited(cards: str, key: str, note: str, row: tuple[str, str, str]) -> None:
    table = handled(cards)
    assert (table.props.table.primary.text, table.props.table.primary.note) == (key, note)
    assert rows(table) == [row, ("ANTE", "Take", "$25"), ("PLAY", "Return", "$25")]
    assert table.props.table.settlement.beside == ""
    lit = {spot.spot for spot in table.props.table.felt.seats[0].spots if spot.current}
    assert lit == {"ante", "play", "natural-31"}


def test_above_the_threshold_a_supervisor_verifies_it_before_it_is_paid() -> None:
    table = Table(cards_from=HAND).open().wager(1, "ante", "25").wager(1, "natural-31", "100")
    table.press("No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1")
    table.cards("As Ks 10s").press(*HANDLED).who(SUPERVISOR)
    assert table.props.table.primary.text == "Call the supervisor"
