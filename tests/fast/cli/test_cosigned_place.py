"""The folder of cosigned checkpoints lies where whoever writes the journal writes: what is there ends in one line."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.fast.cli.conftest import Run
from tests.fast.cli.journals import played_journal

NAME = "00000000000000000543-0123456789abcdef.checkpoint"
COMMANDS = (
    ("verify", "--policy", "{folder}/policy"),
    ("prove", "--round", "1", "--out", "{folder}/out"),
    ("evidence", "--round", "1", "--out", "{folder}/out"),
)
WITHOUT_END: dict[str, tuple[Callable[[Path], object], str]] = {
    "a pipe": (os.mkfifo, "is no plain file"),
    "a link to a device": (lambda file: file.symlink_to("/dev/zero"), "is no plain file"),
    "a long file": (lambda file: [file.touch(), os.truncate(file, 10**10)], "is larger than 1,000,000 bytes"),
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played")
    played_journal(folder, 1)
    (vkey,) = (folder / "keys").glob("*.vkey")
    (folder / "policy").write_text(f"log {vkey.read_text().strip()}\nquorum none\n")
    return folder


def run(folder: Path, command: tuple[str, ...]) -> Run:
    """As a process of its own, which is left when it hangs."""
    asked = (each.format(folder=folder) for each in command)
    line = [sys.executable, "-m", "dealer_terminal", *asked, "--db", str(folder / "journal.db")]
    told = subprocess.run(line, capture_output=True, text=True, check=False, timeout=60)
    return Run(told.returncode, told.stdout, told.stderr)


@pytest.mark.parametrize("in_folder", [True, False], ids=["in the folder", "in its place"])
@pytest.mark.parametrize(("makes", "why"), WITHOUT_END.values(), ids=WITHOUT_END)
def test_what_has_no_end_there_is_neither_waited_for_nor_read(
    own: Path, tmp_path: Path, makes: Callable[[Path], object], why: str, in_folder: bool
) -> None:
    for name in ("journal.db", "policy"):
        (tmp_path / name).write_bytes((own / name).read_bytes())
    place = tmp_path / "journal.db.cosigned"
    if in_folder:
        place.mkdir()
        place /= NAME
    makes(place)
    for command in COMMANDS:
        said = run(tmp_path, command).refusal()
        assert why in said and str(place) in said
    assert not (tmp_path / "out").exists()
