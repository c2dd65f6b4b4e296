"""Marks as a file for a video system, by a camera's clock."""

import csv
from contextlib import closing
from io import StringIO
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from dealer_terminal.app.background_exports import bookmark_text, bookmarks_of, told_of
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.review_facts import MarkKind
from dealer_terminal.review.console_commands import PlaceMark, SetCamera
from dealer_terminal.review.marks import Bookmark
from dealer_terminal.storage.review.console import read_console
from dealer_terminal.storage.review.source import JournalSource
from tests.fast.cli.journals import played_journal
from tests.helpers.consoles import act, furnished_console, record, records

UTC = ZoneInfo("UTC")
AT = 1_767_600_060_000_000
"""2026-01-05 08:01:00 UTC."""


def found(console: str, table: str) -> list[Bookmark]:
    with closing(JournalSource(table)) as source:
        return bookmarks_of(read_console(console), source, "Cam 12")


def test_marks_are_written_by_the_cameras_clock(tmp_path: Path) -> None:
    table, keys = played_journal(tmp_path, 2), tmp_path / "console-keys"
    console = furnished_console(str(tmp_path / "console.db"), keys)
    with pytest.raises(KnownError, match="was not compared with this table's clock"):
        found(console, table)
    assert (
        act(console, keys, "4001", SetCamera(record(table, 20), "Cam 12", AT, AT + 27_500_000, 500_000, "photo")) == ""
    )
    with pytest.raises(KnownError, match="has no marks"):
        found(console, table)
    assert act(console, keys, "4001", PlaceMark(records(table, 40, 43), MarkKind.NOTE, "=paid twice")) == ""
    marks = found(console, table)
    (row,) = csv.DictReader(StringIO(bookmark_text(marks, "Cam 12", 0, UTC)))
    assert (row["camera"], row["margin_seconds"], row["fact"], row["to"]) == ("Cam 12", "0.5", "40", "43")
    assert row["what"] == "note: =paid twice (4001)"
    assert told_of(marks, 0, UTC) == "1 bookmarks"
    assert bookmark_text(marks, "Cam 12", AT - 60_000_000, UTC).startswith("WEBVTT\n\n")
