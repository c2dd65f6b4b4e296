"""A seat's own sheet, which its number opens while wagers are placed."""

from collections.abc import Callable

from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.props import DecisionMark
from dealer_terminal.ui.kiosk.sheets.seat_sheet import SeatSheet
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from tests.fast.qml.screen import Opened
from tests.fast.ui.kiosk import approving
from tests.fast.ui.kiosk.hands import Hands
from tests.fast.ui.kiosk.irregularities import at
from tests.fast.ui.kiosk.rounds import play_round
from tests.fast.ui.kiosk.scenes import late, second_round
from tests.fast.ui.kiosk.table import Table

KEYS = ["Same again", "Double", "Clear", "Leaves", "Late"]
NUMBER_4 = "Player of position 4"


def keys(table: Table) -> dict[str, OptionProps]:
    shown = table.props.over
    assert isinstance(shown, BoardProps)
    return {option.text: option for option in shown.options}


def wagers(state: State) -> dict[int, dict[str, int]]:
    return {seat: state.seat(seat).wagers for seat in state.playing()}


def label(table: Table, seat: int) -> str:
    return table.props.table.felt.seats[seat - 1].decision_label


def test_a_number_opens_the_sheet_of_its_seat_by_a_real_press(opened: Opened) -> None:
    hands = Hands(opened, second_round())
    hands.press(NUMBER_4, "Same again", NUMBER_4, "Double")
    assert wagers(hands.controller.state) == {4: {"ante": 5_000, "natural-31": 1_000}}
    hands.press("Undo")
    assert wagers(hands.controller.state) == {4: {"ante": 2_500, "natural-31": 500}}
    hands.press(NUMBER_4, "Clear")
    assert wagers(hands.controller.state) == {}


def test_whoever_leaves_or_is_late_is_passed_over_by_same_again() -> None:
    table = second_round().number(4).press("Leaves").number(6).press("Late", "Same again")
    assert set(wagers(table.state)) == {1, 2}


def test_an_amount_that_is_being_entered_is_placed_when_a_number_is_touched() -> None:
    table = second_round()
    table.spot(2, "ante")
    table.press("25").number(4)
    assert wagers(table.state) == {2: {"ante": 2_500}}
    assert table.controller.desk.sheet == SeatSheet(4)


DIM: dict[str, tuple[Callable[[], Table], int, set[str]]] = {
    "first round": (lambda: Table().open(), 5, {"Same again", "Double", "Clear", "Leaves"}),
    "its last wagers": (second_round, 4, {"Double", "Clear"}),
    "nobody there": (second_round, 5, {"Same again", "Double", "Clear", "Leaves"}),
    "as before": (lambda: second_round().press("Same again"), 4, {"Same again"}),
    "at the limit": (lambda: second_round().wager(4, "natural-31", "100"), 4, {"Double"}),
    "late": (late, 4, {"Double", "Clear"}),
}


def test_each_key_has_its_place_and_says_why_it_is_not_possible() -> None:
    for case, (begin, seat, dim) in DIM.items():
        table = begin().number(seat)
        assert list(keys(table)) == KEYS, case
        assert {text for text, option in keys(table).items() if option.dim} == dim, case
        for text in dim:
            why = keys(table)[text].note
            assert table.press(text).props.refusal.text == why != "", (case, text)


TWO = "ANTE\xa0$25\xa0· 31\xa0$5"
FOUR = "ANTE\xa0$25\xa0· BONUS\xa0$25\xa0· 6\xa0CARD\xa0$25\xa0· STAX\xa0$5"
SAID: dict[str, tuple[Callable[[], Table], int, dict[str, tuple[str, str]]]] = {
    "its last wagers": (
        second_round,
        4,
        {
            "Same again": (TWO, "$30"),
            "Double": ("No wager lies there", ""),
            "Clear": ("No wager lies there", ""),
            "Leaves": (f"not repeated: {TWO}", ""),
            "Late": ("Sits this round out", ""),
        },
    ),
    "as before": (
        lambda: second_round().press("Same again"),
        4,
        {
            "Same again": ("The last wagers lie there already", ""),
            "Double": ("ANTE\xa0$50\xa0· 31\xa0$10", "$60"),
            "Clear": (f"back: {TWO}", "$30"),
            "Leaves": (f"back: {TWO}; not repeated: {TWO}", "$30"),
            "Late": (f"back: {TWO}; Sits this round out", "$30"),
        },
    ),
    "another wager than before": (
        lambda: second_round().wager(4, "ante", "25").wager(4, "royal-family", "5"),
        4,
        {"Same again": ("31\xa0$5; stays: ANTE\xa0$25; back: ROYAL\xa0$5", "$30")},
    ),
    "one of one size": (
        lambda: approving.seven(),
        7,
        {
            "Double": ("ANTE\xa0$50\xa0· BONUS\xa0$50\xa0· 6\xa0CARD\xa0$50; stays: STAX\xa0$5", "$155"),
            "Leaves": (f"back: {FOUR}; Nothing is repeated", "$80"),
        },
    ),
    "late": (late, 4, {"Late": ("Plays this round", ""), "Same again": (TWO, "$30")}),
}


def test_each_key_says_wager_by_wager_what_it_would_do_and_does_it() -> None:
    for case, (begin, seat, said) in SAID.items():
        shown = keys(begin().number(seat))
        assert {text: (shown[text].note, shown[text].value) for text in said} == said, case
        for key in KEYS:
            table = begin().number(seat)
            option, before = keys(table)[key], table.state.seat(seat).wagers
            after = {} if option.dim else table.press(key).state.seat(seat).wagers
            moved = "" if option.dim else dollars(sum(after.values()) or sum(before.values()))
            assert option.value == (moved if before or after else ""), (case, key)
            table.close()


def test_the_seat_that_is_meant_is_lit() -> None:
    table = second_round().number(4)
    assert [seat.position for seat in table.props.table.felt.seats if seat.current] == [4]
    table.number(2)
    assert [seat.position for seat in table.props.table.felt.seats if seat.current] == [2]


def test_late_stands_on_the_felt_until_the_round_is_over() -> None:
    table = late()
    assert (label(table, 4), table.props.table.felt.seats[3].decision) == ("LATE", DecisionMark.LATE)
    assert table.props.table.primary.note == "3 positions · $90"
    table.press("Same again", "No more bets").sensed()
    assert label(table, 4) == "LATE"
    play_round(table)
    assert label(table, 4) == ""
    assert table.props.table.primary.note == "4 positions · $120"


def test_late_goes_by() -> None:
    for back in ("Late", "Same again"):
        table = late().number(4)
        assert keys(table)["Late"].chosen
        assert label(table.press(back), 4) == "", back


def test_where_only_late_players_are_left_same_again_has_nothing_to_place() -> None:
    table = Table().open().wager(1, "ante", "25")
    play_round(table)
    table.number(1).press("Late")
    assert table.props.table.primary.text == "Place wagers"


def test_in_other_phases_the_number_is_a_part_of_the_seat() -> None:
    for phase in (Phase.DEAL, Phase.DECISIONS, Phase.FOLDS, Phase.SETTLE):
        assert {seat.number_called for seat in at(phase).props.table.felt.seats} == {""}, phase
