"""The journal's file disappears while the program plays: the screen says so, and play continues when it is back."""

from tests.journeys.conftest import Opens
from tests.journeys.table import journal_is_whole

FILE = "31-classic-wa-2019"


def test_lost_journal_stops_the_checklist_until_it_is_back(opens: Opens) -> None:
    table = opens("--simulate", rulebook=FILE).start().opened()
    table.wager("3 ANTE", "chip 25")
    away = table.folder / "away.db"
    table.journal.rename(away)
    back = f"{table.journal} is gone: all that was acknowledged is in {table.journal}.saved-1: leave the terminal, put"
    said = ("CHECKLIST OFF", f"{back} that file in its place, start")
    table.until(lambda now: all(each in now.text for each in said), "CHECKLIST OFF, and the way back, drawn whole")
    table.primary()
    assert "CHECKLIST OFF" in table.look().text
    assert not table.journal.exists()
    away.rename(table.journal)
    table.primary()
    table.until(lambda now: now.round == 1 and "CHECKLIST OFF" not in now.text, "the table again")
    table.close()
    journal_is_whole(table)
