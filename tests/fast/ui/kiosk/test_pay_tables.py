"""The pay tables on screen: those in force, and the line that pays lit once it is due."""

from collections.abc import Callable

from dealer_terminal.procedure.positions import turn_of
from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.surfaces import PayTablesProps
from tests.fast.ui.kiosk import approving, stories
from tests.fast.ui.kiosk.table import DEALER, HAND, SUPERVISOR, Table
from tests.helpers.cases import every


def opened(table: Table) -> PayTablesProps:
    table.press("Pay tables")
    over = table.props.over
    assert isinstance(over, PayTablesProps)
    return over


def lit(shown: PayTablesProps) -> dict[str, list[tuple[str, str]]]:
    """Wager by wager, where any line is."""
    found = {each.name: [(line.event, line.odds) for line in each.lines if line.lit] for each in shown.tables}
    return {name: lines for name, lines in found.items() if lines}


EARLY: dict[str, Callable[[], Table]] = {
    "wagers": stories.full,
    "the deal": stories.dealing,
    "decisions": stories.deciding,
    "folds": stories.collecting,
    "a hand still closed": lambda: stories.collecting().press("Tucked · position 2"),
    "progressive chips": approving.staked,
}


@every("when", tuple(EARLY))
def test_no_line_is_lit_and_no_result_told_before_a_wager_is_resolved(when: str) -> None:
    shown = opened(EARLY[when]())
    assert lit(shown) == {}
    assert {(each.result, each.mark) for each in shown.tables} == {("", "")}


def natural_of(cards: str) -> Table:
    table = Table(cards_from=HAND).open()
    for spot in ("ante", "natural-31", "royal-family"):
        table.wager(1, spot, "25")
    table.press("No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1")
    return table.cards(cards)


def test_of_a_natural_only_its_own_bonus_is_lit() -> None:
    shown = opened(natural_of("As 10s 8s"))
    assert lit(shown) == {"Natural 31 Bonus": [("29 & 30", "15-1")]}
    assert [each.result for each in shown.tables] == ["", "", "pays $375", ""]


def test_with_the_draw_each_wager_has_its_line_and_what_it_pays() -> None:
    table = natural_of("As 10s 8s").press("Draw card").cards("5s")
    assert lit(opened(table)) == {
        "ANTE": [("27 - 30", "1-1")],
        "PLAY": [("27 - 30", "4-1")],
        "4 Card Royal Family Bonus": [("32 - 39", "30-1")],
    }


def test_at_every_hand_one_line_at_most_is_lit_for_a_wager_and_it_is_the_one_that_is_paid() -> None:
    table = stories.collecting().press("Tucked · position 2")
    while table.state.phase is Phase.SETTLE:
        seat = table.state.seat(turn_of(table.state) or 0)
        names = {each.spot: table.state.rulebook().spot(each.spot).name for each in seat.lines}
        due = {names[each.spot]: [(each.event, each.odds)] for each in seat.lines if each.event}
        assert lit(opened(table)) == due
        table.press("Back to the table")
        table.primary()


def test_the_tables_are_those_that_the_house_chose() -> None:
    table = Table(cards_from=HAND).who(DEALER).press("Pay table of PLAY", "Open the table").who(SUPERVISOR)
    play = next(each for each in opened(table).tables if each.name == "PLAY")
    assert play.option == "No. 2"
    assert ("31", "11-1") in [(line.event, line.odds) for line in play.lines]


def test_a_meter_stands_by_its_name_and_is_lit_where_it_is_hit() -> None:
    stax = opened(approving.paid()).tables[-1]
    assert [line.odds for line in stax.lines][:4] == ["Star", "Spade", "Heart", "Diamond"]
    assert [line.odds for line in stax.lines if line.lit] == ["Spade"]
