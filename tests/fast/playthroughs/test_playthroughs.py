"""Golden transcripts match what the product plays. `python -m tests.fast.playthroughs.regenerate` writes them."""

import pytest

from dealer_terminal.journal.decide_check import asked
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.irregularity_paths import PATHS
from tests.fast.playthroughs.irregular import HAPPENS
from tests.fast.playthroughs.regenerate import CHECKED_IN, path_of, playthroughs
from tests.fast.playthroughs.story import Story
from tests.helpers.cases import every


@pytest.fixture(scope="module")
def stories() -> dict[str, Story]:
    """Told once they are asked for: to find the tests, they need not be."""
    return dict(playthroughs())


@every("name", CHECKED_IN)
def test_a_playthrough_is_as_it_was_checked_in(stories: dict[str, Story], name: str) -> None:
    assert stories[name].text().splitlines() == path_of(name).read_text(encoding="utf-8").splitlines()


def test_every_answer_of_a_playthrough_is_given_again_to_what_its_facts_say_was_asked(
    stories: dict[str, Story],
) -> None:
    """As looking back checks a round."""
    again = [
        (name, facts)
        for name, story in stories.items()
        for state, facts in story.answers
        if not any(decide(state, command) == facts for command in asked(state, facts))
    ]
    assert again == []
    assert sum(len(story.answers) for story in stories.values()) > 1000


def test_no_playthrough_is_left_over_or_missing(stories: dict[str, Story]) -> None:
    assert set(CHECKED_IN) == set(stories)


def test_every_irregularity_of_31_classic_has_its_playthrough() -> None:
    others = ("chips", "jackpot", "meter", "dealer")
    assert set(HAPPENS) >= {path.id for path in PATHS if not path.id.startswith(others)}
