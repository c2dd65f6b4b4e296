"""What is looked up: past rounds, after a start too, and an entry that comes back as it was."""

from collections.abc import Callable
from pathlib import Path

from dealer_terminal.ui.kiosk import touches
from dealer_terminal.ui.kiosk.keys import BarKey
from dealer_terminal.ui.kiosk.props import SpotStatus
from tests.fast.ui.kiosk import approving, stories
from tests.fast.ui.kiosk.kept import Kept, restarted
from tests.fast.ui.kiosk.rounds import play_round
from tests.fast.ui.kiosk.stories import full
from tests.fast.ui.kiosk.table import DEALER, SUPERVISOR, Table


def recalled(table: Kept) -> tuple[object, ...]:
    table.press("More", "Recall")
    table.seat(2)
    shown = table.props.table
    table.press("Back to the table")
    return shown.felt, shown.settlement, shown.instruction


def test_a_restart_recalls_what_was_recalled_before(tmp_path: Path) -> None:
    db = str(tmp_path / "journal.db")
    table = Kept(db)
    table.open().wager(2, "ante", "25").wager(2, "natural-31", "5")
    for _ in range(2):
        play_round(table)
    before = recalled(table)
    again = restarted(table, db)
    assert recalled(again) == before
    assert len(again.press("More", "Recall", "Older").props.table.felt.seats) == 6
    again.kept.close()


def test_the_rounds_in_memory_are_recalled_while_the_journal_fails() -> None:
    table = stories.stopped_after_a_round().press("Recall")
    assert (table.props.mark, table.props.over.surface) == ("RECALL", "")
    assert table.props.table.checklist.title == "CHECKLIST OFF"
    assert table.props.table.primary.note == "Play has stopped"
    table.seat(4)
    assert table.props.table.settlement.lines
    table.touch(touches.TouchSpot(4, "ante"))
    table.touch(touches.Press(BarKey.UNDO))
    assert table.props.over.mark == "CHECKLIST OFF"


def test_a_round_is_recalled_as_it_lay_its_wagers_cards_and_results_on_the_felt() -> None:
    table = stories.recalled()
    seats, lines = table.props.table.felt.seats, table.props.table.settlement.lines
    assert {len(seat.hand) for seat in seats} == {3}
    assert {len(seat.draw_card) for seat in seats} == {1}
    assert {spot.amount for seat in seats for spot in seat.spots} == {"100"}
    assert SpotStatus.WAGERED not in {spot.standing for seat in seats for spot in seat.spots}
    assert [line.label for line in lines] == ["ROYAL", "31 · ANTE · PLAY"]


def test_past_rounds_come_in_order_each_under_its_own_number() -> None:
    table, numbers = Table(seed=3).open().wager(2, "ante", "25"), []
    play_round(table)
    for _ in range(11):
        table.press("Same again")
        play_round(table)
    table.press("More", "Recall")
    while table.props.table.secondary[0].possible:
        numbers.append(table.props.table.status.round)
        table.press("Older")
    assert [*numbers, table.props.table.status.round] == [f"Round {number}" for number in range(12, 2, -1)]
    table.press("Newer", "Back to the table")
    assert table.props.table.status.round == "Round 13"


STEPS = ("No more bets", "Lock decisions", "Open position 6", "Draw card", "Paid · open position 2", "Collected")
APPROVAL = ("Jackpot · position 1", approving.SPADE, "Pending Jackpot", "Pay Jackpot")


def restarted_alike(table: Table) -> bool:
    before = table.props
    table.started(table.resumed())
    return table.props == before


def test_restart_shows_what_was_shown() -> None:
    table = Table().open().wager(2, "ante", "25").wager(6, "ante", "25").wager(6, "natural-31", "5")
    for step in STEPS:
        assert restarted_alike(table), step
        table.sensed().press(step)
    assert restarted_alike(table)


def test_terminal_that_is_restarted_within_a_jackpot_pays_it_once() -> None:
    table = approving.shown()
    for touch in APPROVAL:
        table.press(touch)
        table.controller = table.started(table.resumed())
    table.press("Call the supervisor").who(SUPERVISOR).press("Paid")
    kinds = [record.kind for record in table.journal.records()]
    assert [kinds.count(f"jackpot_{each}") for each in ("locked", "verified")] == [1, 1]
    assert table.state.meters["spade"] == 50_000 * 100


def wager() -> Table:
    table = full()
    table.spot(4, "natural-31")
    return table.press("25", "5")


def verifying() -> Table:
    return approving.pending().press("Call the supervisor", "Seen on camera", *"20012")


ENTRIES: dict[str, Callable[[], Table]] = {
    "an approval, half signed": verifying,
    "an amount of a wager": wager,
    "an amount of a meter": lambda: approving.meter().press("5", "0"),
    "the supervisor's menu": lambda: full().press("Supervisor"),
    "a jackpot's hands": lambda: approving.shown().press("Jackpot · position 1"),
}
LOOKED_UP: dict[str, tuple[str, ...]] = {
    "the menu": ("More", "Back"),
    "the menu twice": ("More", "More", "Back"),
    "another screen": ("More", "Screen", "Back"),
    "the manual": ("The manual", "Back to the table"),
    "the manual from the menu": ("More", "The manual", "Back to the table"),
    "the pay tables": ("Pay tables", "Back to the table"),
}


def test_it_comes_back_as_it_was() -> None:
    for name, entry in ENTRIES.items():
        table = entry()
        lay = table.controller.desk.sheet
        for looked_up, keys in LOOKED_UP.items():
            assert table.press(*keys).controller.desk.sheet == lay, (name, looked_up)
        assert table.press("Back").controller.desk.sheet != lay, name


def test_a_screen_that_was_locked_keeps_nobodys_digits() -> None:
    table = verifying().press("More", "Lock the screen").who(DEALER)
    assert table.props.table.primary.text == "Call the supervisor"


def test_what_was_done_in_between_has_an_end_of_its_own() -> None:
    table = verifying().press("More", "Supervisor", "Back")
    assert table.props.table.primary.text == "Call the supervisor"
