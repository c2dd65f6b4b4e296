"""What is done about a reader: its faults are put right, its line is tried again, its cards are read anew."""

import pytest

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.blockers import reader_waits
from dealer_terminal.procedure.device_faults import FAULTS, FaultId
from dealer_terminal.procedure.state import Phase
from dealer_terminal.table.reader import ReaderCondition, ReaderStatus
from dealer_terminal.ui.kiosk import touches
from dealer_terminal.ui.kiosk.sheets.reader_help import FaultKey as Reported
from dealer_terminal.ui.kiosk.sheets.reader_help import ReaderHelp
from dealer_terminal.ui.kiosk.sheets.table_sheet import BareTable
from drivers.events import Fault
from tests.fast.ui.kiosk.faulty import faulty
from tests.fast.ui.kiosk.table import DEALER, SUPERVISOR, Table
from tests.helpers.cases import every

OUTSIDE = "A card was drawn outside a game"


def cleared(table: Table) -> list[facts.DeviceFaultCleared]:
    written: list[facts.DeviceFaultCleared] = []
    table.world.session.listen(
        lambda state, outcome: written.extend(each for each in outcome if isinstance(each, facts.DeviceFaultCleared))
    )
    return written


def test_who_put_it_right_and_why_is_written() -> None:
    table = faulty()
    written = cleared(table)
    table.press("More", "Reader", OUTSIDE).who(SUPERVISOR)
    assert [(each.fault, each.approvals[0].by.id, each.approvals[0].reason) for each in written] == [
        ("card-outside-game", "simulated-supervisor", "Seen at the table")
    ]


def test_a_dealer_puts_nothing_right_alone() -> None:
    table = faulty().press("More", "Reader", OUTSIDE).who(DEALER)
    assert table.props.refusal.text
    assert table.state.faults


def test_what_the_device_alone_takes_back_cannot_be_put_right() -> None:
    table = faulty("simulated-and-real").press("More", "Reader")
    assert not table.props.over.options[0].possible
    table.touch(touches.Press(Reported("simulated-and-real")))
    assert table.controller.desk.sheet == ReaderHelp()


def test_every_fault_that_a_device_may_name_has_words() -> None:
    assert {each.value for each in Fault} - FAULTS.keys() == {Fault.OTHER.value, Fault.REFUSED.value}


def test_a_lost_reader_is_tried_again_now(monkeypatch: pytest.MonkeyPatch) -> None:
    table, tried = faulty("reader-lost"), []
    lost = ReaderStatus(
        ReaderCondition.LOST, "Angel Eye shoe", "The cable is out.", detail="ttyUSB0: the line was lost"
    )
    monkeypatch.setattr(table.reader, "status", lambda state: lost)
    monkeypatch.setattr(table.reader, "retry", lambda: tried.append("retry"))
    assert table.press("More", "Reader").props.over.options[0].note == "ttyUSB0: the line was lost"
    table.press("Try again now")
    assert tried == ["retry"]
    assert table.props.over.question == "The reader is lost. The cable is out."


def test_gathered_cards_are_shown_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    table, dropped = Table().open(), []
    status = ReaderStatus(ReaderCondition.READY, "Card reader", gathered=("As", "Ks"), due=3)
    monkeypatch.setattr(table.reader, "status", lambda state: status)
    monkeypatch.setattr(table.reader, "drop", lambda: dropped.append("drop"))
    table.press("More", "Reader", "Begin again")
    assert dropped == ["drop"]


def test_a_fault_in_the_middle_of_a_round_is_seen_to_from_the_primary() -> None:
    table = Table().open().wager(1, "ante", "25").press("No more bets")
    table.world.session.handle(commands.RaiseFault(FaultId.JAM, "jam"))
    table.controller.refresh()
    table.press("See to the reader", "Cards are stuck in the machine").who(SUPERVISOR)
    assert isinstance(table.controller.desk.sheet, BareTable)
    assert table.sensed().state.phase is Phase.DECISIONS


@every("fault", ["reader-lost", "device-silent", "report-not-understood"])
def test_a_table_whose_reader_is_away_between_rounds_is_led_to_the_way_on_by_hand(fault: str) -> None:
    table = faulty(fault)
    assert "Irregularity, The reader is lost, Go on by hand: a supervisor." in str(
        next(reader_waits(table.state)).instead
    )
    table.press("See to the reader", "Go on without it")
    assert "The reader is lost" in table.props.over.title
    table.press("Go on by hand").who(SUPERVISOR).press("No more bets", "Position 1 dealt")
    assert table.state.phase is Phase.REST
