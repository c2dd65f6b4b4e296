"""`console bookmarks`: marks for a video system, by a camera's clock."""

from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal.app.bookmark_file import bookmark_text, bookmarks_of, told_of
from dealer_terminal.app.files import require_new
from dealer_terminal.app.times import instant, zone_of
from dealer_terminal.cli.console_records import Table
from dealer_terminal.cli.options import AsNumber, Db, KeyFolder, PinFile, Zone
from dealer_terminal.cli.reviewing import signed_on
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.review_facts import RecordRange
from dealer_terminal.review import console_commands
from dealer_terminal.review.bookmarks import Bookmark
from dealer_terminal.review.console import Console
from dealer_terminal.storage.review.console import read_console
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.storage.whole_file import written_out

_NONE = ""
_COLUMNS = ("camera", "camera_time", "margin_seconds", "basis", "table_time", "journal", "fact", "to", "mark", "what")


def bookmarks(
    camera: Annotated[str, typer.Argument(help="The camera, as `console camera` named it.")],
    *,
    db: Db,
    table: Table,
    out: Annotated[Path, typer.Option(metavar="FILE.csv|FILE.vtt", help="Where to write them.")],
    began: Annotated[
        str,
        typer.Option(metavar="TIME", help="For .vtt: the camera's clock in the recording's first picture."),
    ] = _NONE,
    reason: Annotated[str, typer.Option(help="What they are for.")],
    as_number: AsNumber,
    pin_file: PinFile = _NONE,
    zone: Zone = _NONE,
    keys: KeyFolder = None,
) -> None:
    """A table's marks by a camera's clock: as CSV for a video system, or as subtitles (WebVTT) that any player
    shows over the recording. That they left the house is a record of the console, with the file's hash.

    \b
    Example:
      dealer-terminal console bookmarks "Cam 12" --table journal.db --out marks.csv --reason "claim 118" --as 4001 \\
        --db console.db
      dealer-terminal console bookmarks "Cam 12" --table journal.db --out cam12.vtt --began 2026-11-20T14:00:00 \\
        --reason "claim 118" --as 4001 --db console.db
    """
    where = zone_of(zone)
    if out.suffix not in (".csv", ".vtt"):
        raise KnownError(f"--out {out}: its name ends with .csv or .vtt")
    if (out.suffix == ".vtt") != bool(began):
        raise KnownError("subtitles begin with a recording: name --began with a .vtt file, and with no other")
    require_new(out)
    found = _bookmarks(read_console(db), table, camera)
    begins = instant(began, where) if began else 0
    text = bookmark_text(found, camera, begins, where)
    with signed_on(db, as_number, pin_file, keys) as desk, written_out(out) as beside:
        beside.write_text(text, encoding="utf-8", newline="")
        at = RecordRange(found[0].mark.at.first, found[-1].mark.at.last)
        desk.do(
            console_commands.NoteExport(at, f"bookmarks of {camera}", out.name, sha256(text.encode()).digest(), reason)
        )
    typer.echo(f"{out}: {told_of(found, begins, where)}.")


def _bookmarks(console: Console, table: str, camera: str) -> list[Bookmark]:
    with closing(JournalSource(table)) as source, source.told():
        return bookmarks_of(console, source, camera)
