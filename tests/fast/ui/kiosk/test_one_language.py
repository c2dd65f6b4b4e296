"""Take, Pay, Push and Return are one language: in folds, forfeits, tucks, misdeals and settlements."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from dealer_terminal.ui.kiosk.props import SpotStanding
from tests.fast.ui.kiosk import stories
from tests.fast.ui.kiosk.table import Table

TAKEN, BACK, LIES = SpotStanding.FORFEITED, SpotStanding.RETURNED, SpotStanding.WAGERED


class Told(NamedTuple):
    """The step, its colour, the key, what stands beneath the key, each row, and each circle."""

    verb: str
    result: str
    key: str
    note: str
    rows: dict[str, tuple[str, str]]
    circles: dict[str, SpotStanding]


STEPS: dict[str, tuple[Callable[[], Table], int, Told]] = {
    "a fold": (
        stories.folded,
        3,
        Told(
            "Take $125",
            "lose",
            "Collected · position 3",
            "Take $125",
            {"ANTE": ("Take", "$100"), "31": ("Take", "$25")},
            {"ante": TAKEN, "natural-31": TAKEN},
        ),
    ),
    "a fold that is tucked": (
        stories.collecting,
        2,
        Told(
            "Tuck under ROYAL",
            "",
            "Tucked · position 2",
            "Take $200",
            {"ANTE": ("Take", "$100"), "31": ("Take", "$100")},
            {"ante": TAKEN, "natural-31": TAKEN, "royal-family": LIES},
        ),
    ),
    "a fold of 3 Card": (
        stories.folded_three_card,
        4,
        Told(
            "Tuck under 6 CARD",
            "",
            "Tucked · position 4",
            "Take $25",
            {"ANTE": ("Take", "$25")},
            {"ante": TAKEN, "player-bonus": LIES},
        ),
    ),
    "a forfeit": (
        stories.forfeited,
        3,
        Told(
            "Take $300",
            "lose",
            "Collected · position 3",
            "Take $300 · Return $100",
            {"ANTE · 31 · ROYAL": ("Take", "$300"), "PLAY": ("Return", "$100")},
            {"ante": TAKEN, "natural-31": TAKEN, "royal-family": TAKEN, "play": BACK},
        ),
    ),
    "a forfeit after the natural was settled": (
        stories.forfeited_with_the_natural_open,
        6,
        Told(
            "Take $300",
            "lose",
            "Collected · position 6",
            "Take $300 · Return $100",
            {
                "31": ("Take", "$100"),
                "ANTE · ROYAL": ("Take", "$200"),
                "PLAY": ("Return", "$100"),
            },
            {"ante": TAKEN, "natural-31": SpotStanding.LOST, "royal-family": TAKEN, "play": BACK},
        ),
    ),
    "a settlement": (
        stories.drawn,
        6,
        Told(
            "Take $300",
            "lose",
            "Collected · open position 5",
            "Take $300",
            {"ANTE": ("Take", "$100"), "PLAY": ("Take", "$100"), "ROYAL": ("Take", "$100")},
            {"ante": SpotStanding.LOST, "play": SpotStanding.LOST, "royal-family": SpotStanding.LOST},
        ),
    ),
}


@pytest.mark.parametrize(("scene", "seat", "told"), STEPS.values(), ids=STEPS)
def test_step_key_rows_and_circles_say_the_same(scene: Callable[[], Table], seat: int, told: Told) -> None:
    table = scene().props.table
    step, key = table.instruction, table.primary
    assert (step.verb, step.result, key.text, key.note) == told[:4]
    assert {row.label: (row.done, row.amount) for row in table.settlement.lines} == told.rows
    circles = {spot.spot: spot.standing for spot in table.felt.seats[seat - 1].spots}
    assert {spot: circles[spot] for spot in told.circles} == told.circles


def test_a_hand_that_is_paid_and_taken_names_both_beneath_its_key() -> None:
    table = stories.three_card().props.table
    assert (table.instruction.verb, table.primary.note) == ("Pay $50", "Pay $50 · Take $10")


def test_cards_of_a_hand_that_is_given_up_lie_face_down() -> None:
    shown = stories.collecting().props.table.settlement
    assert (shown.hand, shown.draw_card, shown.total, shown.sum) == ((), (), "", "")


def test_a_wager_that_goes_back_keeps_its_amount_in_sight() -> None:
    circles = {spot.spot: spot for spot in stories.forfeited().props.table.felt.seats[2].spots}
    assert circles["play"].amount == "100"
    assert circles["play"].current
