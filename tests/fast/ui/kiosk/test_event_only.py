"""Where the house lets a dealer name events, the key is offered for hands that are settled by them alone."""

import pytest

from tests.fast.ui.kiosk.approving import DEALER_HAND
from tests.fast.ui.kiosk.stories import event_only
from tests.fast.ui.kiosk.table import DEALER, HAND, SUPERVISOR, Table

ON_ITS_CARDS = {"the dealer's hand decides": ("ante",), "a prize": ("stax",), "both": ("ante", "stax")}


def opened(*spots: str) -> Table:
    table = Table("3-card-ags", HAND).who(DEALER)
    table.press("Entered by hand", "Open the table").who(SUPERVISOR)
    for spot in spots:
        if spot == "stax":
            table.spot(1, spot)
        else:
            table.wager(1, spot, "25")
    table.press("No more bets")
    if "stax" in spots:
        table.primary()
    table.press("Position 1 dealt", "Dealer's hand dealt", "Rest in the rack", "Lock decisions")
    return table.press("Open the dealer's hand").cards(DEALER_HAND).press("Open position 1")


@pytest.mark.parametrize("spots", ON_ITS_CARDS.values(), ids=ON_ITS_CARDS)
def test_a_hand_that_is_settled_on_its_cards_has_no_event_only(spots: tuple[str, ...]) -> None:
    table = opened(*spots)
    assert table.props.over.surface == "CardPad"
    assert "Event only" not in dict(table.offered())


def test_one_that_pays_by_its_events_has_it() -> None:
    assert event_only().props.over.surface == "Board"
