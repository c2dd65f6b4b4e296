"""A console's journal: the same records, tree and checkpoints as a table's, and a table's is never written by it."""

from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.head import JournalHead, extend
from dealer_terminal.journal.journal_checks import ConsoleCheck
from dealer_terminal.journal.record import Times
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.journal.review_facts import ConsoleOpened, Marked, MarkKind, RecordRange, ViewedAs
from dealer_terminal.procedure.facts import TableOpened
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.review import console_commands
from dealer_terminal.review.marks import record_at, same_records
from dealer_terminal.storage.journal_kind import require_table
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.review.console import (
    ConsoleSession,
    console_records,
    make_console,
    open_console,
    read_console,
)
from dealer_terminal.storage.verification import verify_journal
from tests.fast.storage.stores import Store, findings, played_once
from tests.helpers.consoles import CLOCK, PIN, furnished_console


@pytest.fixture
def db(tmp_path: Path) -> str:
    return furnished_console(str(tmp_path / "console.db"), tmp_path / "console-keys")


@pytest.fixture
def table(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    store = played_once(request, tmp_path, 3, seed=9)
    yield store
    store.journal.close()


def at_desk(db: str, tmp_path: Path) -> ConsoleSession:
    return open_console(db, CLOCK, keys=tmp_path / "console-keys")


def signed_on(desk: ConsoleSession) -> None:
    person = desk.check("4001", PIN)
    assert isinstance(person, Operator)
    assert not isinstance(desk.handle(console_commands.SignOnReviewer(person)), Refusal)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_is_asked_is_written_signed_and_stands_there_after_a_restart(
    kind: str, request: pytest.FixtureRequest, table: Store, tmp_path: Path
) -> None:
    where = str(tmp_path / "console.db") if kind == "sqlite" else request.getfixturevalue("postgres_url")
    db = furnished_console(where, tmp_path / "console-keys")
    first, last = (record_at(table.keys.journal, table.records()[at]) for at in (10, 14))
    with closing(at_desk(db, tmp_path)) as desk:
        signed_on(desk)
        for ask in (
            *[console_commands.RecordView(RecordRange(first, last), ViewedAs.TABLE)] * 3,
            console_commands.PlaceMark(RecordRange(first, last), MarkKind.WRONG, "paid twice"),
            console_commands.SetCamera(first, "Cam 12", 5, 7, 1, "photographed"),
            console_commands.PlaceHold(RecordRange(first, last), "case 4"),
        ):
            assert not isinstance(desk.handle(ask), Refusal)
        known = desk.console
    assert read_console(db) == known
    with closing(at_desk(db, tmp_path)) as again:
        assert again.console == known
        (mark,) = known.marks.values()
        assert (mark.by, mark.wording.text) == ("4001", "paid twice")
        assert same_records(mark, table.records())
        assert not same_records(mark, [replace(each, leaf=b"\0" * 32) for each in table.records()])
    kinds = ["console_opened", *["operator_added"] * 4, "reviewer_signed_on", *["looked"] * 3]
    assert [record.kind for record in console_records(db)] == [*kinds, "marked", "camera_set", "held"]
    assert [record.operator for record in console_records(db)][5:] == ["4001"] * 7
    with open_to_read(db) as found:
        report = verify_journal(found.connection, found.id, (found.own_key(),))
    assert (report.findings, report.unsigned, report.rounds) == ((), 0, 0)


def test_a_tables_journal_is_not_even_opened_to_be_written(table: Store, tmp_path: Path) -> None:
    table.journal.close()
    before = _files(tmp_path)
    for opens in (lambda: at_desk(table.db, tmp_path), lambda: make_console(table.db, "C", CLOCK, keys=table.folder)):
        with pytest.raises(KnownError, match=r"no console's journal|is there already"):
            opens()
    assert _files(tmp_path) == before


def _files(folder: Path) -> dict[str, str]:
    found = [each for each in folder.iterdir() if each.is_file()]
    return {each.name: sha256(each.read_bytes()).hexdigest() for each in found}


def test_no_table_is_played_and_no_console_made_in_a_consoles_journal(db: str, tmp_path: Path) -> None:
    keys = tmp_path / "console-keys"
    with closing(open_journal(db, keys=keys)) as journal, pytest.raises(KnownError, match="console's"):
        require_table(journal)
    with pytest.raises(KnownError, match="already"):
        make_console(db, "Another", CLOCK, keys=keys)


def test_a_consoles_fact_in_a_tables_journal_is_found(table: Store) -> None:
    at = record_at("0123456789abcdef01", table.records()[0])
    table.journal.append([Marked(RecordRange(at, at), MarkKind.NOTE, "n")], operator="", at=Times(9**18, 1))
    (finding,) = findings(table)
    assert "stands in a table's journal, which no console writes" in finding


def test_a_table_in_a_consoles_journal_is_found(table: Store) -> None:
    (opened,) = (each for each in table.records() if each.kind == "table_opened")
    check, head = ConsoleCheck(), JournalHead()
    fact = entry_of(opened)
    assert isinstance(fact, TableOpened)
    batch = extend(head, [ConsoleOpened("C"), fact], "", Times(1, 1))
    found = [each.what for step in batch.steps for each in check.see(step)]
    assert found == ["record 1 (table_opened, round 0) stands in a console's journal"]


def test_wrong_pins_are_counted_there_as_at_a_table(db: str, tmp_path: Path) -> None:
    with closing(at_desk(db, tmp_path)) as desk:
        for _ in range(5):
            assert isinstance(desk.check("4001", "0000"), Refusal)
        assert "Locked" in str(desk.check("4001", PIN))
    with closing(at_desk(db, tmp_path)) as desk:
        assert "Locked" in str(desk.check("4001", PIN))
