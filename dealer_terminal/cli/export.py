"""`export`: closed rounds, for analysis elsewhere."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from dealer_terminal.app.proof_of_reading import proven_tables
from dealer_terminal.app.times import window, zone_of
from dealer_terminal.cli import new_app
from dealer_terminal.cli.export_formats import FORMATS, format_of
from dealer_terminal.cli.floor_table import FloorTable, journal_at
from dealer_terminal.cli.options import Day, Db, From, To, Vkey, Zone
from dealer_terminal.errors import KnownError
from dealer_terminal.storage.reports.export_sets import SETS
from dealer_terminal.storage.reports.model_reader import open_models
from dealer_terminal.storage.whole_file import written_out

app = new_app()

_NONE = ""
_SETS = ", ".join(SETS)


@app.command()
def export(
    *,
    db: Db,
    table: FloorTable = _NONE,
    what: Annotated[str, typer.Option(metavar="SET", help=f"One of {_SETS}.")] = "results",
    form: Annotated[
        str, typer.Option("--format", metavar="FORMAT", help="jsonl, csv or parquet; else by the file's ending.")
    ] = _NONE,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to write it, not to the screen.")] = None,
    day: Day = _NONE,
    since: From = _NONE,
    until: To = _NONE,
    zone: Zone = _NONE,
    vkey: Vkey = _NONE,
) -> None:
    """Writes rows for a spreadsheet, a data frame or a database: by default one a wager, with its hand and round.

    Only closed rounds, so that no card is told early; records go up to where the next round begins to be dealt. Amounts
    are whole cents, times carry their zone, and cards_from says SIMULATED where no card was dealt. Parquet needs the
    pyarrow package. Before anything is written, the rows are built anew from the signed records, from where the table
    was opened: it ends with 1 where the tables hold something else.

    \b
    Example:
      dealer-terminal export --db journal.db --day 2026-11-20 --from 06:00 --out day.csv
      dealer-terminal export --db journal.db --what rounds --format jsonl
      dealer-terminal export --db journal.db --what results --out results.parquet
    """
    db = journal_at(db, table)
    wanted = SETS.get(what)
    if wanted is None:
        raise KnownError(f"--what {what}: name one of {_SETS}")
    where, name = zone_of(zone), format_of(form, out)
    asked = window(day, since, until, where)
    with open_models(db) as journal:
        proof = proven_tables(journal, vkey, asked)
        with _output_to(out) as to:
            FORMATS[name](wanted.columns, wanted.rows(journal.connection, asked), to, where)
        proof.beside()


@contextmanager
def _output_to(out: Path | None) -> Iterator[BinaryIO]:
    if out is None:
        yield sys.stdout.buffer
        sys.stdout.flush()
        return
    with written_out(out) as beside, beside.open("wb") as to:
        yield to
