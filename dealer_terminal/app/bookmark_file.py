"""Marks at a camera's clock times, written as CSV or as WebVTT subtitles."""

from collections.abc import Iterator
from io import StringIO
from zoneinfo import ZoneInfo

from dealer_terminal.app.files import write_csv
from dealer_terminal.app.times import exact_time
from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.review.cameras import CameraClock, camera_clocks
from dealer_terminal.review.console import Console
from dealer_terminal.review.journal_navigator import JournalNavigator
from dealer_terminal.review.marks import SECOND, Bookmark, before, bookmark, in_words, marks_of, same_records, web_vtt
from dealer_terminal.storage.review.source import JournalSource

_COLUMNS = ("camera", "camera_time", "margin_seconds", "basis", "table_time", "journal", "fact", "to", "mark", "what")


def bookmarks_of(console: Console, source: JournalSource, camera: str) -> list[Bookmark]:
    found = list(_read(console, source, _clock(console, source, camera)))
    if not found:
        raise KnownError(f"{source.where} has no marks: place one in the replay console")
    return found


def bookmark_text(found: list[Bookmark], camera: str, began: int, zone: ZoneInfo) -> str:
    """Return CSV, or WebVTT subtitles if `began`, the start of the recording, is given."""
    if began and before(found, began) == len(found):
        when = exact_time(began, zone)
        raise KnownError(f"all {len(found)} marks lie before {when}, where the recording begins: name another time")
    if began:
        return web_vtt(found, began)
    to = StringIO()
    write_csv([_COLUMNS, *(_row(each, camera, zone) for each in found)], to)
    return to.getvalue()


def told_of(found: list[Bookmark], began: int, zone: ZoneInfo) -> str:
    """Return the number of bookmarks, and the start of the recording if it is given."""
    if not began:
        return f"{len(found)} bookmarks"
    left_out = before(found, began)
    more = f"; {left_out} lie before it" if left_out else ""
    return f"{len(found) - left_out} bookmarks; the recording begins {exact_time(began, zone)}{more}"


def _clock(console: Console, source: JournalSource, camera: str) -> CameraClock:
    known = camera_clocks(each for each in console.cameras_set() if each.at.journal == source.journal)
    wanted = [each for each in known if each.camera == camera]
    if not wanted:
        names = ", ".join(each.camera for each in known) or "none"
        raise KnownError(
            f"{camera} was not compared with this table's clock ({names} was): compare it in the replay console"
        )
    return wanted[0]


def _read(console: Console, source: JournalSource, clock: CameraClock) -> Iterator[Bookmark]:
    reel = JournalNavigator(source)
    for mark in marks_of(console, source.journal):
        ends = mark.at.first.position, mark.at.last.position
        if ends[1] >= source.size():
            raise FoundWrongError(f"mark {mark.id} is on fact {ends[1]}, and {source.where} ends before it")
        first, last = (reel.moment(each).step.record for each in ends)
        if not same_records(mark, (first, last)):
            raise FoundWrongError(f"what mark {mark.id} was written on is not what {source.where} holds now")
        yield bookmark(mark, first.utc, last.utc, clock)


def _row(each: Bookmark, camera: str, zone: ZoneInfo) -> tuple[object, ...]:
    at = each.mark.at
    begins = each.begins
    return (
        camera,
        exact_time(begins.utc, zone),
        f"{begins.margin / SECOND:g}",
        begins.basis.value,
        exact_time(each.first, zone),
        at.first.journal,
        at.first.position,
        at.last.position,
        each.mark.id,
        in_words(each.mark),
    )
