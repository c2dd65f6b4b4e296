"""The first hundred bytes of a journal's file, which SQLite reads before anything else: whatever somebody wrote over
one of them is told in one line."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from dealer_terminal.bootstrap.watching import Watching
from dealer_terminal.commands.pit import journals_to_watch
from dealer_terminal.commands.spared import Spared
from dealer_terminal.errors import KnownError
from dealer_terminal.review.known import Known
from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal
from tests.fast.ui.pit.journals import table

HEAD = 100
DOCS = Path(__file__).parents[3] / "docs"
VERIFIER, SCHEMA = DOCS / "verifier" / "verify.py", DOCS / "vectors" / "schema.sql"
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


@pytest.mark.parametrize("name", REFUSED)
def test_every_command_tells_it_in_one_line(terminal: Terminal, folder: Path, name: str) -> None:
    overwrite(folder / "journal.db", *REFUSED[name])
    before = (folder / "journal.db").read_bytes()
    for command, asked in COMMANDS.items():
        run = terminal(*(each.format(folder=folder) for each in asked), "--db", str(folder / "journal.db"))
        assert run.code == (2 if name in _BEGINS else 1), (command, run.err)
        assert run.out == (NOTHING_READ if command.startswith("verify") and run.code == 1 else ""), command
        assert "damaged" in run.err and run.err.count("\n") == 1, (command, run.err)
    assert (folder / "journal.db").read_bytes() == before
    assert not [*folder.glob("out*")]


@pytest.mark.parametrize("name", REFUSED)
def test_it_keeps_nobody_from_the_other_tables(folder: Path, tmp_path: Path, name: str) -> None:
    good, bad = table(tmp_path, "1", 1), str(folder / "journal.db")
    overwrite(folder / "journal.db", *REFUSED[name])
    assert journals_to_watch((good, bad), named=(good, bad), spared=Spared((good, bad))) == (good, bad)
    with pytest.raises(KnownError, match="damaged"):
        journals_to_watch((bad,), named=(bad,), spared=Spared((bad,)))
    watching = Watching((good, bad), Known(), lambda: ())
    try:
        while watching.unread:
            pass
        assert [each.db for each in watching.sights()] == [good]
        (why,) = watching.lost.values()
        assert "damaged" in why
    finally:
        watching.end()


@pytest.mark.parametrize("ten", range(0, HEAD, 10))
def test_no_byte_of_it_ends_in_a_traceback_and_all_is_good_only_where_a_terminal_writes(
    terminal: Terminal, own: Path, folder: Path, ten: int
) -> None:
    file, keys = folder / "journal.db", ("--keys", str(folder / "keys"))
    whole = file.read_bytes()
    for at in range(ten, ten + 10):
        for byte in {whole[at] ^ 1, whole[at] ^ 128, 3, 255} - {whole[at]}:
            overwrite(file, at, byte)
            run = terminal("verify", "--db", str(file), *keys)
            assert run.code in (0, 1, 2), (at, byte, run.err)
            if run.code == 0:
                run = terminal("simulate", "--rounds", "1", "--db", str(file), *keys)
                assert run.code == 0, (at, byte, run.err)
                shutil.copytree(own, folder, dirs_exist_ok=True)
            file.write_bytes(whole)


@pytest.mark.parametrize("version", [0, 3, 255])
def test_a_file_that_sqlite_writes_no_more_is_told_by_its_cause(terminal: Terminal, folder: Path, version: int) -> None:
    file, keys = folder / "journal.db", ("--keys", str(folder / "keys"))
    overwrite(file, 18, version)
    why = f"the file's write version is {version}, and a terminal leaves it 1 or 2"
    verified = terminal("verify", "--db", str(file))
    assert (verified.code, why in verified.err) == (1, True)
    for command in (("simulate", "--rounds", "1", *keys), ("migrate", *keys), ("rebuild",), ("checkpoint", *keys)):
        assert why in terminal(*command, "--db", str(file)).finding()
    arguments = [sys.executable, str(VERIFIER), str(file), *map(str, (folder / "keys").glob("*.vkey")), str(SCHEMA)]
    told = subprocess.run(arguments, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (1, "Wrong: the file's write version is another one.\n")
