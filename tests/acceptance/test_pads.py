"""Presses as quick as a finger's, 80 ms every 150 ms: a pad takes all, a key that changes the round one."""

from tests.acceptance.conftest import Opens
from tests.acceptance.table import Seen, Table


def at_wagers(opens: Opens) -> Table:
    return opens().staffed().start().opened()


def shows(table: Table, text: str) -> Seen:
    return table.until(lambda seen: any(line.startswith(text) for line in seen.text.splitlines()), text)


def test_a_pad_loses_no_press(opens: Opens) -> None:
    table = at_wagers(opens).press("1 ANTE")
    table.taps(*["chip 25"] * 8)
    shows(table, "$200 · 2\u00a0black · ")
    table.taps("Clear", *"1", *"7", *"5")
    shows(table, "$175 · 1\u00a0black, 3\u00a0green · ")
    table.taps(*["Erase"] * 3, *"9", *"5")
    shows(table, "$95 · 3\u00a0green, 4\u00a0red · ")
    table.press(
        "Place wager", "No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1"
    )
    table.press("A", "Spades", "K", "Spades").taps("Erase", "Erase")
    table.until(lambda seen: "As" not in seen.text.splitlines(), "a pad without cards")


def test_a_pin_is_tapped_as_quick_as_it_is_known(opens: Opens) -> None:
    table = opens().staffed().start()
    person = table.crew.dealer
    table.until(Seen.asks_who, "a form").key("Clear")
    table.taps(*person.number, *person.pin).primary()
    table.until(lambda seen: seen.does("Open the table"), "the terms of the table")


def test_a_key_that_changes_the_round_takes_one_press_at_a_time(opens: Opens) -> None:
    table = at_wagers(opens).wager("1 ANTE", "chip 25").wager("2 ANTE", "chip 25")
    table.taps(*["No more bets"] * 3)
    table.until(lambda seen: seen.does("Position 1 dealt"), "the first packet, not dealt yet")
