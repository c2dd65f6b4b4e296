"""`console bookmarks`: marks for a video system, by a camera's clock."""

from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from io import StringIO
from pathlib import Path
from typing import Annotated
from zoneinfo import ZoneInfo

import typer

from dealer_terminal.audit.review_facts import Stretch
from dealer_terminal.commands.console_records import Table
from dealer_terminal.commands.csv_output import write_csv
from dealer_terminal.commands.journal_options import Db, KeyFolder
from dealer_terminal.commands.reviewing import AsNumber, PinFile, signed_on
from dealer_terminal.commands.times import Zone, exact_time, instant, zone_of
from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.review import asks
from dealer_terminal.review.bookmarks import SECOND, Bookmark, before, bookmark, in_words, web_vtt
from dealer_terminal.review.cameras import CameraClock, camera_clocks
from dealer_terminal.review.console import Console
from dealer_terminal.review.marks import marks_of, same_records
from dealer_terminal.review.reel import Reel
from dealer_terminal.storage.review.console import read_console
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.storage.whole_file import whole_or_not

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
    found = _bookmarks(read_console(db), table, camera)
    begins = instant(began, where) if began else 0
    text = web_vtt(found, begins) if began else _csv(found, camera, where)
    with signed_on(db, as_number, pin_file, keys) as desk, whole_or_not(out) as beside:
        beside.write_text(text, encoding="utf-8", newline="")
        at = Stretch(found[0].mark.at.first, found[-1].mark.at.last)
        desk.do(asks.NoteExport(at, f"bookmarks of {camera}", out.name, sha256(text.encode()).digest(), reason))
    left_out = before(found, begins) if began else 0
    more = f"; {left_out} lie before the recording" if left_out else ""
    typer.echo(f"{out}: {len(found) - left_out} bookmarks{more}.")


def _bookmarks(console: Console, table: str, camera: str) -> list[Bookmark]:
    with closing(JournalSource(table)) as source, source.told():
        clock = _clock(console, source, camera)
        found = list(_read(console, source, clock))
    if not found:
        raise KnownError(f"no mark lies on {table}: write one with console mark")
    return found


def _clock(console: Console, source: JournalSource, camera: str) -> CameraClock:
    known = camera_clocks(each for each in console.cameras_set() if each.at.journal == source.journal)
    wanted = [each for each in known if each.camera == camera]
    if not wanted:
        names = ", ".join(each.camera for each in known) or "none"
        raise KnownError(f"{camera} was not compared with this table's clock ({names} was): run console camera")
    return wanted[0]


def _read(console: Console, source: JournalSource, clock: CameraClock) -> Iterator[Bookmark]:
    reel = Reel(source)
    for mark in marks_of(console, source.journal):
        ends = mark.at.first.position, mark.at.last.position
        if ends[1] >= source.size():
            raise FoundWrongError(f"mark {mark.id} is on fact {ends[1]}, and {source.where} ends before it")
        first, last = (reel.moment(each).step.record for each in ends)
        if not same_records(mark, (first, last)):
            raise FoundWrongError(f"what mark {mark.id} was written on is not what {source.where} holds now")
        yield bookmark(mark, first.utc, last.utc, clock)


def _csv(found: list[Bookmark], camera: str, where: ZoneInfo) -> str:
    to = StringIO()
    write_csv([_COLUMNS, *(_row(each, camera, where) for each in found)], to)
    return to.getvalue()


def _row(each: Bookmark, camera: str, where: ZoneInfo) -> tuple[object, ...]:
    at = each.mark.at
    begins = each.begins
    return (
        camera,
        exact_time(begins.utc, where),
        f"{begins.margin / SECOND:g}",
        begins.basis.value,
        exact_time(each.first, where),
        at.first.journal,
        at.first.position,
        at.last.position,
        each.mark.id,
        in_words(each.mark),
    )
