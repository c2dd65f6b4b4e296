"""A misdeal returns all wagers, position by position, before the next round."""

from tests.journeys.conftest import Opens
from tests.journeys.program import as_lines
from tests.journeys.table import journal_is_whole

MISDEAL = "Misdeal: all wagers go back"


def test_all_wagers_go_back_position_by_position_before_the_next_round(opens: Opens) -> None:
    table = opens().staffed().start().opened().wager("1 ANTE", "chip 25").wager("1 31", "chip 5")
    table.wager("2 ANTE", "chip 25").press("No more bets", "Position 1 dealt", "Position 2 dealt", "Rest in the rack")
    table.press("Irregularity", "A player was skipped", "Position 1", MISDEAL)
    table.approved()
    table.says("Return $55").picture("returned")
    lines = set(table.seen.text.splitlines())
    assert {"Position 1 · ANTE · $25", "Position 1 · 31 · $5", "Position 2 · ANTE · $25"} <= lines
    assert {"Position 1", "Position 2"} <= lines, "nothing is returned yet"
    table.primary().until(lambda seen: seen.round == 2, "the next round")
    table.press("More", "Recall").says("Position 1 Returned", "Position 2 Returned")
    table.close()
    (told,) = as_lines("export", "--db", str(table.journal), "--what", "irregularities")
    assert (told["irregularity"], told["choice"]) == ("skipped-player", "misdeal")
    journal_is_whole(table)
