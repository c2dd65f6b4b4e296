"""`floor meter`: progressive meters that several tables of a floor share."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from dealer_terminal.cli import new_app
from dealer_terminal.cli.output import write_json, write_table
from dealer_terminal.errors import KnownError
from dealer_terminal.floor.floor_admin import open_office
from dealer_terminal.floor.linked.meter_admin import LinkedMeter, MeterAdmin, dollars_exact
from dealer_terminal.rules.money import dollars

app = new_app()

Floor = Annotated[
    str, typer.Option("--floor", metavar="URL", help="The floor's database: postgresql://user@host/floor.")
]
Name = Annotated[str, typer.Argument(metavar="METER", help="What the meter is called on this floor.")]
Tables = Annotated[
    list[str] | None, typer.Option("--table", metavar="ID", help="A table that plays for it; several times.")
]
Json = Annotated[bool, typer.Option("--json", help="As JSON.")]
By = Annotated[str, typer.Option(help="Who does it.")]
Reason = Annotated[str, typer.Option(help="Why.")]
_WRONG = 1


@app.callback()
def meter() -> None:
    """Progressive meters that several tables share: each table adds to them, and a win is numbered and locked here.

    A table without its line to the floor takes no progressive wagers; its base game goes on. Amounts are whole cents.

    \b
    Example:
      dealer-terminal floor meter open star --rate 5 --reset 100000 --table 7 --table 8 --by "A. Ames" \\
        --floor postgresql://keeper@server/floor
      dealer-terminal floor meter status --floor postgresql://keeper@server/floor
    """


@app.command("open")
def opened(
    name: Name,
    *,
    floor: Floor,
    by: By,
    rate: Annotated[int, typer.Option(min=1, max=100, help="Percent of each wager, as the rulebook has it.")],
    reset: Annotated[int, typer.Option(min=1, help="What it starts again from after a win, in cents.")],
    seed: Annotated[int, typer.Option(min=0, help="What it opens with, in cents; the reset level without it.")] = 0,
    of: Annotated[str, typer.Option(help="Which meter of the rulebook it is; the same name without it.")] = "",
    table: Tables = None,
) -> None:
    """Opens a meter, and links tables to it. A table is linked to every meter of its rulebook, or takes no such wagers.

    \b
    Example:
      dealer-terminal floor meter open star --rate 5 --reset 100000 --table 7 --table 8 --by "A. Ames" \\
        --floor postgresql://keeper@server/floor
    """
    with _meters(floor) as meters, meters.at_once():
        meters.open(name, of or name, rate, reset, seed or reset, by)
        for each in table or ():
            meters.link(name, each, by, "opened for it", linked=True)
    typer.echo(f"{name} stands at {dollars(seed or reset)}, for {len(table or ())} tables.")


@app.command()
def link(
    name: Name,
    *,
    floor: Floor,
    by: By,
    reason: Reason,
    table: Tables = None,
    off: Annotated[bool, typer.Option("--off", help="They no longer play for it.")] = False,
) -> None:
    """More tables for a meter, or fewer. What a table has added stays on the meter.

    \b
    Example:
      dealer-terminal floor meter link star --table 9 --by "A. Ames" --reason "a third table" \\
        --floor postgresql://keeper@server/floor
    """
    if not table:
        raise KnownError("name the tables: --table ID, several times")
    with _meters(floor) as meters, meters.at_once():
        for each in table:
            meters.link(name, each, by, reason, linked=not off)
    typer.echo(f"{name}: {', '.join(table)} {'no longer play' if off else 'play'} for it.")


@app.command()
def adjust(
    name: Name,
    *,
    floor: Floor,
    amount: Annotated[int, typer.Option("--cents", help="By so many cents; below 0 to lower it.")],
    by: By,
    reason: Reason,
) -> None:
    """Raises or lowers a meter, on record for ever. No table changes a linked meter otherwise than by play.

    \b
    Example:
      dealer-terminal floor meter adjust star --cents -500 --by "A. Ames" --reason "above its maximum" \\
        --floor postgresql://keeper@server/floor
    """
    with _meters(floor) as meters:
        meters.adjust(name, amount, by, reason)
        (now,) = meters.stands(name)
    typer.echo(f"{name} stands at {dollars_exact(now.value)}.")


@app.command()
def accept(
    name: Name,
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The table whose total does not fit.")],
    *,
    floor: Floor,
    by: By,
    reason: Reason,
) -> None:
    """A table told less than before, or a win that does not fit: somebody has looked, and it is counted from there on.

    Nothing that stands on the meter changes by it.

    \b
    Example:
      dealer-terminal floor meter accept star 7 --by "A. Ames" --reason "its disk was replaced" \\
        --floor postgresql://keeper@server/floor
    """
    with _meters(floor) as meters:
        meters.accept(name, table, by, reason)
    typer.echo(f"{name}: table {table} is counted from what it tells now.")


@app.command()
def status(
    name: Annotated[str, typer.Argument(metavar="[METER]", help="One of them, with its wins; all without it.")] = "",
    *,
    floor: Floor,
    compare: Annotated[bool, typer.Option("--compare", help="Add METER up again from its tables' records.")] = False,
    json: Json = False,
) -> None:
    """Show each meter: its value and the sum behind it, the tables that play for it, and its alarms.

    With --compare, the exit status is 1 if the meter differs from its parts or from its tables' own records.

    \b
    Example:
      dealer-terminal floor meter status --floor postgresql://keeper@server/floor
      dealer-terminal floor meter status star --floor postgresql://keeper@server/floor --json
      dealer-terminal floor meter status star --compare --floor postgresql://keeper@server/floor
    """
    if compare:
        _compare(name, floor)
        return
    with _meters(floor) as meters:
        found = meters.stands(name)
        wins = meters.wins(name) if name else ()
    if json:
        lines = [each.summary() for each in found]
        write_json({**lines[0], "order": [each.summary() for each in wins]} if name else lines)
        return
    if not found:
        typer.echo("No meter is open yet: dealer-terminal floor meter open METER.")
        return
    show_meters(found)
    if wins:
        columns = ("win", "table", "round", "position", "stood at", "pays", "state", "won")
        told = [each.summary() for each in wins]
        rows = [_win(each.value, each.pays, line) for each, line in zip(wins, told, strict=True)]
        write_table("", columns, rows)


def _compare(name: str, floor: str) -> None:
    if not name:
        raise KnownError("--compare adds up one meter: name it")
    with _meters(floor) as meters:
        found = list(meters.compared(name))
        (now,) = meters.stands(name)
    for each in found:
        typer.echo(f"{name}: {each}.")
    if found:
        raise typer.Exit(_WRONG)
    typer.echo(f"{name} is whole: {_sum(now)}.")


@contextmanager
def _meters(floor: str) -> Iterator[MeterAdmin]:
    with open_office(floor) as office:
        yield MeterAdmin(office)


def show_meters(found: tuple[LinkedMeter, ...]) -> None:
    columns = ("meter", "stands at", "wins", "pending", "tables", "alarms")
    write_table("", columns, [_line(each) for each in found])
    for each in found:
        for alarm in each.alarms():
            typer.echo(f"Meter {each.meter}: {alarm}.", err=True)


def _line(each: LinkedMeter) -> tuple[str, ...]:
    alarms = str(len(each.alarms()) or "")
    return each.meter, dollars_exact(each.value), str(each.wins), str(each.pending), " ".join(each.tables), alarms


def _win(value: int, pays: int, told: dict[str, object]) -> tuple[str, ...]:
    where = str(told["number"]), str(told["table"]), str(told["round"]), str(told["seat"])
    return *where, dollars_exact(value), dollars(pays), str(told["state"]), str(told["won"])


def _sum(now: LinkedMeter) -> str:
    seeds, grown, adjusted, prizes = map(dollars_exact, (now.seeds, now.increments, now.adjusted, now.prizes))
    return f"{seeds} seeded + {grown} wagered + {adjusted} adjusted - {prizes} won = {dollars_exact(now.value)}"
