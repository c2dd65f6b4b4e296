"""The key folder moved, removed or replaced under a terminal that plays: it stops before the next fact is told."""

import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.record import Times
from dealer_terminal.procedure.facts import DeviceFaultRaised
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.storage.opening import open_journal, reopen
from tests.helpers.playing import played
from tests.helpers.repository import ROOT

FAULT = DeviceFaultRaised("jam", "")


@pytest.fixture
def journal(tmp_path: Path) -> SqlJournal:
    opened = open_journal(str(tmp_path / "journal.db"), keys=tmp_path / "keys")
    played(opened, 2, keys=opened.keys)
    return opened


def moved(keys: Path) -> None:
    keys.rename(keys.parent / "away")


def replaced(keys: Path) -> None:
    moved(keys)
    shutil.copytree(keys.parent / "away", keys)


def its_mark_removed(keys: Path) -> None:
    (mark,) = keys.glob("*.mark")
    mark.unlink()


def its_mark_cut(keys: Path) -> None:
    """Who writes behind the end of a mapped file is killed."""
    (mark,) = keys.glob("*.mark")
    subprocess.run(["truncate", "--size", "0", str(mark)], check=True)


def its_sealing_key_removed(keys: Path) -> None:
    (keys / "sealing.key").unlink()


def its_signing_key_replaced(keys: Path) -> None:
    (keys / "signing.key").rename(keys / "old.key")
    (keys / "signing.key").write_text("00" * 32)


WAYS = (moved, replaced, its_mark_removed, its_mark_cut, its_sealing_key_removed, its_signing_key_replaced)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_nothing_counts_as_written_before_it_is_back(
    journal: SqlJournal, tmp_path: Path, way: Callable[[Path], None]
) -> None:
    kept = tmp_path / "kept"
    shutil.copytree(tmp_path / "keys", kept)
    way(tmp_path / "keys")
    for _ in range(2):
        with pytest.raises(
            KnownError, match=r"keys/.*(is gone|is another file than .* in use|was cut): put the key folder"
        ):
            journal.append([FAULT], operator="", at=Times(2**51, 1))
    db, keys = str(tmp_path / "journal.db"), tmp_path / "keys"
    if way is not replaced:
        with pytest.raises(KnownError):
            reopen(journal, db, keys=keys)
        shutil.rmtree(keys, ignore_errors=True)
        kept.rename(keys)
    again = reopen(journal, db, keys=keys)
    assert again.append([FAULT], operator="", at=Times(2**51, 2))
    again.close()


def test_the_program_ends_with_the_way_back(tmp_path: Path) -> None:
    """As it is installed, its key folder goes in the middle of a game."""
    place = ("--db", str(tmp_path / "journal.db"), "--keys", str(tmp_path / "keys"))
    command = [sys.executable, "-m", "dealer_terminal", "simulate", "--rounds", "5000", *place]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        while not (tmp_path / "journal.db-wal").exists() or (tmp_path / "journal.db-wal").stat().st_size < 500_000:
            time.sleep(0.05)
        (tmp_path / "keys").rename(tmp_path / "away")
        out, err = running.communicate(timeout=60)
    assert (running.returncode, out, err.count("\n")) == (2, "", 1), err
    assert "is gone: put the key folder back, or its copy from the safe, then go on" in err
    (tmp_path / "away").rename(tmp_path / "keys")
    for last in (("verify",), ("simulate", "--rounds", "1")):
        done = subprocess.run([*command[:3], *last, *place], cwd=ROOT, capture_output=True, text=True, timeout=60)
        assert (done.returncode, done.stderr) == (0, "")
