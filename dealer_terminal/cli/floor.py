"""`floor`: manage one PostgreSQL database that checks and stores the journals of many tables."""

from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal.app.lazy_import import imported
from dealer_terminal.app.terminal_escape import one_line
from dealer_terminal.cli import floor_meter, new_app
from dealer_terminal.cli.options import Zone
from dealer_terminal.cli.output import write_json, write_table
from dealer_terminal.floor.address import require_table
from dealer_terminal.floor.floor_admin import USUAL_HOURS, open_office
from dealer_terminal.floor.linked.meter_admin import MeterAdmin
from dealer_terminal.floor.making import make_floor
from dealer_terminal.floor.table_status import TableStatus, evidence_of, standings
from dealer_terminal.floor.tables import taken_from, told_taken

app = new_app()
app.add_typer(floor_meter.app, name="meter")

Floor = Annotated[
    str, typer.Option("--floor", metavar="URL", help="The floor server's database: postgresql://user@host/floor.")
]
Table = Annotated[str, typer.Argument(help="The table's name on this floor server, such as 7 or pit-2.31-04.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


class ForkOutcome(Enum):
    KEEP = "keep"
    CLOSE = "close"


@app.callback()
def floor() -> None:
    """Manage the floor server: the journals of many tables in one PostgreSQL database.

    Each table plays on without it, and forward replicates the missing records. The database checks every record, the
    tree over the records, and the signature before it stores anything. It stores nothing twice. If a table has two
    histories (equivocation), both are stored, and a person decides.

    \b
    Example:
      dealer-terminal floor init --floor postgresql://keeper@server/floor
      dealer-terminal floor enrol 7 --floor postgresql://keeper@server/floor
      dealer-terminal floor status --floor postgresql://keeper@server/floor
    """


@app.command()
def init(*, floor: Floor) -> None:
    """Create the floor database, or upgrade it to this version's schema.

    Terminals may stay connected during an upgrade. The database user must be allowed to create roles and schemas. The
    command may be repeated at any time.

    \b
    Example:
      dealer-terminal floor init --floor postgresql://keeper@server/floor
    """
    before, after = make_floor(floor)
    if before == after:
        typer.echo(f"The floor has the newest schema, {after}.")
    elif before:
        typer.echo(f"The floor went from schema {before} to {after}.")
    else:
        typer.echo(f"A new floor of schema {after}. Its first table: dealer-terminal floor enrol TABLE.")


@app.command()
def enrol(
    table: Table,
    *,
    floor: Floor,
    hours: Annotated[int, typer.Option(min=1, max=24 * 90, help="Lifetime of the token in hours.")] = USUAL_HOURS,
    json: Json = False,
) -> None:
    """Create a table's database role, and print the token for its terminal's first login.

    Give the token to forward --token; it works once. A table that is enrolled again gets a new token. Its old password
    and certificate become invalid, and its connections are closed. Its journal stays the same.

    \b
    Example:
      dealer-terminal floor enrol 7 --floor postgresql://keeper@server/floor
      dealer-terminal floor enrol 7 --floor postgresql://keeper@server/floor --json
    """
    with open_office(floor) as office:
        token = office.enrol(table, hours)
    if json:
        write_json({"table": table, "token": str(token), "hours": hours})
    else:
        typer.echo(token)


@app.command()
def status(
    table: Annotated[
        str, typer.Argument(metavar="[TABLE]", help="One table, to show its two histories if it has them.")
    ] = "",
    *,
    floor: Floor,
    json: Json = False,
) -> None:
    """Show each table: its size, its lag, its last signature, and its alarms.

    With TABLE, show where two histories of that table diverge, with the checkpoints that the terminal's key signed for
    each. Without it, the exit status is 1 if the floor server found something wrong: two histories, an older copy, a
    witness's finding, a removed table, or disabled guards.

    \b
    Example:
      dealer-terminal floor status --floor postgresql://keeper@server/floor
      dealer-terminal floor status 7 --floor postgresql://keeper@server/floor --json
    """
    if table:
        _show_histories(table, floor, json=json)
        return
    with open_office(floor) as office:
        found = standings(office.connection, office.where)
        meters = MeterAdmin(office).stands()
        taken = taken_from(office.connection, office.url)
    if json:
        write_json([each.summary() for each in found])
    elif found:
        _show(found)
    elif not taken:
        typer.echo("No table is enrolled yet: dealer-terminal floor enrol TABLE.")
    if meters and not json:
        floor_meter.show_meters(meters)
    for each in taken:
        typer.echo(one_line(f"Wrong: {told_taken(each)}: run dealer-terminal verify."), err=True)
    wrong = [what for standing in found for what in standing.found_wrong()]
    if taken or wrong:
        raise typer.Exit(1)


def _show_histories(table: str, floor: str, *, json: bool) -> None:
    require_table(table)
    with open_office(floor) as office:
        office.require_heard(table)
        found = [each.summary() for each in evidence_of(office.connection, office.where, table)]
    if json:
        write_json(found)
    elif not found:
        typer.echo(f"Table {table} has one history.")
    for each in () if json else found:
        decided = f"{each['outcome']}, {each['by']}: {each['reason']}" if each["outcome"] else "nobody has decided yet"
        typer.echo(f"{each['number']}: {each['found']}: {each['what']}; {decided}.")


@app.command()
def decide(
    table: Table,
    outcome: Annotated[
        ForkOutcome,
        typer.Argument(help="keep: the floor server's history is kept. close: TABLE takes no more records."),
    ],
    *,
    floor: Floor,
    by: Annotated[str, typer.Option(help="The name of the person who decides.")],
    reason: Annotated[str, typer.Option(help="The reason.")],
) -> None:
    """Decide how a table with two histories continues.

    Both histories stay as they are, and the decision is recorded permanently. With keep, the table's stream is open
    again for a journal that continues the floor server's history. With close, nothing more is accepted under this name:
    enroll the terminal under another name, where its own history starts from the beginning.

    \b
    Example:
      dealer-terminal floor decide 7 keep --by "A. Ames" --reason "a backup was put back, and taken away again" \\
        --floor postgresql://keeper@server/floor
    """
    with open_office(floor) as office:
        office.decide(table, outcome.value, by, reason)
    typer.echo(f"Table {table}: {outcome.value}, decided by {by}.")


@app.command()
def publish(
    folder: Annotated[Path, typer.Argument(help="The output folder, which a web server publishes.")],
    *,
    floor: Floor,
    table: Annotated[list[str] | None, typer.Option(help="Only this table; repeatable. By default all.")] = None,
    json: Json = False,
) -> None:
    """Publish each table's signed records as files for auditors (C2SP tlog-tiles).

    Any web server can serve the files. Published files never change. The command may be repeated at any time and writes
    only what is new. If a table's records do not continue what is published, its files stay as they are and the exit
    status is 1. docs/verifier/tiles.py checks the files.

    \b
    Example:
      dealer-terminal floor publish /srv/tiles --floor postgresql://auditor@server/floor
    """
    show = imported("dealer_terminal.cli.floor_publish").show
    if not show(floor, folder, tuple(table or ()), json=json):
        raise typer.Exit(1)


@app.command()
def archive(
    folder: Annotated[Path, typer.Argument(help="The folder of the archives, one file per month and table.")],
    *,
    floor: Floor,
    table: Annotated[list[str] | None, typer.Option(help="Only this table; repeatable. By default all.")] = None,
    zone: Zone = "",
    vkey: Annotated[str, typer.Option(metavar="FOLDER", help="Trusted keys of the tables, each as JOURNAL.vkey.")] = "",
    json: Json = False,
) -> None:
    """Archive each table's closed months, and check the archives that exist.

    The files are the same as those that retain writes at a terminal: the records and device frames of a month, and the
    signed checkpoint that covers them. Each archive continues the one before it, in the history that the floor server
    has. If it does not, that table is reported, the others are still archived, and the exit status is 1. Nothing is
    removed from the floor server, and tables may play meanwhile. Keep two copies of the archives on other disks.

    \b
    Example:
      dealer-terminal floor archive /archive --floor postgresql://auditor@server/floor --zone America/Los_Angeles \\
        --vkey /srv/vkeys
    """
    asked = imported("dealer_terminal.cli.floor_archive").ArchiveRequest(floor, folder, tuple(table or ()), zone, vkey)
    if not asked.show(json=json):
        raise typer.Exit(1)


@app.command()
def certify(
    *,
    floor: Floor,
    authority: Annotated[
        Path,
        typer.Option(metavar="FOLDER", help="The folder of authority.key and authority.crt, made at the first run."),
    ],
    days: Annotated[
        float, typer.Option(min=0.00001, max=366.0, help="Lifetime of a certificate in days.", show_default="7")
    ] = 7.0,
    once: Annotated[bool, typer.Option("--once", help="Stop when no request is pending.")] = False,
    json: Json = False,
) -> None:
    """Sign the TLS certificates that terminals request. Requests that are not for the terminal's own table are refused.

    The first run makes the certificate authority. Give its authority.crt to the server as ssl_ca_file, and keep
    authority.key readable only by the administrator of the floor server. A terminal with a certificate requests the
    next one itself after half of the lifetime. Without --once, the command runs as a service. With --once, the exit
    status is 1 if a request was refused.

    \b
    Example:
      dealer-terminal floor certify --floor postgresql://keeper@server/floor --authority /srv/authority --once
      dealer-terminal floor certify --floor postgresql://keeper@server/floor --authority /srv/authority --days 7
    """
    certification = imported("dealer_terminal.cli.floor_certify").Certification(floor, authority, days, json=json)
    if not once:
        certification.for_ever()
    elif not certification.once():
        raise typer.Exit(1)


@app.command()
def demo(
    *,
    tables: Annotated[int, typer.Option(min=1, max=50, help="The number of simulated tables.")] = 20,
    headless: Annotated[
        bool, typer.Option("--headless", help="No window: play some rounds and print the tables' status.")
    ] = False,
    rounds: Annotated[int, typer.Option(min=1, help="Without a window: rounds to play at each table.")] = 3,
    seed: Annotated[int, typer.Option(help="Seed of the cards and players.")] = 1,
) -> None:
    """Demonstrate a whole casino on this machine.

    The demonstration has a PostgreSQL server of its own, simulated tables, a forwarder for each, a witness, and the
    pit's window. It needs no setup, and Ctrl-C stops all of it. Everything is in a new temporary folder, which the
    command names and leaves in place.

    \b
    Example:
      dealer-terminal floor demo
      dealer-terminal floor demo --tables 3 --headless
    """
    found = imported("dealer_terminal.cli.floor_demo").show(tables, rounds, seed, headless=headless)
    if found:
        _show(found)


def _show(found: Sequence[TableStatus]) -> None:
    columns = ("table", "state", "records", "unsigned", "lag", "last checkpoint", "cosigned", "heard", "alarms")
    write_table("", columns, [_line(each) for each in found])
    for each in found:
        for alarm in each.alarms():
            typer.echo(f"Table {each.table}: {alarm}.", err=True)


def _line(each: TableStatus) -> tuple[str, ...]:
    told = each.summary()
    lag = f"{each.lag_records} in {each.lag_seconds:.0f} s" if each.lag_records else "none"
    sizes = f"{each.size:,}", f"{each.unsigned:,}"
    cosigned = f"{each.cosigned:,} by {each.cosigned_by}" if each.cosigned else ""
    return (
        each.table,
        each.stands,
        *sizes,
        lag,
        told["checkpoint"],
        cosigned,
        told["heard"],
        str(len(each.alarms()) or ""),
    )
