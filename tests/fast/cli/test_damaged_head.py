"""The first hundred bytes of a journal's file, which SQLite reads before anything else: whatever somebody wrote over
one of them is told in one line."""

from pathlib import Path

from tests.fast.cli.conftest import Terminal
from tests.fast.cli.heads import HEAD, bad_ends, folder, overwrite, own
from tests.fast.pages.vectors import FOLDER
from tests.fast.pages.verifiers import run

__all__ = ["folder", "own"]

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
PICTURES = ("--headless", "--screenshots", "{folder}/pictures")
COMMANDS = (
    *(("verify", *KEYS), ("verify",), ("hands",), ("report",), ("export", *OUT), ("shift",), ("alarms",), ("queue",)),
    *(
        ("statistics", "dealers"),
        ("moment", "--round", "1"),
        ("prove", "--round", "1", *OUT),
        ("evidence", "--round", "1", *OUT),
    ),
    *(("checkpoint", *KEYS), ("backup", "--to", "{folder}/out"), ("simulate", "--rounds", "1", *KEYS), ("meters",)),
    *(("operator", "list"), ("migrate", *KEYS), ("rebuild",), ("pit", *PICTURES), ("replay", *PICTURES)),
    ("table", "--simulate", *PICTURES, *KEYS),
)
NOTHING_READ = "Checked: 0 records, 0 rounds, 0 checkpoints, 0 device frames.\n"
_BEGINS = ("no name of a format", "a newer version to read", "shares of a page that are none")
"""These bytes are not SQLite's, as if another file was named, so the command reports bad input."""


def test_every_command_tells_it_in_one_line(terminal: Terminal, folder: Path) -> None:
    file = folder / "journal.db"
    whole = file.read_bytes()
    for name, (at, byte) in REFUSED.items():
        file.write_bytes(whole)
        overwrite(file, at, byte)
        before = file.read_bytes()
        for command in COMMANDS:
            told = terminal(*(each.format(folder=folder) for each in command), "--db", str(file))
            assert told.code == (2 if name in _BEGINS else 1), (name, command, told.err)
            assert told.out == (NOTHING_READ if command[0] == "verify" and told.code == 1 else ""), (name, command)
            assert "damaged" in told.err and told.err.count("\n") == 1, (name, command, told.err)
        assert file.read_bytes() == before and not [*folder.glob("out*")]


def test_no_byte_of_it_ends_in_a_traceback(terminal: Terminal, own: Path, folder: Path) -> None:
    """Write over some bytes of it; tests/long/commands writes over all of them."""
    assert bad_ends(terminal, own, folder, range(0, HEAD, 19)) == []


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
