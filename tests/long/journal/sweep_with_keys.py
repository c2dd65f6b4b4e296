"""What somebody with the terminal's keys signs that does not follow, and whether `verify` names it: by itself, with the
key folder, and with a checkpoint that somebody else kept."""

import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from dealer_terminal.journal.checkpoint import Checkpoint, verify_checkpoint
from dealer_terminal.storage import reading
from dealer_terminal.storage.address import address
from dealer_terminal.storage.key_folder_checks import NOT_AT_HAND, own_of
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import OpenJournal, open_to_read
from dealer_terminal.storage.verification import verify_journal
from dealer_terminal.table.ports import TerminalKeys
from tests.fast.journal.forgeries import Retold
from tests.fast.storage.forged import FORGED, OF_METERS, SILENT, Forged, as_it_was, told
from tests.helpers.playing import CLASSIC, THREE_CARD, Append
from tests.long.journal.forged_people import PEOPLE

Found = tuple[str, tuple[bool, bool, bool]]
"""One of a class, and each way to look."""


def with_the_keys(folder: Path) -> Iterator[tuple[str, list[Found]]]:
    for rulebook, forgeries in ((CLASSIC, FORGED), (THREE_CARD, OF_METERS)):
        for what, forged in forgeries.items():
            yield what, [(what, _signed(_own(folder, what), forged, rulebook))]
    for what, stories in PEOPLE.items():
        yield what, [(name, _of_people(_own(folder, f"{what} {name}"), *story)) for name, story in stories.items()]
    for what, retold in SILENT.items():
        yield what, [(what, _silent(_own(folder, what), retold))]


def _own(folder: Path, what: str) -> Path:
    own = folder / re.sub(r"\W+", "-", what)
    own.mkdir()
    return own


def _signed(folder: Path, forged: Forged, rulebook: str) -> tuple[bool, bool, bool]:
    """As the terminal itself would have written it; what `verify` finds by itself, it finds with more at hand."""
    told(folder, forged[0], rulebook)
    found = bool(_findings(folder))
    return found, found, found


def _of_people(folder: Path, appends: Sequence[Append], why: str) -> tuple[bool, bool, bool]:
    journal = open_journal(str(folder / "journal.db"), keys=folder / "keys")
    for append in appends:
        append.to(journal)
    journal.close()
    found = any(re.search(why, each) for each in _findings(folder))
    return found, found, found


def _findings(folder: Path) -> list[str]:
    with open_to_read(str(folder / "journal.db")) as journal:
        return [each.what for each in verify_journal(journal.connection, journal.id, (journal.own_key(),)).findings]


def _silent(folder: Path, retold: Callable[[TerminalKeys], Retold]) -> tuple[bool, bool, bool]:
    """The same journal, as it was and as it is told."""
    file = folder / "journal.db"
    open_journal(str(file), keys=folder / "keys").close()
    shutil.copytree(folder, folder.with_suffix(".new"))
    told(folder, lambda keys: as_it_was)
    with open_to_read(str(file)) as journal:
        key, outside = journal.own_key(), _newest(journal)
    shutil.rmtree(folder)
    folder.with_suffix(".new").rename(folder)
    told(folder, retold)
    own = own_of(folder / "keys", key.name.partition("/")[2], str(key), address(str(file)))
    ways = []
    for kept, known in ((None, NOT_AT_HAND), (None, own), (outside, NOT_AT_HAND)):
        with open_to_read(str(file)) as journal:
            ways.append(bool(verify_journal(journal.connection, journal.id, (key,), kept, own=known).findings))
    return ways[0], ways[1], ways[2]


def _newest(journal: OpenJournal) -> Checkpoint:
    kept = reading.last_checkpoint(journal.connection)
    assert kept is not None
    return verify_checkpoint(kept.parsed(), [journal.own_key()])
