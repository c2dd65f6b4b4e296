"""`queue`: list what a supervisor reviews after a shift."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from typing import Annotated
from zoneinfo import ZoneInfo

import msgspec
import typer
from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.app.delayed_progress import late_bar
from dealer_terminal.app.proof_of_reading import Proofs
from dealer_terminal.app.skip_damaged import Spared
from dealer_terminal.app.times import exact_time, local_time, window, zone_of
from dealer_terminal.cli import new_app
from dealer_terminal.cli.floor_table import FloorTables, journals_at
from dealer_terminal.cli.options import ConsoleDb, Day, From, Tables, To, Vkeys, Zone
from dealer_terminal.cli.output import write_json, write_table
from dealer_terminal.review.console import Console
from dealer_terminal.review.journal_navigator import JournalNavigator
from dealer_terminal.review.queue.board import Query, Work, Worked, work_at
from dealer_terminal.review.queue.items import QueueItem, QueueSubject
from dealer_terminal.review.table_snapshot import label
from dealer_terminal.storage.reports.proven_tables import ReadRecords
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.review.console import read_console
from dealer_terminal.storage.review.record_ranges import queued
from dealer_terminal.storage.review.source import JournalSource

app = new_app()

_NONE = ""


class FoundItems(Struct, frozen=True):
    table: str
    journal: str
    item: QueueItem
    work: Work


@app.command()
def queue(
    *,
    db: Tables,
    table: FloorTables = None,
    day: Day = _NONE,
    since: From = _NONE,
    until: To = _NONE,
    zone: Zone = _NONE,
    subject: Annotated[
        list[QueueSubject] | None, typer.Option(help="Only this subject; repeatable. By default all.")
    ] = None,
    console: ConsoleDb = _NONE,
    vkey: Vkeys = None,
    waiting: Annotated[bool, typer.Option("--waiting", help="Only items that are not approved yet.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print a JSON list, with what signers were shown.")] = False,
) -> None:
    """List what a supervisor reviews after a shift, table by table in order.

    The items are overrides, corrections, voids, misdeals, undone steps, prizes, payments over limits, cards entered by
    hand at a table with a reader, and notes. With --console, each item has its review state at that console. The items
    follow from the signed records. The exit status is 1 if the records are not what was signed.

    \b
    Example:
      dealer-terminal queue --db table7.db --day 2026-11-20 --zone America/Los_Angeles
      dealer-terminal queue --db table7.db --db table8.db --console pit.db --waiting --json
    """
    journals = journals_at(db, table)
    where = zone_of(zone)
    known = read_console(console) if console else Console()
    wanted = {*(subject or QueueSubject)}
    asked, proofs = window(day, since, until, where), Proofs(journals, vkey or ())
    spared = Spared(journals)

    def found_at(dbs: Sequence[str]) -> Iterator[FoundItems]:
        for each in dbs:
            yield from spared.all(partial(_found, each, asked, known, proofs, quiet=json), each)

    found = [
        each
        for each in _told_apart([*found_at(journals)])
        if each.item.subject in wanted and not (waiting and each.work.worked is Worked.APPROVED)
    ]
    spared.require_some()
    if json:
        write_json([{**_as_json(each, where), "proven": proofs.json[each.journal]} for each in found])
        spared.end()
        return
    if found:
        columns = ("fact", "table", "time", "round", "subject", "what", "dealer", "signed by", "state")
        write_table("", columns, [_line(each, where) for each in found])
    else:
        typer.echo("Nothing waits for a second pair of eyes.")
    proofs.tell()
    spared.end()


def _found(db: str, asked: Window, known: Console, proofs: Proofs, *, quiet: bool) -> Iterator[FoundItems]:
    with (
        late_bar("Folding once what came before", hidden=quiet) as progress,
        closing(JournalSource(db, progress=progress)) as source,
        source.told(),
    ):
        table = JournalNavigator(source).moment(source.size() - 1).state.table or source.where
        read = ReadRecords()
        for item in queued(source, asked, read):
            yield FoundItems(table, source.journal, item, work_at(known.works, item.at(source.journal)))
        proofs.prove(db, source, read, asked)


def _told_apart(found: Sequence[FoundItems]) -> Iterator[FoundItems]:
    alike: dict[str, set[str]] = {}
    for each in found:
        alike.setdefault(each.table, set()).add(each.journal)
    yield from (replace(each, table=label(each.table, each.journal, alike[each.table])) for each in found)


def _line(found: FoundItems, where: ZoneInfo) -> tuple[str, ...]:
    item = found.item
    signed = ", ".join(f"{each.by.name}: {each.reason}" for each in item.approvals)
    time = local_time(item.utc, where)
    table = f"{found.table} (SIMULATED)" if item.simulated else found.table
    what = (str(item.position), table, time, str(item.round), item.subject.value, str(item.what))
    return *what, item.dealer, signed, found.work.worked.value


def _as_json(found: FoundItems, where: ZoneInfo) -> dict[str, object]:
    item, work = found.item, found.work
    return {
        "table": found.table,
        "journal": found.journal,
        "fact": item.position,
        "at": exact_time(item.utc, where),
        "round": item.round,
        "simulated": item.simulated,
        "subject": item.subject,
        "what": str(item.what),
        "dealer": item.dealer,
        "approvals": msgspec.to_builtins(item.approvals),
        "state": work.worked,
        "queries": [_query(each, where) for each in work.queries],
        "escalated": [_query(each, where) for each in work.escalated],
        "approved": [
            {"by": written.by, "at": exact_time(written.utc, where), "text": text} for written, text in work.approved
        ],
    }


def _query(query: Query, where: ZoneInfo) -> dict[str, object]:
    answers = [{"by": by.by, "at": exact_time(by.utc, where), "text": text} for by, text in query.answers]
    asked = {"number": query.id, "by": query.written.by, "at": exact_time(query.written.utc, where)}
    withdrawn = [{"by": by.by, "at": exact_time(by.utc, where), "text": text} for by, text in query.withdrawn]
    return {**asked, "to": query.to, "text": query.text, "answers": answers, "withdrawn": withdrawn}
