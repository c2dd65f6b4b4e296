"""A server that takes a connection and then says nothing: told in a line, and no fault of the program's."""

from socket import create_server

import pytest

from dealer_terminal.errors import AwayError
from dealer_terminal.storage.review.source import JournalSource


def test_a_server_that_says_nothing_does_not_answer() -> None:
    with create_server(("127.0.0.1", 0)) as mute:
        db = f"postgresql+psycopg://postgres@127.0.0.1:{mute.getsockname()[1]}/floor?connect_timeout=2"
        with pytest.raises(AwayError, match="the server does not answer"):
            JournalSource(db)
