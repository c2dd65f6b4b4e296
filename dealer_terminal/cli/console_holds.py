"""`console hold`: what must stay as it is until somebody with the right releases it."""

from typing import Annotated
from zoneinfo import ZoneInfo

import typer

from dealer_terminal.app.times import local_time, zone_of
from dealer_terminal.cli.console_records import SAME, First, Last, Table, stretch_of
from dealer_terminal.cli.options import AsNumber, Db, KeyFolder, PinFile, Zone
from dealer_terminal.cli.output import write_json, write_table
from dealer_terminal.cli.reviewing import signed_on
from dealer_terminal.review import console_commands
from dealer_terminal.review.console import LegalHold
from dealer_terminal.storage.review.console import read_console

_NONE = ""


def hold(
    reason: Annotated[str, typer.Argument(help="Why it must stay, such as a claim's number.")],
    *,
    db: Db,
    table: Table,
    fact: First,
    to: Last = SAME,
    as_number: AsNumber,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
) -> None:
    """Keeps the months of a stretch of records: `retain --console` takes nothing of them away, and calls none over,
    until an administrator releases the hold.

    \b
    Example:
      dealer-terminal console hold "claim 118" --table journal.db --fact 1204 --to 1260 --as 4001 --db console.db
    """
    at = stretch_of(table, fact, to)
    with signed_on(db, as_number, pin_file, keys) as desk:
        desk.do(console_commands.PlaceHold(at, reason))
    typer.echo(f"Held from fact {fact} on: name this console to retain, with --console {db}.")


def release(
    number: Annotated[int, typer.Argument(min=0, help="The hold, by the number that `console holds` gives.")],
    reason: Annotated[str, typer.Argument(help="Why it may go.")],
    *,
    db: Db,
    as_number: AsNumber,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
) -> None:
    """Releases a hold; for an administrator.

    \b
    Example:
      dealer-terminal console release 31 "claim 118 is settled" --as 9001 --db console.db
    """
    with signed_on(db, as_number, pin_file, keys) as desk:
        desk.do(console_commands.ReleaseHold(number, reason))
    typer.echo(f"Hold {number} is released.")


def holds(
    *, db: Db, zone: Zone = _NONE, json: Annotated[bool, typer.Option("--json", help="As a JSON list.")] = False
) -> None:
    """All holds, released ones too.

    \b
    Example:
      dealer-terminal console holds --db console.db
    """
    where = zone_of(zone)
    found = list(read_console(db).holds.values())
    if json:
        write_json([{"hold": each.written.position, **_as_json(each)} for each in found])
        return
    columns = ("hold", "by", "since", "journal", "facts", "why", "released")
    write_table("", columns, [(str(each.written.position), *_row(each, where)) for each in found])


def _row(each: LegalHold, where: ZoneInfo) -> tuple[str, ...]:
    released = " / ".join(f"{by.written.by}, {local_time(by.written.utc, where)}: {by.text}" for by in each.released)
    facts = f"{each.at.first.position}-{each.at.last.position}"
    since = local_time(each.written.utc, where)
    return each.written.by, since, each.at.first.journal, facts, each.reason, released


def _as_json(each: LegalHold) -> dict[str, object]:
    return {"by": each.written.by, "at": each.at, "reason": each.reason, "released": each.released}
