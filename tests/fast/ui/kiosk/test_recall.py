"""After a start the last rounds are there to be recalled."""

from pathlib import Path

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.state import Phase
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.ui.kiosk import touches as t
from dealer_terminal.ui.kiosk.keys import BarKey, PageTurn
from dealer_terminal.ui.kiosk.props import ItemStanding, SpotStanding
from dealer_terminal.ui.kiosk.sheets.manual import ManualKey
from tests.fast.ui.kiosk import stories
from tests.fast.ui.kiosk.kept import Kept, restarted
from tests.fast.ui.kiosk.rounds import play_round
from tests.fast.ui.kiosk.table import Table


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
    table.touch(t.TouchSpot(4, "ante"))
    table.touch(t.Press(BarKey.UNDO))
    assert table.props.over.mark == "CHECKLIST OFF"


def test_the_paper_comes_back_after_a_recall_and_play_after_another_try() -> None:
    table = stories.stopped_after_a_round().press("Recall", "Back to the manual")
    assert (table.props.over.mark, table.props.table.primary.text) == ("CHECKLIST OFF", "Try again")
    table.journal.full = False
    table.world.session = table.resumed()
    table.press("Try again", "No more bets")
    assert table.state.phase is Phase.DEAL


def test_nothing_is_recalled_before_a_round_has_ended() -> None:
    table = stories.checklist_off()
    table.touch(t.Press(ManualKey.RECALL))
    assert not next(each for each in table.props.table.secondary if each.key is ManualKey.RECALL).possible
    assert table.props.mark != "RECALL"


def test_a_table_in_an_error_state_recalls_after_a_restart(tmp_path: Path) -> None:
    db = str(tmp_path / "journal.db")
    table = Kept(db)
    table.open().wager(2, "ante", "25")
    play_round(table)
    table.press("Same again", "No more bets")
    table.world.session.handle(commands.ReportIrregularity(IrregularityId.READER_LOST))
    again = restarted(table, db)
    assert again.state.issue is not None
    assert again.press("More", "Recall").props.mark == "RECALL"
    again.kept.close()


def test_a_round_is_recalled_as_it_lay_its_wagers_cards_and_results_on_the_felt() -> None:
    table = stories.recalled()
    seats, lines = table.props.table.felt.seats, table.props.table.settlement.lines
    assert {len(seat.hand) for seat in seats} == {3}
    assert {len(seat.draw_card) for seat in seats} == {1}
    assert {spot.amount for seat in seats for spot in seat.spots} == {"100"}
    assert SpotStanding.WAGERED not in {spot.standing for seat in seats for spot in seat.spots}
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


def test_what_is_recalled_is_no_step_to_take() -> None:
    table = stories.recalled()
    assert table.props.table.checklist.standing == "COMPLETE"
    assert ItemStanding.NOT_APPLICABLE not in {each.standing for each in table.props.table.checklist.items[5:]}
    assert [each.key for each in table.props.table.secondary] == [PageTurn.OLDER, PageTurn.NEWER]
