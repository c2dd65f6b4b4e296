"""Background exports of the replay and pit windows.

An export from a replay gets its final name only after the console's journal has recorded it.
"""

import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import assert_never
from zoneinfo import ZoneInfo

import msgspec
from msgspec import Struct

from dealer_terminal.app.background_verify import ProofProcess
from dealer_terminal.app.files import write_csv
from dealer_terminal.app.times import exact_time, local_time
from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.journal.review_facts import RecordRange
from dealer_terminal.review.cameras import CameraClock, camera_clocks
from dealer_terminal.review.console import Console
from dealer_terminal.review.console_commands import Ask, NoteExport
from dealer_terminal.review.console_orders import Order, OrderBookmarks, OrderEvidence, OrderShift
from dealer_terminal.review.journal_navigator import JournalNavigator
from dealer_terminal.review.marks import (
    SECOND,
    Bookmark,
    ExportedNotes,
    before,
    bookmark,
    in_words,
    lent_by,
    marks_of,
    same_records,
    web_vtt,
)
from dealer_terminal.storage.review.record_ranges import stretch_of_rounds
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.storage.whole_file import written_out

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


_YES = "yes"


class Exports:
    """Exports of a replay. `db` is the table's journal, and `vkey` the key to verify it with."""

    def __init__(self, db: str, source: JournalSource, zone: ZoneInfo, vkey: str = "") -> None:
        self._db, self._source, self._zone, self._vkey = db, source, zone, vkey
        self._makings = Makings()
        self._folder = TemporaryDirectory(prefix="dealer-terminal-")
        self._lent = 0
        self._made: list[str] = []

    def order(self, order: Order, console: Console, do: Callable[[Ask], None]) -> None:
        to = new_file(order.file)
        match order:
            case OrderEvidence():
                self._evidence(order, to, console, do)
            case OrderBookmarks():
                self._bookmarks(order, to, console, do)
            case _:
                assert_never(order)

    def delivered(self) -> tuple[str, ...]:
        made, self._made = (*self._made, *self._makings.delivered()), []
        return made

    def end(self) -> None:
        self._makings.end()
        self._folder.cleanup()

    def _evidence(self, order: OrderEvidence, to: Path, console: Console, do: Callable[[Ask], None]) -> None:
        at = stretch_of_rounds(self._source, order.first, order.last)

        def noted(made: Path, said: str) -> str:
            what = f"evidence of rounds {order.first} to {order.last}"
            do(NoteExport(at, what, to.name, sha256(made.read_bytes()).digest(), order.reason))
            return said.strip().partition(" Written to")[0]

        self._makings.begin(to, lambda beside: self._command(order, beside, console), noted)

    def _command(self, order: OrderEvidence, to: Path, console: Console) -> tuple[str, ...]:
        name = f"{console.reviewer.name} ({console.name})" if console.reviewer is not None else console.name
        words = (f"--reason={order.reason}", f"--operator={name}", f"--zone={self._zone.key}")
        pictures = () if order.pictures == _YES else ("--no-pictures",)
        lent = ("--lent", str(self._kept(lent_by(console, self._source.journal, marks=order.marks == _YES))))
        key = ("--vkey", self._vkey) if self._vkey else ()
        given = "--db", self._db, "--round", f"{order.first}..{order.last}", f"--out={to}"
        return ("evidence", *given, *words, *pictures, *lent, *key)

    def _kept(self, lent: ExportedNotes) -> Path:
        """Save the console's notes in a temp file for the export command. The command cannot read them itself: this
        process holds the console's journal open, and the command has no operator signed on."""
        self._lent += 1
        file = Path(self._folder.name) / f"lent-{self._lent}"
        file.write_bytes(msgspec.json.encode(lent))
        return file

    def _bookmarks(self, order: OrderBookmarks, to: Path, console: Console, do: Callable[[Ask], None]) -> None:
        found = bookmarks_of(console, self._source, order.camera)
        text = bookmark_text(found, order.camera, order.began, self._zone)
        at = RecordRange(found[0].mark.at.first, found[-1].mark.at.last)
        with written_out(to) as beside:
            beside.write_text(text, encoding="utf-8", newline="")
            hashed = sha256(text.encode()).digest()
            do(NoteExport(at, f"bookmarks of {order.camera}", to.name, hashed, order.reason))
        self._made.append(f"{to}: {told_of(found, order.began, self._zone)}")


Checked = Callable[[Path, str], str]
"""Function that gets the file made and the output of its command, and returns the message to show. It raises KnownError
if the file must not be handed over."""


class _Making(Struct, frozen=True):
    to: Path
    beside: Path
    process: ProofProcess
    checked: Checked


class Makings:
    def __init__(self) -> None:
        self._making: list[_Making] = []

    def begin(self, to: Path, command: Callable[[Path], tuple[str, ...]], checked: Checked) -> None:
        """Start the export. `command` returns the program's arguments for a given temp file."""
        beside = to.with_name(f".{to.name}.made")
        beside.unlink(missing_ok=True)
        self._making.append(_Making(to, beside, ProofProcess(*command(beside)), checked))

    def delivered(self) -> tuple[str, ...]:
        """Return the messages of exports that have ended since the last call."""
        ended = [each for each in self._making if not each.process.runs]
        self._making = [each for each in self._making if each not in ended]
        return tuple(map(_ended, ended))

    def end(self) -> None:
        """Stop running exports and delete their incomplete files."""
        for each in self._making:
            each.process.end()
            each.beside.unlink(missing_ok=True)
        self._making.clear()


def new_file(name: str) -> Path:
    to = Path(name).expanduser().absolute()
    if to.exists():
        raise KnownError(f"{to} is there already: name another file")
    if not to.parent.is_dir():
        raise KnownError(f"{to.parent} is no folder: name a file in one that is there")
    return to


def _ended(making: _Making) -> str:
    out, error = making.process.said()
    code = making.process.code
    making.process.end()
    try:
        if code:
            return error.strip().partition("\n")[0] or f"{making.to} was not made: its command ended with {code}"
        told = making.checked(making.beside, out)
        making.beside.rename(making.to)
        return f"{making.to}: {told}"
    except KnownError as refused:
        return str(refused)
    except OSError as failed:
        return f"{making.to}: {failed.strerror}: name a file that can be written"
    finally:
        making.beside.unlink(missing_ok=True)


class ShiftReports:
    """PDF exports of shift reports. `console` is the journal in which the shift is signed."""

    def __init__(self, console: str, zone: ZoneInfo) -> None:
        self._console, self._zone = console, zone
        self._makings = Makings()

    def order(self, order: OrderShift) -> None:
        def same(made: Path, said: str) -> str:
            if json.loads(said)["figures_sha256"] != order.digest.hex():
                raise KnownError("The tables have grown into these hours since they were counted: count again")
            return order.digest.hex()

        self._makings.begin(new_file(order.file), lambda beside: self._command(order, beside), same)

    def delivered(self) -> tuple[str, ...]:
        return self._makings.delivered()

    def end(self) -> None:
        self._makings.end()

    def _command(self, order: OrderShift, to: Path) -> tuple[str, ...]:
        since, until = (local_time(each, self._zone) for each in (order.since, order.until))
        tables = (argument for each in order.dbs for argument in ("--db", each))
        signed = ("--console", self._console) if self._console else ()
        hours = f"--from={since}", f"--to={until}", f"--zone={self._zone.key}"
        return ("shift", *tables, *hours, f"--pdf={to}", "--json", *signed)
