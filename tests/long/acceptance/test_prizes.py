"""A jackpot from the seat to the rack: chosen, locked, verified by a supervisor, paid once over a power cut."""

from tests.long.acceptance.conftest import Opens
from tests.long.acceptance.hands import DEALERS, ROYAL, staked, turned_over
from tests.long.acceptance.program import COMMAND, Program, as_json, as_lines
from tests.long.acceptance.table import Seen, closed_rounds, journal_is_whole

SPADE, AMOUNT = "Royal Flush, Other Suit", 50_025


def test_a_jackpot_is_paid_once_by_a_supervisors_word(opens: Opens) -> None:
    table = turned_over(staked(opens).press("1 chip counted"))
    table.press("Jackpot · position 1", SPADE, "Pending Jackpot", "Pay Jackpot")
    table.again()
    players = Program((str(COMMAND), "meters", "--db", str(table.journal)), table.display.environment, table.log)
    told = table.until(lambda seen: len(meters_of(seen, "Spade")) == 2, "the players' window")
    players.close()
    assert any("$500.25" in line for line in meters_of(told, "Spade"))
    meters = as_json("meters", "--db", str(table.journal))
    assert [(prize["event"], prize["pays"], prize["standing"]) for prize in meters["jackpots"]] == [
        (SPADE, AMOUNT, "pending")
    ]
    table.press("Call the supervisor").approved()
    table.until(lambda seen: seen.does("Paid"), "the payment")
    table.picture("paid")
    table.press("Paid", "Deck is back").until(lambda seen: seen.round == 2, "the next round")
    table.close()
    prizes = as_lines("export", "--db", str(table.journal), "--what", "jackpots")
    assert [(prize["event"], prize["pays_cents"]) for prize in prizes] == [(SPADE, AMOUNT)]
    assert closed_rounds(table) == [1]
    journal_is_whole(table)


def meters_of(seen: Seen, name: str) -> list[str]:
    return [line for line in seen.text.splitlines() if line.startswith(name)]


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
