"""Marks on a table's journal: those on a record, and the next one in either direction."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct, field

from dealer_terminal.journal.record import Record
from dealer_terminal.journal.review_facts import CameraSet, RecordAt
from dealer_terminal.review.calendar import Towards
from dealer_terminal.review.cameras import CameraClock, ClockReading, camera_clocks, camera_time
from dealer_terminal.review.console import Console, ReviewMark


def record_at(journal: str, record: Record) -> RecordAt:
    """Return the reference to a record that a console's fact uses."""
    return RecordAt(journal, record.position, record.leaf)


def marks_of(console: Console, journal: str) -> tuple[ReviewMark, ...]:
    """Return the marks that are not withdrawn, ordered by their first record."""
    found = (each for each in console.marks.values() if each.at.first.journal == journal and not each.withdrawn)
    return tuple(sorted(found, key=lambda each: (each.at.first.position, each.id)))


def marks_on(marks: Iterable[ReviewMark], position: int) -> tuple[ReviewMark, ...]:
    return tuple(each for each in marks if each.at.first.position <= position <= each.at.last.position)


def next_mark(marks: Iterable[ReviewMark], position: int, towards: Towards) -> int:
    """Return the next mark's first position, or `position` if there is none."""
    begins = [each.at.first.position for each in marks]
    ahead = [at for at in begins if (at - position) * towards.value > 0]
    return min(ahead, key=lambda at: abs(at - position)) if ahead else position


def same_records(mark: ReviewMark, records: Iterable[Record]) -> bool:
    """Return True if the records still have the leaf hashes that the mark names."""
    named = {each.position: each.leaf for each in (mark.at.first, mark.at.last)}
    return all(named.get(record.position, record.leaf) == record.leaf for record in records)


class ExportedNotes(Struct, frozen=True):
    marks: tuple[ReviewMark, ...] = ()
    settings: tuple[CameraSet, ...] = ()
    people: dict[str, str] = field(default_factory=dict)
    """Names of the authors by id, because a reader of the file has no list of the casino's operators."""

    @property
    def clocks(self) -> tuple[CameraClock, ...]:
        return camera_clocks(self.settings)


NOTHING_LENT = ExportedNotes()


def lent_by(console: Console, journal: str, *, marks: bool) -> ExportedNotes:
    settings = tuple(each for each in console.cameras_set() if each.at.journal == journal)
    lent = marks_of(console, journal) if marks else ()
    return ExportedNotes(lent, settings, {each: console.named(each) for each in _writers(lent)})


def _writers(marks: Iterable[ReviewMark]) -> Iterator[str]:
    for mark in marks:
        yield mark.by
        yield from (each.written.by for each in mark.replies)


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
