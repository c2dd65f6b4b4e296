"""`console`: make and list a reviewer's own journal."""

from contextlib import closing
from enum import Enum
from typing import Annotated
from zoneinfo import ZoneInfo

import typer
from msgspec.structs import asdict, replace

from dealer_terminal.app.times import local_time, zone_of
from dealer_terminal.cli import new_app
from dealer_terminal.cli.options import AsNumber, Db, KeyFolder, PinFile, Zone
from dealer_terminal.cli.output import write_json, write_table
from dealer_terminal.cli.reviewing import signed_on
from dealer_terminal.cli.rights import may_write
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.record_text import RecordText, record_text
from dealer_terminal.journal.replay import START, step
from dealer_terminal.journal.review_facts import RecordAt, RecordRange
from dealer_terminal.review import console_commands
from dealer_terminal.review.console import LegalHold
from dealer_terminal.review.marks import in_words
from dealer_terminal.review.timeline import told
from dealer_terminal.storage.review.console import console_records, make_console, read_console
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.table.clock import SystemClock

app = new_app()

_NONE = ""


@app.callback()
def console() -> None:
    """Make a console for reviewers, assign tables to a supervisor, and list what was done.

    A console has a journal of its own, in the same format as a table's. It never writes to a table's journal. Reviewers
    sign on as at a table: dealer-terminal operator add … --db console.db. Surveillance reads all tables, marks records,
    places holds, and compares camera clocks. An auditor reads all tables. A supervisor reads the tables that an
    administrator assigned. An administrator also releases holds. Every view of a table is recorded.

    \b
    Example:
      dealer-terminal console init "Surveillance 1" --db console.db
      dealer-terminal operator add 9001 --name "A. Ames" --role administrator --db console.db
      dealer-terminal operator add 4001 --name "S. Sight" --role surveillance --by 9001 --db console.db
    """


@app.command()
def init(name: Annotated[str, typer.Argument(help="The console's name.")], *, db: Db, keys: KeyFolder = None) -> None:
    """Make a console with a journal of its own.

    \b
    Example:
      dealer-terminal console init "Surveillance 1" --db console.db
    """
    may_write(db, keys)
    made = make_console(db, name, SystemClock(), keys=keys)
    typer.echo(f"{name}: a console with the journal {made} in {db}. Its first administrator: operator add.")


@app.command()
def give(
    number: Annotated[str, typer.Argument(help="The pit supervisor's operator number.")],
    *,
    db: Db,
    table: Annotated[list[str], typer.Option(metavar="URL", help="A journal of one of the tables; repeatable.")],
    as_number: AsNumber,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
) -> None:
    """Assign these tables to a pit supervisor. They replace all tables assigned before.

    \b
    Example:
      dealer-terminal console give 2001 --table table7.db --table table8.db --as 9001 --db console.db
    """
    with signed_on(db, as_number, pin_file, keys) as desk:
        desk.do(console_commands.GiveTables(number, tuple(map(_journal_of, table))))
    typer.echo(f"{number} looks at these tables from now on, and at no others: {', '.join(table)}")


def _journal_of(table: str) -> str:
    with closing(JournalSource(table)) as source:
        return source.journal


class Listed(Enum):
    """Part of a console's journal to list."""

    ACTIONS = "actions"
    MARKS = "marks"
    HOLDS = "holds"


@app.command()
def log(
    *,
    db: Db,
    what: Annotated[Listed, typer.Option(help="List every action, the marks with their replies, or the holds.")] = (
        Listed.ACTIONS
    ),
    zone: Zone = _NONE,
    json: Annotated[
        bool, typer.Option("--json", help="Print a JSON list that includes withdrawn marks and released holds.")
    ] = False,
) -> None:
    """List a console's actions, with every view of a table, or its marks or holds.

    \b
    Example:
      dealer-terminal console log --db console.db --zone America/Los_Angeles
      dealer-terminal console log --what holds --db console.db
    """
    where = zone_of(zone)
    match what:
        case Listed.ACTIONS:
            _list_actions(db, where, json=json)
        case Listed.MARKS:
            _list_marks(db, where, json=json)
        case Listed.HOLDS:
            _list_holds(db, where, json=json)


def _list_actions(db: str, where: ZoneInfo, *, json: bool) -> None:
    records = console_records(db)
    if json:
        write_json([_without_secrets(each) for each in records])
        return
    rows = [(str(each.position), local_time(each.utc, where), each.operator, *_told(each)) for each in records]
    write_table("", ("record", "time", "who", "journal", "facts", "what"), rows)


def _list_marks(db: str, where: ZoneInfo, *, json: bool) -> None:
    found = list(read_console(db).marks.values())
    if json:
        write_json([{"mark": each.id, **asdict(each)} for each in found])
        return
    rows = [
        (
            str(each.id),
            local_time(each.wording.written.utc, where),
            each.at.first.journal,
            facts_text(each.at),
            in_words(each),
        )
        for each in found
        if not each.withdrawn
    ]
    write_table("", ("mark", "written", "journal", "facts", "what"), rows)


def _list_holds(db: str, where: ZoneInfo, *, json: bool) -> None:
    found = list(read_console(db).holds.values())
    if json:
        write_json([{"hold": each.written.position, **_hold_json(each)} for each in found])
        return
    columns = ("hold", "by", "since", "journal", "facts", "why", "released")
    write_table("", columns, [(str(each.written.position), *_hold_row(each, where)) for each in found])


def _hold_row(each: LegalHold, where: ZoneInfo) -> tuple[str, ...]:
    released = " / ".join(f"{by.written.by}, {local_time(by.written.utc, where)}: {by.text}" for by in each.released)
    since = local_time(each.written.utc, where)
    return each.written.by, since, each.at.first.journal, facts_text(each.at), each.reason, released


def _hold_json(each: LegalHold) -> dict[str, object]:
    return {"by": each.written.by, "at": each.at, "reason": each.reason, "released": each.released}


def facts_text(at: RecordRange) -> str:
    first, last = at.first.position, at.last.position
    return str(first) if first == last else f"{first}-{last}"


def _without_secrets(record: Record) -> RecordText:
    """Return the record without PINs and badges, not even their hashes."""
    text = record_text(record)
    shown = {name: value for name, value in text.fact.items() if name not in ("pin", "badge")}
    return replace(text, fact=shown)


def _told(record: Record) -> tuple[str, str, str]:
    """Return the table's journal, the records, and the action. A console has no table state, so nothing is folded."""
    done = step(START, record)
    return *_of(getattr(done.entry, "at", None)), str(told(done))


def _of(at: object) -> tuple[str, str]:
    match at:
        case RecordRange(first=first):
            return first.journal, facts_text(at)
        case RecordAt(journal=journal, position=position):
            return journal, str(position)
        case _:
            return "", ""
