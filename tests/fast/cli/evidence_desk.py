"""A desk at which evidence is made, and a console that marked records."""

from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from dealer_terminal.app.times import instant
from dealer_terminal.journal.people_facts import OperatorAdded
from dealer_terminal.journal.record import Times
from dealer_terminal.journal.review_facts import MarkKind
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.review.console_commands import PlaceMark, SetCamera
from dealer_terminal.rules.hand import Result
from dealer_terminal.storage.opening import open_journal
from tests.fast.cli.conftest import Terminal
from tests.helpers.consoles import PIN, act, furnished_console, record, records
from tests.helpers.evidence_changes import parsed
from tests.helpers.playing import played

BY = Approval(Operator("s1", "Rosa", Role.SUPERVISOR), "Wrong wager recorded")
HASHED = "a-hash-of-a-pin"
LATER = Times(2**51, 2**41)
BEFORE_MIDNIGHT = "2026-01-04T23:59:43+00:00"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three rounds; then a payment of the third is put right, a person is admitted, and the fourth is begun."""
    folder = tmp_path_factory.mktemp("evidence")
    journal = open_journal(str(folder / "journal.db"), keys=folder / "keys")
    session = played(journal, 3, keys=journal.keys)
    won = next(line for line in session.state.last_lines if line.result is Result.WIN)
    corrected = commands.CorrectPayment(won.seat, won.spot, 0, BY, Result.LOSE, round=3)
    assert not isinstance(session.handle(with_evidence(session.state, corrected)), Refusal)
    journal.append([OperatorAdded(Operator("1001", "K. Dee", Role.DEALER), HASHED)], operator="", at=LATER)
    journal.close()
    return folder


class Desk:
    def __init__(self, terminal: Terminal, folder: Path, out: Path) -> None:
        self._terminal, self.folder, self.out = terminal, folder, out
        self.db = str(folder / "journal.db")
        (self.vkey,) = folder.joinpath("keys").glob("*.vkey")

    def make(self, rounds: str, *more: str) -> Any:
        given = ("--db", self.db, "--round", rounds, "--out", str(self.out), "--no-pictures")
        return self._terminal("evidence", *given, "--keys", str(self.folder / "keys"), *more)

    def block(self, name: str) -> Any:
        return parsed(self.out.read_text()).json(name)

    def verify(self, *more: str) -> Any:
        return self._terminal("verify-proof", str(self.out), *more)


@pytest.fixture
def desk(terminal: Terminal, folder: Path, tmp_path: Path) -> Desk:
    return Desk(terminal, folder, tmp_path / "evidence.html")


@pytest.fixture
def marked(desk: Desk, terminal: Terminal, tmp_path: Path) -> tuple[str, ...]:
    """At a console that marked two records of the second round, said what it saw and compared a camera's clock."""
    console, keys = str(tmp_path / "console.db"), tmp_path / "console-keys"
    furnished_console(console, keys)
    (tmp_path / "pin").write_text(PIN)
    fact = terminal("moment", "--db", desk.db, "--round", "2", "--json").json["fact"]
    mark = PlaceMark(records(desk.db, fact - 1, fact), MarkKind.WRONG, "paid <twice>?")
    at = terminal("moment", "--db", desk.db, "--fact", str(fact), "--zone", "UTC", "--json").json["at"]
    instants = (instant(each, ZoneInfo("UTC")) for each in (at, BEFORE_MIDNIGHT))
    camera = SetCamera(record(desk.db, fact), "Cam 12", *instants, 500_000, "by eye")
    assert act(console, keys, "4001", mark, camera) == ""
    return ("--console", console, "--as", "4001", "--pin-file", str(tmp_path / "pin"), "--console-keys", str(keys))
