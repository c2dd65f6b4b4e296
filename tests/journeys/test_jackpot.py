"""A jackpot from the seat to the rack: chosen, locked, verified by a supervisor, paid once over a power cut."""

from tests.journeys.conftest import Opens
from tests.journeys.hands import staked, turned_over
from tests.journeys.program import COMMAND, Program, as_json, as_lines
from tests.journeys.table import Seen, closed_rounds, journal_is_whole

SPADE, AMOUNT = "Royal Flush, Other Suit", 50_025


def test_jackpot_is_paid_once_after_approval(opens: Opens) -> None:
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
