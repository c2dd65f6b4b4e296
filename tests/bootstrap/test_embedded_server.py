"""Which PostgreSQL a demonstration takes."""

from pathlib import Path

import pytest

from dealer_terminal.bootstrap.embedded_server import programs_among
from dealer_terminal.errors import KnownError


def programs(folder: Path, version: str) -> Path:
    folder.mkdir()
    for name in ("initdb", "postgres"):
        (folder / name).write_text(f"#!/bin/sh\necho '{name} (PostgreSQL) {version}'\n")
        (folder / name).chmod(0o755)
    for each in (folder, *list(folder.parents)[:3]):
        each.chmod(0o755)
    return folder


def test_the_first_that_is_new_enough_and_whole(tmp_path: Path) -> None:
    client = tmp_path / "client"
    client.mkdir()
    old, new = programs(tmp_path / "old", "15.9 (Debian)"), programs(tmp_path / "new", "17.2")
    assert programs_among((client, old, new, tmp_path), tmp_path) == new


def test_where_there_is_none_one_line_says_what_to_install(tmp_path: Path) -> None:
    with pytest.raises(KnownError, match="needs a PostgreSQL of version 16 or newer on this machine: install one"):
        programs_among((programs(tmp_path / "old", "15.9"),), tmp_path)
