"""The last key says what is done now, and nothing that was done before."""

from tests.journeys.conftest import Opens
from tests.journeys.table import Table


def at_hand(opens: Opens) -> Table:
    table = opens().staffed().start().opened()
    table.wager("1 ANTE", "chip 25").wager("1 31", "chip 5").wager("2 ANTE", "chip 25")
    table.press("No more bets", "Position 1 dealt", "Position 2 dealt", "Rest in the rack")
    return table.press("Lock decisions", "Undo", "Lock decisions", "Open position 2")


def says(table: Table, *lines: str) -> None:
    """Each of them at the beginning of something on the screen, or in the key's words."""
    table.until(
        lambda seen: all(
            any(told.startswith(line) for told in (*seen.text.splitlines(), seen.primary.says if seen.primary else ""))
            for line in lines
        ),
        str(lines),
    )


def test_what_was_paid_before_is_named_so_and_counts_no_more(opens: Opens) -> None:
    table = at_hand(opens).cards("2c 7d 4h 5s")
    says(table, "Take $50", "ANTE · loses · Take · $25", "Collected · open position 1")
    table.press("Collected · open position 1").cards("As Ks 9s")
    says(table, "Pay $75", "11 + 10 + 9 30 in spades")
    table.press("Draw card").cards("2s")
    says(table, "Pay $125", "Paid before: 31\u00a0$75", "PLAY · 27 - 30 · 4-1 · Pay · $100 · 1\u00a0black")
    assert "$200" not in table.seen.text
    assert "Position 2 Collected" in table.seen.text
    table.picture("paid")


def test_locked_decisions_are_undone_until_a_card_is_entered(opens: Opens) -> None:
    table = at_hand(opens)
    table.press("Undo").until(lambda seen: seen.does("Lock decisions"), "decisions once more")
