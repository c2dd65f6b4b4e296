"""`console`: a reviewer's own journal."""

from typing import Annotated

import typer
from msgspec.structs import replace

from dealer_terminal.app.times import instant, local_time, zone_of
from dealer_terminal.cli import new_app
from dealer_terminal.cli.console_alarms import acknowledge, confirm, load, shelve, unshelve
from dealer_terminal.cli.console_bookmarks import bookmarks
from dealer_terminal.cli.console_holds import hold, holds, release
from dealer_terminal.cli.console_marks import correct, facts_text, mark, marks, reply, withdraw
from dealer_terminal.cli.console_points import changes, point
from dealer_terminal.cli.console_queue import answer, approve, escalate, query, withdraw_query
from dealer_terminal.cli.console_records import Table, journal_of, record_then
from dealer_terminal.cli.options import AsNumber, Db, KeyFolder, PinFile, Zone
from dealer_terminal.cli.output import write_json, write_table
from dealer_terminal.cli.reviewing import signed_on
from dealer_terminal.cli.rights import may_write
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.record_text import RecordText, record_text
from dealer_terminal.journal.replay import START, step
from dealer_terminal.journal.review_facts import RecordAt, RecordRange
from dealer_terminal.review import console_commands
from dealer_terminal.review.timeline import told
from dealer_terminal.storage.review.console import console_records, make_console
from dealer_terminal.table.clock import SystemClock

app = new_app()

_NONE = ""
_SECOND = 1_000_000


@app.callback()
def console() -> None:
    """A console is where somebody looks back. What they do there stands in a journal of its own, in the same format as
    a table's; no table's journal is ever written.

    People sign on there as at a table: dealer-terminal operator add … --db console.db. Surveillance reads all tables,
    marks, holds and compares cameras' clocks; an auditor reads all; a supervisor reads the tables that an administrator
    gave them; an administrator also releases holds. Each look is a record.

    \b
    Example:
      dealer-terminal console init "Surveillance 1" --db console.db
      dealer-terminal operator add 9001 --name "A. Ames" --role administrator --db console.db
      dealer-terminal operator add 4001 --name "S. Sight" --role surveillance --by 9001 --db console.db
    """


@app.command()
def init(
    name: Annotated[str, typer.Argument(help="What this console is called.")], *, db: Db, keys: KeyFolder = None
) -> None:
    """A new console, with a journal of its own.

    \b
    Example:
      dealer-terminal console init "Surveillance 1" --db console.db
    """
    may_write(db, keys)
    made = make_console(db, name, SystemClock(), keys=keys)
    typer.echo(f"{name}: a console with the journal {made} in {db}. Its first administrator: operator add.")


@app.command()
def give(
    number: Annotated[str, typer.Argument(help="The pit supervisor's number.")],
    *,
    db: Db,
    table: Annotated[list[str], typer.Option(metavar="URL", help="A journal of one of their tables; any number.")],
    as_number: AsNumber,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
) -> None:
    """Which tables are a pit supervisor's own: from now on these and no others.

    \b
    Example:
      dealer-terminal console give 2001 --table table7.db --table table8.db --as 9001 --db console.db
    """
    with signed_on(db, as_number, pin_file, keys) as desk:
        desk.do(console_commands.GiveTables(number, tuple(map(journal_of, table))))
    typer.echo(f"{number} looks at these tables from now on, and at no others: {', '.join(table)}")


@app.command()
def camera(
    name: Annotated[str, typer.Argument(help="The camera, as the video system calls it.")],
    *,
    db: Db,
    table: Table,
    at: Annotated[str, typer.Option(metavar="TIME", help="By the table's clock, such as 2026-11-20T14:02:10.")],
    shows: Annotated[str, typer.Option(metavar="TIME", help="What the camera showed at that instant.")],
    margin: Annotated[float, typer.Option(min=0, metavar="SECONDS", help="How far off that may be.")] = 1.0,
    how: Annotated[str, typer.Option(help="How it was compared.")],
    as_number: AsNumber,
    pin_file: PinFile = _NONE,
    zone: Zone = _NONE,
    keys: KeyFolder = None,
) -> None:
    """Says what a camera's clock showed at an instant of the table's. Between two such instants the difference is a
    straight line; nothing that was written is changed by it.

    \b
    Example:
      dealer-terminal console camera "Cam 12" --table journal.db --at 2026-11-20T14:02:10 --shows 2026-11-20T14:02:37 \\
        --margin 0.5 --how "screen beside screen, photographed" --as 4001 --db console.db
    """
    where = zone_of(zone)
    instants = instant(at, where), instant(shows, where)
    record = record_then(table, instants[0])
    with signed_on(db, as_number, pin_file, keys) as desk:
        desk.do(console_commands.SetCamera(record, name, *instants, round(margin * _SECOND), how))
    ahead = (instants[1] - instants[0]) / _SECOND
    typer.echo(f"{name}: {ahead:+g} s beside the table's clock at fact {record.position}, ± {margin:g} s.")


@app.command()
def log(
    *, db: Db, zone: Zone = _NONE, json: Annotated[bool, typer.Option("--json", help="As a JSON list.")] = False
) -> None:
    """Everything that was done at a console: who, when, what; who looked at what is among it.

    \b
    Example:
      dealer-terminal console log --db console.db --zone America/Los_Angeles
    """
    where = zone_of(zone)
    records = console_records(db)
    if json:
        write_json([_without_secrets(each) for each in records])
        return
    rows = [(str(each.position), local_time(each.utc, where), each.operator, *_told(each)) for each in records]
    write_table("", ("record", "time", "who", "journal", "facts", "what"), rows)


def _without_secrets(record: Record) -> RecordText:
    """Nobody sees a PIN, not even what a hash has made of it."""
    text = record_text(record)
    shown = {name: value for name, value in text.fact.items() if name not in ("pin", "badge")}
    return replace(text, fact=shown)


def _told(record: Record) -> tuple[str, str, str]:
    """Of which table's journal, which of its facts, and what was done. A console has no table: nothing is folded."""
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


_MARKING = mark, correct, withdraw, reply, marks, bookmarks
_HOLDING = hold, release, holds
_WATCHING = acknowledge, confirm, shelve, unshelve, load
_WORKING = approve, query, answer, withdraw_query, escalate, point, changes
for each in (*_MARKING, *_HOLDING, *_WATCHING, *_WORKING):
    app.command()(each)
