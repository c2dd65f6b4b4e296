"""Every view that a small table can publish, walked to the last one, for each edition and source of cards."""

import pytest

from dealer_terminal.procedure.terms import CardsFrom
from tests.fast.procedure.every_view import views

ONE_31 = {"ante": 500, "natural-31": 500, "royal-family": 500}
SMALL = {
    "31-classic-wa-2019": ("31-classic-wa-2019", {2: ONE_31}, 5),
    "31-classic-original": ("31-classic-original", {1: {"ante": 500, "natural-31": 500}, 3: {"ante": 500}}, 5),
    "31-classic-rules-of-play": ("31-classic-rules-of-play", {2: ONE_31}, 5),
    "31-classic-dealer-procedures": (
        "31-classic-dealer-procedures",
        {1: {"ante": 500}, 3: {"ante": 500, "natural-31": 500}},
        5,
    ),
    "3-card-ags": ("3-card-ags", {1: {"ante": 500, "six-card-bounty": 500}, 3: {"ante": 500}}, 5),
    "stax, no prize": ("3-card-ags", {2: {"ante": 500, "stax": 500}}, 5),
    "stax, a flush": ("3-card-ags", {2: {"ante": 500, "stax": 500}}, 6),
    "stax alone": ("3-card-ags", {3: {"stax": 500}}, 5),
}
"""Of the progressive one seat at a time is walked whole; two together are left to chance (`test_walks.py`)."""


@pytest.mark.parametrize("source", [CardsFrom.DEALER, CardsFrom.SIMULATED], ids=lambda source: source.value)
@pytest.mark.parametrize(("rulebook", "wagers", "deck"), SMALL.values(), ids=SMALL)
def test_no_view_of_a_round_shows_anything_early(
    rulebook: str, wagers: dict[int, dict[str, int]], deck: int, source: CardsFrom
) -> None:
    assert views(rulebook, wagers, deck, source) > 200
