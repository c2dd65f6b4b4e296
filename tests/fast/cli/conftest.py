import io
import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from dealer_terminal.cli import main


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

    def _in_one_line(self, code: int) -> str:
        assert (self.code, self.out) == (code, "")
        assert self.err.count("\n") == 1
        assert self.err.endswith("\n")
        assert "Traceback" not in self.err
        assert len(self.err) < 700
        return self.err.strip()


Terminal = Callable[..., Run]


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
