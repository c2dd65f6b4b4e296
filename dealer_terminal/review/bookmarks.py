"""Marks for a video system: their times on a camera's clock, and subtitles for a recording."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from dealer_terminal.review.cameras import CameraClock, ClockReading, camera_time
from dealer_terminal.review.console import ReviewMark

SECOND = 1_000_000
SHOWN = 5 * SECOND
"""Duration of the subtitle of a mark on a single moment, in microseconds."""


class Bookmark(Struct, frozen=True):
    """A mark with the table's times at its first and last record, and the camera's times at the same instants."""

    mark: ReviewMark
    first: int
    last: int
    begins: ClockReading
    ends: ClockReading


def bookmark(mark: ReviewMark, first: int, last: int, clock: CameraClock) -> Bookmark:
    return Bookmark(mark, first, last, camera_time(clock, first), camera_time(clock, last))


def in_words(mark: ReviewMark) -> str:
    """Format a mark on one line, with its author and replies."""
    said = (f"{mark.wording.kind.value}: {mark.wording.text} ({mark.by})", *_replies(mark))
    return " / ".join(" ".join(each.split()) for each in said)


def web_vtt(found: Iterable[Bookmark], began: int) -> str:
    """Return WebVTT for a recording that begins at `began` on the camera's clock. Omit earlier bookmarks."""
    ordered = sorted((each for each in found if each.begins.utc >= began), key=lambda each: each.begins.utc)
    return "\n\n".join(("WEBVTT", *_cues(ordered, began))) + "\n"


def before(found: Sequence[Bookmark], began: int) -> int:
    """Count the bookmarks before the recording begins."""
    return sum(each.begins.utc < began for each in found)


def _cues(found: Iterable[Bookmark], began: int) -> Iterator[str]:
    for each in found:
        begins = each.begins.utc - began
        ends = max(each.ends.utc - began, begins + SHOWN)
        yield f"{each.mark.id}\n{_clock(begins)} --> {_clock(ends)}\n{_escaped(in_words(each.mark))}"


def _replies(mark: ReviewMark) -> Iterator[str]:
    for each in mark.replies:
        yield f"{each.written.by}: {each.text}"


def _clock(microseconds: int) -> str:
    """Format a duration, such as `00:14:02.250`."""
    thousandths = microseconds // 1000
    seconds, thousandths = divmod(thousandths, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours:02}:{minutes:02}:{seconds:02}.{thousandths:03}"


def _escaped(text: str) -> str:
    """Escape the characters that would end a cue's text or begin a tag."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
