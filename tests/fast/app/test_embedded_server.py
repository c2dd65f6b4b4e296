"""Which PostgreSQL a demonstration takes."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_terminal.app.embedded_server import programs_among
from dealer_terminal.errors import KnownError


def programs(folder: Path, version: str) -> Path:
    folder.mkdir()
    for name in ("initdb", "postgres"):
        (folder / name).write_text(f"#!/bin/sh\necho '{name} (PostgreSQL) {version}'\n")
        (folder / name).chmod(0o755)
    folder.chmod(0o755)
    return folder


@pytest.fixture
def anyones() -> Iterator[Path]:
    """A folder that whoever runs a server may see, as a temporary folder of tests is not."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def test_the_first_that_is_new_enough_and_whole(anyones: Path) -> None:
    client = anyones / "client"
    client.mkdir()
    old, new = programs(anyones / "old", "15.9 (Debian)"), programs(anyones / "new", "17.2")
    assert programs_among((client, old, new, anyones), anyones) == new


def test_where_there_is_none_one_line_says_what_to_install(anyones: Path) -> None:
    with pytest.raises(KnownError, match="needs a PostgreSQL of version 16 or newer on this machine: install one"):
        programs_among((programs(anyones / "old", "15.9"),), anyones)
