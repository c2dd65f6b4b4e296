"""What was paid before cards or a payment were put right is paid once: only the difference is asked for."""

import pytest

from tests.fast.ui.kiosk.approving import paid
from tests.fast.ui.kiosk.mismatched import MISMATCH
from tests.fast.ui.kiosk.settled_hands import after_the_natural
from tests.fast.ui.kiosk.table import SUPERVISOR, Table


def rows(table: Table) -> list[tuple[str, str, str, str]]:
    return [(row.label, row.event, row.done, row.amount) for row in table.props.table.settlement.lines]


def asked(table: Table) -> str:
    return table.props.table.primary.note


def put_right(table: Table, cards: str) -> Table:
    return table.press(*MISMATCH).cards(cards).press("The cards on the table stand").who(SUPERVISOR)


CARDS = {
    "too much was paid": ("As Ks 10s", "9h", "As Ks 8s", "Take back $175 · Pay $125", "was: $250", "$175"),
    "too little was paid": ("As Ks 8s", "9h", "As Ks 10s", "Pay $450", "was: $75", "$175"),
    "nothing was due": ("As Ks 10s", "9h", "As Kd 2c", "Take back $255 · Take $50", "was: $250", "$255"),
}
"""A natural that was paid, its Draw card, and the cards that lie there."""


@pytest.mark.parametrize(("natural", "draw", "lies", "key", "was", "differs"), CARDS.values(), ids=CARDS)
def test_a_natural_that_was_paid_on_other_cards_is_owed_the_difference(
    natural: str, draw: str, lies: str, key: str, was: str, differs: str
) -> None:
    table = put_right(after_the_natural(natural, draw, royal=""), f"{lies} {draw}")
    assert asked(table) == key
    assert ("31", was, differs) in [(label, event, amount) for label, event, _, amount in rows(table)]
    assert table.props.table.settlement.beside == ""


def corrected(table: Table, wager: str, *amount: str) -> Table:
    return table.press("Supervisor", "Correct a payment", wager, *amount, "Enter the amount").who(SUPERVISOR)


def test_a_payment_put_right_at_the_hand_in_turn_is_owed_the_difference() -> None:
    table = corrected(after_the_natural("As Ks 10s", "9h"), "Position 1 · 31", "3", "5", "0")
    assert ("31", "was: $250", "Pay", "$100") in rows(table)
    assert asked(table) == "Pay $375 · Take $5"
    text = table.props.table.instruction.text
    assert text.startswith("Of what was paid before: pay $100 more. Position 1: pay or collect")


def test_a_payment_put_right_of_a_hand_in_the_rack_brings_its_position_back_once() -> None:
    table = after_the_natural("As Ks 10s", "9h")
    table.primary()
    table = corrected(table, "Position 1 · 31", "2", "0", "0")
    assert rows(table) == [("31", "was: $250", "Take back", "$50")]
    assert asked(table) == table.props.table.instruction.verb == "Take back $50"
    assert "take back $50, then place the hand in the discard rack" in table.props.table.instruction.text
    table.primary()
    assert table.props.table.primary.text == "Deck is back"


def test_a_payment_put_right_twice_is_owed_what_was_not_settled_yet() -> None:
    table = after_the_natural("As Ks 10s", "9h")
    table.primary()
    corrected(table, "Position 1 · 31", "3", "5", "0")
    assert asked(corrected(table, "Position 1 · 31", "3", "0", "0")) == "Pay $50"
    table.primary()
    assert asked(corrected(table, "Position 1 · 31", "3", "2", "0")) == "Pay $20"


def test_what_is_not_paid_yet_is_paid_whole_as_it_was_put_right() -> None:
    table = corrected(after_the_natural("As Ks 10s", "9h"), "Position 1 · PLAY", "3", "0", "0")
    assert asked(table) == "Pay $325 · Take $5"
    assert table.props.table.settlement.beside == "Paid before: 31\u00a0$250"


def test_who_signs_a_correction_reads_what_is_done_with_the_chips() -> None:
    table = after_the_natural("As Ks 10s", "9h")
    table.press("Supervisor", "Correct a payment", "Position 1 · 31", "2", "0", "0", "Enter the amount")
    assert "Then take back $50. The first entry stays on the record." in str(table.props)


def corrects(table: Table, *amount: str) -> str:
    """What the sheet says is done with the chips."""
    table.press("Supervisor", "Correct a payment", "Position 1 · 31", *amount, "Enter the amount")
    return str(table.props.over.question)


def test_who_signs_a_second_correction_reads_what_the_key_will_say_and_why() -> None:
    table = after_the_natural("As Ks 10s", "9h")
    table.primary()
    corrected(table, "Position 1 · 31", "3", "5", "0")
    told = "Paid so far: $250. Then take back $50. The first entry stays on the record."
    assert corrects(table, "2", "0", "0") == told
    assert asked(table.who(SUPERVISOR)) == "Take back $50"


def test_so_it_is_after_its_round_and_the_sheet_names_the_round() -> None:
    table = after_its_round("3", "5", "0")
    told = "Paid so far: $250. Then take back $50. The first entry stays on the record."
    assert corrects(table, "2", "0", "0") == told
    assert table.props.over.title == "Round 1 · Position 1 · Correct a payment"
    assert asked(table.who(SUPERVISOR)) == "Round 1 · position 1 · Take back $50"


def test_on_the_way_to_a_payment_of_the_last_round_each_screen_names_it() -> None:
    table = after_its_round("3", "5", "0").press("Supervisor", "Correct a payment")
    assert table.props.over.title == "CORRECT A PAYMENT · Round 1"
    table.press("Position 1 · 31")
    assert table.props.over.title.startswith("Round 1 · Position 1 · 31")


def test_a_correction_of_this_round_names_none() -> None:
    table = after_the_natural("As Ks 10s", "9h")
    corrects(table, "2", "0", "0")
    assert table.props.over.title == "Position 1 · Correct a payment"


def told(table: Table) -> dict[str, tuple[str, str, list[str]]]:
    shown = table.press("Pay tables").props.over
    return {each.name: (each.result, each.mark, [at.event for at in each.lines if at.lit]) for each in shown.tables}


def test_the_pay_tables_light_nothing_of_what_was_paid_before() -> None:
    assert told(after_the_natural("As Ks 10s", "9h"))["Natural 31 Bonus"] == ("paid before: $250", "", [])


def test_the_pay_tables_say_what_is_owed_of_it() -> None:
    table = put_right(after_the_natural("As Ks 10s", "9h"), "As Ks 8s 9h")
    assert told(table)["Natural 31 Bonus"] == ("take back $175", "lose", ["29 & 30"])


def after_its_round(*amount: str) -> Table:
    """A Natural of $250 was paid in round 1, and is put right while round 2 is dealt."""
    table = after_the_natural("As Ks 10s", "9h", royal="")
    table.primary()
    table.press("Deck is back").wager(2, "ante", "25").press("No more bets")
    return corrected(table, "Position 1 · 31", *amount)


LATER = {
    "too much was paid": (("1", "5", "0"), "Take back $100", "Collected", ("31", "was: $250", "Take back", "$100")),
    "too little was paid": (("3", "5", "0"), "Pay $100", "Paid", ("31", "was: $250", "Pay", "$100")),
}


@pytest.mark.parametrize(("amount", "moves", "key", "row"), LATER.values(), ids=LATER)
def test_a_payment_put_right_after_its_round_is_asked_for_once_at_the_table(
    amount: tuple[str, ...], moves: str, key: str, row: tuple[str, str, str, str]
) -> None:
    table = after_its_round(*amount)
    assert (table.props.table.instruction.verb, rows(table)) == (moves, [row])
    assert (table.props.table.primary.text, asked(table)) == (key, f"Round 1 · position 1 · {moves}")
    table.primary()
    assert (table.props.table.primary.text, rows(table)) == ("Position 2 dealt", [])


def test_a_prize_that_was_paid_and_waits_again_says_hold() -> None:
    table = paid()
    table.primary()
    table.press(*MISMATCH, "Position 1").cards("Kc 9c 3c").press("The cards on the table stand").who(SUPERVISOR)
    (stax,) = (row for row in rows(table) if row[0] == "STAX")
    assert stax == ("STAX", "was: $500.25", "Hold", "$485.25")
    assert "Take back" not in [done for _, _, done, _ in rows(table)]
