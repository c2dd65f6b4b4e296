"""A console whose disk refused goes on in the same process: nothing is lost, and nothing is written twice."""

from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.review_facts import MarkKind, RecordAt, RecordRange, ViewedAs
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.review import console_commands
from dealer_terminal.storage.review.console import ConsoleSession, open_console, read_console
from tests.fast.storage.stores import outsider
from tests.helpers.consoles import CLOCK, PIN, furnished_console
from tests.long.crashes.bad_disk import Refusing
from tests.long.crashes.syscalls import Watch, never

AT = RecordAt("7" * 32, 12, b"l" * 32)
HERE = RecordRange(AT, AT)


@pytest.fixture
def db(tmp_path: Path) -> str:
    return furnished_console(str(tmp_path / "console.db"), tmp_path / "keys")


def desk_of(db: str) -> ConsoleSession:
    return open_console(db, CLOCK, keys=Path(db).with_name("keys"))


def sits(desk: ConsoleSession) -> None:
    person = desk.check("4001", PIN)
    assert isinstance(person, Operator)
    assert not isinstance(desk.handle(console_commands.SignOnReviewer(person)), Refusal)


def marks(desk: ConsoleSession) -> list[str]:
    return [each.wording.text for each in desk.console.marks.values()]


def test_what_was_written_before_the_console_knew_it_is_not_written_again(db: str) -> None:
    """Its keys vanish in the middle: the step is on the disk, and nobody was told so."""
    mark = console_commands.PlaceMark(HERE, MarkKind.NOTE, "paid twice")
    keys, away = Path(db).with_name("keys"), Path(db).with_name("away")
    with closing(desk_of(db)) as desk:
        sits(desk)
        keys.rename(away)
        with pytest.raises(KnownError, match="is gone"):
            desk.handle(mark)
        away.rename(keys)
        assert not isinstance(desk.handle(mark), Refusal)
        assert marks(desk) == ["paid twice"]
        desk.handle(mark)
        assert marks(desk) == ["paid twice"] * 2


def test_whoever_else_wrote_there_meanwhile_is_known(db: str) -> None:
    watch = Watch(Path(db).parent)
    with watch.watching(), closing(desk_of(db)) as desk:
        sits(desk)
        watch.fails = Refusing("full", 0)
        with pytest.raises(KnownError, match="disk is full"):
            desk.handle(console_commands.RecordView(HERE, ViewedAs.TABLE))
        desk.close()
        watch.fails = never
        with closing(desk_of(db)) as other:
            other.handle(console_commands.PlaceMark(HERE, MarkKind.NOTE, "by another program"))
        desk.handle(console_commands.RecordView(HERE, ViewedAs.TABLE))
        assert marks(desk) == ["by another program"]


def test_a_wrong_pin_is_refused_by_whoever_goes_on(db: str) -> None:
    watch = Watch(Path(db).parent)
    with watch.watching(), closing(desk_of(db)) as desk:
        watch.fails = Refusing("full", 0)
        for pin in ("0000", "1111", "2222"):
            with pytest.raises(KnownError, match=r"disk is full|cannot be opened"):
                desk.check("4001", pin)
        watch.fails = never
        assert isinstance(desk.check("4001", "0000"), Refusal)
        sits(desk)


def test_a_console_on_a_server_goes_on_once_its_line_was_cut(postgres_url: str, tmp_path: Path) -> None:
    db, keys = furnished_console(postgres_url, tmp_path / "keys"), tmp_path / "keys"
    mark = console_commands.PlaceMark(HERE, MarkKind.NOTE, "paid twice")
    with closing(open_console(db, CLOCK, keys=keys)) as desk:
        sits(desk)
        with outsider(db) as keeper:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
            keeper.execute(text(f"{others} AND pid <> pg_backend_pid()"))
        with pytest.raises(KnownError):
            desk.handle(mark)
        desk.handle(mark)
        assert marks(desk) == ["paid twice"]
    assert [each.wording.text for each in read_console(db).marks.values()] == ["paid twice"]
