"""Journals whose first hundred bytes are written over."""

import os
import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal

HEAD = 100


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played")
    played_journal(folder, 1)
    return folder


@pytest.fixture
def folder(own: Path, tmp_path: Path) -> Path:
    return shutil.copytree(own, tmp_path / "own")


def overwrite(file: Path, at: int, byte: int) -> None:
    with file.open("r+b") as journal:
        os.pwrite(journal.fileno(), bytes((byte,)), at)


def bad_ends(terminal: Terminal, own: Path, folder: Path, places: Iterable[int]) -> list[tuple[int, int, str]]:
    """Return where `verify` ends otherwise than with 0, 1 or 2, or finds good what no terminal writes to."""
    file, keys, found = folder / "journal.db", ("--keys", str(folder / "keys")), []
    whole = file.read_bytes()
    written = [(one, byte) for one in places for byte in {whole[one] ^ 1, whole[one] ^ 128, 3, 255} - {whole[one]}]
    for at, byte in written:
        overwrite(file, at, byte)
        told = terminal("verify", "--db", str(file), *keys)
        found += [] if told.code in (0, 1, 2) else [(at, byte, told.err)]
        if told.code == 0:
            told = terminal("simulate", "--rounds", "1", "--db", str(file), *keys)
            found += [(at, byte, told.err)] if told.code else []
            shutil.copytree(own, folder, dirs_exist_ok=True)
        file.write_bytes(whole)
    return found
