"""A console whose disk refuses at each call of a write goes on: nothing is lost, and nothing is written twice."""

from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.review_facts import MarkKind, RecordAt, RecordRange
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.review import console_commands
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.review.console import ConsoleSession, open_console, read_console
from dealer_terminal.storage.verification import verify_journal
from tests.helpers.consoles import CLOCK, PIN, furnished_console
from tests.long.crashes.bad_disk import KINDS, Refusing
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


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_disk_refused_stands_there_once_when_it_is_asked_again(kind: str, db: str) -> None:
    """From each call of the write in turn; at some nobody knows whether it is on the disk."""
    watch, texts = Watch(Path(db).parent), list[str]()
    with watch.watching(), closing(desk_of(db)) as desk:
        sits(desk)
        for at in count():
            mark = console_commands.PlaceMark(HERE, MarkKind.NOTE, f"refused at {at}")
            watch.fails = disk = Refusing(kind, at)
            try:
                desk.handle(mark)
            except KnownError:
                pass
            else:
                assert not disk.met or kind != "full"
            watch.fails = never
            if mark.text not in marks(desk):
                desk.handle(mark)
            texts.append(mark.text)
            assert marks(desk) == texts
            if not disk.met:
                break
    assert len(texts) > 1, "nothing was refused"
    assert [each.wording.text for each in read_console(db).marks.values()] == texts
    with open_to_read(db) as opened:
        assert verify_journal(opened.connection, opened.id, (opened.own_key(),)).findings == ()
