"""Another user's journal is told before a question or a round; tests/long/commands has every place and command."""

from pathlib import Path

from tests.fast.cli.journals import played_journal
from tests.fast.cli.rights import JOURNAL, REAL, options, told
from tests.helpers.another_user import given_away, taken_back


def test_another_users_journal_is_told_first(tmp_path: Path) -> None:
    home = tmp_path / "home"
    db = Path(played_journal(home, 1))
    given_away(db)
    said = told("dealer_terminal", *REAL, *options(home))
    taken_back(db)
    assert said.startswith(f"{db}: it belongs to ")
    assert said.endswith(f", and this user may not write it: {JOURNAL}\n")
