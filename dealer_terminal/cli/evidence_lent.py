"""What evidence tells beside the journal: cards that nobody saw, marks and clocks of cameras that a console lends; and
that the file left the house there."""

from collections.abc import Callable, Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from zoneinfo import ZoneInfo

import msgspec
from msgspec.structs import replace

from dealer_terminal.app.console_session import AtConsole, NoConsole
from dealer_terminal.app.evidence import Wanted
from dealer_terminal.app.files import read_bytes
from dealer_terminal.cli.camera_table import both_times, camera_table, compared
from dealer_terminal.cli.mark_table import mark_table
from dealer_terminal.cli.round_text import round_words
from dealer_terminal.cli.signature_text import signed_table
from dealer_terminal.cli.unseen_text import with_unseen
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.review.asks import NoteExport
from dealer_terminal.review.console import Console
from dealer_terminal.review.evidence_file import Told
from dealer_terminal.review.lent import Lent
from dealer_terminal.review.unseen import unseen
from dealer_terminal.storage.reports.round_view import RoundView
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.storage.review.stretches import stretch_of_rounds

Tell = Callable[[RoundView, Sequence[ReplayStep]], Told]


def plainly(zone: ZoneInfo) -> Tell:
    return lambda view, _: round_words(view, zone)


def lent_in(file: Path) -> Lent:
    """A window that has the console open hands over in a file what it lends."""
    try:
        return msgspec.json.decode(read_bytes(file), type=Lent)
    except msgspec.MsgspecError as error:
        raise KnownError(f"{file}: nothing that a console lends: {error}") from None


def with_lent(wanted: Wanted, lent: Lent, console: Console, journal: str, zone: ZoneInfo) -> Wanted:
    """Who signed on has made it, whoever else is named."""
    person, asked, clocks = console.reviewer, wanted.asked, lent.clocks
    here = (f"{person.name} ({console.name})",) if person is not None else ()
    return replace(
        wanted,
        asked=replace(asked, operators=(*here, *asked.operators), compared=tuple(compared(lent.settings, zone))),
        tell=lambda view, steps: _told(view, steps, journal, zone, lent),
        drawn=lambda utc, time: both_times(clocks, utc, zone, time),
    )


def note_export(desk: AtConsole | NoConsole, db: str, wanted: Wanted, made: Path, name: str) -> None:
    """Before the file has its name."""
    with closing(JournalSource(db)) as source, source.told():
        at = stretch_of_rounds(source, wanted.first, wanted.last)
    what = f"evidence of rounds {wanted.first} to {wanted.last}"
    desk.do(NoteExport(at, what, name, sha256(made.read_bytes()).digest(), wanted.asked.reason))


def _told(view: RoundView, steps: Sequence[ReplayStep], journal: str, zone: ZoneInfo, lent: Lent) -> Told:
    told = with_unseen(round_words(view, zone), unseen(journal, steps))
    tables = (
        signed_table(view.records, zone),
        mark_table(lent, view.records, zone),
        camera_table(lent.clocks, view.records, zone),
    )
    return replace(told, tables=(*told.tables, *(each for each in tables if each.rows)))
