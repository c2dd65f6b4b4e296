"""A prize is not corrected into another amount: its meter would not follow."""

from tests.journeys.conftest import Opens
from tests.journeys.program import as_lines
from tests.journeys.table import Table, journal_is_whole

SPADE = "Royal Flush, Other Suit"
PRIZE = "Position 1 · STAX"
WHY = "A jackpot is paid what was locked for it: no other amount is entered"


def pending(opens: Opens) -> Table:
    table = opens("--rulebook", "3-card-ags").staffed().start().opened().wager("1 ANTE", "chip 25")
    table.press("1 STAX", "No more bets", "1 chip counted", "Position 1 dealt", "Dealer's hand dealt")
    table.press("Rest in the rack", "Lock decisions", "Open the dealer's hand").cards("Qs 9h 4c")
    table.press("Open position 1").cards("Ah Kh Qh")
    return table.press("Jackpot · position 1", SPADE, "Pending Jackpot", "Pay Jackpot")


def refused(table: Table, instead: str, *way: str) -> Table:
    table.until(lambda seen: seen.key("Supervisor"), "the table").key("Supervisor")
    table.press("Supervisor", "Correct a payment", *way, PRIZE)
    table.until(lambda seen: WHY in seen.text and instead in seen.text, WHY)
    return table


def test_a_prize_stays_what_its_meter_held(opens: Opens) -> None:
    table = pending(opens)
    refused(table, "Have its cards corrected, or refuse the jackpot").picture("pending")
    table.press("Back").press("Call the supervisor").approved()
    table.until(lambda seen: seen.does("Paid"), "the payment")
    refused(table, "Have its cards corrected, or refuse the jackpot").press("Back")
    table.until(lambda seen: seen.does("Paid"), "the payment").does("Paid")
    table.press("Paid", "Deck is back").until(lambda seen: seen.round == 2, "the next round")
    table.close()
    journal_is_whole(table)
    assert prizes(table) == [50_025]


def test_once_its_round_is_over_the_cards_that_lay_there_make_it_another(opens: Opens) -> None:
    table = pending(opens).press("Call the supervisor").approved()
    table.until(lambda seen: seen.does("Paid"), "the payment")
    table.press("Paid", "Deck is back").until(lambda seen: seen.round == 2, "the next round")
    table.press("Supervisor", "Correct a payment", PRIZE)
    table.cards("Kc 9c 3c").picture("last-cards")
    table.approved()
    table.until(lambda seen: "485.25" in seen.text, "the difference")
    table.picture("difference")
    assert "$500.25" in table.look().text
    table.press("Collected").until(lambda seen: "485.25" not in seen.text, "the next wagers")
    table.close()
    journal_is_whole(table)
    assert prizes(table) == [1_500]


def prizes(table: Table) -> list[int]:
    lines = as_lines("export", "--db", str(table.journal), "--what", "results")
    return [each["pays_cents"] for each in lines if each["spot"] == "stax"]
