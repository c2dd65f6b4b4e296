"""Every edition, from sign-on to the third round, at the simulated reader."""

import pytest

from tests.journeys.conftest import Opens
from tests.journeys.player import Player
from tests.journeys.program import as_json
from tests.journeys.table import journal_is_whole

RULEBOOKS = [book["id"] for book in as_json("rulebooks")]


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_three_rounds_are_dealt_settled_and_closed(opens: Opens, rulebook: str) -> None:
    table = opens("--simulate", "--rulebook", rulebook).start().opened()
    Player(table, folds=(3,)).until_round(4)
    table.close()
    journal_is_whole(table)
