"""`retain`: closed months into files that prove themselves."""

from collections.abc import Iterator
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Annotated
from zoneinfo import ZoneInfo

import typer

from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.journal_facts import MonthArchived
from dealer_terminal.commands import new_app
from dealer_terminal.commands.journals import Db, KeyFolder, Vkey, given_key, trusted_key
from dealer_terminal.commands.times import Zone, zone_of
from dealer_terminal.errors import KnownError
from dealer_terminal.storage import archive
from dealer_terminal.storage.house import house_records
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.whole import whole_or_not
from dealer_terminal.table.clock import SystemClock

app = new_app()

_WRONG = 1
_NONE = ""


@app.command()
def retain(
    *,
    db: Db,
    to: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the archives are, one file a month.")],
    months: Annotated[int, typer.Option(min=1, help="How many months are kept (WAC 230-06-070: 36).")] = 36,
    zone: Zone = _NONE,
    vkey: Vkey = "",
    keys: KeyFolder = None,
) -> None:
    """Archives every closed month that is not archived yet, checks all archives, and says whose time is over.

    Each archive proves its records against a signed checkpoint with the terminal's key alone, and goes on where the one
    before it ended; that it was made, and its hash, is a record of the journal. Nothing is ever deleted, here or there.
    The terminal must not be playing meanwhile. Ends with 1 where an archive is missing or wrong.

    \b
    Example:
      dealer-terminal retain --db journal.db --to /archive --zone America/Los_Angeles
    """
    where, now = zone_of(zone), SystemClock().now().utc
    this_month = _months_before(now, 0, where)
    with open_to_read(db) as journal:
        key, _ = trusted_key(journal, vkey, keys)
        done = archive.archives(house_records(journal.connection))
        made = []
        for stretch in archive.stretches(journal.connection, done, this_month, where):
            file = to / f"{journal.id}-{stretch.month}-{stretch.first}.archive"
            if file.exists():
                raise KnownError(f"{file} is there already, and no record says so: move it elsewhere")
            with whole_or_not(file) as beside:
                archive.write(journal, stretch, beside)
                _good(beside, str(key))
            made.append(stretch.archived(file))
    _recorded(db, keys, made)
    wrong = [what for each in (*done, *made) for what in _checked(to, each, str(key))]
    for each in made:
        typer.echo(f"{each.month}: records {each.first} to {each.end - 1}, {each.file}, checked.")
    for each in done:
        if each.month < _months_before(now, months, where):
            typer.echo(f"{each.month}: kept for {months} months; its archive stands.")
    for what in wrong:
        typer.echo(f"Wrong: {what}.", err=True)
    if wrong:
        raise typer.Exit(_WRONG)
    typer.echo(f"{len(done) + len(made)} months are archived, all checked.")


def _good(file: Path, key: str) -> None:
    try:
        archive.check(file, given_key(key))
    except AuditError as error:
        raise KnownError(f"the archive would be wrong: {error}: run dealer-terminal verify") from None


def _recorded(db: str, keys: Path | None, made: list[MonthArchived]) -> None:
    if not made:
        return
    journal = open_journal(db, keys=keys)
    try:
        journal.append(made, operator="", at=SystemClock().now())
        journal.checkpoint()
    finally:
        journal.close()


def _checked(folder: Path, each: MonthArchived, key: str) -> Iterator[str]:
    file = folder / each.file
    if not file.is_file():
        yield f"{file} is missing"
        return
    try:
        records, _ = archive.check(file, given_key(key))
    except AuditError as error:
        yield f"{file}: {error}"
        return
    if records != each.end - each.first or sha256(file.read_bytes()).digest() != each.hash:
        yield f"{file} is not the file that the journal recorded"


def _months_before(utc: int, months: int, zone: ZoneInfo) -> str:
    at = datetime.fromtimestamp(utc // 1_000_000, zone)
    count = at.year * 12 + at.month - 1 - months
    return f"{count // 12}-{count % 12 + 1:02}"
