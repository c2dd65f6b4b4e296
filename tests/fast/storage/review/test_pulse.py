"""Whoever reads a journal on a server waits for it only as long as it is there."""

import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from dealer_terminal.errors import AwayError
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
            with pytest.raises(AwayError, match="the server does not answer"):
                source.look()
    found = 0
    while not found:
        try:
            found = source.look()
        except AwayError:
            continue
    assert found == size


def test_a_question_that_takes_long_is_waited_for_as_long_as_the_server_is_there(source: JournalSource) -> None:
    asked = "SELECT 'done' FROM pg_sleep(3)"
    assert source.ask(lambda journal: journal.connection.exec_driver_sql(asked).scalar()) == "done"


def test_a_file_needs_nobody_who_asks(tmp_path: Path) -> None:
    with closing(open_journal(str(tmp_path / "journal.db"), keys=tmp_path / "keys")) as journal:
        played(journal, 1, keys=journal.keys)
    before = threading.active_count()
    with closing(JournalSource(str(tmp_path / "journal.db"), cache=tmp_path / "cache")) as source:
        source.look()
        assert threading.active_count() == before
