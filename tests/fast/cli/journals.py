"""Journals that the commands on them are tested on, played once for each worker."""

import atexit
import shutil
import tempfile
from contextlib import closing
from functools import cache
from pathlib import Path
from random import Random

from dealer_terminal.procedure.commands import CloseTable
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.simulation import people
from dealer_terminal.table.simulation.clock import START, StoryClock
from dealer_terminal.table.simulation.table import open_simulated, play_rounds
from tests.helpers.playing import CLASSIC, house_text, played, rulebook_text, session_of, usual

DAY_LATER = 86_400_000_000


def played_journal(folder: Path, rounds: int, rulebook: str = CLASSIC, table: str = "Table 7", number: int = 1) -> str:
    """Copy a journal and its keys, which are made once for each worker, into a folder, and return the file.

    Journals of different numbers have different ids and keys.
    """
    shutil.copytree(_made(rounds, rulebook, table, number), folder, dirs_exist_ok=True)
    return str(folder / "journal.db")


@cache
def _made(rounds: int, rulebook: str, table: str, number: int) -> Path:
    folder = Path(tempfile.mkdtemp(dir=_folder()))
    with closing(open_journal(str(folder / "journal.db"), keys=folder / "keys")) as journal:
        played(journal, rounds, keys=journal.keys, rulebook=rulebook, table=table)
    return folder


@cache
def _folder() -> Path:
    """Make a folder that is removed when this worker ends."""
    folder = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return Path(folder)


def two_days_journal(folder: Path) -> str:
    """Copy a journal of a table that is closed in the evening and opened the next morning by the same dealer."""
    shutil.copytree(_made_of_two_days(), folder, dirs_exist_ok=True)
    return str(folder / "journal.db")


@cache
def _made_of_two_days() -> Path:
    folder = Path(tempfile.mkdtemp(dir=_folder()))
    with closing(open_journal(str(folder / "journal.db"), keys=folder / "keys")) as journal:
        evening = played(journal, 3, keys=journal.keys)
        evening.handle(with_evidence(evening.state, CloseTable(people.approval("end of shift"))))
        session = session_of(journal, journal.keys, StoryClock(Random(2), START + DAY_LATER))
        open_simulated(session, "Table 7", rulebook_text(CLASSIC), house_text(), usual(CLASSIC))
        for _ in play_rounds(session, Random(2), 3):
            pass
    return folder
