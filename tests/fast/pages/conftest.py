"""A journal that was simulated just now, for every page that speaks of one."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.fast.pages.vectors import FOLDER
from tests.helpers.repository import ROOT

READ_WITHIN = 600


class Place:
    """A folder in which commands of the pages run, as in a checkout: a journal, its keys, and `dealer-terminal`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        programs = folder / ".venv" / "bin"
        programs.mkdir(parents=True)
        command = programs / "dealer-terminal"
        command.write_text(f'#!/bin/sh\nexec {sys.executable} -m dealer_terminal "$@"\n')
        command.chmod(0o755)
        path = f"{programs}:{Path(sys.executable).parent}:{os.environ['PATH']}"
        home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "TZ": "America/Los_Angeles"}
        self._environment = {**os.environ, **home, "PATH": path, "PYTHONPATH": str(ROOT)}

    def run(self, commands: str) -> subprocess.CompletedProcess[str]:
        """As a shell runs them, one after the other, up to the first that fails."""
        asked = ["sh", "-euc", commands]
        return subprocess.run(
            asked, cwd=self.folder, env=self._environment, capture_output=True, text=True, timeout=READ_WITHIN
        )


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    here = Place(tmp_path_factory.mktemp("pages"))
    done = here.run("dealer-terminal simulate --rounds 8 --seed 11 --db journal.db --keys keys")
    assert done.returncode == 0, done.stderr
    (here.folder / "var").mkdir()
    shutil.copy(here.folder / "journal.db", here.folder / "var")
    return here


@pytest.fixture
def fresh(place: Place, tmp_path: Path) -> Place:
    """The same journal and keys, for one page to change."""
    here = Place(tmp_path)
    shutil.copy(place.folder / "journal.db", tmp_path)
    shutil.copytree(place.folder / "var", tmp_path / "var")
    shutil.copytree(place.folder / "keys", tmp_path / "keys")
    return here


@pytest.fixture
def journal() -> Iterator[sqlite3.Connection]:
    """The journal of the test vectors, in memory."""
    with closing(sqlite3.connect(":memory:")) as db:
        db.executescript((FOLDER / "journal.sql").read_text())
        yield db
