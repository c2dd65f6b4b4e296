"""Reports after each attack with nothing but SQL: every command, both games, every index."""

from pathlib import Path

from tests.fast.cli.attacks import ATTACKS, INDEXES, SHOWN, eventful, not_found, shown_otherwise
from tests.fast.cli.conftest import Terminal, terminal
from tests.fast.cli.journals import played_journal
from tests.helpers.playing import CLASSIC, THREE_CARD

__all__ = ["eventful", "terminal"]


def test_what_does_not_follow_is_found_and_not_shown_by_any_command(terminal: Terminal, tmp_path: Path) -> None:
    for rulebook in (CLASSIC, THREE_CARD):
        own = Path(played_journal(tmp_path / rulebook, 6, rulebook))
        assert not_found(terminal, own, tmp_path, ATTACKS) == []


def test_rows_that_any_index_leaves_out_show(terminal: Terminal, eventful: Path, tmp_path: Path) -> None:
    assert shown_otherwise(terminal, eventful, tmp_path, INDEXES, SHOWN) == []
