"""Views and signatures of a shift at a console."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.app.console_session import ConsoleReviewer, NoConsole
from dealer_terminal.app.proof_of_reading import ReadingProof, given_keys, proven_seen
from dealer_terminal.app.shift_json import figures_hash, figures_json
from dealer_terminal.app.skip_damaged import NONE_SPARED, Spared
from dealer_terminal.app.times import local_time, zone_of
from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.journal.review_facts import RecordRange, ViewedAs
from dealer_terminal.review import console_commands
from dealer_terminal.review.console import Console, SignedShift, shift_of
from dealer_terminal.review.shift import Shift, shifts
from dealer_terminal.review.shift_reader import ShiftReader, TableShift
from dealer_terminal.review.shift_signing import signed_before
from dealer_terminal.review.table_snapshot import label
from dealer_terminal.storage.reports.model_reader import open_models
from dealer_terminal.storage.reports.windows import BEGINNING, END, Window
from dealer_terminal.table.clock import SystemClock


class Read(Struct, frozen=True):
    """A journal, its tables, and the proof of what was read."""

    db: str
    journal: str
    tables: tuple[TableShift, ...]
    proof: ReadingProof


def all_read(
    db: Sequence[str], asked: Window, keys: Path | None, vkeys: Sequence[str] = (), spared: Spared = NONE_SPARED
) -> tuple[Read, ...]:
    """Read the shift in each journal. Keys in `vkeys` are matched to journals as in `verify --vkey`."""
    read: list[Read] = []
    known: dict[str, str] = {}
    given = given_keys(db, vkeys)
    for each in db:
        with spared.one(each), open_models(each) as journal:
            if journal.id in known:
                raise KnownError(f"{each} is the journal that {known[journal.id]} is: name each table once")
            known[journal.id] = each
            reader = ShiftReader(journal.id, asked.since, asked.until)
            vkey = given.get(each, "")
            with _of_table(journal.where):
                proof = proven_seen(journal, vkey, keys, asked, reader)
            if vkey and str(proof.key) != journal.vkey:
                told = f"{journal.where}: the journal names another key than the one that it is checked with"
                raise FoundWrongError(told)
            read.append(Read(journal.where, journal.id, reader.parts(), proof))
    return _told_apart(sorted(read, key=lambda each: each.journal))


@contextmanager
def _of_table(where: str) -> Iterator[None]:
    """Prefix an error with the table that it concerns."""
    try:
        yield
    except FoundWrongError as error:
        told = str(error)
        raise FoundWrongError(told if where in told else f"{where}: {told}") from None


def _told_apart(read: list[Read]) -> tuple[Read, ...]:
    """Append the journal id to duplicate table names, as in a pit."""
    alike: dict[str, set[str]] = {}
    for each in read:
        for table in each.tables:
            alike.setdefault(table.table, set()).add(each.journal)
    return tuple(replace(each, tables=tuple(_named(table, alike) for table in each.tables)) for each in read)


def _named(table: TableShift, alike: dict[str, set[str]]) -> TableShift:
    return replace(table, table=label(table.table, table.read.first.journal, alike[table.table]))


LEAST = 12
"""Minimum number of hash digits that identify the figures."""


class Figures(Struct, frozen=True):
    """Figures to sign: the time range, the tables' records, and the hash of the results."""

    asked: Window
    found: tuple[Shift, ...]
    digest: bytes

    @property
    def read(self) -> tuple[RecordRange, ...]:
        """Return the records once for each journal, even if it has both real and simulated rounds."""
        each = {table.read.first.journal: table.read for shift in self.found for table in shift.tables}
        return tuple(each[journal] for journal in sorted(each))


def figures_of(read: Iterable[Read], asked: Window) -> Figures:
    """Compute the figures. Their hash uses times in UTC, so it does not depend on the reader's zone."""
    found, utc = shifts(table for each in read for table in each.tables), zone_of("UTC")
    return Figures(asked, found, figures_hash(figures_json(found, asked_told(asked, utc), utc)))


def asked_told(asked: Window, zone: ZoneInfo) -> dict[str, str]:
    begin, end = ("" if each in (BEGINNING, END) else local_time(each, zone) for each in (asked.since, asked.until))
    return {"from": begin, "to": end}


def time_told(asked: Window, zone: ZoneInfo) -> str:
    return " ".join(f"{name} {at}" for name, at in asked_told(asked, zone).items() if at) or "all of it"


def look(desk: ConsoleReviewer | NoConsole, told: Figures) -> None:
    """Log a view of each journal before anything is shown."""
    for each in told.read:
        desk.do(console_commands.RecordView(each, ViewedAs.SHIFT))


def sign(desk: ConsoleReviewer | NoConsole, told: Figures, named: str, note: str) -> None:
    """Sign the figures. `named` is the beginning of the hash that the signer has read."""
    if isinstance(desk, NoConsole):
        raise KnownError("--sign: somebody signs, at a console: name both with --console and --as")
    if told.asked.until >= min(END, SystemClock().now().utc):
        raise KnownError("--sign: that shift is not over: give its end with --to, or a --day that is past")
    if len(named) < LEAST or not told.digest.hex().startswith(named.lower()):
        raise KnownError(
            f"--sign {named:.80}: the figures are {told.digest.hex()}: look at them, then sign {LEAST} digits or more"
        )
    simulated = any(each.simulated for each in told.found)
    desk.do(console_commands.SignShift(told.asked.since, told.asked.until, told.read, told.digest, simulated, note))


def signatures(console: Console, told: Figures) -> tuple[SignedShift, ...]:
    return signed_before(console, shift_of(told.asked.since, told.asked.until, told.read))


def signed_text(console: Console, told: Figures, zone: ZoneInfo) -> tuple[str, ...]:
    return tuple(_text(console, each, told, zone) for each in signatures(console, told))


def signed_json(console: Console, told: Figures, zone: ZoneInfo) -> list[dict[str, Any]]:
    return [
        {
            "by": each.written.by,
            "name": console.named(each.written.by),
            "at": local_time(each.written.utc, zone),
            "console": console.name,
            "record": each.written.position,
            "figures_sha256": each.fact.figures.hex(),
            "note": each.fact.note,
            "amends": each.fact.amends,
            "same": each.fact.figures == told.digest,
        }
        for each in signatures(console, told)
    ]


def _text(console: Console, signed: SignedShift, told: Figures, zone: ZoneInfo) -> str:
    written, fact = signed.written, signed.fact
    same = "these figures" if fact.figures == told.digest else f"OTHER FIGURES, {fact.figures.hex()[:LEAST]}…"
    who = f"{console.named(written.by)} ({written.by}), {local_time(written.utc, zone)}"
    amends = f", in place of record {fact.amends}" if fact.amends else ""
    note = f": {fact.note}" if fact.note else ""
    return f"Signed by {who}, record {written.position} of {console.name}{amends}: {same}{note}"
