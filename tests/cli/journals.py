"""Journals that the commands on them are tested on."""

from pathlib import Path

from dealer_terminal.storage.opening import open_journal
from tests.helpers.playing import CLASSIC, played


def played_journal(folder: Path, rounds: int, rulebook: str = CLASSIC) -> str:
    db = str(folder / "journal.db")
    journal = open_journal(db, keys=folder / "keys")
    played(journal, rounds, keys=journal.keys, rulebook=rulebook)
    journal.close()
    return db
