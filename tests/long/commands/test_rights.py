"""Another user's journal or keys are told before a question, a window or a round, with another place to name."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fast.cli.journals import played_journal
from tests.fast.cli.rights import JOURNAL, OWN_KEYS, REAL, options, told
from tests.helpers.another_user import given_away, taken_back

ADD = ("operator", "add", "9001", "--name", "A. Ames", "--role", "administrator")
COMMANDS = (REAL, ("table", "--simulate"), ("simulate", "--rounds", "1"), ADD)
OTHERS = (
    ("journal.db", JOURNAL),
    ("journal.db.lock", JOURNAL),
    (".", JOURNAL),
    ("keys", OWN_KEYS),
    ("keys/sealing.key", OWN_KEYS),
)


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    home = tmp_path / "home"
    home.mkdir()
    played_journal(home, 1)
    yield home
    taken_back(home)
    for each in home.rglob("*"):
        taken_back(each)


def test_another_users_journal_is_told_first(home: Path) -> None:
    given_away(home / "journal.db")
    for command in COMMANDS:
        said = told("dealer_terminal", *command, *options(home))
        assert said.startswith(f"{home / 'journal.db'}: it belongs to ")
        assert said.endswith(f", and this user may not write it: {JOURNAL}\n")
    said = told("dealer_terminal", "meters", "--db", str(home / "journal.db"))
    assert said.endswith(f"this user may not read it: {JOURNAL}\n")


@pytest.mark.parametrize(("other", "instead"), OTHERS, ids=[other for other, _ in OTHERS])
def test_whatever_is_another_users_is_named(home: Path, other: str, instead: str) -> None:
    given_away(home / other)
    said = told("dealer_terminal", *REAL, *options(home))
    assert said.startswith(f"{home / other}: it belongs to ")
    assert said.endswith(f"{instead}\n")


def test_a_first_start_in_another_users_folder_is_told_before_its_question(home: Path) -> None:
    given_away(home)
    new = str(home / "new.db")
    assert JOURNAL in told("dealer_terminal", *REAL, "--db", new, "--keys", str(home.parent / "keys"))
    own = str(home.parent / "own.db")
    assert OWN_KEYS in told("dealer_terminal", *REAL, "--db", own, "--keys", str(home / "new"))
    assert sorted(each.name for each in home.parent.iterdir()) == ["home"]


def test_make_run_tells_what_to_run_instead(tmp_path: Path) -> None:
    (tmp_path / "var").mkdir()
    given_away(tmp_path / "var")
    said = told("dealer_terminal.demo", cwd=tmp_path)
    assert "run .venv/bin/dealer-terminal table --simulate --db ~/journal.db --keys ~/dealer-keys" in said
    taken_back(tmp_path / "var")
