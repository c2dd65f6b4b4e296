"""A jackpot from the seat to the rack: chosen, locked, verified by a supervisor, paid once over a power cut."""

from tests.journeys.conftest import Opens
from tests.journeys.hands import DEALERS, ROYAL, staked, turned_over
from tests.journeys.program import as_lines
from tests.journeys.table import journal_is_whole

SPADE, AMOUNT = "Royal Flush, Other Suit", 50_025


def test_what_goes_wrong_with_a_progressive_is_answered_by_a_supervisor(opens: Opens) -> None:
    """Its four irregularities: chips, the dealer's hand, a hand that the cards do not show, a dispute."""
    table = staked(opens).press("More", "Another count", "0").press("The wagers stand as recorded").approved()
    turned_over(table).press("Irregularity", "A card does not match what was recorded", "Dealer's hand")
    table.cards("2c 7d 8h").press("The cards on the table stand").approved()
    table.press("Jackpot · position 1", "Flush", "The cards decide").approved()
    table.press("Jackpot · position 1", SPADE, "Pending Jackpot", "Pay Jackpot")
    table.press("Irregularity", "A jackpot is disputed", "The jackpot stands").approved()
    table.press("Call the supervisor").approved()
    table.press("Paid", "Deck is back").until(lambda seen: seen.round == 2, "the next round")
    table.close()
    told = as_lines("export", "--db", str(table.journal), "--what", "irregularities")
    assert [line["irregularity"] for line in told] == [
        "chips-differ",
        "dealer-card-mismatch",
        "jackpot-unsupported",
        "jackpot-disputed",
    ]
    journal_is_whole(table)


def test_two_prizes_on_one_meter_follow_the_cards_that_are_put_right(opens: Opens) -> None:
    """Pending, other cards lie there, the prize follows; killed between the two supervisors' words; both are paid."""
    table = opens("--rulebook", "3-card-ags").staffed().start().opened()
    table.press("1 STAX", "2 STAX", "No more bets", "2 chips counted", "Position 1 dealt", "Position 2 dealt")
    table.press("Dealer's hand dealt", "Rest in the rack", "Lock decisions", "Open the dealer's hand").cards(DEALERS)
    table.press("Open position 2").cards(ROYAL).press("Jackpot · position 2", "Back", "Jackpot · position 2")
    table.press(SPADE, "Pending Jackpot", "Pay Jackpot", "Open position 1").cards("Ah Kh Qh")
    table.press("Jackpot · position 1", SPADE, "Pending Jackpot", "Pay Jackpot", "Call the supervisor")
    both = {"Spade $500.50 $500", "Spade, in seat order 2: $500.50 · 1: $500"}
    table.until(lambda seen: both <= set(seen.text.splitlines()), "the meter before and after, and who else won on it")
    table.picture("pending")
    table.press("Other cards lie there").cards("Kc 9c 3c").press("The cards on the table stand").approved()
    table.press("Call the supervisor").approved().again()
    table.press("Paid", "Call the supervisor").approved()
    table.press("Paid", "Deck is back").until(lambda seen: seen.round == 2, "the next round")
    table.close()
    prizes = as_lines("export", "--db", str(table.journal), "--what", "jackpots")
    paid = {prize["seat"]: prize["pays_cents"] for prize in prizes if prize["standing"] == "verified"}
    assert paid == {2: 1_500, 1: AMOUNT + 25}
    told = as_lines("export", "--db", str(table.journal), "--what", "overrides")
    shown = [each["shown"] for each in told if each["shown"]["act"] == "verify-jackpot"]
    assert [(each.get("amounts", []), each.get("changes", [])) for each in shown] == [
        ([], []),
        ([{"what": "meter", "of": "Spade", "before": AMOUNT + 25, "after": 50_000}], []),
    ]
    journal_is_whole(table)
