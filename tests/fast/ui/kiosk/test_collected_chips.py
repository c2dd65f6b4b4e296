"""STAX chips are in the tray before the first card: nothing is taken for them any more, and a win hands the chip back
beside what it pays (House Procedure 21)."""

from collections.abc import Callable

from dealer_terminal.ui.kiosk.props import ResultMark, SettlementProps
from tests.fast.ui.kiosk import approving, settled_hands
from tests.fast.ui.kiosk.settled_hands import MISMATCH
from tests.fast.ui.kiosk.table import SUPERVISOR, Table
from tests.helpers.cases import every

LOST, FLUSH = "Kh Jd 6s", "Kc 8c 3c"


def rows(table: Table) -> list[tuple[str, str, str]]:
    return [(row.label, row.done, row.amount) for row in table.props.table.settlement.lines]


def asked(table: Table) -> tuple[str, str, str]:
    shown = table.props.table
    return shown.instruction.verb, shown.primary.text, shown.primary.note


def alone(cards: str) -> Table:
    """A STAX wager and no other."""
    table = approving.opened(6)
    table.spot(1, "stax")
    table.press("No more bets").primary()
    table.press("Position 1 dealt", "Dealer's hand dealt", "Rest in the rack", "Lock decisions")
    table.press("Open the dealer's hand").cards(approving.DEALER_HAND)
    return table.press("Open position 1").cards(cards)


def test_a_wager_that_lost_is_not_taken_a_second_time() -> None:
    table = alone(LOST)
    assert rows(table) == [("STAX", "Collected", "$5")]
    assert asked(table) == ("To the rack", "Settled", "Nothing to pay")


WON = {
    "3 to 1": (FLUSH, ("3 to 1", "Return $5", "$15"), "Pay $15 · Return $5"),
    "6 for 1": (approving.STRAIGHT, ("6 for 1", "Return $5", "$25"), "Pay $25 · Return $5"),
    "a meter": (approving.ROYAL, ("Spade", "Return $5", "$500.25"), "Pay $500.25 · Return $5"),
}


@every(("cards", "told", "note"), WON.values())
def test_a_wager_that_won_is_handed_back_beside_what_it_pays(cards: str, told: tuple[str, str, str], note: str) -> None:
    table = alone(cards).press("Jackpot · position 1")
    table.press(approving.offered(table)).press("Pending Jackpot", "Pay Jackpot")
    assert "Return $5" not in str(table.props)
    (row,) = approving.verified(table).props.table.settlement.lines
    assert (row.event, row.odds, row.amount) == told
    assert asked(table)[2] == note


def circle(table: Table) -> tuple[str, int]:
    spots = {spot.spot: spot for spot in table.props.table.felt.seats[0].spots}
    return spots["stax"].amount, len(spots["stax"].pile)


def counted() -> Table:
    table = approving.staked()
    table.primary()
    return table


CHIPS: dict[str, tuple[Callable[[], Table], tuple[str, int]]] = {
    "counted": (approving.staked, ("5", 1)),
    "in the tray": (counted, ("5", 0)),
}


@every(("at", "lies"), CHIPS.values())
def test_its_circle_keeps_the_amount_and_no_chip(at: Callable[[], Table], lies: tuple[str, int]) -> None:
    assert circle(at()) == lies


def test_a_prize_on_other_cards_that_was_handed_back_comes_whole() -> None:
    table = alone(FLUSH).press("Jackpot · position 1", "Flush", "Pending Jackpot", "Pay Jackpot")
    table = approving.verified(table).press("Paid")
    table.press(*MISMATCH, "Position 1").cards(LOST).press("The cards on the table stand").who(SUPERVISOR)
    assert asked(table)[2] == "Take back $20"


NATURALS = {
    "31 in one suit": ("As Ks 10s", "2d", "Pay $275 · Take $5"),
    "a push": ("10s 7s 2h", "3d", "Take $5"),
    "four of one suit": ("As 9s 7s", "2s", "Pay $200"),
}
PUT_RIGHT = settled_hands.put_right_signed
TAKEN = {"without STAX": settled_hands.all_lost, "with STAX": settled_hands.all_lost_with_stax}


def shown(table: Table) -> SettlementProps:
    return table.props.table.settlement


def sum_of(table: Table, *results: ResultMark) -> int:
    rows = (row for row in shown(table).lines if row.result in results)
    return sum(int(row.amount.removeprefix("$").replace(",", "")) for row in rows)


def lit(table: Table) -> list[int]:
    return [seat.position for seat in table.props.table.felt.seats if seat.current]


@every(("cards", "draw", "key"), NATURALS.values())
def test_after_a_natural_only_what_is_left_is_paid(cards: str, draw: str, key: str) -> None:
    table = settled_hands.after_the_natural(cards, draw)
    assert table.props.table.primary.note == key
    assert shown(table).beside.startswith("Paid before: 31\u00a0")


@every("begun", TAKEN.values())
def test_wagers_that_are_all_taken_are_one_row_of_two_lines(begun: Callable[[], Table]) -> None:
    table = begun()
    row, *collected = shown(table).lines
    assert (row.label, row.also.split(" · ")[:2]) == ("ANTE · PLAY", ["BONUS", "6 CARD"])
    assert table.props.table.primary.note == f"Take {row.amount}"
    assert [(each.label, each.done) for each in collected] in ([], [("STAX", "Collected")])


def test_rows_of_a_hand_that_was_put_right_are_what_is_owed() -> None:
    table = PUT_RIGHT()
    assert [(row.label, row.event, row.amount) for row in shown(table).lines] == [
        ("ANTE", "was: Collected", "$5"),
        ("PLAY", "was: Collected", "$100"),
        ("ANTE · PLAY", "", "$10"),
    ]
    pays, returns = sum_of(table, ResultMark.WIN), sum_of(table, ResultMark.RETURNED)
    assert table.props.table.primary.note == f"Pay ${pays} · Return ${returns}" == "Pay $105 · Return $10"
    spots = table.props.table.felt.seats[1].spots
    assert {spot.amount for spot in spots} == {""}, "no chips lie there"
