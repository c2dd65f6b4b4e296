"""The paper, the pay tables and the rounds before, read at the table."""

from tests.journeys.conftest import Opens
from tests.journeys.table import closed_rounds


def test_a_dealer_reads_the_paper_the_pay_tables_and_the_last_round(opens: Opens) -> None:
    table = opens().staffed().start().opened().wager("1 ANTE", "chip 25").wager("1 31", "chip 5")
    table.press("No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1")
    table.cards("As Ks 9s")
    table.press("Pay tables").until(lambda seen: "29 & 30" in seen.text, "the pay tables")
    table.picture("pay-tables")
    table.press("Back", "The manual").until(lambda seen: "Dealer Protocol" in seen.text, "the paper")
    table.press("Search")
    table.hand.type("draw card")
    table.press("Done").until(lambda seen: seen.key("Next hit"), "hits")
    table.picture("manual")
    table.press("Back to the table", "Draw card").cards("2s").press("Paid", "Deck is back")
    table.until(lambda seen: seen.round == 2, "the next round")
    table.press("More", "Recall").until(lambda seen: "RECALL" in seen.text, "the round before")
    assert {"As", "Ks", "9s", "2s"} <= set(table.seen.text.splitlines())
    assert table.seen.round == 1
    assert table.seen.key("RECALL") is None
    table.picture("recall")
    table.press("Back to the table").until(lambda seen: seen.round == 2, "the table")
    assert closed_rounds(table) == [1]
