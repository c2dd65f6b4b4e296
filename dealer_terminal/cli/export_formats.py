"""The forms in which rows leave: JSON Lines, CSV, Parquet. Each writes as it reads, whatever the number of rows."""

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO
from zoneinfo import ZoneInfo

import msgspec

from dealer_terminal.app.csv_output import harmless
from dealer_terminal.app.times import local_time
from dealer_terminal.errors import KnownError
from dealer_terminal.storage.reports.export_columns import Column, ColumnKind, Row

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
