"""Whoever reads a journal on a server waits for it only as long as it is there."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from socket import create_server

import pytest

from dealer_terminal.errors import UnreachableError
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.review.source import JournalSource
from tests.helpers.playing import played
from tests.helpers.postgres import Server


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server.started() as server:
        yield server


@pytest.fixture
def source(server: Server, tmp_path: Path) -> Iterator[JournalSource]:
    with server.database() as url:
        with closing(open_journal(url, keys=tmp_path / "keys")) as journal:
            played(journal, 2, keys=journal.keys)
        with closing(JournalSource(url, cache=tmp_path / "cache")) as source:
            yield source


def test_who_waits_for_a_stopped_server_is_let_go_and_everybody_is_told_until_it_is_back(
    server: Server, source: JournalSource
) -> None:
    size = source.look()
    with server.frozen():
        for _ in range(20):
            with pytest.raises(UnreachableError, match="the server does not answer"):
                source.look()
    found = 0
    while not found:
        try:
            found = source.look()
        except UnreachableError:
            continue
    assert found == size


def test_a_question_that_takes_long_is_waited_for_as_long_as_the_server_is_there(source: JournalSource) -> None:
    asked = "SELECT 'done' FROM pg_sleep(3)"
    assert source.ask(lambda journal: journal.connection.exec_driver_sql(asked).scalar()) == "done"


def test_a_server_that_says_nothing_does_not_answer() -> None:
    with create_server(("127.0.0.1", 0)) as mute:
        db = f"postgresql+psycopg://postgres@127.0.0.1:{mute.getsockname()[1]}/floor?connect_timeout=2"
        with pytest.raises(UnreachableError, match="the server does not answer"):
            JournalSource(db)
