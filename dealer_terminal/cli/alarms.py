"""`alarms`: what calls for a person at some tables."""

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, closing
from typing import Annotated
from zoneinfo import ZoneInfo

import typer

from dealer_terminal.app.alarm_catalogue import alarm_catalogue
from dealer_terminal.app.console_session import ConsoleReviewer, NoConsole
from dealer_terminal.app.skip_damaged import Spared
from dealer_terminal.app.times import exact_time, local_time, zone_of
from dealer_terminal.cli import new_app
from dealer_terminal.cli.floor_table import FloorTables, journals_at
from dealer_terminal.cli.options import AsNumber, ConsoleDb, KeyFolder, PinFile, Tables, Zone
from dealer_terminal.cli.output import write_json, write_table
from dealer_terminal.cli.reviewing import at_console
from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.review import console_commands
from dealer_terminal.review.alarms.catalogue import AlarmId
from dealer_terminal.review.alarms.rows import AlarmGroup, AlarmRow, fits, groups, new_causes, over_now, rows
from dealer_terminal.review.alarms.watch import Cause
from dealer_terminal.review.cited_records import KnownRecords
from dealer_terminal.review.console import Console
from dealer_terminal.review.rights import at_own_table
from dealer_terminal.review.table_snapshot import label
from dealer_terminal.storage.review.console import read_console, read_known
from dealer_terminal.storage.review.watched_journal import WatchedTable
from dealer_terminal.table.clock import SystemClock

app = new_app()

_NONE = ""


@app.command()
def alarms(
    *,
    db: Tables,
    table: FloorTables = None,
    console: ConsoleDb = _NONE,
    as_number: AsNumber = _NONE,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
    zone: Zone = _NONE,
    json: Annotated[bool, typer.Option("--json", help="As a JSON list.")] = False,
) -> None:
    """What calls for a person now, what nobody has acted on first, the most urgent before the others: what it is, since
    when, and what to do. Alarms of one table and one cause stand together: how many, the oldest and the newest; with
    --json each stands by itself and says what its group is.

    With --console each is told as that console knows it: acknowledged, confirmed, shelved, or over and not seen yet.
    With --as too, what is new there and what is over is written in the console's journal; console acknowledge, confirm,
    shelve and unshelve take the number that is then given. Times are told by this machine's clock. Records are held
    against their hashes, so that this is quick enough to be asked all the time; verify holds them against signatures.
    It ends with 1 where a log does not fit: one that cannot be read or is not what it was, whoever knows of that alarm.

    \b
    Example:
      dealer-terminal alarms --db table7.db --db table8.db
      dealer-terminal alarms --db table7.db --console pit.db --as 2001 --json
    """
    journals = journals_at(db, table)
    where, now, spared = zone_of(zone), SystemClock().now().utc, Spared(journals)
    with ExitStack() as opened, _desk(console, as_number, pin_file, keys) as desk:
        on_record = read_known(console) if console else KnownRecords()
        looked: list[tuple[WatchedTable, Sequence[Cause]]] = []
        for each in journals:
            with spared.one(each):
                table_there = opened.enter_context(closing(WatchedTable(each, alarm_catalogue(), known=on_record)))
                causes = table_there.look(now)
                looked.append((table_there, causes))
                _note_unfit(spared, each, causes)
        found = groups(_rows(looked, desk, console, now))
    spared.require_some()
    if json:
        write_json([_as_json(row, each, where) for each in found for row in each.rows])
        spared.end()
        return
    if found:
        columns = ("alarm", "table", "how many", "state", "since", "newest", "what", "to do")
        write_table("", columns, [_line(each, where) for each in found])
    else:
        typer.echo("Nothing calls for anybody.")
    say_unproven()
    spared.end()


def _note_unfit(spared: Spared, db: str, causes: Sequence[Cause]) -> None:
    """It is an alarm among the others, and found wrong, too."""
    for each in causes:
        if each.alarm is AlarmId.LOG_UNFIT:
            spared.note(FoundWrongError(str(each.what)), db)


def _desk(
    console: str, number: str, pin_file: str, keys: KeyFolder
) -> AbstractContextManager[ConsoleReviewer | NoConsole]:
    return at_console(console if number else _NONE, number, pin_file, keys)


def _rows(
    looked: Sequence[tuple[WatchedTable, Sequence[Cause]]], desk: ConsoleReviewer | NoConsole, console: str, now: int
) -> Iterator[AlarmRow]:
    known = read_console(console) if console else Console()
    alike = [(table.name, table.journal) for table, _ in looked]
    for table, causes in looked:
        called = label(table.name, table.journal, (journal for name, journal in alike if name == table.name))
        if isinstance(desk, ConsoleReviewer):
            _write(table, causes, desk)
            known = desk.console
        yield from rows(called, table.journal, causes, known.alarms, alarm_catalogue(), now)


def _write(table: WatchedTable, causes: Sequence[Cause], desk: ConsoleReviewer) -> None:
    person = desk.console.reviewer
    if person is not None and not at_own_table(desk.console, person, table.journal):
        raise KnownError(f"{table.name}: {person.name} looks only at tables of their own: an administrator gives them")
    for over in over_now(causes, desk.console.alarms, table.journal):
        desk.do(console_commands.ReturnAlarm(over.id))
    for each in new_causes(causes, desk.console.alarms, table.journal):
        desk.do(console_commands.RaiseAlarm(table.at(each), each.alarm, each.key, each.what))
    if fits(causes, desk.console.alarms, table.journal):
        desk.do(console_commands.NoteTables((table.stood,)))


def _line(group: AlarmGroup, where: ZoneInfo) -> tuple[str, ...]:
    """By its first one, the one to be worked off first."""
    row = group.first
    number = f"{row.raised[0].id} " if row.raised else ""
    title = f"{number}{row.alarm.title} ({row.alarm.urgency.value})"
    since, newest = local_time(group.oldest, where), local_time(group.newest, where)
    count = str(len(group.rows))
    return title, row.table, count, row.standing.value, since, newest, str(row.what), row.alarm.todo


def _as_json(row: AlarmRow, group: AlarmGroup, where: ZoneInfo) -> dict[str, object]:
    return {
        "alarm": row.alarm.id,
        "title": row.alarm.title,
        "urgency": row.alarm.urgency,
        "table": row.table,
        "journal": row.journal,
        "fact": row.position,
        "since": exact_time(row.since, where),
        "state": row.standing,
        "what": str(row.what),
        "why": row.alarm.why,
        "todo": row.alarm.todo,
        "ends": row.alarm.ends,
        "number": row.raised[0].id if row.raised else None,
        "group": {
            "count": len(group.rows),
            "standing": group.standing,
            "oldest": exact_time(group.oldest, where),
            "newest": exact_time(group.newest, where),
            "numbers": [raised.id for each in group.rows for raised in each.raised],
        },
    }


NOT_PROVEN = "Not proven: each record is as it was hashed; that all are what was signed, dealer-terminal verify proves."


def say_unproven() -> None:
    """Where what is shown is for a person."""
    typer.echo(NOT_PROVEN)
