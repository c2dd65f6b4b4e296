"""Payments over the limit of a deal: each hand that meets it is a question with a sheet of its own."""

from tests.journeys.conftest import Opens
from tests.journeys.table import Table, journal_is_whole

TO_LIMIT, IN_FULL = "Pay up to the posted limit", "Pay in full"


def at_limit(opens: Opens) -> Table:
    """Positions 5 and 1; the Natural of position 5 wins $250 where $200 is posted."""
    table = opens().staffed().start()
    table.types_who(table.crew.dealer)
    table.press("Limits and thresholds", "Limit of a deal", "2", "00", "Enter the amount")
    table.until(lambda seen: seen.does("Open the table"), "the terms of the table")
    table.primary().approved()
    table.until(lambda seen: seen.round == 1, "the first round")
    for circle in ("5 ANTE", "5 31", "1 ANTE", "1 31"):
        table.wager(circle, "chip 5")
    table.press("No more bets", "Position 1 dealt", "Position 5 dealt", "Rest in the rack", "Lock decisions")
    return table.press("Open position 5").cards("As Ks 10s")


def shows(table: Table, *told: str) -> Table:
    table.until(
        lambda seen: all(each in seen.text or (seen.primary and each in seen.primary.says) for each in told), str(told)
    )
    return table


def asked(table: Table, position: int, pays: str, *left: str) -> Table:
    """Nothing says Pay before it is decided; the sheet is of this hand, and says what is left."""
    table.until(lambda seen: seen.does("Call the supervisor") and " · Hold · " in seen.text, "the question")
    assert not any(" · Pay · " in line for line in table.seen.text.splitlines()), table.seen.text
    table.press("Call the supervisor", TO_LIMIT)
    return shows(table, f"Position {position} · The deal pays more than the posted limit", f"{pays} waits", *left)


def test_what_is_signed_for_one_hand_cuts_no_other(opens: Opens) -> None:
    table = at_limit(opens)
    asked(table, 5, "$250", "Left of the limit $200 $0").picture("first-hand")
    table.approved()
    shows(table, "Pay $200", "was: $250").press("Draw card").cards("5h")
    asked(table, 5, "$5").approved()
    shows(table, "nothing paid, was $5 · Limit reached · $0", "Limit reached: $0").picture("nothing-left")
    table.press("Nothing paid · open position 1").cards("4c 4h 4s")
    shows(table, "Natural 31 Bonus · Trips · 25-1 · Hold · $125").picture("another-hand")
    table.again()
    asked(table, 1, "$125", "Left of the limit $0").picture("its-sheet")
    table.press("Back")
    table.until(lambda seen: seen.does("Call the supervisor") and " · Hold · " in seen.text, "the question")
    table.press("Call the supervisor", IN_FULL).approved()
    shows(table, "Pay $125").press("Draw card").cards("9d")
    asked(table, 1, "$5").approved()
    shows(table, "Nothing paid", "Limit reached: $0").picture("last-step")
    table.press("Nothing paid", "Deck is back").until(lambda seen: seen.round == 2, "the next round")
    table.close()
    journal_is_whole(table)
