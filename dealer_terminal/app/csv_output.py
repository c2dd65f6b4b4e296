"""Rows as CSV (RFC 4180) for spreadsheets. Text that begins like a formula is quoted."""

import csv
import sys
from collections.abc import Iterable, Sequence
from typing import Any, TextIO

_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def write_csv(rows: Iterable[Sequence[Any]], to: TextIO | None = None) -> None:
    writer = csv.writer(to or sys.stdout, lineterminator="\r\n" if to else "\n")
    for row in rows:
        writer.writerow([harmless(value) for value in row])


def harmless(value: Any) -> Any:
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
