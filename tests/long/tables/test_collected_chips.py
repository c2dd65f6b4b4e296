"""STAX chips are in the tray before the first card: a loss takes nothing more, a win hands the chip back."""

from tests.journeys.conftest import Opens
from tests.journeys.hands import DEALERS, staked
from tests.journeys.table import Table, journal_is_whole

STAX = "3 Card Stud STAX Progressive"


def opened(opens: Opens, cards: str) -> Table:
    table = staked(opens).press("1 chip counted", "Position 1 dealt", "Dealer's hand dealt", "Rest in the rack")
    table.picture("in-the-tray")
    return table.press("Lock decisions", "Open the dealer's hand").cards(DEALERS).press("Open position 1").cards(cards)


def says(table: Table, *told: str) -> Table:
    table.until(
        lambda seen: all(each in seen.text or (seen.primary and each in seen.primary.says) for each in told), str(told)
    )
    return table


def test_a_wager_that_lost_is_not_taken_again(opens: Opens) -> None:
    table = says(opened(opens, "8s 7h 2s"), "Pay $25", f"{STAX} · loses · Collected · $5")
    table.picture("lost")
    table.primary().until(lambda seen: seen.does("Deck is back"), "the hand in the rack")
    table.primary()
    says(table, "Taken", "−$20")
    journal_is_whole(table)


def test_a_wager_that_won_is_handed_back(opens: Opens) -> None:
    table = opened(opens, "Kc 8c 3c")
    table.press("Jackpot · position 1", "Flush", "Pending Jackpot", "Pay Jackpot", "Call the supervisor").approved()
    says(table, f"{STAX} · 3 to 1 · Return $5 · Pay · $15", "Pay $40 · Return $5").picture("won")
    table.primary().until(lambda seen: seen.does("Deck is back"), "the hand in the rack")
    journal_is_whole(table)
