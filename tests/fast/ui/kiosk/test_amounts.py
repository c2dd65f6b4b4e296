"""Amounts, counts, PINs and cards as they are entered."""

from dealer_terminal.app.settings import for_the_room
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.settings import decoded
from dealer_terminal.ui.kiosk.keys import BarKey
from dealer_terminal.ui.kiosk.sheets.card_pad import SuitKey
from dealer_terminal.ui.kiosk.sheets.count_pad import COUNTS_DIFFER
from dealer_terminal.ui.kiosk.surfaces import AmountPadProps, FormProps
from dealer_terminal.ui.kiosk.touches import Press
from dealer_terminal.ui.kiosk.view import KioskView
from tests.fast.qml.screen import Opened, targets
from tests.fast.ui.kiosk.approving import DEALER_HAND
from tests.fast.ui.kiosk.counting import counted, counted_out, typed
from tests.fast.ui.kiosk.scenes import table_of
from tests.fast.ui.kiosk.stories import card_on_record, event_only
from tests.fast.ui.kiosk.table import DEALER, HAND, SUPERVISOR, Table
from tests.helpers.cases import every


def test_erase_takes_away_the_last_digit_of_whole_dollars() -> None:
    table = Table().open()
    table.spot(1, "ante")
    table.press("1", "2", "5", "Erase")
    assert isinstance(table.props.over, AmountPadProps)
    assert table.props.over.amount == "$12"


def test_two_counts_of_a_box_agree_piece_by_piece() -> None:
    table = counted(counted_out(), "Drop", {"$100": "1"}).press("Count again")
    typed(table, {"$20": "5"}).press("Sign")
    assert table.controller.desk.refusal == COUNTS_DIFFER


def test_a_chip_that_the_limit_does_not_allow_cannot_be_pressed(opened: Opened) -> None:
    table = Table().open()
    table.spot(1, "royal-family")
    assert isinstance(table.props.over, AmountPadProps)
    chips = {key.called: key.possible for key in table.props.over.chips}
    assert {*chips.values()} == {True, False}
    pressed = {
        each.property("spoken"): each.isEnabled()
        for each in targets(opened(KioskView(table.props, lambda touch: None).view))
    }
    assert {called: pressed[called] for called in chips} == chips


def emptied(cents: str) -> Table:
    table = Table("3-card-ags", HAND).open()
    if cents:
        table.wager(1, "ante", cents)
    table.spot(1, "ante")
    return table.press("Clear") if cents else table


def test_no_wager_of_nothing_is_placed_and_the_key_says_why() -> None:
    table = emptied("")
    primary = table.props.table.primary
    assert (primary.possible, primary.note) == (False, "Enter an amount")
    pad = table.controller.desk.sheet
    table.touch(Press(BarKey.PRIMARY))
    assert table.controller.desk.sheet == pad


def test_where_a_wager_lies_nothing_takes_it_back() -> None:
    table = emptied("5")
    primary = table.props.table.primary
    assert (primary.possible, primary.note) == (True, "$5 goes back")
    table.primary()
    assert not table.state.seat(1).wagers.get("ante")
    assert table.state.phase is Phase.WAGERS


TELEPHONE = "1234567890"
SAID = {"by default": ("", TELEPHONE), "as the house wants": ("[sign_on]\nshuffled_pad = true", TELEPHONE[::-1])}


def digits_of(over: object) -> str:
    assert isinstance(over, FormProps | AmountPadProps)
    return "".join(key.text for key in over.digits if key.text in TELEPHONE)


@every(("said", "order"), SAID.values())
def test_digits_of_a_pin_stand_in_the_telephones_order_or_as_the_house_wants(said: str, order: str) -> None:
    table = Table()
    table.begin(for_the_room(decoded(said, "file"), CardsFrom.DEALER), 1)
    assert digits_of(table.props.over) == order


def test_an_amount_and_a_pin_are_entered_on_pads_of_one_order() -> None:
    assert digits_of(table_of("wagers-pad").props.over) == digits_of(table_of("sign-on").props.over) == TELEPHONE


def suits(table: Table) -> dict[str, tuple[bool, str]]:
    return {key.text: (key.possible, key.note) for key in table.props.over.suits}


def test_it_says_at_which_position_the_card_lies_or_that_it_is_entered() -> None:
    table = card_on_record()
    assert suits(table) == {
        "Clubs": (True, ""),
        "Diamonds": (True, ""),
        "Hearts": (False, "Entered"),
        "Spades": (False, "Position 2"),
    }


def test_a_touch_of_it_enters_nothing_and_says_why() -> None:
    table = card_on_record()
    table.touch(Press(SuitKey("s")))
    refusal, rule = table.controller.desk.refusal, table.state.rulebook().citations["cards"]
    assert (str(refusal.why), refusal.rule) == ("As lies on the table already", rule)
    assert len(table.props.over.cards) == 1


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


@every("spots", ON_ITS_CARDS.values())
def test_a_hand_that_is_settled_on_its_cards_has_no_event_only(spots: tuple[str, ...]) -> None:
    table = opened(*spots)
    assert table.props.over.surface == "CardPad"
    assert "Event only" not in dict(table.offered())


def test_one_that_pays_by_its_events_has_it() -> None:
    assert event_only().props.over.surface == "Board"
