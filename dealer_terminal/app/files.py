"""Files that a command reads and writes for its caller, with errors of one line."""

import csv
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TextIO

from dealer_terminal.app.bounded import MOST_TO_CHECK, read_bounded, waited_for
from dealer_terminal.app.lazy_import import imported
from dealer_terminal.errors import KnownError
from dealer_terminal.review.printed_report import PrintedReport
from dealer_terminal.sqlite_sidecars import require_no_side_file
from dealer_terminal.storage.whole_file import require_plain, written_out


def read_bytes(file: Path) -> bytes:
    try:
        with waited_for(repr(str(file))), file.open("rb") as source:
            return read_bounded(source, str(file), "name what it asks for", MOST_TO_CHECK)
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}: name a file that can be read") from None


def require_new(out: Path) -> None:
    """Refuse to replace an existing file, which may have been handed over already."""
    if out.is_file():
        raise KnownError(f"--out {out} is there already: name another file, or move that one away")
    require_plain(out)


def write_bytes(file: Path, data: bytes) -> None:
    with written_out(file) as beside:
        beside.write_bytes(data)


def make_output_folder(folder: Path) -> None:
    require_no_side_file(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise KnownError(f"{folder}: {error.strerror}: name a folder that this user may write") from None


def write_paper(paper: PrintedReport, to: Path) -> None:
    """Write a printed report to a PDF file, with or without a display."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with written_out(to) as beside:
        beside.write_bytes(imported("dealer_terminal.ui.pit.report_pages").pdf_of(paper))


_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def write_csv(rows: Iterable[Sequence[Any]], to: TextIO | None = None) -> None:
    writer = csv.writer(to or sys.stdout, lineterminator="\r\n" if to else "\n")
    for row in rows:
        writer.writerow([harmless(value) for value in row])


def harmless(value: Any) -> Any:
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
