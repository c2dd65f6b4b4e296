"""Files that a command reads and writes for its caller, with errors of one line."""

import csv
import logging
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Any, BinaryIO, TextIO

from dealer_terminal.app.lazy_import import imported
from dealer_terminal.errors import KnownError
from dealer_terminal.review.paper import Paper
from dealer_terminal.side_names import require_no_side_file
from dealer_terminal.storage.whole_file import require_plain, written_out


def read_bytes(file: Path) -> bytes:
    try:
        with waited_for(repr(str(file))), file.open("rb") as source:
            return read_bounded(source, str(file), "name what it asks for", MOST_TO_CHECK)
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}: name a file that can be read") from None


def require_new(out: Path) -> None:
    """What left the house once is not replaced by another file of that name."""
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


def write_paper(paper: Paper, to: Path) -> None:
    """A paper into a PDF file, with or without a display."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with written_out(to) as beside:
        beside.write_bytes(imported("dealer_terminal.ui.pit.paper").pdf_of(paper))


_LONGEST = 600


def one_line(text: str) -> str:
    """Of a long one its beginning and its end, where it says what to do."""
    line = "".join(each if each.isprintable() else "?" for each in " ".join(text.split()))
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST // 2]} … {line[-_LONGEST // 2 :]}"


LOG = logging.getLogger(__name__)
MOST_BYTES = 1_000_000
MOST_TO_CHECK = 200_000_000
"""A proof of a long round, with all its records."""
PATIENCE_S = 3.0


def read_bounded(source: BinaryIO, name: str, instead: str, most: int = MOST_BYTES) -> bytes:
    data = source.read(most + 1)
    if len(data) > most:
        raise KnownError(f"{name}: is larger than {most:,} bytes; {instead}")
    return data


@contextmanager
def waited_for(name: str) -> Iterator[None]:
    """A pipe may be slow, so it is waited for; whoever watches is told that nothing hangs."""
    tells = Timer(PATIENCE_S, LOG.warning, ("%s: still waiting for the end of it; Ctrl-C stops", name))
    tells.daemon = True
    tells.start()
    try:
        yield
    finally:
        tells.cancel()


_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def write_csv(rows: Iterable[Sequence[Any]], to: TextIO | None = None) -> None:
    writer = csv.writer(to or sys.stdout, lineterminator="\r\n" if to else "\n")
    for row in rows:
        writer.writerow([harmless(value) for value in row])


def harmless(value: Any) -> Any:
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
