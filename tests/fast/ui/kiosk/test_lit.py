"""The position that a question is about is framed and named, whoever's turn it was."""

from collections.abc import Callable

import pytest

from dealer_terminal.ui.kiosk.surfaces import BoardProps, FormProps
from tests.fast.ui.kiosk import approving, signing
from tests.fast.ui.kiosk.mismatched import MISMATCH, put_right
from tests.fast.ui.kiosk.stories import big_hand, settling, three_card
from tests.fast.ui.kiosk.table import Table

HANDLED = ("Irregularity", "A player handled the Draw card", "Position 3")


def framed(table: Table) -> list[int]:
    return [seat.position for seat in table.props.table.felt.seats if seat.current]


def title(table: Table) -> str:
    over = table.props.over
    assert isinstance(over, BoardProps | FormProps)
    return over.title


NAMED: dict[str, tuple[Callable[[], Table], int]] = {
    "a question": (lambda: settling().press(*HANDLED), 3),
    "what is signed for it": (lambda: settling().press(*HANDLED, "Hand and wagers are forfeited"), 3),
    "cards that do not match, signed": (put_right, 2),
    "a dispute": (approving.disputed, 1),
    "a payment that is corrected": (signing.corrected, 1),
}


@pytest.mark.parametrize(("story", "seat"), NAMED.values(), ids=NAMED)
def test_the_position_of_a_question_is_framed_and_named(story: Callable[[], Table], seat: int) -> None:
    table = story()
    assert framed(table) == [seat]
    assert title(table).startswith(f"Position {seat} · ")


def test_cards_that_are_entered_for_a_position_frame_it() -> None:
    table = put_right()
    pad = table.press("Back", "It did not happen").press(*MISMATCH)
    assert framed(pad) == [2]


def test_what_is_about_no_position_frames_none() -> None:
    assert framed(settling().press(*signing.VOID[:2])) == []


def test_other_cards_of_the_dealer_frame_each_position_that_they_change() -> None:
    assert framed(signing.dealers_other(three_card())) == [6]


def test_a_payment_over_the_threshold_names_its_position() -> None:
    assert title(big_hand().press("Call the supervisor")) == "Position 1 · Payment over the threshold"
