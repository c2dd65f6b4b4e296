"""What was paid before cards or a payment were put right is paid once: the dealer is told the difference, and the
round's summary counts what really moved."""

from tests.journeys.conftest import Opens
from tests.journeys.table import Table, journal_is_whole

MISMATCH = ("Irregularity", "A card does not match what was recorded")
CORRECT = ("Supervisor", "Correct a payment", "Position 1 · 31")


def drawn(opens: Opens) -> Table:
    """Its natural was paid $250, and its Draw card lies open."""
    table = opens().staffed().start().opened()
    table.wager("1 ANTE", "chip 25").wager("1 31", "chip 5")
    table.press("No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1")
    return says(table.cards("As Ks 10s"), "Pay $250").press("Draw card").cards("9h")


def says(table: Table, *told: str) -> Table:
    table.until(
        lambda seen: all(each in seen.text or (seen.primary and each in seen.primary.says) for each in told), str(told)
    )
    return table


def test_a_natural_that_was_paid_on_other_cards_is_taken_back_by_its_difference(opens: Opens) -> None:
    table = says(drawn(opens), "Paid before: 31\u00a0$250", "Pay $275")
    table.picture("drawn")
    table.press("Pay tables")
    says(table, "paid before: $250").picture("tables")
    table.primary()
    table.press(*MISMATCH).cards("As Ks 8s 9h").press("The cards on the table stand").approved()
    says(table, "Take back $175", "Take back $175 · Pay $125", "was: $250", "Of what was paid before: take back $175.")
    assert "Paid before" not in table.seen.text
    table.picture("put-right")
    table.primary().until(lambda seen: seen.does("Deck is back"), "the hand in the rack")
    table.primary()
    says(table, "Paid", "$200")
    table.picture("summary")
    journal_is_whole(table)


def test_a_payment_that_is_corrected_is_asked_for_by_its_difference_in_turn_and_from_the_rack(opens: Opens) -> None:
    table = drawn(opens).press(*CORRECT, "3", "5", "0", "Enter the amount")
    says(table, "Then pay $100 more. The first entry stays on the record.").approved()
    says(table, "Pay $375", "was: $250", "Of what was paid before: pay $100 more.")
    table.picture("more")
    table.primary().until(lambda seen: seen.does("Deck is back"), "the hand in the rack")
    table.press(*CORRECT, "2", "0", "0", "Enter the amount")
    says(table, "Then take back $150.").approved()
    says(table, "Take back $150", "was: $350")
    table.picture("less")
    table.primary().until(lambda seen: seen.does("Deck is back"), "the hand in the rack once more")
    table.primary()
    says(table, "Payments corrected: 1")
    journal_is_whole(table)


def test_a_payment_that_is_corrected_after_its_round_is_asked_for_at_the_table_once(opens: Opens) -> None:
    """While the next round is in play; also after a power cut."""
    table = drawn(opens)
    table.primary().until(lambda seen: seen.does("Deck is back"), "the hand in the rack")
    table.primary().until(lambda seen: seen.round == 2, "the next round")
    table.wager("2 ANTE", "chip 25").press("No more bets")
    table.press(*CORRECT, "1", "5", "0", "Enter the amount")
    says(table, "Then take back $100.").approved()
    says(table, "Take back $100", "Round 1 · position 1", "was: $250").picture("last-round")
    table.again()
    says(table, "Take back $100", "Round 1, position 1, Natural 31 Bonus: take back $100.").primary()
    table.until(lambda seen: seen.does("Position 2 dealt"), "the round that goes on")
    assert "Take back" not in table.seen.text
    table.press("Position 2 dealt", "Rest in the rack")
    journal_is_whole(table)


def test_a_natural_that_nobody_confirmed_is_still_to_be_paid_when_its_draw_card_is_handled(opens: Opens) -> None:
    table = opens().staffed().start().opened()
    table.wager("1 ANTE", "chip 25").wager("1 31", "chip 5")
    table.press("No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1")
    says(table.cards("As Ks 10s"), "Pay $250").press("Irregularity", "A player handled the Draw card")
    table.press("Hand and wagers are forfeited").approved()
    says(table, "Pay $250 · Take $25 · Return $25").picture("handled")
    assert "Paid before" not in table.seen.text
    table.primary().until(lambda seen: seen.does("Deck is back"), "the hand collected")
    table.primary()
    says(table, "Paid", "$250")
    journal_is_whole(table)


def test_a_void_hands_out_no_wager_that_went_with_its_hand(opens: Opens) -> None:
    """The first position's wagers lie there; the second one's were paid, and the player has them."""
    table = opens().staffed().start().opened().wager("1 ANTE", "chip 25").wager("2 ANTE", "chip 25")
    table.press("No more bets", "Position 1 dealt", "Position 2 dealt", "Rest in the rack", "Lock decisions")
    table.press("Open position 2").cards("As Ks 9s 2s").press("Paid · open position 1").press("Back")
    table.press("Irregularity", "The round is void", "Void the round").approved()
    says(table, "Return $50", "Take back $125 · Return $50").picture("void")
    assert "Position 2 · ANTE" not in table.seen.text
    table.primary().until(lambda seen: seen.round == 2, "the next round")
    journal_is_whole(table)
