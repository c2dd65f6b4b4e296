"""`verify`: a whole journal, checked."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import URL

from dealer_terminal.audit.checkpoint import Checkpoint, verify_checkpoint
from dealer_terminal.audit.continued_check import Continued
from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.note import parse_note
from dealer_terminal.audit.vkey import VerifierKey
from dealer_terminal.commands import new_app
from dealer_terminal.commands.cosigned_check import NOT_ASKED, Demand, Weighed, demand
from dealer_terminal.commands.floor_table import FloorTable, journal_at
from dealer_terminal.commands.journal_options import (
    UNTRUSTED,
    Db,
    KeyFolder,
    Vkey,
    key_folder,
    read_bytes,
    trusted_key,
    write_bytes,
)
from dealer_terminal.commands.other_papers import other_papers
from dealer_terminal.commands.output import write_json
from dealer_terminal.commands.policy_options import CosignedPlace, PolicyFile
from dealer_terminal.commands.records_bar import records_bar
from dealer_terminal.commands.rights import warn_of_open_keys
from dealer_terminal.errors import DamagedError, KnownError
from dealer_terminal.storage import reading
from dealer_terminal.storage.address import NO_TABLE, address, table_of
from dealer_terminal.storage.decided_apart import decided_apart
from dealer_terminal.storage.high_water import NO_MARK
from dealer_terminal.storage.keys import NO_ID, is_id, read_keys
from dealer_terminal.storage.looking import Opens, looked_at
from dealer_terminal.storage.own_checks import NOT_AT_HAND, Own, own_of
from dealer_terminal.storage.reader import OpenJournal
from dealer_terminal.storage.retention.archived_months import archive_faults, archived_frames, months_without_frames
from dealer_terminal.storage.verification import Verification, verify_journal, verify_since
from dealer_terminal.storage.verified import Verified, read_verified
from dealer_terminal.table.derived_keys import origin

app = new_app()

Outside = Annotated[
    Path | None, typer.Option(metavar="FILE", help="A checkpoint of this journal that was kept elsewhere.")
]
Trusted = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Such a checkpoint, or what --keep wrote: only what is new is checked."),
]
Keep = Annotated[
    Path | None, typer.Option(metavar="FILE", help="Where nothing is wrong: what the next --since goes on from.")
]
Archives = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="Where retain's archives are: frames that stand there alone.")
]
_WRONG = 1
_NOTHING_TO_KEEP = "only a whole look goes on to the next, or one since what --keep wrote, once a round has been closed"
_WITH_KEYS = "the terminal's tags on the journal's end and on the resume point"
_NO_MARK = "that it is the newest: the key folder holds no mark of how far it was known, and no terminal starts without"


@app.command()
def verify(
    *,
    db: Db,
    table: FloorTable = "",
    checkpoint: Outside = None,
    since: Trusted = None,
    keep: Keep = None,
    archives: Archives = None,
    policy: PolicyFile = None,
    cosigned: CosignedPlace = None,
    vkey: Vkey = "",
    keys: KeyFolder = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Checks every record, the tree over them, each signature, seal and device frame, the fold and all read models.

    Settles every wager, prize and total again from the cards on record. Names the first record that is wrong, and ends
    with 1 if anything is. Only a checkpoint that was kept elsewhere finds a journal that was cut short at its end or
    rebuilt whole.

    With --since the journal must go on from that checkpoint, and what came behind it is checked. Records before it are
    read from where the table was opened, and no further back: that nobody changed those is shown without --since.
    --keep writes a file that --since takes, too, and then what is new begins with the last round; keep it as you keep a
    checkpoint, where nobody who writes the journal can.

    With --table, what a floor keeps of one table is checked; how the server's own tables are made is not.

    With --policy, witnesses must have cosigned the journal: as many as the policy wants, over these very records. It
    says by whom, when, and how many records came since. The policy's own key for this log counts as --vkey does.

    \b
    Example:
      dealer-terminal verify --db journal.db
      dealer-terminal verify --db journal.db --since 2026-11-20.checkpoint --vkey table7.vkey
      dealer-terminal verify --db journal.db --since good.verified --keep good.verified --vkey table7.vkey
      dealer-terminal verify --db postgresql://auditor@server/floor --table 7 --vkey table7.vkey
    """
    db = journal_at(db, table)
    _require_one(since, checkpoint)
    _require_folder(archives)
    wanted = _Wanted(db, demand(db, policy, cosigned), checkpoint, since, archives, vkey, keys, quiet=json)
    with _damage_is_found(json=json):
        checked = looked_at(db, lambda opens: _checked(opens, wanted))
    report, wrong, weighed, own = checked.report, checked.wrong, checked.weighed, checked.own
    trusted = checked.trusted
    left = [*_not_checked(db, report, own, archives)]
    _tell(report, wrong, weighed, json=json, key=checked.key, trusted=trusted, left=left, tagged=bool(own.keys))
    if own.keys:
        warn_of_open_keys(key_folder(keys))
    if not trusted:
        typer.echo(UNTRUSTED, err=True)
    if wrong or report.findings:
        raise typer.Exit(_WRONG)
    if keep is not None:
        _keep(keep, report)


def _keep(to: Path, report: Verification) -> None:
    if not report.keep:
        raise KnownError(f"--keep {to}: {_NOTHING_TO_KEEP}")
    write_bytes(to, report.keep)


def _require_folder(archives: Path | None) -> None:
    try:
        there = archives is None or archives.is_dir()
    except OSError:
        there = False
    if not there:
        raise KnownError(f"--archives {archives!s:.80}: there is no such folder: name the one with retain's archives")


class _Wanted(Struct, frozen=True):
    db: str
    demand: Demand
    checkpoint: Path | None
    since: Path | None
    archives: Path | None
    vkey: str
    keys: Path | None
    quiet: bool


class _Checked(Struct, frozen=True):
    report: Verification
    wrong: list[str]
    weighed: Weighed
    own: Own
    key: str
    trusted: str


def _checked(opens: Opens, wanted: _Wanted) -> _Checked:
    db, keys, since, archives = wanted.db, wanted.keys, wanted.since, wanted.archives
    url = address(db)
    with decided_apart(db, url, opens=opens) as apart, opens(db) as journal:
        _require_keys(keys, journal.id)
        given = bool(wanted.vkey)
        key, trusted, wrong = wanted.demand.key(journal.id, trusted_key(journal, wanted.vkey, keys), given=given)
        own = _own(keys, journal, url)
        outside, verified, foreign = _outside(since or wanted.checkpoint, key)
        wrong += [*foreign, *_misnamed(journal, key, own, keys)]
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
    return _Checked(report, [*wrong, *weighed.wrong], weighed, own, str(key), "yes" if trusted else "")


def _require_one(since: Path | None, checkpoint: Path | None) -> None:
    if since is not None and checkpoint is not None:
        raise KnownError("--since is a checkpoint kept elsewhere, as --checkpoint is: give one of them")


@contextmanager
def _damage_is_found(*, json: bool) -> Iterator[None]:
    """A file that can no longer be read as a journal was checked, too."""
    try:
        yield
    except DamagedError as error:
        _tell(Verification(0, 0, 0, 0, ()), [str(error)], NOT_ASKED, json=json)
        raise typer.Exit(_WRONG) from None


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
    """What stays open, of which nothing is said to be good."""
    table = table_of(address(db))
    for each in report.removed if archives is None else ():
        what = f"frames {each.first} to {each.end - 1} are in {each.file} alone, SHA-256 {each.hash.hex()}"
        yield f"{what}; give its folder with --archives"
    yield from other_papers(report.papers)
    if report.unread:
        yield f"{report.unread}{'' if own.keys else '; whether a terminal did takes its key folder, --keys'}"
    if table != NO_TABLE:
        yield f"how the server's own tables are made, nor whether the terminal has more: a mirror of table {table}"
    elif not own.keys:
        if report.untagged:
            before = f"records 0 to {report.untagged - 1} were written before appends carried a tag"
            yield f"that {before}, as it says itself"
        yield f"{_WITH_KEYS}; that takes the terminal's key folder, --keys"
    elif own.mark == NO_MARK:
        yield _NO_MARK


def _misnamed(journal: OpenJournal, key: VerifierKey, own: Own, keys: Path | None) -> Iterator[str]:
    if not is_id(journal.id):
        yield NO_ID.format(journal.id)
    elif key.name != origin(journal.id):
        yield f"the journal says the id {journal.id}, and the key is that of {key.name!r:.80}"
    elif keys is not None and not own.keys:
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


def _tell(
    report: Verification,
    wrong: list[str],
    weighed: Weighed,
    *,
    json: bool,
    key: str = "",
    trusted: str = "",
    left: Sequence[str] = (),
    tagged: bool = False,
) -> None:
    found = [*wrong, *(finding.what for finding in report.findings)]
    if json:
        counts = {name: getattr(report, name) for name in ("records", "rounds", "checkpoints", "frames")}
        removed = [{**asdict(each), "hash": each.hash.hex()} for each in report.removed]
        counts |= {"since": report.since, "read_from": report.first, "modelled": report.modelled}
        behind = {"unsigned": report.unsigned, "untagged": report.untagged, "older": report.older}
        continued = [_continued(each) for each in report.continued]
        lists = {"findings": found, "continued": continued, "removed_frames": removed}
        by: dict[str, object] = {"key": key, "trusted": bool(trusted)}
        by |= {"cosigned": weighed.json()} if weighed is not NOT_ASKED else {}
        write_json({"good": not found, **by, **counts, **behind, **lists, "not_checked": [*_of_faults(report), *left]})
        return
    for what in found:
        typer.echo(f"Wrong: {what}.", err=True)
    for what in _of_faults(report):
        typer.echo(f"Not checked: {what}.", err=True)
    counted = f"{report.records} records, {report.rounds} rounds, {report.checkpoints} checkpoints"
    typer.echo(f"{_good(report) if not found else 'Checked'}: {counted}, {report.frames} device frames.")
    for note in (*weighed.lines(), *_notes(report, tagged=tagged)):
        typer.echo(note)
    for what in left:
        typer.echo(f"Not checked: {what}.")


def _of_faults(report: Verification) -> list[str]:
    return [f"what the records say, from where this program failed: {each}" for each in report.faults]


def _good(report: Verification) -> str:
    return f"All good since record {report.since}, read from {report.first}" if report.since else "All good"


def _notes(report: Verification, *, tagged: bool) -> Iterator[str]:
    """What is not wrong, and to be known."""
    for each in report.continued:
        known = f"{each.fact.known} of {each.fact.journal}" if each.fact.journal else str(each.fact.known)
        after = f"after {known} were known, by {each.by or 'who has the keys'}: {each.fact.reason}"
        yield f"Continued at record {each.position} from {each.fact.size} records, {after}."
    if report.modelled < report.records:
        yield f"Read models go up to record {report.modelled}: the terminal sends those of later ones."
    if report.older:
        yield "An older copy: this terminal has written more of this journal, elsewhere."
    if report.untagged and tagged:
        yield f"Records 0 to {report.untagged - 1} were written before appends carried a tag."
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
