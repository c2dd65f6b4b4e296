"""`floor`: many tables in one PostgreSQL, which checks what they bring before it keeps it."""

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
    str, typer.Option("--floor", metavar="URL", help="The floor's database: postgresql://user@host/floor.")
]
Table = Annotated[str, typer.Argument(help="What the table is called on this floor, such as 7 or pit-2.31-04.")]
Json = Annotated[bool, typer.Option("--json", help="As JSON.")]


class ForkOutcome(Enum):
    KEEP = "keep"
    CLOSE = "close"


@app.callback()
def floor() -> None:
    """The journals of many tables in one PostgreSQL. Each table plays on without it; forward brings what it lacks.

    The database checks every record, the tree over them and the signature before it keeps anything, and keeps nothing
    twice. Two histories of one table are both kept, and a person decides.

    \b
    Example:
      dealer-terminal floor init --floor postgresql://keeper@server/floor
      dealer-terminal floor enrol 7 --floor postgresql://keeper@server/floor
      dealer-terminal floor status --floor postgresql://keeper@server/floor
    """


@app.command()
def init(*, floor: Floor) -> None:
    """Makes a floor in a database, or gives one that is there this version's schema, while terminals go on.

    The user must be allowed to make roles and schemas. Ask for it as often as you like.

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
    hours: Annotated[int, typer.Option(min=1, max=24 * 90, help="How long the token counts.")] = USUAL_HOURS,
    json: Json = False,
) -> None:
    """A table's role on this floor, and a token for its terminal to log in with once: forward --token.

    A table that is enrolled again gets a new token. Its old password and certificate count no more, and its lines are
    ended. It stays its own journal.

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
        str, typer.Argument(metavar="[TABLE]", help="One table, for its two histories if it has them.")
    ] = "",
    *,
    floor: Floor,
    json: Json = False,
) -> None:
    """Show each table: its size, its lag, its last signature, and its alarms.

    With TABLE, show where two histories of that table part, with the checkpoints that the terminal's key signed over
    either. Without it, the exit status is 1 if the floor found something wrong: two histories, an older copy, a
    witness's finding, a table that was taken away, or guards that are off.

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
        ForkOutcome, typer.Argument(help="keep: the floor's history stands. close: this id takes no more.")
    ],
    *,
    floor: Floor,
    by: Annotated[str, typer.Option(help="Who decides.")],
    reason: Annotated[str, typer.Option(help="Why.")],
) -> None:
    """What becomes of a table with two histories. Both stay as they are, and the decision is on record for ever.

    With keep, the table's stream is open again, for a journal that goes on from what the floor has. With close, nothing
    more is taken under this id: enrol the terminal under another one, where its own history begins anew.

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
    folder: Annotated[Path, typer.Argument(help="Where the files go: a folder that a web server shows.")],
    *,
    floor: Floor,
    table: Annotated[list[str] | None, typer.Option(help="Only this table; several times. All without it.")] = None,
    json: Json = False,
) -> None:
    """Each table's signed records as files for auditors (C2SP tlog-tiles), to be served by any web server.

    What is published never changes. Run it as often as you like: only what is new is written, and only where it goes on
    from what is published already; else it ends with 1, and what is there stays. docs/verifier/tiles.py checks it.

    \b
    Example:
      dealer-terminal floor publish /srv/tiles --floor postgresql://auditor@server/floor
    """
    show = imported("dealer_terminal.cli.floor_publish").show
    if not show(floor, folder, tuple(table or ()), json=json):
        raise typer.Exit(1)


@app.command()
def archive(
    folder: Annotated[Path, typer.Argument(help="Where the archives are, one file a month and table.")],
    *,
    floor: Floor,
    table: Annotated[list[str] | None, typer.Option(help="Only this table; several times. All without it.")] = None,
    zone: Zone = "",
    vkey: Annotated[
        str, typer.Option(metavar="FOLDER", help="The tables' keys from a trusted place, each as JOURNAL.vkey.")
    ] = "",
    json: Json = False,
) -> None:
    """Each table's closed months as files that prove themselves: those that are there are checked, the others made.

    They are what retain writes at a terminal: the records and device frames of a month, and the signed checkpoint that
    covers them. Each goes on where the one before it ended, in the history that the floor has. A table of which one
    does not is told and keeps no other one back; it ends with 1 then. Nothing leaves the floor; tables play meanwhile.
    Keep archives on another disk, twice.

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
        Path, typer.Option(metavar="FOLDER", help="Where authority.key and authority.crt are; made at the first run.")
    ],
    days: Annotated[
        float, typer.Option(min=0.00001, max=366.0, help="How long a certificate counts.", show_default="7")
    ] = 7.0,
    once: Annotated[bool, typer.Option("--once", help="Ends when nobody waits any more.")] = False,
    json: Json = False,
) -> None:
    """Signs the certificates that terminals ask for over TLS: looks at each request, and refuses what is not its own.

    The first run makes the authority. Give its authority.crt to the server as ssl_ca_file, and keep authority.key where
    the floor's keeper alone reads it. A terminal that has a certificate asks for the next one by itself, at half of its
    life. Without --once it goes on as a service. It ends with 1 where it refused something.

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
    tables: Annotated[int, typer.Option(min=1, max=50, help="How many simulated tables.")] = 20,
    headless: Annotated[bool, typer.Option("--headless", help="No window: plays a while, says how all stand.")] = False,
    rounds: Annotated[int, typer.Option(min=1, help="Without a window: rounds at each table.")] = 3,
    seed: Annotated[int, typer.Option(help="Of cards and players.")] = 1,
) -> None:
    """A whole casino on this machine, to look at: a PostgreSQL of its own, simulated tables, a forwarder for each, a
    witness, and the pit on all of it. Nothing is to be set up, and Ctrl-C ends all of it.

    Everything is in a new folder for temporary files, which it names and leaves there.

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
