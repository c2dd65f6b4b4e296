"""3 Card at seven positions, measured in the window as it lies on the glass, and a hand that says whose cards are
whose."""

import time

from tests.journeys.conftest import Opens
from tests.journeys.table import Table, journal_is_whole

PX_PER_MM, LEAST_MM = 5.88, 12
"""Of a panel of 1280 × 800 and 10.1 inches."""
CIRCLES = ("ANTE", "BONUS", "6 CARD", "STAX")


def seven(opens: Opens) -> Table:
    table = opens("--rulebook", "3-card-ags").staffed().start()
    table.types_who(table.crew.dealer)
    key = table.until(lambda seen: seen.does("Open the table"), "the terms of the table").key("Positions")
    assert key is not None
    table.hand.press(key)
    time.sleep(0.5)
    table.primary().approved()
    table.until(lambda seen: seen.round == 1 and seen.key("Player of position 7"), "seven positions")
    return table


def millimetres(table: Table, name: str) -> float:
    thing = table.until(lambda seen: seen.key(name), name).key(name)
    assert thing is not None
    return min(table.eyes.size(thing)) / PX_PER_MM


def test_every_circle_of_seven_positions_is_as_large_as_a_finger_and_a_wager_of_one_size_is_one_touch(
    opens: Opens,
) -> None:
    table = seven(opens).press("7 STAX").says("1 position · $5").press("7 STAX", "7 STAX")
    small = {
        name: size
        for seat in range(1, 8)
        for circle in CIRCLES
        if (size := millimetres(table, name := f"{seat} {circle}")) < LEAST_MM
    }
    assert not small
    table.wager("7 ANTE", "chip 25").press("No more bets")
    table.says("Count the chips").press("1 chip counted").says("Deal · position 7")
    table.press("Position 7 dealt", "Dealer's hand dealt", "Rest in the rack", "Lock decisions")
    table.press("Open the dealer's hand").cards("2c 7d 9h").says("DEALER Nine High", "Open · position 7")
    table.press("Open position 7").cards("Kc 8c 3d").says("POSITION 7 King High", "Pay $25")
    table.says("Play · Dealer does not qualify · Push", "STAX Progressive · loses · Collected · $5").picture("hand")
    table.press("Paid", "Deck is back").until(lambda seen: seen.round == 2, "the next round")
    journal_is_whole(table)
