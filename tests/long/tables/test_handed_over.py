"""What was handed over is taken back, and no more; a hand that was collected is settled, and what is put right of it
since is asked for once."""

from tests.journeys.conftest import Opens
from tests.journeys.table import journal_is_whole

NATURAL = ("Supervisor", "Correct a payment", "Position 1 · 31")


def test_a_void_takes_back_what_was_handed_over_and_not_what_was_only_shown(opens: Opens) -> None:
    """Position 2 was paid; of position 1 the key still asks for its payment."""
    table = opens().staffed().start().opened().wager("1 ANTE", "chip 25").wager("2 ANTE", "chip 25")
    table.press("No more bets", "Position 1 dealt", "Position 2 dealt", "Rest in the rack", "Lock decisions")
    table.press("Open position 2").cards("As Ks 9s 2s").press("Paid · open position 1").cards("Ah Kh 9h 3h")
    table.says("Pay $125").press("Irregularity", "The round is void", "Void the round")
    table.says("House $0", "PLAY $25 · 27 - 30 $100 waits returned").approved()
    table.says("Take back $125 · Return $50", "Position 2").picture("void")
    assert {"Position 1 · ANTE · $25", "Position 1 · PLAY · $25"} <= set(table.seen.text.splitlines())
    table.primary().until(lambda seen: seen.round == 2, "the next round")
    journal_is_whole(table)


def test_a_natural_of_a_collected_hand_is_put_right_by_its_difference_once(opens: Opens) -> None:
    """It was paid, then its Draw card was handled: the hand is forfeited and collected."""
    table = opens().staffed().start().opened().wager("1 ANTE", "chip 25").wager("1 31", "chip 5")
    table.wager("2 ANTE", "chip 25").press("No more bets", "Position 1 dealt", "Position 2 dealt", "Rest in the rack")
    table.press("Lock decisions", "Open position 2").cards("2c 7d 4h 5s").press("Collected · open position 1")
    table.cards("As Ks 10s").says("Pay $250").press("Draw card", "Back")
    table.press("Irregularity", "A player handled the Draw card", "Hand and wagers are forfeited")
    table.approved()
    table.says("Take $25").picture("forfeited")
    table.primary().until(lambda seen: seen.does("Deck is back"), "the hand collected")
    table.press(*NATURAL, "1", "5", "0", "Enter the amount")
    table.says("Then take back $100.").approved()
    table.says("Take back $100", "was: $250").picture("difference")
    table.primary().until(lambda seen: seen.does("Deck is back"), "nothing more of it")
    assert "Take back" not in table.seen.text
    table.primary()
    table.says("Round 1 · Taken $75 · Paid $150 · Tray −$75 Payments corrected: 1")
    journal_is_whole(table)
