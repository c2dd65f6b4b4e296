"""Every playthrough is as it was read and checked in; `python -m tests.playthroughs.regenerate` writes them anew."""

import pytest

from dealer_terminal.procedure.irregularities import PATHS
from tests.playthroughs.irregular import HAPPENS
from tests.playthroughs.regenerate import GOLDEN, path_of, playthroughs
from tests.playthroughs.story import Story

STORIES = dict(playthroughs())


@pytest.mark.parametrize("name", STORIES)
def test_a_playthrough_is_as_it_was_checked_in(name: str) -> None:
    story: Story = STORIES[name]
    assert story.text().splitlines() == path_of(name).read_text(encoding="utf-8").splitlines()


def test_no_playthrough_is_left_over() -> None:
    assert {path.relative_to(GOLDEN).with_suffix("").as_posix() for path in GOLDEN.rglob("*.txt")} == set(STORIES)


def test_every_irregularity_of_31_classic_has_its_playthrough() -> None:
    others = ("chips", "jackpot", "meter", "dealer")
    assert set(HAPPENS) >= {path.id for path in PATHS if not path.id.startswith(others)}
