"""`console acknowledge` and what else is done about an alarm, by the number that `alarms` gives."""

from typing import Annotated
from zoneinfo import ZoneInfo

import typer

from dealer_terminal.app.times import exact_time, instant, zone_of
from dealer_terminal.cli.options import AsNumber, Db, KeyFolder, PinFile, Zone
from dealer_terminal.cli.output import write_json
from dealer_terminal.cli.reviewing import signed_on
from dealer_terminal.review import console_commands
from dealer_terminal.review.alarms.load import GOOD, HOUR, MOST, SECOND, Burden, Load, load_of, loads_of_people
from dealer_terminal.review.alarms.rows import unseen_beside
from dealer_terminal.review.console import Console
from dealer_terminal.storage.review.console import read_console
from dealer_terminal.table.clock import SystemClock

_NONE = ""
Number = Annotated[int, typer.Argument(min=0, help="The alarm, by the number that `alarms` gives.")]


def acknowledge(
    numbers: Annotated[list[int], typer.Argument(metavar="NUMBER…", min=0, help="Alarms, as `alarms` gives them.")],
    *,
    db: Db,
    group: Annotated[bool, typer.Option("--group", help="With every other one of their tables and causes.")] = False,
    as_number: AsNumber,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
) -> None:
    """Says that somebody has seen alarms. One that is over goes from the list with it.

    \b
    Example:
      dealer-terminal console acknowledge 41 --as 2001 --db pit.db
      dealer-terminal console acknowledge 41 --group --as 2001 --db pit.db
    """
    with signed_on(db, as_number, pin_file, keys) as desk:
        seen = _with_group(desk.console, numbers) if group else tuple(dict.fromkeys(numbers))
        desk.do(console_commands.AcknowledgeAlarms(seen))
    for each in seen:
        typer.echo(f"Alarm {each} is acknowledged.")


def _with_group(console: Console, numbers: list[int]) -> tuple[int, ...]:
    now = SystemClock().now().utc
    beside = (each for number in numbers for each in unseen_beside(console.alarms, number, now))
    return tuple(dict.fromkeys(beside)) or tuple(numbers)


def confirm(
    number: Number,
    done: Annotated[str, typer.Argument(help="What was done about it.")],
    *,
    db: Db,
    as_number: AsNumber,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
) -> None:
    """Says that somebody has acted on an alarm, and how.

    \b
    Example:
      dealer-terminal console confirm 41 "cable was pulled, put back" --as 2001 --db pit.db
    """
    with signed_on(db, as_number, pin_file, keys) as desk:
        desk.do(console_commands.ConfirmAlarm(number, done))
    typer.echo(f"Alarm {number} is confirmed.")


def shelve(
    number: Number,
    reason: Annotated[str, typer.Argument(help="Why it may wait.")],
    *,
    db: Db,
    minutes: Annotated[int, typer.Option("--for", metavar="MINUTES", min=1, max=100_000, help="For how long.")],
    as_number: AsNumber,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
) -> None:
    """Takes an alarm out of sight for a time, a shift at most.

    \b
    Example:
      dealer-terminal console shelve 41 "technician is on the way" --for 30 --as 2001 --db pit.db
    """
    with signed_on(db, as_number, pin_file, keys) as desk:
        desk.do(console_commands.ShelveAlarm(number, reason, minutes * 60))
    typer.echo(f"Alarm {number} is shelved for {minutes} min.")


def unshelve(number: Number, *, db: Db, as_number: AsNumber, pin_file: PinFile = _NONE, keys: KeyFolder = None) -> None:
    """Puts a shelved alarm back.

    \b
    Example:
      dealer-terminal console unshelve 41 --as 2001 --db pit.db
    """
    with signed_on(db, as_number, pin_file, keys) as desk:
        desk.do(console_commands.UnshelveAlarm(number))
    typer.echo(f"Alarm {number} is back.")


def load(
    *,
    db: Db,
    since: Annotated[str, typer.Option("--from", metavar="TIME", help="Eight hours back, where it is not given.")] = "",
    until: Annotated[str, typer.Option("--to", metavar="TIME", help="Now, where it is not given.")] = _NONE,
    zone: Zone = _NONE,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """What the alarms of a console cost whoever works there: how many an hour, floods, what nobody has seen; and for
    each who was signed on, what was raised in their time. Before the console was opened there was no load.

    \b
    Example:
      dealer-terminal console load --db pit.db --from 2026-11-20T16:00 --to 2026-11-21T00:00
    """
    where = zone_of(zone)
    end = instant(until, where) if until else SystemClock().now().utc
    known, begun = read_console(db), instant(since, where) if since else end - 8 * HOUR
    found, people = load_of(known, begun, end), loads_of_people(known, begun, end)
    if json:
        write_json({**_as_json(found, where), "people": [_of_whom(known, *each, where) for each in people.items()]})
        return
    typer.echo("\n".join((*_lines(found), *(f"{known.named(who)}: {_counted(each)}" for who, each in people.items()))))


_BURDENS = {
    Burden.WELL: f"one person works that off well ({GOOD} an hour)",
    Burden.BUSY: f"as much as one person can work off ({MOST} an hour)",
    Burden.TOO_MUCH: f"more than one person can work off ({MOST} an hour, no flood)",
}


def _lines(found: Load) -> tuple[str, ...]:
    flooded = found.flooded // (60 * SECOND)
    return (
        _counted(found),
        f"{found.floods} floods, {flooded} min in all.",
        f"{found.unseen} not acknowledged{_oldest(found)}, {_slowest(found)}; {found.stale} stand for a day.",
    )


def _oldest(found: Load) -> str:
    return f" (the oldest stands for {found.waited // SECOND} s)" if found.unseen else ""


def _slowest(found: Load) -> str:
    return f"the slowest took {found.longest // SECOND} s" if found.seen else "none was acknowledged"


def _counted(found: Load) -> str:
    """By the hour only where there was one."""
    minutes, hours = found.time // (60 * SECOND), f"{found.hours:.1f} h: {found.rate:.1f} an hour"
    return f"{found.raised} alarms in {hours if found.time >= HOUR else f'{minutes} min'}, {_BURDENS[found.burden]}."


def _of_whom(known: Console, who: str, found: Load, where: ZoneInfo) -> dict[str, object]:
    return {"number": who, "name": known.named(who), **_as_json(found, where)}


def _as_json(found: Load, where: ZoneInfo) -> dict[str, object]:
    return {
        "from": exact_time(found.since, where),
        "to": exact_time(found.until, where),
        "seconds": found.time // SECOND,
        "raised": found.raised,
        "burden": found.burden,
        "floods": found.floods,
        "flooded_seconds": found.flooded // SECOND,
        "unacknowledged": found.unseen,
        "oldest_unacknowledged_seconds": found.waited // SECOND if found.unseen else None,
        "acknowledged": found.seen,
        "slowest_seconds": found.longest // SECOND if found.seen else None,
        "stale": found.stale,
    }
