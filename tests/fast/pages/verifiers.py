"""The verifiers of docs/verifier, in this process, and the test vectors that they judge."""

import json
import runpy
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from tests.fast.pages.vectors import ARCHIVE, FOLDER
from tests.helpers.repository import ROOT

FILE = ROOT / "docs" / "verifier" / "verify.py"
OF_ROUNDS, OF_RIGHTS = FILE.with_name("proof.py"), FILE.with_name("rights.py")
VKEY = (FOLDER / "journal.vkey").read_text()
OUTSIDE = (FOLDER / "outside.checkpoint").read_bytes()
SEALS = json.loads((FOLDER / "seals.json").read_text())


def module(file: Path) -> Any:
    """Import a verifier as the one beside it does."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(file.parent)
        return import_module(file.stem)


def run(*given: Path, by: Path = FILE) -> tuple[str, str]:
    """Return what is wrong, if anything, and what the verifier prints, as if it were a process of its own."""
    printed, wrong = StringIO(), ""
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(printed):
        patch.syspath_prepend(by.parent)
        patch.setattr(sys, "argv", [str(by), *map(str, given)])
        try:
            runpy.run_path(str(by), run_name="__main__")
        except SystemExit as ended:
            wrong = str(ended.code)
    assert not wrong or wrong.startswith("Wrong: "), wrong
    return wrong, printed.getvalue()


def says(*given: Path, by: Path = FILE) -> bool:
    """Return whether what is given is good."""
    return not run(*given, by=by)[0]


def wrong(
    db: sqlite3.Connection, outside: bytes = OUTSIDE, archives: Sequence[Path] = (ARCHIVE,), secret: bytes = b""
) -> str:
    """Return what is wrong with a journal that is open, such as one in memory."""
    verify = module(FILE)
    try:
        journal = verify.Journal(db, VKEY, archives)
        journal.check([verify.checkpoint_of(outside, journal.key)] if outside else [])
        journal.tagged(secret)
    except Exception as error:  # noqa: BLE001 - as the verifier itself does
        return str(error) or type(error).__name__
    return ""
