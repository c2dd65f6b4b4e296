"""What evidence tells beside the journal: cards that nobody saw, marks and clocks of cameras that a console lends; and
that the file left the house there."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from zoneinfo import ZoneInfo

import msgspec
from msgspec.structs import replace

from dealer_terminal.app.console_session import ConsoleReviewer, NoConsole
from dealer_terminal.app.evidence import EvidenceOptions
from dealer_terminal.app.files import read_bytes
from dealer_terminal.app.times import exact_time, local_time
from dealer_terminal.cli.round_output import round_words
from dealer_terminal.cli.signature_text import signed_table
from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.review_facts import CameraSet
from dealer_terminal.review.cameras import Basis, CameraClock, ClockReading, camera_time
from dealer_terminal.review.console import Console
from dealer_terminal.review.console_commands import NoteExport
from dealer_terminal.review.evidence_file import RoundText, TextTable
from dealer_terminal.review.marks import ExportedNotes, same_records
from dealer_terminal.review.unexposed_cards import UnexposedCards, unseen
from dealer_terminal.storage.reports.round_view import RoundView
from dealer_terminal.storage.review.record_ranges import stretch_of_rounds
from dealer_terminal.storage.review.source import JournalSource

Tell = Callable[[RoundView, Sequence[ReplayStep]], RoundText]


def plainly(zone: ZoneInfo) -> Tell:
    return lambda view, _: round_words(view, zone)


def lent_in(file: Path) -> ExportedNotes:
    """A window that has the console open hands over in a file what it lends."""
    try:
        return msgspec.json.decode(read_bytes(file), type=ExportedNotes)
    except msgspec.MsgspecError as error:
        raise KnownError(f"{file}: nothing that a console lends: {error}") from None


def with_lent(
    wanted: EvidenceOptions, lent: ExportedNotes, console: Console, journal: str, zone: ZoneInfo
) -> EvidenceOptions:
    """Who signed on has made it, whoever else is named."""
    person, asked, clocks = console.reviewer, wanted.asked, lent.clocks
    here = (f"{person.name} ({console.name})",) if person is not None else ()
    return replace(
        wanted,
        asked=replace(asked, operators=(*here, *asked.operators), compared=tuple(compared(lent.settings, zone))),
        tell=lambda view, steps: _told(view, steps, journal, zone, lent),
        drawn=lambda utc, time: both_times(clocks, utc, zone, time),
    )


def note_export(desk: ConsoleReviewer | NoConsole, db: str, wanted: EvidenceOptions, made: Path, name: str) -> None:
    """Before the file has its name."""
    with closing(JournalSource(db)) as source, source.told():
        at = stretch_of_rounds(source, wanted.first, wanted.last)
    what = f"evidence of rounds {wanted.first} to {wanted.last}"
    desk.do(NoteExport(at, what, name, sha256(made.read_bytes()).digest(), wanted.asked.reason))


def _told(view: RoundView, steps: Sequence[ReplayStep], journal: str, zone: ZoneInfo, lent: ExportedNotes) -> RoundText:
    told = with_unseen(round_words(view, zone), unseen(journal, steps))
    tables = (
        signed_table(view.records, zone),
        mark_table(lent, view.records, zone),
        camera_table(lent.clocks, view.records, zone),
    )
    return replace(told, tables=(*told.tables, *(each for each in tables if each.rows)))


_SECOND = 1_000_000
_BASIS = {Basis.BETWEEN: "between two comparisons", Basis.NEAREST: "by the nearest comparison"}


def camera_table(clocks: Sequence[CameraClock], records: Iterable[Record], zone: ZoneInfo) -> TextTable:
    columns = ("fact", "by the table's clock", *(f"by {each.camera}" for each in clocks))
    title = "What cameras showed, as who looked back compared them; no part of the journal"
    return TextTable(title, columns, tuple(_rows(clocks, records, zone) if clocks else ()))


def both_times(clocks: Sequence[CameraClock], utc: int, zone: ZoneInfo, table: str) -> str:
    return "; ".join((table, *(f"{each.camera} {reading_text(camera_time(each, utc), zone)}" for each in clocks)))


def reading_text(reading: ClockReading, zone: ZoneInfo) -> str:
    return f"{exact_time(reading.utc, zone)} ± {seconds_text(reading.margin)} s"


def basis_text(reading: ClockReading) -> str:
    return _BASIS[reading.basis]


def compared(settings: Iterable[CameraSet], zone: ZoneInfo) -> Iterator[tuple[str, str]]:
    """For the cover: each comparison, with how it was made."""
    for each in settings:
        shows = f"{exact_time(each.shows, zone)} ± {seconds_text(each.margin)} s"
        yield f"Camera {each.camera}", f"showed {shows} at {exact_time(each.table, zone)} by the table: {each.how}"


def seconds_text(microseconds: int) -> str:
    whole, part = divmod(microseconds, _SECOND)
    return f"{whole}" + (f".{part:06}".rstrip("0") if part else "")


def _rows(clocks: Sequence[CameraClock], records: Iterable[Record], zone: ZoneInfo) -> Iterator[tuple[str, ...]]:
    for record in records:
        readings = (_reading(each, record.utc, zone) for each in clocks)
        yield str(record.position), exact_time(record.utc, zone), *readings


def _reading(clock: CameraClock, utc: int, zone: ZoneInfo) -> str:
    """Where no comparison stands on both sides, nobody measured how the clock ran on; that is told."""
    reading = camera_time(clock, utc)
    measured = reading.basis is Basis.BETWEEN or any(each.table == utc for each in clock.settings)
    return reading_text(reading, zone) if measured else f"{reading_text(reading, zone)}, {basis_text(reading)}"


NOT_SEEN = "not seen at the table"
_DEALT, _NEVER = "dealt", "Never dealt: "


def with_unseen(told: RoundText, found: Iterable[UnexposedCards]) -> RoundText:
    """Folded and undealt cards, which lay on record sealed until the round had closed."""
    cards = frozenset(str(card) for each in found for card in each.cards)
    after = tuple(f"{line} ({NOT_SEEN})" if line.startswith(_NEVER) else line for line in told.after)
    return replace(told, tables=tuple(_table(each, cards) for each in told.tables), after=after)


def _table(table: TextTable, cards: frozenset[str]) -> TextTable:
    if _DEALT not in table.columns:
        return table
    at = table.columns.index(_DEALT)
    return replace(table, rows=tuple((*row[:at], _cell(row[at], cards), *row[at + 1 :]) for row in table.rows))


def _cell(dealt: str, cards: frozenset[str]) -> str:
    unseen = [card for card in dealt.split() if card in cards]
    return f"{dealt}\n{NOT_SEEN}: {' '.join(unseen)}" if unseen else dealt


def mark_table(lent: ExportedNotes, records: Sequence[Record], zone: ZoneInfo) -> TextTable:
    """Those that lie on one of them, as they are worded now."""
    columns = ("fact", "to", "sort", "what", "by", "at")
    return TextTable(
        "Marks of who looked back; no part of the journal", columns, tuple(_mark_rows(lent, records, zone))
    )


def _mark_rows(lent: ExportedNotes, records: Sequence[Record], zone: ZoneInfo) -> Iterator[tuple[str, ...]]:
    here = {record.position for record in records}
    for mark in lent.marks:
        first, last = mark.at.first.position, mark.at.last.position
        if here.isdisjoint(range(first, last + 1)):
            continue
        if not same_records(mark, records):
            raise FoundWrongError(f"what mark {mark.id} was written on is not what the journal holds now")
        said = "\n".join((mark.wording.text, *(f"{_who(lent, each.written.by)}: {each.text}" for each in mark.replies)))
        at = local_time(mark.wording.written.utc, zone)
        yield str(first), str(last), mark.wording.kind.value, said, _who(lent, mark.by), at


def _who(lent: ExportedNotes, number: str) -> str:
    name = lent.people.get(number, number)
    return number if name == number else f"{name} ({number})"
