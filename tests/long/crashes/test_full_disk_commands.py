"""Commands whose file meets a full disk: one line, nothing under the final name, and good once there is room."""

import errno
import shutil
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from dealer_terminal.cli.main import main
from tests.fast.cli.journals import played_journal
from tests.long.crashes.bad_disk import Refusing
from tests.long.crashes.syscalls import Watch, never

KEYS = ("--keys", "KEYS")
COMMANDS = {
    "backup": ("--db", "DB", *KEYS, "--to", "OUT/copy.db"),
    "checkpoint": ("--db", "DB", *KEYS, "--out", "OUT/head.checkpoint"),
    "export": ("--db", "DB", "--out", "OUT/all.csv"),
    "prove": ("--db", "DB", "--round", "1", "--out", "OUT/round.json"),
    "retain": ("--db", "DB", *KEYS, "--to", "OUT", "--zone", "UTC"),
}
FIRST_FEW, STEP = 6, 23


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two rounds of a month that is over."""
    folder = tmp_path_factory.mktemp("played")
    played_journal(folder, 2)
    return folder


@pytest.mark.parametrize("kind", ["full", "not synced"])
@pytest.mark.parametrize("command", COMMANDS)
def test_a_disk_that_refuses_leaves_no_half_of_a_file(
    command: str, kind: str, played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home, out = tmp_path / "home", tmp_path / "out"
    shutil.copytree(played, home)
    out.mkdir()
    run = started(command, home, out)
    watch = Watch(out)
    with watch.watching():
        for at in (at for at in count() if at < FIRST_FEW or at % STEP == 0):
            watch.fails = disk = Refusing(kind, at)
            code = run()
            watch.fails = never
            if not disk.met:
                break
            said = capsys.readouterr().err
            assert (code, said.count("\n")) == (2, 1), said
            assert str(out) in said
            assert sorted(out.iterdir()) == []
    assert code == 0, capsys.readouterr().err
    assert len(list(out.iterdir())) == 1


def started(command: str, home: Path, out: Path) -> Callable[[], int]:
    known = {"DB": str(home / "journal.db"), "KEYS": str(home / "keys"), "OUT": str(out)}
    arguments = [known.get(each, each.replace("OUT/", f"{out}/")) for each in COMMANDS[command]]
    return lambda: main([command, *arguments])


@pytest.mark.parametrize("command", COMMANDS)
def test_a_folder_on_a_read_only_disk_is_named(
    command: str, played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(played, tmp_path / "home")
    out = tmp_path / "out"
    out.mkdir()
    watch = Watch(out)
    watch.fails = lambda what, _path: 0 if what == "sync" else errno.EROFS
    with watch.watching():
        assert started(command, tmp_path / "home", out)() == 2
    said = capsys.readouterr().err
    assert said.endswith(": Read-only file system: its disk takes no writes: name a place on one that does\n")
    assert str(out) in said


ON_SCREEN = {
    "export": ("--db", "DB"),
    "export as CSV": ("--db", "DB", "--format", "csv"),
    "hands": ("--db", "DB", "--json"),
    "report": ("--db", "DB", "--csv"),
    "verify": ("--db", "DB", *KEYS),
    "checkpoint": ("--db", "DB", *KEYS),
    "prove": ("--db", "DB", "--round", "1"),
    "migrate": ("--db", "DB"),
    "rebuild": ("--db", "DB"),
}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_standard_output_on_a_full_disk_is_told_in_one_line(played: Path, tmp_path: Path) -> None:
    shutil.copytree(played, tmp_path / "home")
    known = {"DB": str(tmp_path / "home" / "journal.db"), "KEYS": str(tmp_path / "home" / "keys")}
    for command, given in ON_SCREEN.items():
        arguments = [command.split()[0], *(known.get(each, each) for each in given)]
        with Path("/dev/full").open("w") as full:
            run = [sys.executable, "-m", "dealer_terminal", *arguments]
            ended = subprocess.run(run, stdout=full, stderr=subprocess.PIPE, text=True)
        told = "standard output: No space left on device; make room, or write elsewhere\n"
        assert (ended.returncode, ended.stderr) == (2, told), command
