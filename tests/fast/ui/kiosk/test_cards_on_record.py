"""A suit whose card lies somewhere already is dim, says where, and refuses with the paragraph."""

from dealer_terminal.ui.kiosk.sheets.card_pad import SuitKey
from dealer_terminal.ui.kiosk.touches import Press
from tests.fast.ui.kiosk.stories import card_on_record
from tests.fast.ui.kiosk.table import Table


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


def test_before_a_rank_is_touched_no_suit_says_anything() -> None:
    assert set(suits(card_on_record().press("Erase")).values()) == {(False, "")}
