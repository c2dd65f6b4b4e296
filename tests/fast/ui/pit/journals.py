"""Journals of tables that played some hours ago: an alarm says that nothing has come since."""

from pathlib import Path
from random import Random

from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.simulation.clock import SECOND, StoryClock
from dealer_terminal.table.simulation.table import open_simulated, play_rounds
from tests.helpers.playing import CLASSIC, house_text, rulebook_text, session_of, usual

ROUNDS = 25
AGO = 3 * 3600 * SECOND


def table(folder: Path, name: str, seed: int, *, ago: int = AGO, rulebook: str = CLASSIC) -> str:
    db = str(folder / f"table-{name}.db")
    journal = open_journal(db, keys=folder / f"keys-{name}")
    clock = StoryClock(Random(seed), SystemClock().now().utc - ago)
    session = session_of(journal, journal.keys, clock)
    open_simulated(session, name, rulebook_text(rulebook), house_text(), usual(rulebook))
    for _ in play_rounds(session, Random(seed), ROUNDS):
        pass
    journal.close()
    return db
