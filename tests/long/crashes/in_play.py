"""A journal in play in a folder of its own, apart from its keys, and a program that plays until something happens."""

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from dealer_terminal.journal.record import Times
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.procedure.facts import DeviceFaultRaised
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import verify_journal
from tests.helpers.repository import ROOT

FAULT = DeviceFaultRaised("jam", "")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "table"
    made.mkdir()
    return made


def opened(folder: Path) -> SqlJournal:
    return open_journal(str(folder / "journal.db"), keys=folder.parent / "keys")


def append(journal: SqlJournal, count: int = 0) -> None:
    assert journal.append([FAULT], operator="", at=Times(2**51 + count, 1))


def append_until(journal: SqlJournal, reached: Callable[[], bool]) -> None:
    for count in range(4000):
        if reached():
            return
        append(journal, count)
    raise AssertionError("never reached")


def by_another(program: str, *arguments: object) -> None:
    """Process: whoever closes a file of SQLite in its own process drops its locks."""
    subprocess.run([sys.executable, "-c", f"import sys\n{program}", *map(str, arguments)], check=True)


def found(db: Path, key: VerifierKey) -> list[str]:
    """By `verify`."""
    with open_to_read(str(db)) as there:
        return [each.what for each in verify_journal(there.connection, there.id, (key,)).findings]


def played_until(
    folder: Path, program: Sequence[str], ready: Callable[[], bool], harm: Callable[[], object]
) -> tuple[int, str, str]:
    """As it is installed; how it ends."""
    command = [sys.executable, "-m", "dealer_terminal", *program, *_place(folder, "journal.db")]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        while not ready():
            assert running.poll() is None, running.communicate()
            time.sleep(0.05)
        harm()
        out, err = running.communicate(timeout=60)
    return running.returncode, out, err


def verified(folder: Path, name: str) -> tuple[int, str]:
    command = [sys.executable, "-m", "dealer_terminal", "verify", *_place(folder, name)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return done.returncode, done.stderr


def _place(folder: Path, name: str) -> tuple[str, ...]:
    return "--db", str(folder / name), "--keys", str(folder / "keys")
