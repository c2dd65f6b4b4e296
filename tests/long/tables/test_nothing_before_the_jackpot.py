"""Nothing of a hand with a jackpot says Pay before the jackpot is approved: no verb, row, circle or key."""

import re
from collections.abc import Iterator

from tests.journeys.conftest import Opens
from tests.journeys.table import Seen, Table, journal_is_whole

SPADE = "Royal Flush, Other Suit"
SAYS_PAY = re.compile(r"\b(Pay|Paid)\b(?! tables| Jackpot| once the jackpot is)")
"""The keys of the pay tables and of the paper's own screen pay nobody."""


def told_to_pay(seen: Seen) -> Iterator[str]:
    primary = (seen.primary.name, seen.primary.says) if seen.primary else ()
    yield from (line for line in (*seen.text.splitlines(), *primary) if SAYS_PAY.search(line))


def five_wagers(opens: Opens) -> Table:
    """A wager on each circle of a position, the dealer's hand turned over."""
    table = opens("--rulebook", "3-card-ags").staffed().start().opened()
    for circle in ("ANTE", "BONUS", "6 CARD"):
        table.wager(f"1 {circle}", "chip 25")
    table.press("1 STAX", "No more bets", "1 chip counted", "Position 1 dealt", "Dealer's hand dealt")
    return table.press("Rest in the rack", "Lock decisions", "Open the dealer's hand").cards("Qs 9h 4c")


def test_a_hand_with_a_jackpot_says_pay_once_it_is_approved(opens: Opens) -> None:
    table = five_wagers(opens).press("Open position 1").cards("Ah Kh Qh")
    roads = ("Jackpot · position 1", SPADE, "Pending Jackpot", "Pay Jackpot", "Call the supervisor")
    for at, key in enumerate(roads):
        table.until(lambda seen, key=key: seen.key(key), f"a key {key!r}")
        assert not list(told_to_pay(table.seen)), f"before {key!r}"
        table.picture(f"before-{at}")
        table.press(key)
    assert not list(told_to_pay(table.until(Seen.asks_who, "the approval")))
    table.press("Back")
    assert not list(told_to_pay(table.until(lambda seen: seen.does("Call the supervisor"), "the table")))
    table.again().until(lambda seen: seen.does("Call the supervisor"), "the table after a power cut")
    assert not list(told_to_pay(table.seen))
    table.press("Call the supervisor").approved()
    seen = table.until(lambda seen: seen.does("Paid"), "the payment")
    said = list(told_to_pay(seen))
    assert any("Pay $1,925.25" in line for line in said), said
    assert any(line.startswith("STAX") and "$500.25" in line for line in said), said
    table.picture("paid")
    table.press("Paid", "Deck is back").until(lambda seen: seen.round == 2, "the next round")
    table.close()
    journal_is_whole(table)
