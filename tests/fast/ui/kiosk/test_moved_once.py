"""What was paid before cards or a payment were put right is paid once: only what is still due is asked for."""

from collections.abc import Callable

from tests.fast.ui.kiosk import approving
from tests.fast.ui.kiosk.approving import paid
from tests.fast.ui.kiosk.settled_hands import MISMATCH, after_the_natural
from tests.fast.ui.kiosk.table import HAND, SUPERVISOR, Table
from tests.helpers.cases import every


def rows(table: Table) -> list[tuple[str, str, str, str]]:
    return [(row.label, row.event, row.done, row.amount) for row in table.props.table.settlement.lines]


def asked(table: Table) -> str:
    return table.props.table.primary.note


def put_right_by(table: Table, cards: str) -> Table:
    return table.press(*MISMATCH).cards(cards).press("The cards on the table stand").who(SUPERVISOR)


CARDS = {
    "too much was paid": ("As Ks 10s", "9h", "As Ks 8s", "Take back $175 · Pay $125", "was: $250", "$175"),
    "too little was paid": ("As Ks 8s", "9h", "As Ks 10s", "Pay $450", "was: $75", "$175"),
    "nothing was due": ("As Ks 10s", "9h", "As Kd 2c", "Take back $255 · Take $50", "was: $250", "$255"),
}
"""A natural that was paid, its Draw card, and the cards that lie there."""


@every(("natural", "draw", "lies", "key", "was", "differs"), CARDS.values())
def test_a_natural_that_was_paid_on_other_cards_is_owed_the_difference(
    natural: str, draw: str, lies: str, key: str, was: str, differs: str
) -> None:
    table = put_right_by(after_the_natural(natural, draw, royal=""), f"{lies} {draw}")
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


def test_what_is_not_paid_yet_is_paid_whole_as_it_was_to_be_put_right() -> None:
    table = corrected(after_the_natural("As Ks 10s", "9h"), "Position 1 · PLAY", "3", "0", "0")
    assert asked(table) == "Pay $325 · Take $5"
    assert table.props.table.settlement.beside == "Paid before: 31\u00a0$250"


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


def told(table: Table) -> dict[str, tuple[str, str, list[str]]]:
    shown = table.press("Pay tables").props.over
    return {each.name: (each.result, each.mark, [at.event for at in each.lines if at.lit]) for each in shown.tables}


def test_the_pay_tables_say_what_is_owed_of_it() -> None:
    table = put_right_by(after_the_natural("As Ks 10s", "9h"), "As Ks 8s 9h")
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


@every(("amount", "moves", "key", "row"), LATER.values())
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


APPROVAL = {
    "the seat is to be touched": approving.shown,
    "which hand": lambda: approving.shown().press("Jackpot · position 1"),
    "the hand is chosen": approving.chosen,
    "whether it is paid": lambda: approving.chosen().press("Pending Jackpot"),
    "pending": approving.pending,
}


@every("begun", APPROVAL.values())
def test_nothing_of_the_hand_is_paid_before_its_jackpot_is(begun: Callable[[], Table]) -> None:
    table = begun()
    assert "Pay" not in [done for _, _, done, _ in rows(table)]
    assert (
        table.props.table.settlement.beside == "Paid once the jackpot is: ANTE\u00a0$5\u00a0· Ante\u00a0Bonus\u00a0$25"
    )


def test_once_the_jackpot_is_approved_all_of_it_is_due_once() -> None:
    table = approving.paid()
    assert table.props.table.settlement.beside == ""
    assert (table.props.table.instruction.verb, table.props.table.primary.note) == (
        "Pay $530.25",
        "Pay $530.25 · Return $5",
    )


def test_a_natural_that_lies_open_is_paid_before_its_draw_is_turned_over() -> None:
    """Position 1 was in turn when the cards of position 2 were put right."""
    table = Table(cards_from=HAND).open().wager(1, "ante", "5").wager(1, "natural-31", "5").wager(2, "ante", "5")
    table.press("No more bets", "Position 1 dealt", "Position 2 dealt", "Rest in the rack", "Lock decisions")
    table.press("Open position 2").cards("2c 3s 4d 5c").press("Collected · open position 1").cards("As 9s 8s")
    table.press(*MISMATCH, "Position 2").cards("Ah Kh Qh 6d").press("The cards on the table stand").who(SUPERVISOR)
    assert table.props.table.primary.text == "Paid"
    primary = table.press("Paid").props.table.primary
    assert (primary.text, primary.note) == ("Draw card", "Pay $50")


HANDLED = ("Irregularity", "A player handled the Draw card", "Hand and wagers are forfeited")


def natural(cards: str, rulebook: str = "31-classic-wa-2019") -> Table:
    table = Table(rulebook, HAND).open().wager(1, "ante", "25").wager(1, "natural-31", "5")
    table.press("No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1")
    return table.cards(cards)


def handled(cards: str) -> Table:
    return natural(cards).press(*HANDLED).who(SUPERVISOR)


def rows_natural(table: Table) -> list[tuple[str, str, str]]:
    return [(row.label, row.done, row.amount) for row in table.props.table.settlement.lines]


CARDS_NATURAL = {
    "won": ("As Ks 10s", "Paid · Collected · position 1", "Pay $250 · Take $25 · Return $25", ("31", "Pay", "$250")),
    "lost": ("2c 3d 6h", "Collected · position 1", "Take $30 · Return $25", ("31", "Take", "$5")),
}


@every(("cards", "key", "note", "row"), CARDS_NATURAL.values())
def test_it_is_settled_with_what_is_forfeited(cards: str, key: str, note: str, row: tuple[str, str, str]) -> None:
    table = handled(cards)
    assert (table.props.table.primary.text, table.props.table.primary.note) == (key, note)
    assert rows_natural(table) == [row, ("ANTE", "Take", "$25"), ("PLAY", "Return", "$25")]
    assert table.props.table.settlement.beside == ""
    lit = {spot.spot for spot in table.props.table.felt.seats[0].spots if spot.current}
    assert lit == {"ante", "play", "natural-31"}


def test_above_the_threshold_a_supervisor_verifies_it_before_it_is_paid() -> None:
    table = Table(cards_from=HAND).open().wager(1, "ante", "25").wager(1, "natural-31", "100")
    table.press("No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1")
    table.cards("As Ks 10s").press(*HANDLED).who(SUPERVISOR)
    assert table.props.table.primary.text == "Call the supervisor"
