import io
import json
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from dealer_terminal.cli.main import main
from tests.fast.cli.journals import played_journal


class Run(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        assert (self.code, self.err) == (0, "")
        return json.loads(self.out)

    def refusal(self) -> str:
        """What bad input gets: exit 2, one line on stderr, nothing on stdout."""
        return self._in_one_line(2)

    def finding(self) -> str:
        """What is found wrong gets, where nothing else is told: exit 1, likewise."""
        said = self._in_one_line(1)
        assert said.startswith("Wrong: ")
        return said

    def refuses(self, words: str) -> bool:
        """Return whether this is a refusal with these words."""
        one_line = self.err.count("\n") == 1 and self.err.endswith("\n") and len(self.err) < 700
        return (self.code, self.out, one_line) == (2, "", True) and "Traceback" not in self.err and words in self.err

    def _in_one_line(self, code: int) -> str:
        assert (self.code, self.out) == (code, "")
        assert self.err.count("\n") == 1
        assert self.err.endswith("\n")
        assert "Traceback" not in self.err
        assert len(self.err) < 700
        return self.err.strip()


Terminal = Callable[..., Run]
Wrong = Iterable[tuple[Sequence[str], str]]


def not_refused(terminal: Terminal, wrong: Wrong, *command: str) -> list[tuple[Sequence[str], Run]]:
    """Return each case of wrong arguments that the command does not refuse with its words."""
    runs = [(arguments, words, terminal(*command, *arguments)) for arguments, words in wrong]
    return [(arguments, run) for arguments, words, run in runs if not run.refuses(words)]


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    def run(*arguments: str, given: str | bytes = b"") -> Run:
        data = given.encode() if isinstance(given, str) else given
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))
        code = main(arguments)
        captured = capsys.readouterr()
        return Run(code, captured.out, captured.err)

    return run


@pytest.fixture
def settle(terminal: Terminal) -> Callable[[Any], Run]:
    """A round, given as JSON text or as a value, to `settle -`."""

    def run(asked: Any) -> Run:
        given = asked if isinstance(asked, str | bytes) else json.dumps(asked)
        return terminal("settle", "-", given=given)

    return run


@pytest.fixture
def db(tmp_path: Path) -> str:
    """A journal of two rounds."""
    return played_journal(tmp_path, 2)


@pytest.fixture
def keys(tmp_path: Path) -> str:
    return str(tmp_path / "keys")


@pytest.fixture
def vkey(tmp_path: Path, db: str) -> str:
    (file,) = (tmp_path / "keys").glob("*.vkey")
    return str(file)


def changed(db: str) -> None:
    """Change a record of a journal with SQL."""
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute("DROP TRIGGER records_no_UPDATE")
        connection.execute("UPDATE records SET operator = 'someone' WHERE position = 12")
