"""Each block of the pages that is marked `sh` runs, in the order of its page, in a folder with a journal of simulated
rounds."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fast.pages.pages import PAGES, blocks, name
from tests.helpers.repository import ROOT

RUNNABLE = [page for page in PAGES if list(blocks(page, "sh"))]
READ_WITHIN_S = 600


@pytest.mark.parametrize("page", RUNNABLE, ids=name)
def test_the_commands_of_a_page_run(page: Path, tmp_path: Path) -> None:
    simulated = (
        "dealer-terminal simulate --rounds 8 --seed 11 --db journal.db --keys keys\nmkdir var\ncp journal.db var\n"
    )
    done = run(tmp_path, simulated + "\n".join(blocks(page, "sh")))
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_pages_for_operators_have_commands() -> None:
    assert {"docs/command-line.md", "docs/operations.md"} <= {name(page) for page in RUNNABLE}


def run(folder: Path, commands: str) -> subprocess.CompletedProcess[str]:
    """Run commands as a shell does in a checkout, up to the first that fails."""
    programs = folder / ".venv" / "bin"
    programs.mkdir(parents=True)
    (programs / "dealer-terminal").write_text(f'#!/bin/sh\nexec {sys.executable} -m dealer_terminal "$@"\n')
    (programs / "dealer-terminal").chmod(0o755)
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "TZ": "America/Los_Angeles"}
    path = f"{programs}:{Path(sys.executable).parent}:{os.environ['PATH']}"
    environment = {**os.environ, **home, "PATH": path, "PYTHONPATH": str(ROOT)}
    asked = ["sh", "-euc", commands]
    return subprocess.run(
        asked, cwd=folder, env=environment, capture_output=True, text=True, timeout=READ_WITHIN_S, check=False
    )
