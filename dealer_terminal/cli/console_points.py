"""`console point` and `console changes`: what changed since somebody looked."""

from collections.abc import Iterator
from contextlib import closing
from typing import Annotated
from zoneinfo import ZoneInfo

import typer
from msgspec import Struct

from dealer_terminal.app.delayed_progress import late_bar
from dealer_terminal.app.times import exact_time, local_time, zone_of
from dealer_terminal.cli.options import AsNumber, Db, KeyFolder, PinFile, Zone
from dealer_terminal.cli.output import write_json, write_table
from dealer_terminal.cli.reviewing import signed_on
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.review_facts import RecordAt
from dealer_terminal.review import console_commands
from dealer_terminal.review.alarms.board import RaisedAlarm
from dealer_terminal.review.changes import Changes, raised_since, returned_since
from dealer_terminal.review.console import Console, Point
from dealer_terminal.review.journal_navigator import Reel
from dealer_terminal.rules.money import dollars
from dealer_terminal.storage.review.console import read_console
from dealer_terminal.storage.review.record_ranges import changed, newest
from dealer_terminal.storage.review.source import JournalSource

_NONE = ""
_NEWEST = -1
Tables = Annotated[list[str], typer.Option("--table", metavar="URL", help="A table's journal; any number. Only read.")]


class New(Struct, frozen=True):
    """`since` is empty where whoever asks has set no point there: then all of its log is new."""

    since: tuple[Point, ...]
    table: str
    journal: str
    changes: Changes
    raised: tuple[RaisedAlarm, ...]
    over: tuple[RaisedAlarm, ...]


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
        desk.do(console_commands.SetPoint(tuple(seen), name))
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
    of: Annotated[
        str, typer.Option("--of", metavar="NUMBER", help="Whose points; to be named where several people set some.")
    ] = _NONE,
    zone: Zone = _NONE,
    json: Annotated[bool, typer.Option("--json", help="As a JSON list.")] = False,
) -> None:
    """What changed at each table since somebody's own newest point there, or since one point: facts, rounds, money,
    acts for a second pair of eyes, alarms. Of a table without a point all that its log holds is told.

    \b
    Example:
      dealer-terminal console changes --table table7.db --table table8.db --of 2001 --db pit.db
    """
    where, known = zone_of(zone), read_console(db)
    points = _points(known, number, of)
    found = [_new(each, points, known, quiet=json) for each in table]
    if json:
        write_json([_as_json(each, where) for each in found])
        return
    columns = ("table", "since", "facts", "rounds", "staked", "paid", "win", "for a second look", "alarms", "over")
    write_table("", columns, [_line(each, where) for each in found])


def _points(known: Console, number: int, of: str) -> tuple[Point, ...]:
    """One that is named, or all of one person: never somebody else's that came last."""
    if number != _NEWEST:
        wanted = tuple(each for each in known.points if each.written.position == number)
        if not wanted:
            raise KnownError(f"there is no point {number} at {known.name}: console point sets one")
        return wanted
    people = {each.written.by for each in known.points}
    if len(people) > 1 and not of:
        raise KnownError(f"{len(people)} people have set points at {known.name}: name whose with --of NUMBER")
    wanted = tuple(each for each in known.points if of in ("", each.written.by))
    if not wanted:
        whose = f"of {of} " if of else ""
        raise KnownError(f"there is no point {whose}yet at {known.name}: console point sets one")
    return wanted


def _new(db: str, points: tuple[Point, ...], known: Console, *, quiet: bool) -> New:
    with (
        late_bar("Folding once what came before", hidden=quiet) as progress,
        closing(JournalSource(db, progress=progress)) as source,
        source.told(),
    ):
        table = Reel(source).moment(source.size() - 1).state.table or source.where
        since = tuple(each for each in points if each.seen(source.journal))[-1:]
        seen = tuple(at for each in since for at in each.seen(source.journal))
        at = source.journal, next((each.written.utc for each in since), 0)
        raised, over = raised_since(known.alarms, *at), returned_since(known.alarms, *at)
        return New(since, table, source.journal, changed(source, seen), raised, over)


def _line(new: New, where: ZoneInfo) -> tuple[str, ...]:
    found = new.changes
    money = (dollars(each) for each in (found.staked, found.paid, found.win))
    looks = ", ".join(f"{subject} {count}" for subject, count in sorted(found.subjects.items()))
    alarms = ", ".join(_titles(new.raised)), ", ".join(_titles(new.over))
    return new.table, _since(new, where), str(found.facts), str(found.rounds), *money, looks, *alarms


def _since(new: New, where: ZoneInfo) -> str:
    for each in new.since:
        called = f" ({each.name})" if each.name else ""
        return f"{local_time(each.written.utc, where)}{called}"
    return "no point: all"


def _titles(raised: tuple[RaisedAlarm, ...]) -> Iterator[str]:
    return (each.alarm for each in raised)


def _as_json(new: New, where: ZoneInfo) -> dict[str, object]:
    found = new.changes
    return {
        "point": next((each.written.position for each in new.since), None),
        "since": next((exact_time(each.written.utc, where) for each in new.since), None),
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
