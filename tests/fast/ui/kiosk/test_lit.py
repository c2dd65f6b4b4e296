"""The position that a question is about is framed and named, and a position is answered on the felt as by its key."""

from collections.abc import Callable

from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.sheets.irregularity_seat import IrregularitySeat
from dealer_terminal.ui.kiosk.sheets.payment_amount import PaymentAmount
from dealer_terminal.ui.kiosk.surfaces import BoardProps, FormProps
from tests.fast.qml.screen import Opened
from tests.fast.ui.kiosk import approving, signing
from tests.fast.ui.kiosk.hands import Hands
from tests.fast.ui.kiosk.irregularities import at
from tests.fast.ui.kiosk.settled_hands import to_be_put_right
from tests.fast.ui.kiosk.stories import drawn, settling, three_card
from tests.fast.ui.kiosk.table import Table
from tests.helpers.cases import every

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
    "cards that do not match, signed": (to_be_put_right, 2),
    "a dispute": (approving.disputed, 1),
    "a payment that is corrected": (signing.corrected, 1),
}


@every(("story", "seat"), NAMED.values())
def test_the_position_of_a_question_is_framed_and_named(story: Callable[[], Table], seat: int) -> None:
    table = story()
    assert framed(table) == [seat]
    assert title(table).startswith(f"Position {seat} · ")


def test_other_cards_of_the_dealer_frame_each_position_that_they_change() -> None:
    assert framed(signing.dealers_other(three_card())) == [6]


HANDLED_FELT = "A player handled the Draw card"


def asked() -> Table:
    return at(Phase.DECISIONS).press("Irregularity", HANDLED_FELT)


def asking(opened: Opened) -> Hands:
    """On the real screen."""
    hands = Hands(opened, at(Phase.DECISIONS))
    hands.press("Irregularity", HANDLED_FELT)
    return hands


def paid() -> Table:
    return drawn().press("Supervisor", "Correct a payment")


def outlined(table: Table) -> set[int]:
    return {seat.position for seat in table.props.table.felt.seats if seat.asked}


def test_a_position_is_answered_by_a_real_press_on_the_felt(opened: Opened) -> None:
    hands = asking(opened)
    hands.press("3 PLAY")
    issue = hands.controller.state.issue
    assert issue is not None and issue.seats == (3,)


def test_another_position_is_refused_as_its_dim_key_is(opened: Opened) -> None:
    hands = asking(opened)
    hands.press("Position 2")
    by_key = hands.controller.props().refusal
    hands.press(f"{by_key.text}")
    assert hands.controller.props().refusal.text == ""
    hands.press("2 ")
    assert hands.controller.props().refusal == by_key and by_key.text
    assert isinstance(hands.controller.desk.sheet, IrregularitySeat)


@every(("begin", "possible"), [(asked, {1, 3}), (paid, {2, 5, 6}), (approving.shown, {1})])
def test_the_possible_positions_are_outlined(begin: Callable[[], Table], possible: set[int]) -> None:
    table = begin()
    assert table.props.table.felt.seats_touchable
    assert outlined(table) == possible


def test_the_only_payment_of_a_position_is_chosen_on_the_felt() -> None:
    table = paid()
    table.seat(5)
    sheet = table.controller.desk.sheet
    assert isinstance(sheet, PaymentAmount) and (sheet.recorded.seat, sheet.recorded.spot) == (5, "ante")


def test_a_position_without_a_payment_says_so() -> None:
    table = paid()
    table.seat(1)
    assert table.props.refusal.text == "No payment there" == table.props.table.felt.seats[0].why_not


def test_a_position_with_several_payments_leaves_them_in_the_list() -> None:
    table = paid()
    table.seat(2)
    assert {text for text, _ in table.offered() if text.startswith("Position")} == {
        "Position 2 · ANTE",
        "Position 2 · 31",
    }
    assert "Position 6 · PLAY" in dict(table.press("Back").offered())
