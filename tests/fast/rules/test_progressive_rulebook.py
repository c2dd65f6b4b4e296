"""A rulebook with meters has the steps of their approval; a house answers what can go wrong with them."""

import pytest

from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.house import IRREGULARITIES
from dealer_terminal.rules.rulebook_faults import PROGRESSIVE_STEPS
from dealer_terminal.rules.rulebook_file import RulebookError, read_rulebook
from tests.fast.rules.rounds import AGS, rulebook_text
from tests.helpers.every import every


@every("step", sorted(PROGRESSIVE_STEPS))
def test_a_step_of_the_approval_that_is_missing_is_told(step: str) -> None:
    text = rulebook_text(AGS).replace(f'[[steps]]\nid = "{step}"', '[[steps]]\nid = "another"')
    with pytest.raises(RulebookError, match=f"steps.{step}: is missing"):
        read_rulebook(text, "ags", GAMES)


def test_a_house_answers_what_can_go_wrong_with_chips_and_jackpots() -> None:
    assert {"chips-differ", "jackpot-unsupported", "jackpot-disputed"} <= IRREGULARITIES
