"""The journal's file goes while the real program plays: the screen says so, and plays on when it is back."""

from pathlib import Path

from tests.acceptance.conftest import Opens
from tests.acceptance.program import well
from tests.acceptance.table import journal_is_whole

FILE = "31-classic-wa-2019"


def test_a_journal_that_is_gone_stops_the_checklist_and_goes_on_when_it_is_back(opens: Opens) -> None:
    table = opens("--simulate", rulebook=FILE).start().opened()
    table.wager("3 ANTE", "chip 25")
    away = table.folder / "away.db"
    table.journal.rename(away)
    table.press("4 ANTE", "chip 25", "Place wager")
    said = ("CHECKLIST OFF", "is gone: all that was acknowledged is in")
    table.until(lambda now: all(each in now.text for each in said), "CHECKLIST OFF, and where all was saved")
    table.primary()
    assert "CHECKLIST OFF" in table.look().text
    assert not table.journal.exists()
    away.rename(table.journal)
    table.primary()
    table.until(lambda now: now.round == 1 and "CHECKLIST OFF" not in now.text, "the table again")
    table.close()
    journal_is_whole(table)


def test_a_key_folder_that_is_gone_stops_the_checklist_and_goes_on_when_it_is_back(opens: Opens) -> None:
    table = opens("--simulate", rulebook=FILE).start().opened()
    table.wager("3 ANTE", "chip 25")
    away = table.folder / "away"
    table.keys.rename(away)
    table.press("4 ANTE", "chip 25", "Place wager")
    said = ("CHECKLIST OFF", "is gone: put the key folder back")
    table.until(lambda now: all(each in now.text for each in said), "CHECKLIST OFF, and what is gone")
    table.primary()
    assert "CHECKLIST OFF" in table.look().text
    assert not table.keys.exists()
    away.rename(table.keys)
    table.primary()
    table.until(lambda now: now.round == 1 and "CHECKLIST OFF" not in now.text, "the table again")
    table.close()
    journal_is_whole(table)


def test_the_saved_file_holds_what_was_told(opens: Opens) -> None:
    table = opens("--simulate", rulebook=FILE).start().opened()
    table.wager("3 ANTE", "chip 25")
    for file in table.folder.glob("journal.db*"):
        file.unlink()
    table.press("4 ANTE", "chip 25", "Place wager")
    table.until(lambda now: "CHECKLIST OFF" in now.text, "CHECKLIST OFF")
    table.running.kill()
    table.running.close()
    Path(f"{table.journal}.saved-1").rename(table.journal)
    table.start()
    table.until(lambda now: now.round == 1, "the same round")
    told = well("export", "--db", str(table.journal), "--what", "rounds")
    assert told is not None
    table.close()
    journal_is_whole(table)
