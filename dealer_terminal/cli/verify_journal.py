"""Check of one journal with the given options."""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import URL

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.app.files import read_bytes
from dealer_terminal.app.progress_bar import records_bar
from dealer_terminal.app.trusted_keys import key_folder, trusted_key
from dealer_terminal.cli.cosigned_check import NOT_ASKED, Demand, Weighed
from dealer_terminal.errors import DamagedError
from dealer_terminal.journal.checkpoint import Checkpoint, verify_checkpoint
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.journal_checks import Continued, OpeningRules
from dealer_terminal.journal.note import parse_note
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.storage import reading
from dealer_terminal.storage.address import NO_TABLE, address, table_of
from dealer_terminal.storage.key_folder_checks import NOT_AT_HAND, Own, own_of
from dealer_terminal.storage.keys import NO_ID, is_id, keys_at_hand, read_keys
from dealer_terminal.storage.parallel_verify import decided_apart
from dealer_terminal.storage.position_mark import NO_MARK
from dealer_terminal.storage.reader import OpenJournal, Opens, looked_at
from dealer_terminal.storage.retention.archived_months import archive_faults, archived_frames, months_without_frames
from dealer_terminal.storage.verification import Verification, verify_journal, verify_since
from dealer_terminal.storage.verification_start import VerifiedStart, read_verified
from dealer_terminal.table.derived_keys import origin

NO_ID_READ = ""
_WITH_KEYS = "the terminal's tags on the journal's end and on the resume point"
_NO_MARK = "that it is the newest: the key folder holds no mark of how far it was known, and no terminal starts without"


class VerifyOptions(Struct, frozen=True):
    db: str
    demand: Demand
    checkpoint: Path | None
    since: Path | None
    archives: Path | None
    vkey: str
    keys: Path | None
    quiet: bool


class CheckedJournal(Struct, frozen=True):
    """Result of a check. `left` lists what was not checked. `journal` is the id, if it could be read."""

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


def checked(wanted: VerifyOptions) -> CheckedJournal:
    """Check a journal. Return a finding for a file that can no longer be read as a journal."""
    try:
        return looked_at(wanted.db, lambda opens: _checked(opens, wanted))
    except DamagedError as error:
        return CheckedJournal(Verification(0, 0, 0, 0, ()), [str(error)])


def _checked(opens: Opens, wanted: VerifyOptions) -> CheckedJournal:
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
    return CheckedJournal(report, [*wrong, *weighed.wrong], weighed, own, str(key), trusted, left, journal.id)


def _require_keys(keys: Path | None, journal: str) -> None:
    """Refuse a named folder with unreadable keys, instead of checking without them."""
    if keys is not None and is_id(journal):
        read_keys(keys, journal)


def _own(keys: Path | None, journal: OpenJournal, url: URL) -> Own:
    """Return the terminal's own data for the check. A copy on a floor server has no append tags, and its place
    differs."""
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


def _outside(file: Path | None, key: VerifierKey) -> tuple[Checkpoint | None, Sequence[VerifiedStart], list[str]]:
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


def other_papers(found: Mapping[OpeningRules, int]) -> Iterator[str]:
    """Yield the rulebooks and procedures with which a table was opened, if they differ from those installed here."""
    installed = {book.id: book.hash for book in installed_rulebooks.rulebooks()} if found else {}
    house = sha256(installed_rulebooks.house_text().encode()).hexdigest()
    for papers, position in found.items():
        if installed.get(papers.rulebook) != papers.text:
            yield _told(position, f"the rulebook {papers.rulebook}", papers.text)
        if papers.house_text != house:
            yield _told(position, "the house's procedures", papers.house_text)


def _told(position: int, what: str, text: str) -> str:
    return f"what {what} should say: record {position} brings a text that is not installed here, SHA-256 {text}"


def in_json(checked: CheckedJournal) -> dict[str, object]:
    report = checked.report
    counts = {name: getattr(report, name) for name in ("records", "rounds", "checkpoints", "frames")}
    removed = [{**asdict(each), "hash": each.hash.hex()} for each in report.removed]
    counts |= {"since": report.since, "read_from": report.first, "modelled": report.modelled}
    behind = {"unsigned": report.unsigned, "older": report.older}
    continued = [_continued(each) for each in report.continued]
    lists = {"findings": checked.found, "continued": continued, "removed_frames": removed}
    by: dict[str, object] = {"key": checked.key, "trusted": checked.trusted}
    by |= checked.weighed.json()
    left = [*_of_faults(report), *checked.left]
    return {"good": not checked.found, **by, **counts, **behind, **lists, "not_checked": left}


def wrong_lines(checked: CheckedJournal) -> Iterator[str]:
    yield from (f"Wrong: {what}." for what in checked.found)
    yield from (f"Not checked: {what}." for what in _of_faults(checked.report))


def lines(checked: CheckedJournal) -> Iterator[str]:
    report = checked.report
    counted = f"{report.records} records, {report.rounds} rounds, {report.checkpoints} checkpoints"
    yield f"{_good(report) if not checked.found else 'Checked'}: {counted}, {report.frames} device frames."
    yield from checked.weighed.lines()
    yield from _notes(report)
    yield from (f"Not checked: {what}." for what in checked.left)


def _of_faults(report: Verification) -> list[str]:
    return [f"what the records say, from where this program failed: {each}" for each in report.faults]


def _good(report: Verification) -> str:
    return f"All good since record {report.since}, read from {report.first}" if report.since else "All good"


def _notes(report: Verification) -> Iterator[str]:
    """Yield notes that are not findings."""
    for each in report.continued:
        known = f"{each.fact.known} of {each.fact.journal}" if each.fact.journal else str(each.fact.known)
        after = f"after {known} were known, by {each.by or 'who has the keys'}: {each.fact.reason}"
        yield f"Continued at record {each.position} from {each.fact.size} records, {after}."
    if report.modelled < report.records:
        yield f"Read models go up to record {report.modelled}: the terminal sends those of later ones."
    if report.older:
        yield "An older copy: this terminal has written more of this journal, elsewhere."
    if report.unsigned:
        yield f"{report.unsigned} records are behind the newest checkpoint: no signature covers them yet."


def _continued(each: Continued) -> dict[str, object]:
    told = {"position": each.position, "by": each.by, "root": each.fact.root.hex()}
    return {
        **told,
        "size": each.fact.size,
        "known": each.fact.known,
        "reason": each.fact.reason,
        "journal": each.fact.journal,
    }
