"""The folder of cosigned checkpoints can hold anything, so the program reads it safely."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

from tests.fast.cli.conftest import Terminal, not_refused
from tests.fast.cli.journals import played_journal

NAME = "00000000000000000543-0123456789abcdef.checkpoint"
COMMANDS = (
    ("verify", "--policy", "{folder}/policy"),
    ("prove", "--round", "1", "--out", "{folder}/out"),
    ("evidence", "--round", "1", "--out", "{folder}/out"),
)


WITHOUT_END: tuple[tuple[Callable[[Path], object], str], ...] = (
    (os.mkfifo, "is no plain file"),
    (lambda file: file.symlink_to("/dev/zero"), "is no plain file"),
    (lambda file: [file.touch(), os.truncate(file, 10**10)], "is larger than 1,000,000 bytes"),
)


def test_a_file_without_an_end_there_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    db, place = played_journal(tmp_path, 1), tmp_path / "journal.db.cosigned"
    (vkey,) = (tmp_path / "keys").glob("*.vkey")
    (tmp_path / "policy").write_text(f"log {vkey.read_text().strip()}\nquorum none\n")
    found = []
    for at in (place / NAME, place):
        for makes, why in WITHOUT_END:
            if at != place:
                place.mkdir()
            makes(at)
            wrong = [([each.format(folder=tmp_path) for each in command], why) for command in COMMANDS]
            found += not_refused(lambda *asked: terminal(*asked, "--db", db), wrong)
            shutil.rmtree(place) if place.is_dir() else place.unlink()
    assert found == []
    assert not (tmp_path / "out").exists()
