"""Journals that the commands on them are tested on."""

from pathlib import Path
from random import Random

from dealer_terminal.procedure.commands import CloseTable
from dealer_terminal.procedure.evidence import with_evidence
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.simulation import people
from dealer_terminal.table.simulation.clock import START, StoryClock
from dealer_terminal.table.simulation.table import open_simulated, play_rounds
from tests.helpers.playing import CLASSIC, house_text, played, rulebook_text, session_of, usual

DAY_LATER = 86_400_000_000


def played_journal(folder: Path, rounds: int, rulebook: str = CLASSIC, table: str = "Table 7") -> str:
    db = str(folder / "journal.db")
    journal = open_journal(db, keys=folder / "keys")
    played(journal, rounds, keys=journal.keys, rulebook=rulebook, table=table)
    journal.close()
    return db


def two_days_journal(folder: Path) -> str:
    """Closed in the evening, opened the next morning; the dealer stays signed on."""
    db = str(folder / "journal.db")
    journal = open_journal(db, keys=folder / "keys")
    evening = played(journal, 3, keys=journal.keys)
    evening.handle(with_evidence(evening.state, CloseTable(people.approval("end of shift"))))
    session = session_of(journal, journal.keys, StoryClock(Random(2), START + DAY_LATER))
    open_simulated(session, "Table 7", rulebook_text(CLASSIC), house_text(), usual(CLASSIC))
    for _ in play_rounds(session, Random(2), 3):
        pass
    journal.close()
    return db
