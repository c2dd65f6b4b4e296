"""`retain`: closed months into files that prove themselves."""

from collections.abc import Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Annotated
from zoneinfo import ZoneInfo

import typer

from dealer_terminal.app.terminal_escape import one_line
from dealer_terminal.app.times import zone_of
from dealer_terminal.app.trusted_keys import trusted_key
from dealer_terminal.cli import new_app
from dealer_terminal.cli.options import Db, KeyFolder, Vkey, Zone
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.journal_facts import FramesRemoved, MonthArchived
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.review.console import LegalHold, holds_of, touching
from dealer_terminal.storage.house_records import house_records
from dealer_terminal.storage.keys import is_id
from dealer_terminal.storage.opening import open_alone, open_journal
from dealer_terminal.storage.reader import OpenJournal, open_to_read
from dealer_terminal.storage.retention import archive
from dealer_terminal.storage.retention.archive import month_file
from dealer_terminal.storage.retention.archived_months import archive_faults, removable_frames, require_file, shrink
from dealer_terminal.storage.review.console import read_console
from dealer_terminal.table.clock import SystemClock

app = new_app()

RemoveFrames = Annotated[
    bool, typer.Option("--remove-frames", help="Takes the device frames of archived months out of the journal.")
]
Consoles = Annotated[
    list[str] | None, typer.Option(metavar="URL", help="A console's journal, whose holds are heeded; any number.")
]
NoConsole = Annotated[bool, typer.Option("--no-console", help="This house has no console: nothing is on hold.")]

_WRONG = 1
_NONE = ""


@app.command()
def retain(
    *,
    db: Db,
    to: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the archives are, one file a month.")],
    months: Annotated[int, typer.Option(min=1, help="How many months are kept (WAC 230-06-070: 36).")] = 36,
    zone: Zone = _NONE,
    remove_frames: RemoveFrames = False,
    smaller: Annotated[
        bool, typer.Option("--shrink", help="Writes the SQLite file anew, without what is free in it.")
    ] = False,
    console: Consoles = None,
    no_console: NoConsole = False,
    vkey: Vkey = "",
    keys: KeyFolder = None,
) -> None:
    """Archives every closed month that is not archived yet, checks all archives, and says whose time is over.

    Each archive proves its records against a signed checkpoint with the terminal's key alone, and goes on where the one
    before it ended; that it was made, and its hash, is a record of the journal. No record is ever removed. The sealed
    frames of devices, which are most of a journal, may be: only those of a month whose archive was found good just now,
    and never the newest. A record says which went, and verify --archives checks them where they are. Keep archives on
    another disk, twice.

    A hold of a console that is named keeps the months that it touches: their frames stay, and they are not called over.
    Nothing is taken out before each console is named, or --no-console says that there is none.

    What is free in the file after that is used again. With --shrink the file gets smaller too: it is written anew, and
    as much room as it takes must be free beside it and in the temporary folder.

    The terminal must not be playing meanwhile. Ends with 1 where an archive is missing or wrong.

    \b
    Example:
      dealer-terminal retain --db journal.db --to /archive --zone America/Los_Angeles
      dealer-terminal retain --db journal.db --to /archive --zone America/Los_Angeles --remove-frames --shrink \\
        --console console.db
    """
    where, now = zone_of(zone), SystemClock().now().utc
    if not to.is_dir():
        raise KnownError(f"--to {to} is no folder: make it, or mount its disk, or name the one with the archives")
    if smaller:
        require_file(db)
    _require_consoles(console or [], none=no_console, remove=remove_frames)
    held = _free(db, console or [])
    key, made = _make_archives(db, to, vkey, keys, where)
    _recorded(db, keys, made)
    with open_to_read(db) as journal:
        found = archive.archives(house_records(journal.connection))
        wrong = [what for each in found for what in archive_faults(to, each, key)]
        removed = list(removable_frames(journal.connection, to, key, held)) if remove_frames else []
    _removed(db, keys, removed)
    over = _kept(months, looked=bool(console) or no_console)
    _tell_months(found, held, _months_before(now, months, where), over)
    for what in wrong:
        typer.echo(one_line(f"Wrong: {what}."), err=True)
    if wrong:
        raise typer.Exit(_WRONG)
    typer.echo(f"{len(found)} months are archived, all checked.")
    if smaller:
        _shrunk(db)


def _require_consoles(named: Sequence[str], *, none: bool, remove: bool) -> None:
    if named and none:
        raise KnownError("--console names a console, and --no-console says that there is none: leave one of them out")
    if remove and not (named or none):
        raise KnownError(
            "--remove-frames may take what is on hold: name each console with --console, or say --no-console"
        )


def _shrunk(db: str) -> None:
    before, after = shrink(db)
    typer.echo(f"{db}: {before // 1000:,} KB before, {after // 1000:,} KB now.")


def _kept(months: int, *, looked: bool) -> str:
    unknown = "" if looked else "; no console was named, so nobody looked whether it is on hold"
    return f"kept for {months} months; its archive stands{unknown}"


def _tell_months(found: Sequence[MonthArchived], held: Sequence[LegalHold], before: str, over: str) -> None:
    for month in found:
        holds = touching(held, month.first, month.end)
        for hold in holds:
            typer.echo(f"{month.month}: on hold; {hold.written.by} said: {hold.reason}.")
        if month.month < before and not holds:
            typer.echo(f"{month.month}: {over}.")


def _free(db: str, consoles: Sequence[str]) -> list[LegalHold]:
    """Refuses before the work begins where another program holds the journal. What is on hold there."""
    with open_to_read(db) as journal:
        held = [each for console in consoles for each in holds_of(read_console(console), journal.id)]
    with open_alone(db):
        return held


def _make_archives(
    db: str, to: Path, vkey: str, keys: Path | None, zone: ZoneInfo
) -> tuple[VerifierKey, tuple[MonthArchived, ...]]:
    """The archives of the months that had none; a folder may hold one already, from a time that was cut short."""
    with open_to_read(db) as journal:
        if not is_id(journal.id):
            raise KnownError(f"{db}: its id is none that a terminal gives: run dealer-terminal verify --db {db}")
        key, _ = trusted_key(journal, vkey, keys)
        done = archive.archives(house_records(journal.connection))
        this_month = _months_before(SystemClock().now().utc, 0, zone)
        stretches = list(archive.stretches(journal.connection, done[-1] if done else None, this_month, zone))
        if stretches:
            _require_writable(db, keys)
        return key, tuple(_month_archived(journal, each, to, key) for each in stretches)


def _require_writable(db: str, keys: Path | None) -> None:
    """Before an archive stands of which no record could say so."""
    open_journal(db, keys=keys).close()


def _month_archived(journal: OpenJournal, stretch: archive.MonthRange, to: Path, key: VerifierKey) -> MonthArchived:
    return stretch.archived(month_file(journal, stretch, to, key))


def _recorded(db: str, keys: Path | None, made: Sequence[MonthArchived]) -> None:
    if made:
        with closing(open_journal(db, keys=keys)) as journal:
            journal.append(made, operator="", at=SystemClock().now())
    for each in made:
        typer.echo(f"{each.month}: records {each.first} to {each.end - 1}, {each.file}, checked.")


def _removed(db: str, keys: Path | None, removed: Sequence[FramesRemoved]) -> None:
    if removed:
        with closing(open_journal(db, keys=keys)) as journal:
            for each in removed:
                journal.remove_frames(each, at=SystemClock().now())
                typer.echo(f"Frames {each.first} to {each.end - 1} are in {each.file} alone.")


def _months_before(utc: int, months: int, zone: ZoneInfo) -> str:
    at = datetime.fromtimestamp(utc // 1_000_000, zone)
    count = at.year * 12 + at.month - 1 - months
    return f"{count // 12}-{count % 12 + 1:02}"
