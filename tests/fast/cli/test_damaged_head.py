"""The first hundred bytes of a journal's file, which SQLite reads before anything else: whatever somebody wrote over
one of them is told in one line."""

import os
import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal
from tests.fast.pages.vectors import FOLDER
from tests.fast.pages.verifiers import run

HEAD = 100
REFUSED = {
    "no name of a format": (2, 0),
    "a page of two bytes": (16, 2),
    "a newer version to read": (19, 3),
    "shares of a page that are none": (21, 65),
    "more pages than there are": (28, 1),
    "a newer schema format": (47, 9),
    "text that is written otherwise": (59, 2),
}
KEYS, OUT = ("--keys", "{folder}/keys"), ("--out", "{folder}/out")
COMMANDS = {
    "verify": ("verify", *KEYS),
    "verify without keys": ("verify",),
    "hands": ("hands",),
    "report": ("report",),
    "export": ("export", *OUT),
    "shift": ("shift",),
    "alarms": ("alarms",),
    "queue": ("queue",),
    "dealers": ("dealers",),
    "moment": ("moment", "--round", "1"),
    "prove": ("prove", "--round", "1", *OUT),
    "evidence": ("evidence", "--round", "1", *OUT),
    "checkpoint": ("checkpoint", *KEYS),
    "backup": ("backup", "--to", "{folder}/out"),
    "simulate": ("simulate", "--rounds", "1", *KEYS),
    "operator": ("operator", "list"),
    "meters": ("meters",),
    "migrate": ("migrate", *KEYS),
    "rebuild": ("rebuild",),
    "table": ("table", "--simulate", "--headless", "--screenshots", "{folder}/pictures", *KEYS),
    "pit": ("pit", "--headless", "--screenshots", "{folder}/pictures"),
    "replay": ("replay", "--headless", "--screenshots", "{folder}/pictures"),
}
NOTHING_READ = "Checked: 0 records, 0 rounds, 0 checkpoints, 0 device frames.\n"
_BEGINS = ("no name of a format", "a newer version to read", "shares of a page that are none")
"""What stands there is none of SQLite's, as when another file was named; that is told as bad input."""


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


def test_every_command_tells_it_in_one_line(terminal: Terminal, folder: Path) -> None:
    file = folder / "journal.db"
    whole = file.read_bytes()
    for name, (at, byte) in REFUSED.items():
        file.write_bytes(whole)
        overwrite(file, at, byte)
        before = file.read_bytes()
        for command, asked in COMMANDS.items():
            told = terminal(*(each.format(folder=folder) for each in asked), "--db", str(file))
            assert told.code == (2 if name in _BEGINS else 1), (name, command, told.err)
            assert told.out == (NOTHING_READ if command.startswith("verify") and told.code == 1 else ""), (
                name,
                command,
            )
            assert "damaged" in told.err and told.err.count("\n") == 1, (name, command, told.err)
        assert file.read_bytes() == before and not [*folder.glob("out*")]


def test_no_byte_of_it_ends_in_a_traceback(terminal: Terminal, own: Path, folder: Path) -> None:
    """Write over some bytes of it; tests/long/commands writes over all of them."""
    assert bad_ends(terminal, own, folder, range(0, HEAD, 19)) == []


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


def test_a_file_that_sqlite_writes_no_more_is_told_by_its_cause(terminal: Terminal, folder: Path) -> None:
    file, keys = folder / "journal.db", ("--keys", str(folder / "keys"))
    (vkey,) = (folder / "keys").glob("*.vkey")
    for version in (0, 3, 255):
        overwrite(file, 18, version)
        why = f"the file's write version is {version}, and a terminal leaves it 1 or 2"
        verified = terminal("verify", "--db", str(file))
        assert (verified.code, why in verified.err) == (1, True)
        for command in (("simulate", "--rounds", "1", *keys), ("migrate", *keys), ("rebuild",), ("checkpoint", *keys)):
            assert why in terminal(*command, "--db", str(file)).finding()
        assert run(file, vkey, FOLDER / "schema.sql")[0] == "Wrong: the file's write version is another one."
