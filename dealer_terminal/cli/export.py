"""`export`: closed rounds, for analysis elsewhere."""

import csv
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, BinaryIO
from zoneinfo import ZoneInfo

import msgspec
import typer

from dealer_terminal.app.files import harmless
from dealer_terminal.app.proof_of_reading import proven_tables
from dealer_terminal.app.times import local_time, window, zone_of
from dealer_terminal.cli import new_app
from dealer_terminal.cli.floor_table import FloorTable, journal_at
from dealer_terminal.cli.options import Day, Db, From, To, Vkey, Zone
from dealer_terminal.errors import KnownError
from dealer_terminal.storage.reports.export_of_forms import Column, ColumnKind, Row
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


Rows = Iterable[Row]
_ROW_GROUP = 50_000


def json_lines(columns: Sequence[Column], rows: Rows, to: BinaryIO, zone: ZoneInfo) -> None:
    encode = msgspec.json.Encoder().encode
    for row in _with_times(columns, rows, zone):
        to.write(encode(row) + b"\n")


def comma_separated(columns: Sequence[Column], rows: Rows, to: BinaryIO, zone: ZoneInfo) -> None:
    writer = csv.writer(_Text(to), lineterminator="\r\n")
    writer.writerow([column.name for column in columns])
    for row in _with_times(columns, rows, zone):
        writer.writerow([harmless(_cell(column, row[column.name])) for column in columns])


def parquet(columns: Sequence[Column], rows: Rows, to: BinaryIO, zone: ZoneInfo) -> None:
    if find_spec("pyarrow") is None:
        raise KnownError("Parquet needs pyarrow, which is not installed: pip install pyarrow, or take jsonl or csv")
    arrow, files = import_module("pyarrow"), import_module("pyarrow.parquet")
    schema = arrow.schema([(column.name, _arrow_type(arrow, column, zone)) for column in columns])
    remaining = iter(rows)
    with files.ParquetWriter(to, schema, compression="zstd") as writer:
        while part := list(islice(remaining, _ROW_GROUP)):
            arrays = [
                arrow.array(_plain(column, [row[column.name] for row in part]), schema.field(column.name).type)
                for column in columns
            ]
            writer.write_table(arrow.Table.from_arrays(arrays, schema=schema))


FORMATS: Mapping[str, Callable[[Sequence[Column], Rows, BinaryIO, ZoneInfo], None]] = {
    "jsonl": json_lines,
    "csv": comma_separated,
    "parquet": parquet,
}


def format_of(name: str, file: Path | None) -> str:
    """As asked, else by the file's ending, else JSON Lines."""
    wanted = name or (file.suffix.removeprefix(".") if file is not None else "") or "jsonl"
    if wanted not in FORMATS:
        raise KnownError(f"no format {wanted!r}: name one of {', '.join(FORMATS)} with --format")
    if wanted == "parquet" and file is None:
        raise KnownError("Parquet is no text: name a file with --out")
    return wanted


def _with_times(columns: Sequence[Column], rows: Rows, zone: ZoneInfo) -> Iterator[Row]:
    times = [column.name for column in columns if column.kind is ColumnKind.TIME]
    for row in rows:
        yield {**row, **{name: local_time(row[name], zone) if row[name] else "" for name in times}}


def _cell(column: Column, value: Any) -> Any:
    return msgspec.json.encode(value).decode() if column.kind is ColumnKind.FACT else value


def _plain(column: Column, values: Sequence[Any]) -> Sequence[Any]:
    if column.kind is ColumnKind.FACT:
        return [_cell(column, value) for value in values]
    return [value or None for value in values] if column.kind is ColumnKind.TIME else values


def _arrow_type(arrow: Any, column: Column, zone: ZoneInfo) -> Any:
    if column.kind is ColumnKind.TIME:
        return arrow.timestamp("us", tz=zone.key)
    return arrow.int64() if column.kind is ColumnKind.NUMBER else arrow.string()


class _Text:
    """What the csv module writes to."""

    def __init__(self, to: BinaryIO) -> None:
        self._to = to

    def write(self, text: str) -> int:
        return self._to.write(text.encode())
