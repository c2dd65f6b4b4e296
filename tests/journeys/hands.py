"""Hands that are dealt to a certain point, by presses."""

from typing import Any

from tests.journeys.conftest import Opens
from tests.journeys.program import as_lines
from tests.journeys.table import Table

DEALERS, ROYAL = "2c 7d 9h", "As Ks Qs"


def paid_up(opens: Opens) -> Table:
    """By hand: a natural, then a hand of 30 at position 1, up to the last key."""
    table = opens().staffed().start().opened()
    table.wager("1 ANTE", "chip 25").wager("1 31", "chip 5")
    table.press("No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1")
    return table.cards("As Ks 9s").press("Draw card").cards("2s")


def staked(opens: Opens) -> Table:
    table = opens("--rulebook", "3-card-ags").staffed().start().opened()
    return table.press("1 STAX").wager("1 ANTE", "chip 25").press("No more bets")


def turned_over(table: Table) -> Table:
    table.press("Position 1 dealt", "Dealer's hand dealt", "Rest in the rack", "Lock decisions")
    table.press("Open the dealer's hand")
    return table.cards(DEALERS).press("Open position 1").cards(ROYAL)


def signed(table: Table, *lines: str) -> None:
    """Once the sheet shows these lines."""
    table.until(lambda seen: set(lines) <= set(seen.text.splitlines()), f"a sheet with {lines}")
    table.approved()


def overrides(table: Table) -> dict[str, Any]:
    told = as_lines("export", "--db", str(table.journal), "--what", "overrides")
    return {line["shown"]["act"]: line["shown"] for line in told}
