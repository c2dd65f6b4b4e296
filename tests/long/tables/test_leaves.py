"""A player who leaves after no more bets, before the first card, takes the wagers along."""

from tests.journeys.conftest import Opens
from tests.journeys.table import journal_is_whole

LEAVES = ("Irregularity", "A player leaves during the round")


def test_the_dealer_gives_the_wagers_back_and_deals_to_the_others(opens: Opens) -> None:
    table = opens().staffed().start().opened().wager("1 ANTE", "chip 25").wager("3 ANTE", "chip 25")
    table.press("No more bets", *LEAVES, "Position 3")
    table.until(lambda seen: seen.key("The wagers go back to the player") is not None, "the answer")
    table.picture("leaves")
    assert table.seen.key("The hand is folded") is None
    table.press("The wagers go back to the player", "Position 1 dealt", "Rest in the rack", "Lock decisions")
    table.press("Open position 1").cards("As Ks 9s 2s")
    table.primary().until(lambda seen: seen.does("Deck is back"), "the only hand in the rack")
    journal_is_whole(table)


def test_where_the_last_player_leaves_bets_are_open_again(opens: Opens) -> None:
    table = opens().staffed().start().opened().wager("3 ANTE", "chip 25")
    table.press("No more bets", *LEAVES, "The wagers go back to the player")
    table.until(lambda seen: seen.primary is not None and seen.primary.name == "Place wagers", "open bets")
    table.wager("2 ANTE", "chip 25").press("No more bets", "Position 2 dealt", "Rest in the rack")
    journal_is_whole(table)
