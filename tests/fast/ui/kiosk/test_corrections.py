"""A payment put right by touch, of this round or the last: to an amount, a push or a loss, also at a closed table."""

from dealer_terminal.procedure.state import State
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.ui.kiosk.surfaces import BoardProps
from tests.fast.ui.kiosk import approving, stories
from tests.fast.ui.kiosk.rounds import play_round
from tests.fast.ui.kiosk.signing import corrected
from tests.fast.ui.kiosk.table import HAND, SUPERVISOR, Table

PLAY, BY = "Position 1 · PLAY", "Simulated supervisor"


def after_a_round() -> Table:
    table = Table().open().wager(1, "ante", "25")
    play_round(table)
    return table


def closed() -> Table:
    return after_a_round().press("Supervisor", "Close the table").who(SUPERVISOR)


def settled_again() -> Table:
    """The next round has lines of its own."""
    table = after_a_round()
    table.press("Same again", "No more bets").sensed()
    while not table.state.seat(1).lines:
        table.primary()
    return table


def last(state: State, spot: str = "play") -> Line:
    return next(line for line in state.last_lines if (line.seat, line.spot) == (1, spot))


def won(table: Table) -> tuple[str, ...]:
    return () if this(table.state).result is Result.WIN else ("It won",)


def this(state: State) -> Line:
    return next(line for line in state.seat(1).lines if line.spot == "play")


WHEN = {
    "between rounds": (after_a_round, ()),
    "while the next has wagers": (lambda: after_a_round().press("Same again"), ()),
    "while the next has lines of its own": (settled_again, ("A payment of the last round",)),
    "at a closed table": (closed, ()),
}
TO = {
    "another amount": (("It won", "5", "0", "Enter the amount"), (Result.WIN, 5_000)),
    "a push": (("It pushed",), (Result.PUSH, 0)),
    "a loss": (("It lost",), (Result.LOSE, 0)),
}


def test_a_payment_of_the_last_round_is_put_right() -> None:
    for when, (begin, way) in WHEN.items():
        for to in TO:
            table = begin()
            standing = last(table.state).result, last(table.state).pays
            keys, due = TO["another amount" if TO[to][1] == standing else to]
            before = table.state.seats
            table.press("Supervisor", "Correct a payment", *way, PLAY, *keys).who(SUPERVISOR)
            assert table.props.refusal.text == "", (when, to)
            assert (last(table.state).result, last(table.state).pays) == due, (when, to)
            assert table.state.seats == before, (when, to)


def test_this_rounds_payment_is_put_right_where_both_rounds_have_it() -> None:
    table = settled_again()
    before = last(table.state)
    table.press("Supervisor", "Correct a payment", PLAY, *won(table), "7", "5", "Enter the amount").who(SUPERVISOR)
    assert (this(table.state).pays, last(table.state)) == (7_500, before)


def test_what_went_back_is_not_offered() -> None:
    table = Table().open().wager(1, "ante", "25").press("No more bets").sensed()
    table.press("Supervisor", "Void the round", "Void the round: all wagers go back").who(SUPERVISOR)
    table.press("Supervisor")
    assert "Correct a payment" not in dict(table.offered())


DIFFERENCE = {
    "a loss becomes a win": ("2c 5d 9h 3s", "Collected", "As Ks 10s 3s", "Paid", "Pay $55 · Return $10"),
    "a win becomes a loss": ("As Ks 10s 3s", "Paid", "2c 5d 9h 3s", "Collected", "Take back $65"),
    "nothing changes": ("2c 5d 9h 3s", "Collected", "2c 5d 8h 3s", "Settled", "Nothing to pay"),
}


def test_a_hand_that_was_paid_is_paid_the_difference_once_its_cards_are_put_right() -> None:
    for case, (was, done, lies, then, note) in DIFFERENCE.items():
        table = Table(cards_from=HAND).open().wager(1, "ante", "5").press("No more bets", "Position 1 dealt")
        table.press("Rest in the rack", "Lock decisions", "Open position 1").cards(was).press(done)
        table.press("Irregularity", "A card does not match what was recorded").cards(lies)
        table.press("The cards on the table stand").who(SUPERVISOR)
        assert table.props.table.primary.note == note, case
        table.press(then, "Deck is back")


def test_a_corrected_payment_says_so_in_its_row_and_once_the_round_is_over() -> None:
    table = corrected().who(SUPERVISOR)
    row = next(line for line in table.props.table.settlement.lines if line.label == "PLAY")
    assert (row.corrected, row.done, row.amount) == (True, "Take", "$100")
    assert row.event == "was: $100"
    assert table.props.table.settlement.corrected == f"PLAY: corrected by {BY}"
    assert row.odds == ""
    play_round(table)
    assert [each.note for each in table.props.table.summary.figures][-1] == "Payments corrected: 1"
    table.press("More", "Recall").seat(1)
    recalled = next(line for line in table.props.table.settlement.lines if line.label == "PLAY")
    assert recalled.event == "was: $100"
    assert table.props.table.settlement.corrected == f"PLAY: corrected by {BY}"


PRIZE = "Position 1 · STAX"


def test_a_prize_says_why_it_is_not_corrected_before_any_pad_opens() -> None:
    for begun in (approving.pending, approving.paid):
        table = begun().press("Supervisor", "Correct a payment")
        assert {option.text: option.dim for option in table.props.over.options}[PRIZE]
        listed = table.controller.desk.sheet
        refusal = table.press(PRIZE).props.refusal
        assert table.controller.desk.sheet == listed
        assert refusal.text == "A jackpot is paid what was locked for it: no other amount is entered"
        assert refusal.remedy == "Have its cards corrected, or refuse the jackpot; else void the round."
        assert refusal.citation == "House Procedure 26"


def test_what_paid_nothing_is_listed_with_the_reason() -> None:
    told = {
        "Position 6 · ANTE": (stories.drawn, "loses"),
        "Position 2 · ANTE": (stories.settling, "forfeited"),
        "Position 4 · ANTE": (stories.pushed, "Tie"),
    }
    for name, (scene, note) in told.items():
        over = scene().press("Supervisor", "Correct a payment").props.over
        assert isinstance(over, BoardProps)
        assert (name, note, "$0") in [(option.text, option.note, option.value) for option in over.options]
