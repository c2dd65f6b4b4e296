"""Regions of the screen as tables: what stands there in each state."""

from collections.abc import Callable

from dealer_terminal.rules.chips import HOUSE_CHIPS
from dealer_terminal.ui.kiosk.money import pile, short
from dealer_terminal.ui.kiosk.props import ItemStatus
from dealer_terminal.ui.kiosk.regions.status import age
from dealer_terminal.ui.kit.languages import spoken
from tests.fast.ui.kiosk import approving, settled_hands, stories
from tests.fast.ui.kiosk.table import Table
from tests.helpers.cases import every

PRIMARIES = [
    (lambda: Table().open(), "Place wagers", "Touch a circle", False),
    (stories.full, "No more bets", "6 positions · $1,800", True),
    (stories.dealing, "Dealing", "Position 4", False),
    (stories.deciding, "Lock decisions", "4 play · 2 fold", True),
    (stories.collecting, "Tucked · position 2", "Take $200", True),
    (stories.settling, "Draw card", "Take $100", True),
    (stories.big_hand, "Call the supervisor", "Position 1: payment on hold", True),
    (stories.lost, "Choose above", "", False),
    (stories.checklist_off, "Try again", "Reads the journal anew", True),
]


@every(("scene", "text", "note", "possible"), PRIMARIES)
def test_the_primary_says_what_happens(scene: Callable[[], Table], text: str, note: str, *, possible: bool) -> None:
    primary = scene().props.table.primary
    assert (primary.text, primary.note, primary.possible) == (text, note, possible)


AGES = [(-1, ""), (0, "0 s"), (59, "59 s"), (60, "1 min"), (3599, "59 min"), (7200, "2 h")]


@every(("seconds", "shown"), AGES)
def test_the_age_of_a_checkpoint(seconds: int, shown: str) -> None:
    assert age(seconds, spoken("en")) == shown


PILES = [
    (0, "0", {}),
    (50, "0.50", {"silver": 1}),
    (20, "0.20", {"silver": 1}),
    (2_500, "25", {"green": 1}),
    (17_500, "175", {"black": 1, "green": 3}),
    (49_500, "495", {"black": 2, "green": 2, "red": 3}),
    (2_000_000, "20,000", {"yellow": 7}),
]


@every(("cents", "text", "laid"), PILES)
def test_an_amount_lies_as_chips(cents: int, text: str, laid: dict[str, int]) -> None:
    colours = tuple(colour for colour, count in laid.items() for _ in range(count))
    assert (short(cents), pile(cents, HOUSE_CHIPS)) == (text, colours)


PARTS = {
    "deal": (stories.dealing, ["Position 3", "Position 4", "Position 5"]),
    "folds": (stories.collecting, ["5 · tuck under both bonuses", "2 · tuck under Royal Family"]),
    "settle": (stories.settling, ["6 · natural", "6 · draw", "6 · Royal Family"]),
    "rack": (stories.drawn, ["6 · Royal Family", "6 · hand to rack", "5 · hand to rack"]),
    "a long list": (stories.three_card, ["6 · hand", "6 · hand to rack"]),
}


@every(("scene", "parts"), PARTS.values())
def test_the_part_that_is_due_stands_below_its_step_between_the_one_before_and_the_one_after(
    scene: Callable[[], Table], parts: list[str]
) -> None:
    items = scene().props.table.checklist.items
    step = next(at for at, item in enumerate(items) if item.standing is ItemStatus.CURRENT)
    below = items[step + 1 : step + 1 + len(parts)]
    assert [item.text for item in items if item.level] == [item.text for item in below] == parts
    assert [item.standing for item in below].count(ItemStatus.CURRENT) == 1


def test_no_card_is_in_the_props_before_it_lies_open() -> None:
    table = stories.deciding()
    cards = [card for seat in table.props.table.felt.seats for card in (*seat.hand, *seat.draw_card)]
    assert cards
    assert {card.rank for card in cards} == {""}
    assert table.props.table.settlement.hand == ()


def test_a_payment_is_an_amount_and_chips() -> None:
    lines = stories.big_hand_paid().props.table.settlement.lines
    assert [(line.label, line.amount, line.words) for line in lines] == [
        ("ANTE", "$5", "1\u00a0red"),
        ("PLAY", "$100", "1\u00a0black"),
        ("ROYAL", "$100,000", "100\u00a0yellow"),
    ]


def test_a_circle_counts_the_chips_of_each_kind_and_no_chip_that_lies_alone() -> None:
    seats = stories.several_chips("31-classic-wa-2019", "ante").props.table.felt.seats
    antes = [next(spot for spot in seat.spots if spot.spot == "ante") for seat in seats]
    assert [[(each.count, each.colour) for each in spot.counts] for spot in antes] == [
        [(3, "green"), (4, "red")],
        [(1, "green"), (3, "red")],
        [(3, "green")],
        [(3, "green"), (2, "red")],
        [],
        [(1, "green"), (1, "red")],
    ]


def test_what_no_chip_of_a_jackpot_can_pay_is_shown_as_coins() -> None:
    (all_seats,) = approving.every_seat_pending().props.table.settlement.lines
    assert [chip.denomination for chip in all_seats.chips] == ["1000", "1", "50¢"]
    (one,) = approving.pending().props.table.settlement.lines
    assert ([chip.denomination for chip in one.chips], one.coin, all_seats.coin) == (["500"], "25¢", "25¢")
    (whole,) = approving.pending(approving.STRAIGHT).props.table.settlement.lines
    assert whole.coin == ""


ROWS = {
    "one wager has two lines": (stories.settling, ["31"], ["31"]),
    "of three that pay nothing none has two": (stories.drawn, ["ANTE", "PLAY", "ROYAL"], []),
    "three that pay have two each": (stories.big_hand_paid, ["ANTE", "PLAY", "ROYAL"], ["ANTE", "PLAY", "ROYAL"]),
    "of four, what is taken shares one": (stories.three_card, ["ANTE", "PLAY", "BONUS · 6 CARD"], ["ANTE", "PLAY"]),
    "of five, each result that pays nothing has one": (
        approving.seven_settling,
        ["ANTE", "PLAY", "BONUS · 6 CARD", "STAX"],
        [],
    ),
    "of four that are all taken, the one row has two lines": (settled_hands.all_lost, ["ANTE · PLAY"], ["ANTE · PLAY"]),
    "all that pay have their own": (
        lambda: stories.seen_on_camera(approving.bounty()),
        ["ANTE", "PLAY", "", "BONUS", "6 CARD"],
        [],
    ),
}


@every(("scene", "rows", "tall"), ROWS.values())
def test_a_page_gives_each_payment_what_it_needs(scene: Callable[[], Table], rows: list[str], tall: list[str]) -> None:
    settlement = scene().props.table.settlement
    assert [line.label for line in settlement.lines] == rows
    assert [line.label for line in settlement.lines if line.tall] == tall
    assert settlement.stacked == (
        bool(settlement.whose) and (len(rows) > 1 or bool(settlement.lines[0].also or settlement.lines[0].chips))
    )


DONE = {
    "taken": (stories.settling, ["Take $100"]),
    "paid, and taken together": (stories.three_card, ["Pay $25", "Pay $25", "Take $10"]),
    "pushed": (approving.seven_settling, ["Pay $25", "Push", "Take $50", "Collected $5"]),
    "looked at again": (stories.recalled, ["Paid $400", "Collected $300"]),
}


@every(("scene", "told"), DONE.values())
def test_a_row_says_what_is_done_with_the_chips(scene: Callable[[], Table], told: list[str]) -> None:
    lines = scene().props.table.settlement.lines
    assert [f"{line.done} {line.amount}".strip() for line in lines] == told
