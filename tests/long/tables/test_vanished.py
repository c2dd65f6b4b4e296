"""The journal's file goes while the real program plays: the screen says so, and plays on when it is back."""

import resource
import signal
from pathlib import Path

import pytest

from tests.journeys.conftest import Opens
from tests.journeys.program import well
from tests.journeys.table import journal_is_whole

FILE = "31-classic-wa-2019"


def test_a_key_folder_that_is_gone_stops_the_checklist_and_goes_on_when_it_is_back(opens: Opens) -> None:
    table = opens("--simulate", rulebook=FILE).start().opened()
    table.wager("3 ANTE", "chip 25")
    away = table.folder / "away"
    table.keys.rename(away)
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


@pytest.mark.parametrize("what", ["journal.db*", "journal.db"], ids=["all of it", "its file alone"])
def test_a_journal_that_goes_while_nobody_touches_the_screen_is_noticed(opens: Opens, what: str) -> None:
    table = opens("--simulate", rulebook=FILE).start().opened()
    table.wager("3 ANTE", "chip 25")
    for file in table.folder.glob(what):
        file.unlink()
    table.until(lambda now: "CHECKLIST OFF" in now.text, "CHECKLIST OFF, without a touch")
    table.until(lambda now: "put that file in its place, start" in now.text, "the way back, drawn whole")
    assert Path(f"{table.journal}.saved-1").is_file()
    assert table.running.tell(signal.SIGINT) == 2
    assert f"all that was acknowledged is in {table.journal}.saved-1" in table.log.read_text()
    table.running.close()
    for file in table.folder.glob("journal.db*"):
        if "saved" not in file.name:
            file.unlink()
    Path(f"{table.journal}.saved-1").rename(table.journal)
    table.start()
    table.until(lambda now: now.round == 1, "the same round")
    table.close()
    journal_is_whole(table)


def test_a_journal_that_goes_in_the_last_moment_is_saved_and_told(opens: Opens) -> None:
    """Sooner than anybody would look: the end itself looks."""
    table = opens("--simulate", rulebook=FILE).start().opened()
    table.wager("3 ANTE", "chip 25")
    table.journal.unlink()
    assert table.running.tell(signal.SIGINT) == 2
    lines = [line for line in table.log.read_text().splitlines() if "acknowledged" in line]
    assert len(lines) == 1 and f"{table.journal}.saved-1: leave the terminal, put that file in its place" in lines[0]
    assert Path(f"{table.journal}.saved-1").is_file()


def written_over(log: Path, first: int = 0) -> None:
    with log.open("r+b") as file:
        file.seek(first)
        file.write(bytes(log.stat().st_size - first))


def test_a_log_that_is_written_over_stops_the_checklist_and_what_was_told_is_saved(opens: Opens) -> None:
    table = opens("--simulate", rulebook=FILE).start().opened()
    table.wager("3 ANTE", "chip 25")
    log = Path(f"{table.journal}-wal")
    written_over(log)
    back = f"{log} was written over while it was open: all that was acknowledged is in {table.journal}.saved-1"
    table.until(lambda now: "CHECKLIST OFF" in now.text and back in now.text, "CHECKLIST OFF, and the way back")
    assert table.running.tell(signal.SIGINT) == 2
    assert well("verify", "--db", f"{table.journal}.saved-1", "--keys", str(table.keys)) is not None


def test_a_log_that_is_written_over_in_the_last_moment_is_told(opens: Opens) -> None:
    """But for its head: all of it is looked through at the end."""
    table = opens("--simulate", rulebook=FILE).start().opened()
    table.wager("3 ANTE", "chip 25")
    written_over(Path(f"{table.journal}-wal"), 32)
    assert table.running.tell(signal.SIGINT) == 2
    lines = [line for line in table.log.read_text().splitlines() if "acknowledged" in line]
    assert len(lines) == 1 and "-wal was written over while it was open: all that was acknowledged is in" in lines[0]
    assert well("verify", "--db", f"{table.journal}.saved-1", "--keys", str(table.keys)) is not None


CUT, OVER = "was cut while it was open: leave the terminal", "was written over while it was open: "
EMPTIED = {"the log": ("-wal", (CUT, OVER)), "the file": ("", (OVER,))}
"""A log that is emptied while it is written to is cut, or has a hole where what was acknowledged lay."""


@pytest.mark.parametrize(("file", "says"), EMPTIED.values(), ids=EMPTIED)
def test_a_journal_that_is_emptied_while_the_reader_deals_stops_the_checklist(
    opens: Opens, file: str, says: tuple[str, ...]
) -> None:
    """Nobody touches the screen: what fails is what the reader tells."""
    table = opens("--simulate", rulebook=FILE).start().opened()
    table.wager("3 ANTE", "chip 25").primary()
    Path(f"{table.journal}{file}").write_bytes(b"")
    table.until(lambda now: "CHECKLIST OFF" in now.text, "CHECKLIST OFF, without a touch")
    table.until(lambda now: any(each in now.text for each in says), "why, and what to do")


def test_a_disk_that_refuses_while_the_reader_deals_stops_the_checklist_and_goes_on_when_it_takes(opens: Opens) -> None:
    table = opens("--simulate", rulebook=FILE).start().opened()
    table.wager("3 ANTE", "chip 25").primary()
    program, most = table.running.process.pid, resource.RLIM_INFINITY
    resource.prlimit(program, resource.RLIMIT_FSIZE, (1, most))
    table.until(lambda now: "CHECKLIST OFF" in now.text, "CHECKLIST OFF, without a touch")
    table.until(lambda now: "its disk reports an error" in now.text, "why, and what to do")
    resource.prlimit(program, resource.RLIMIT_FSIZE, (most, most))
    table.primary()
    table.until(
        lambda now: "CHECKLIST OFF" not in now.text and "LOCK DECISIONS" in now.text.upper(), "the deal, to its end"
    )
    table.close()
    journal_is_whole(table)
