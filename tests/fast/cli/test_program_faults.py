"""A fold that fails is a fault of the program and says so; altered bytes are a finding, whoever else has failed."""

import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from dealer_terminal.errors import KnownError, ProgramError
from dealer_terminal.journal.record import Times
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.procedure.facts import DecisionsLocked, DeviceFaultRaised, RoundClosed
from dealer_terminal.procedure.folding.folds import FOLDS
from dealer_terminal.procedure.state import State
from dealer_terminal.storage import models, reading
from dealer_terminal.storage.follower import Follower
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import verify_journal
from tests.fast.cli.conftest import Terminal
from tests.fast.storage.stores import in_database, outsider, unguarded
from tests.helpers.repository import ROOT

ERRORS = ("AssertionError", "ValueError")
BROKEN = """
import sys
from dealer_terminal.procedure.facts import DecisionsLocked
from dealer_terminal.procedure.folding.folds import FOLDS
def broken(state, fact):
    raise {error}("ours")
FOLDS[DecisionsLocked] = broken
sys.argv = ["dealer-terminal", {arguments}]
from dealer_terminal.__main__ import run
sys.exit(run())
"""


def broken(error: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    program = BROKEN.format(error=error, arguments=", ".join(map(repr, arguments)))
    return subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)


def first_locked(db: str) -> tuple[int, str]:
    with open_to_read(db) as journal:
        records = list(reading.records(journal.connection))
    return next((each.position, each.leaf.hex()) for each in records if isinstance(entry_of(each), DecisionsLocked))


def test_verify_names_the_program_and_what_to_send(db: str, tmp_path: Path) -> None:
    position, leaf = first_locked(db)
    for error in ERRORS:
        run = broken(error, "verify", "--db", db, "--keys", str(tmp_path / "keys"))
        assert (run.returncode, run.stdout) == (70, "")
        assert f"{error}: ours" in run.stderr or f"{error}: 'ours'" in run.stderr
        last = run.stderr.splitlines()[-1]
        assert re.match(r"dealer-terminal .*: this is a fault of the program, not of the journal: ", last)
        assert f"record {position} (decisions_locked, leaf hash {leaf}) cannot be folded" in last
        assert last.endswith(": send us all that stands above")
        assert "damaged" not in run.stderr and "Wrong" not in run.stderr


def test_no_other_command_accuses_the_journal(
    terminal: Terminal, db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing(monkeypatch)
    before = Path(db).read_bytes()
    for command in (("rebuild",), ("verify", "--json"), ("backup", "--to", str(tmp_path / "copy.db"))):
        with pytest.raises(ProgramError, match="cannot be folded"):
            terminal(*command, "--db", db)
        assert Path(db).read_bytes() == before
    assert not (tmp_path / "copy.db").exists()


def test_altered_bytes_are_found_although_the_program_fails_too(db: str, tmp_path: Path) -> None:
    with outsider(db) as connection:
        unguarded(connection)
        connection.execute(
            text("UPDATE records SET operator = 'x' WHERE position = (SELECT max(position) FROM records)")
        )
    run = broken("TypeError", "verify", "--db", db, "--keys", str(tmp_path / "keys"))
    assert run.returncode == 1
    assert "was changed: its content is not what was hashed" in run.stderr
    assert "Not checked: what the records say, from where this program failed: record " in run.stderr


def failing(monkeypatch: pytest.MonkeyPatch) -> None:
    def fold(state: object, fact: object) -> None:
        raise AssertionError("ours")

    monkeypatch.setitem(FOLDS, DecisionsLocked, fold)  # type: ignore[arg-type]


def test_a_journal_that_this_program_cannot_follow_is_not_opened_and_not_called_damaged(
    db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with outsider(db) as connection:
        connection.execute(text("UPDATE resume SET position = 0, rest = x'', tag = x''"))
    failing(monkeypatch)
    with pytest.raises(ProgramError, match="cannot be folded") as raised:
        open_journal(db, keys=tmp_path / "keys")
    assert isinstance(raised.value.__cause__, AssertionError)
    with closing(Follower(db)) as follower, pytest.raises(ProgramError, match="cannot be folded"):
        follower.look()


def test_rows_that_this_program_cannot_make_are_its_own_fault(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def rows(step: object, fact: object) -> None:
        raise AttributeError("ours")

    monkeypatch.setitem(models._BY_FACT, RoundClosed, rows)
    with open_to_read(db) as journal, pytest.raises(ProgramError, match=r"record \d+ \(round_closed, .* gives no rows"):
        verify_journal(journal.connection, journal.id, (journal.own_key(),))


def test_a_resume_point_that_leads_astray_is_to_blame_itself(
    db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever only reads a journal has no key to tell who wrote it."""
    fold = FOLDS[DeviceFaultRaised]

    def strict(state: State, fact: DeviceFaultRaised) -> State:
        assert "overdraw" not in state.faults
        return fold(state, fact)

    store = in_database(db, tmp_path / "keys")
    store.journal.append([DeviceFaultRaised("jam", "")], operator="", at=Times(2**51, 1))
    store.journal.close()
    with outsider(db) as connection:
        rest = connection.execute(text("SELECT rest FROM resume")).scalar_one()
        astray = rest.replace(b'"faults":{}', b'"faults":{"overdraw":""}')
        connection.execute(text("UPDATE resume SET rest = :rest"), {"rest": astray})
    monkeypatch.setitem(FOLDS, DeviceFaultRaised, strict)  # type: ignore[index]
    with closing(Follower(db)) as follower, pytest.raises(KnownError, match="the resume point is not what the records"):
        follower.look()
