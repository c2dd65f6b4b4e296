"""`console point` and `console changes`: what changed since somebody looked."""

from collections.abc import Iterator
from contextlib import closing
from typing import Annotated
from zoneinfo import ZoneInfo

import typer
from msgspec import Struct

from dealer_terminal.audit.review_facts import RecordAt
from dealer_terminal.commands.journal_options import Db, KeyFolder
from dealer_terminal.commands.output import write_json
from dealer_terminal.commands.records_bar import late_bar
from dealer_terminal.commands.reviewing import AsNumber, PinFile, signed_on
from dealer_terminal.commands.text_tables import write_table
from dealer_terminal.commands.times import Zone, exact_time, local_time, zone_of
from dealer_terminal.errors import KnownError
from dealer_terminal.review import asks
from dealer_terminal.review.alarms.board import Raised
from dealer_terminal.review.changes import Changes, raised_since, returned_since
from dealer_terminal.review.console import Console, Point
from dealer_terminal.review.reel import Reel
from dealer_terminal.rules.money import dollars
from dealer_terminal.storage.review.changed import changed, newest
from dealer_terminal.storage.review.console import read_console
from dealer_terminal.storage.review.source import JournalSource

_NONE = ""
_NEWEST = -1
Tables = Annotated[list[str], typer.Option("--table", metavar="URL", help="A table's journal; any number. Only read.")]


class New(Struct, frozen=True):
    table: str
    journal: str
    changes: Changes
    raised: tuple[Raised, ...]
    over: tuple[Raised, ...]


def point(
    *,
    db: Db,
    table: Tables,
    name: Annotated[str, typer.Option(help="What it is called, such as “before the break”.")] = _NONE,
    as_number: AsNumber,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
) -> None:
    """Says that somebody has looked at these tables up to now: what comes after is told by `console changes`.

    \b
    Example:
      dealer-terminal console point --table table7.db --table table8.db --as 2001 --db pit.db
    """
    seen: list[RecordAt] = []
    for each in table:
        with closing(JournalSource(each)) as source, source.told():
            seen.append(newest(source))
    with signed_on(db, as_number, pin_file, keys) as desk:
        desk.do(asks.SetPoint(tuple(seen), name))
        number = desk.console.points[-1].written.position
    typer.echo(f"Point {number}: {len(seen)} tables were looked at up to here.")


def changes(
    *,
    db: Db,
    table: Tables,
    number: Annotated[
        int,
        typer.Option("--point", min=_NEWEST, help="Since this one; else the newest.", show_default=False),
    ] = _NEWEST,
    zone: Zone = _NONE,
    json: Annotated[bool, typer.Option("--json", help="As a JSON list.")] = False,
) -> None:
    """What changed at each table since a point: facts, rounds, money, acts for a second pair of eyes, alarms.

    \b
    Example:
      dealer-terminal console changes --table table7.db --table table8.db --db pit.db
    """
    where, known = zone_of(zone), read_console(db)
    since = _point(known, number)
    found = [_new(each, since, known, quiet=json) for each in table]
    if json:
        write_json([_as_json(each, since, where) for each in found])
        return
    called = f" ({since.name})" if since.name else ""
    typer.echo(f"Since {local_time(since.written.utc, where)}{called}:")
    columns = ("table", "facts", "rounds", "staked", "paid", "win", "for a second look", "alarms", "over")
    write_table("", columns, [_line(each) for each in found])


def _point(known: Console, number: int) -> Point:
    wanted = [each for each in known.points if number in (_NEWEST, each.written.position)]
    if not wanted:
        what = "no point yet" if number == _NEWEST else f"no point {number}"
        raise KnownError(f"there is {what} at {known.name}: console point sets one")
    return wanted[-1]


def _new(db: str, since: Point, known: Console, *, quiet: bool) -> New:
    with (
        late_bar("Folding once what came before", hidden=quiet) as progress,
        closing(JournalSource(db, progress=progress)) as source,
        source.told(),
    ):
        table = Reel(source).moment(source.size() - 1).state.table or source.where
        seen = tuple(each for each in since.at if each.journal == source.journal)
        at = source.journal, since.written.utc
        raised, over = raised_since(known.alarms, *at), returned_since(known.alarms, *at)
        return New(table, source.journal, changed(source, seen), raised, over)


def _line(new: New) -> tuple[str, ...]:
    found = new.changes
    money = (dollars(each) for each in (found.staked, found.paid, found.win))
    looks = ", ".join(f"{subject} {count}" for subject, count in sorted(found.subjects.items()))
    alarms = ", ".join(_titles(new.raised)), ", ".join(_titles(new.over))
    return new.table, str(found.facts), str(found.rounds), *money, looks, *alarms


def _titles(raised: tuple[Raised, ...]) -> Iterator[str]:
    return (each.alarm for each in raised)


def _as_json(new: New, since: Point, where: ZoneInfo) -> dict[str, object]:
    found = new.changes
    return {
        "point": since.written.position,
        "since": exact_time(since.written.utc, where),
        "table": new.table,
        "journal": new.journal,
        "first": found.first,
        "facts": found.facts,
        "rounds": found.rounds,
        "staked": found.staked,
        "paid": found.paid,
        "taken": found.taken,
        "win": found.win,
        "queue": dict(sorted(found.subjects.items())),
        "raised": [each.id for each in new.raised],
        "over": [each.id for each in new.over],
    }
