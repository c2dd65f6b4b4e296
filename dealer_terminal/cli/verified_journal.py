"""One journal, checked as it was asked for."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from sqlalchemy import URL

from dealer_terminal.app.files import read_bytes
from dealer_terminal.app.progress_bar import records_bar
from dealer_terminal.app.trusted_keys import key_folder, trusted_key
from dealer_terminal.cli.cosigned_check import NOT_ASKED, Demand, Weighed
from dealer_terminal.cli.other_papers import other_papers
from dealer_terminal.errors import DamagedError
from dealer_terminal.journal.checkpoint import Checkpoint, verify_checkpoint
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.note import parse_note
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.storage import reading
from dealer_terminal.storage.address import NO_TABLE, address, table_of
from dealer_terminal.storage.decided_apart import decided_apart
from dealer_terminal.storage.high_water import NO_MARK
from dealer_terminal.storage.keys import NO_ID, is_id, keys_at_hand, read_keys
from dealer_terminal.storage.looking import Opens, looked_at
from dealer_terminal.storage.own_checks import NOT_AT_HAND, Own, own_of
from dealer_terminal.storage.reader import OpenJournal
from dealer_terminal.storage.retention.archived_months import archive_faults, archived_frames, months_without_frames
from dealer_terminal.storage.verification import Verification, verify_journal, verify_since
from dealer_terminal.storage.verified import Verified, read_verified
from dealer_terminal.table.derived_keys import origin

NO_ID_READ = ""
_WITH_KEYS = "the terminal's tags on the journal's end and on the resume point"
_NO_MARK = "that it is the newest: the key folder holds no mark of how far it was known, and no terminal starts without"


class Wanted(Struct, frozen=True):
    db: str
    demand: Demand
    checkpoint: Path | None
    since: Path | None
    archives: Path | None
    vkey: str
    keys: Path | None
    quiet: bool


class Checked(Struct, frozen=True):
    """`left` is what stays open, of which nothing is said to be good; `journal` is the id, where it could be read."""

    report: Verification
    wrong: list[str]
    weighed: Weighed = NOT_ASKED
    own: Own = NOT_AT_HAND
    key: str = ""
    trusted: bool = False
    left: tuple[str, ...] = ()
    journal: str = NO_ID_READ

    @property
    def found(self) -> tuple[str, ...]:
        return (*self.wrong, *(finding.what for finding in self.report.findings))


def checked(wanted: Wanted) -> Checked:
    """A file that can no longer be read as a journal was checked, too."""
    try:
        return looked_at(wanted.db, lambda opens: _checked(opens, wanted))
    except DamagedError as error:
        return Checked(Verification(0, 0, 0, 0, ()), [str(error)])


def _checked(opens: Opens, wanted: Wanted) -> Checked:
    db, keys, since, archives = wanted.db, wanted.keys, wanted.since, wanted.archives
    url = address(db)
    with decided_apart(db, url, opens=opens) as apart, opens(db) as journal:
        _require_keys(keys, journal.id)
        given = bool(wanted.vkey)
        key, trusted, wrong = wanted.demand.key(journal.id, trusted_key(journal, wanted.vkey, keys), given=given)
        own = _own(keys, journal, url)
        outside, verified, foreign = _outside(since or wanted.checkpoint, key)
        wrong += [*foreign, *_misnamed(journal, key, keys)]
        if trusted and str(key) != journal.vkey:
            wrong.append("the journal names another key than the one that it is checked with")
        away = months_without_frames(journal.connection) if archives is not None else ()
        wrong += [what for each in away for what in archive_faults(archives or Path(), each, key)]
        frames = archived_frames(archives, away) if archives is not None and not wrong else ()
        kept = reading.kept_frontier(journal.connection)
        with records_bar(kept.size if kept else 0, hidden=wanted.quiet) as progress:
            if since is not None and outside is not None:
                report = verify_since(journal.connection, journal.id, key, outside, frames, progress, own, verified)
            else:
                report = verify_journal(journal.connection, journal.id, (key,), outside, frames, progress, own, apart)
        weighed = wanted.demand.weighed(key, journal.connection, report.records)
    left = tuple(_not_checked(db, report, own, archives))
    return Checked(report, [*wrong, *weighed.wrong], weighed, own, str(key), trusted, left, journal.id)


def _require_keys(keys: Path | None, journal: str) -> None:
    """Who names a folder means the keys in it: where they can't be read, nothing is checked without them."""
    if keys is not None and is_id(journal):
        read_keys(keys, journal)


def _own(keys: Path | None, journal: OpenJournal, url: URL) -> Own:
    """A mirror is written by a server, which has no tag for each moment of it, nor is it where the terminal wrote."""
    if table_of(url) != NO_TABLE:
        return NOT_AT_HAND
    return own_of(key_folder(keys), journal.id, journal.vkey, url)


def _not_checked(db: str, report: Verification, own: Own, archives: Path | None) -> Iterator[str]:
    table = table_of(address(db))
    for each in report.removed if archives is None else ():
        what = f"frames {each.first} to {each.end - 1} are in {each.file} alone, SHA-256 {each.hash.hex()}"
        yield f"{what}; give its folder with --archives"
    yield from other_papers(report.papers)
    if report.since:
        yield "whether each index holds every row of its table; that takes a look without --since"
    if report.unread:
        yield f"{report.unread}{'' if own.keys else '; whether a terminal did takes its key folder, --keys'}"
    if table != NO_TABLE:
        yield f"how the server's own tables are made, nor whether the terminal has more: a mirror of table {table}"
    elif not own.keys:
        yield f"{_WITH_KEYS}; that takes the terminal's key folder, --keys"
    elif own.mark == NO_MARK:
        yield _NO_MARK


def _misnamed(journal: OpenJournal, key: VerifierKey, keys: Path | None) -> Iterator[str]:
    if not is_id(journal.id):
        yield NO_ID.format(journal.id)
    elif key.name != origin(journal.id):
        yield f"the journal says the id {journal.id}, and the key is that of {key.name!r:.80}"
    elif keys is not None and not keys_at_hand(keys, journal.id, journal.vkey):
        yield f"the keys in {keys} are not this journal's"


def _outside(file: Path | None, key: VerifierKey) -> tuple[Checkpoint | None, Sequence[Verified], list[str]]:
    if file is None:
        return None, (), []
    data = read_bytes(file)
    try:
        if not data.startswith(b"{"):
            return verify_checkpoint(parse_note(data), [key]), (), []
        kept = read_verified(data)
        return kept.checkpoint(key), (kept,), []
    except AuditError as error:
        return None, (), [f"the outside checkpoint is not this journal's: {error}"]
