"""After a start the last rounds are there to be recalled."""

from pathlib import Path

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.ui.kiosk.controller import Controller
from dealer_terminal.ui.kiosk.past import ROUNDS
from tests.ui.kiosk.test_killed import Kept
from tests.ui.kiosk.test_touches import play_round


def restarted(table: Kept, db: str) -> Kept:
    table.kept.close()
    again = Kept(db)
    people = replace(again.people(), past=lambda: again.kept.past_rounds(again.state, ROUNDS))
    again.controller = Controller(again.world.session, people, again.room, again.world)
    again.controller.refresh()
    return again


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


def test_a_table_in_an_error_state_recalls_after_a_restart(tmp_path: Path) -> None:
    db = str(tmp_path / "journal.db")
    table = Kept(db)
    table.open().wager(2, "ante", "25")
    play_round(table)
    table.press("Same again", "No more bets")
    table.world.session.handle(commands.ReportIrregularity("reader-lost"))
    again = restarted(table, db)
    assert again.state.issue is not None
    assert again.press("More", "Recall").props.mark == "RECALL"
    again.kept.close()
