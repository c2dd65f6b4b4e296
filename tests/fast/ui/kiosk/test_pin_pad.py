"""The PIN pad has the order of every other pad, unless the house wants it otherwise."""

import pytest

from dealer_terminal.bootstrap.settings import for_the_room
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.settings import decoded
from dealer_terminal.ui.kiosk.surfaces import AmountPadProps, FormProps
from tests.fast.ui.kiosk.scenes import table_of
from tests.fast.ui.kiosk.table import Table

TELEPHONE = "1234567890"
SAID = {"by default": ("", TELEPHONE), "as the house wants": ("[sign_on]\nshuffled_pad = true", TELEPHONE[::-1])}


def typed(over: object) -> str:
    assert isinstance(over, FormProps | AmountPadProps)
    return "".join(key.text for key in over.digits if key.text in TELEPHONE)


@pytest.mark.parametrize(("said", "order"), SAID.values(), ids=SAID)
def test_digits_of_a_pin_stand_in_the_telephones_order_or_as_the_house_wants(said: str, order: str) -> None:
    table = Table()
    table.begin(for_the_room(decoded(said, "file"), CardsFrom.DEALER), 1)
    assert typed(table.props.over) == order


def test_an_amount_and_a_pin_are_entered_on_pads_of_one_order() -> None:
    assert typed(table_of("wagers-pad").props.over) == typed(table_of("sign-on").props.over) == TELEPHONE
