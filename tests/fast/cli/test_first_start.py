from pathlib import Path

import pytest

from dealer_terminal.cli import first_admin, secret_input
from dealer_terminal.errors import KnownError
from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What somebody at the terminal types, answer by answer."""
    answers: list[str] = []
    for module in (first_admin, secret_input):
        monkeypatch.setattr(module.sys, "stdin", _Person())
        monkeypatch.setattr(module.typer, "prompt", lambda *_, **__: answers.pop(0))
    return answers


class _Person:
    def isatty(self) -> bool:
        return True


def test_a_real_table_without_an_administrator_says_how_to_add_one(terminal: Terminal, tmp_path: Path) -> None:
    """Start it without a journal, and with one that was only simulated."""
    for db in (str(tmp_path / "new.db"), played_journal(tmp_path, 1)):
        asked = ("table", "--device", "/dev/null", "--protocol", "card-line", "--db", db)
        said = terminal(*asked, "--keys", str(tmp_path / "keys")).refusal()
        assert "operator add NUMBER --name NAME --role administrator" in said


def test_the_first_start_asks_for_an_administrator_once(tmp_path: Path, typed: list[str]) -> None:
    db, keys = str(tmp_path / "journal.db"), tmp_path / "keys"
    typed += ["9001", "A. Ames", "8317"]
    first_admin.first_person(db, keys)
    first_admin.first_person(db, keys)
    assert typed == []


def test_a_weak_pin_is_refused_at_the_first_start_too(tmp_path: Path, typed: list[str]) -> None:
    typed += ["9001", "A. Ames", "1234"]
    with pytest.raises(KnownError, match="first that anybody would try"):
        first_admin.first_person(str(tmp_path / "journal.db"), tmp_path / "keys")
