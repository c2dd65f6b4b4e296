"""Words that a person adds: a note on a report, a reason of one's own; both stay with the fact and are shown."""

from pathlib import Path

from dealer_terminal.procedure import facts
from dealer_terminal.ui.kiosk import touches
from dealer_terminal.ui.kiosk.keys import BarKey
from dealer_terminal.ui.kiosk.sheets.approval import ApprovalForm
from dealer_terminal.ui.kiosk.sheets.irregularity_list import IrregularityList
from dealer_terminal.ui.kiosk.sheets.text_entry import MOST, TextEntry, TextSubject
from tests.fast.cli.conftest import Terminal
from tests.fast.ui.kiosk.irregularities import noted, reason_given, write
from tests.fast.ui.kiosk.kept import Kept
from tests.fast.ui.kiosk.rounds import play_round
from tests.fast.ui.kiosk.table import SUPERVISOR, Table


def told(table: Table) -> list[facts.Fact]:
    written: list[facts.Fact] = []
    table.world.session.listen(lambda state, outcome: written.extend(outcome))
    return written


def test_a_note_goes_with_the_report_and_stands_above_its_question() -> None:
    table = noted()
    written = told(table)
    table.press("A player handled the Draw card", "Position 1")
    assert [each.note for each in written if isinstance(each, facts.IrregularityReported)] == ["Seat 2 reached over"]
    assert "Seat 2 reached over" in table.props.over.title


def test_a_note_is_read_again_before_it_goes() -> None:
    table = noted()
    assert table.props.over.title == "IRREGULARITY · Seat 2 reached over"
    table.press("Note", "Clear", "Done")
    assert table.controller.desk.sheet == IrregularityList()


def test_a_reason_of_ones_own_is_kept_with_who_gave_it() -> None:
    table = reason_given().press("Done")
    written = told(table)
    options = {each.text: (each.note, each.chosen) for each in table.props.over.reasons}
    assert options["Other reason"] == ("Fire alarm", True)
    table.press(*SUPERVISOR[0], *SUPERVISOR[1], "Approve")
    given = [each.approvals for each in written if isinstance(each, facts.IrregularityResolved)]
    assert [[(approval.by.id, approval.reason) for approval in each] for each in given] == [
        [("simulated-supervisor", "Fire alarm")]
    ]


def test_no_reason_is_no_reason() -> None:
    table = write(reason_given(), "  ")
    assert not table.props.table.primary.possible
    table.touch(touches.Press(BarKey.PRIMARY))
    assert isinstance(table.controller.desk.sheet, TextEntry)
    table.press("Back")
    assert isinstance(table.controller.desk.sheet, ApprovalForm)


def test_a_text_is_one_line_and_ends_somewhere() -> None:
    table = write(reason_given(), "a\nb" + "c" * 200)
    text = table.props.over.text
    assert text.startswith("abc")
    assert len(text) == table.props.over.most == MOST[TextSubject.REASON]


def test_a_note_and_a_reason_are_whole_in_the_review(tmp_path: Path, terminal: Terminal) -> None:
    db = str(tmp_path / "journal.db")
    table = Kept(db)
    table.open().wager(2, "ante", "25").wager(6, "ante", "25").press("No more bets").sensed()
    note, reason = "N" * MOST[TextSubject.NOTE], "R" * MOST[TextSubject.REASON]
    write(table.press("Irregularity", "Note"), note).press("Done", "A player handled the Draw card", "Position 2")
    write(table.press("Hand and wagers are forfeited", "Other reason"), reason).press("Done")
    table.press(*SUPERVISOR[0], *SUPERVISOR[1], "Approve")
    play_round(table)
    table.kept.close()
    shown = "".join(terminal("hands", "--round", "1", "--db", db).out.split())
    assert note in shown
    assert reason in shown
    for what, text in (("irregularities", note), ("overrides", reason)):
        assert text in terminal("export", "--db", db, "--what", what, "--format", "jsonl").out
