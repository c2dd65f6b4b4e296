"""`report`: a shift or a gaming day."""

from typing import Annotated

import typer

from dealer_terminal.app.files import write_csv
from dealer_terminal.app.proof_of_reading import proven_tables
from dealer_terminal.app.times import local_time, window, zone_of
from dealer_terminal.cli import new_app
from dealer_terminal.cli.floor_table import FloorTable, journal_at
from dealer_terminal.cli.options import Day, Db, From, To, Vkey, Zone
from dealer_terminal.cli.output import say, write_json
from dealer_terminal.cli.report_text import part_json, report_csv_rows, show_part
from dealer_terminal.errors import KnownError
from dealer_terminal.storage.reports.model_reader import open_models
from dealer_terminal.storage.reports.shift_report import shift_report as reported
from dealer_terminal.storage.reports.windows import BEGINNING, END

app = new_app()

_NONE = ""


@app.command()
def report(
    *,
    db: Db,
    table: FloorTable = _NONE,
    day: Day = _NONE,
    since: From = _NONE,
    until: To = _NONE,
    zone: Zone = _NONE,
    vkey: Vkey = _NONE,
    json: Annotated[bool, typer.Option("--json", help="As JSON, amounts in cents.")] = False,
    csv: Annotated[bool, typer.Option("--csv", help="The counted wagers as CSV, amounts in cents.")] = False,
) -> None:
    """A shift or a gaming day: rounds, handle, paid, win and hold by wager, events against expectation, irregularities,
    what supervisors decided and what they were shown, what was void or corrected, each dealer; at a progressive table
    its meters from start to end, jackpots and prizes as they stand, and chips collected against wagers accepted. A
    round belongs to the time at which it began.

    \b
      handle     what was wagered, without what went back after a misdeal
      win        what the house took, less what it paid; hold is win by handle
      drift      progressive chips collected, less wagers accepted
      expected   from the exact count of all deals, with how many standard
                 deviations the count is off; ante-play is counted under
                 best play, and players decide otherwise
    Simulated rounds are a report of their own, and say so. Before anything is shown, all of it is built anew from the
    signed records, from where the table was opened: it ends with 1 where the tables hold something else.
    \b
    Example:
      dealer-terminal report --db journal.db --day 2026-11-20 --from 06:00 --zone America/Los_Angeles
      dealer-terminal report --db journal.db --day 2026-11-20 --from 06:00 --to 14:00 --json
      dealer-terminal report --db journal.db --day 2026-11-20 --csv
    """
    db = journal_at(db, table)
    if json and csv:
        raise KnownError("--json and --csv are two reports: ask for one of them")
    where = zone_of(zone)
    asked = window(day, since, until, where)
    with open_models(db) as journal:
        proof = proven_tables(journal, vkey, asked)
        parts = reported(journal.connection, asked)
        begin, end = (
            "" if each in (BEGINNING, END) else local_time(each, where) for each in (asked.since, asked.until)
        )
        if json:
            write_json(
                {"from": begin, "to": end, "parts": [part_json(part, where) for part in parts], "proven": proof.json}
            )
        elif csv:
            write_csv(report_csv_rows(parts))
            proof.beside()
        else:
            time = " ".join(f"{name} {at}" for name, at in (("from", begin), ("to", end)) if at)
            say(f"{journal.where}, {time or 'all of it'}", "bold")
            for part in parts:
                show_part(part, where)
            if not parts:
                say("No round began in this time.")
            say(proof.line())
