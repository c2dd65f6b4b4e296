"""What a device says of itself and what becomes of its line: facts that stand until they are over."""

from itertools import product

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.device_faults import FaultId, can_be_put_right, told_fault, words_of
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.table.cards_in.intake import Way
from dealer_terminal.table.device_reader import remedy
from drivers.angel_eye.host.reports import events_of as angel_events
from drivers.angel_eye.wire.codec import ShoeReport
from drivers.errors import (
    LineLost,
    LineNoise,
    NoPermission,
    NoSuchPort,
    OpenError,
    PortFails,
    PortGone,
    PortInUse,
    SilentDevice,
    SpeechError,
    WrongProtocol,
)
from drivers.events import (
    Condition,
    ConditionChanged,
    CutCardSeen,
    DeckVerified,
    DeviceNamed,
    Fault,
    FaultCleared,
    FaultRaised,
    GameResult,
    NoiseSeen,
    OrderTaken,
    PresetChanged,
)
from drivers.status import Closed, Connecting, Impaired, Lost, Silent
from tests.fast.table.desk import Desk
from tests.fast.table.reports import BOTH, LOST, OPEN, RACKED, UP
from tests.helpers.cases import failures

NAMED = DeviceNamed("PS-1", "00417", "2.6")
SIMULATED = DeviceNamed("SIMULATED", "TWIN-1", "1.0")
MISFIT = FaultRaised(Fault.MISFIT, "the machine hands out 3 cards, the game needs 4")
JAM, WORKS = FaultRaised(Fault.JAM), ConditionChanged(Condition.READY)
DOOR, STANDS = ConditionChanged(Condition.DOOR_OPEN), ConditionChanged(Condition.STANDBY)
WRONG_DECK, DECK = DeckVerified(False, "51 cards"), DeckVerified(True, "52 cards")


def test_a_fault_stands_once_and_until_it_is_over():
    def check(fault):
        desk = Desk().tell(FaultRaised(fault, "as told"), FaultRaised(fault, "as told"))
        assert desk.state.faults == {fault.value: "as told"}
        assert desk.restarted().state.faults == desk.state.faults
        assert not desk.tell(FaultCleared(fault), FaultCleared(fault)).state.faults
        assert len(desk.facts(facts.DeviceFaultRaised, facts.DeviceFaultCleared)) == 2

    assert failures(check, [each for each in Fault if each is not Fault.REFUSED]) == []


STAND = {
    "an open door": ([DOOR], ["door-open"]),
    "a closed one": ([DOOR, WORKS], []),
    "a deck that was not verified": ([WRONG_DECK], ["deck-not-verified"]),
    "one that was": ([WRONG_DECK, DECK], []),
    "a machine that works again": ([MISFIT, WORKS], []),
    "a machine that stands still": ([JAM, STANDS], ["jam"]),
    "a machine whose door is open": ([JAM, DOOR], ["door-open", "jam"]),
    "a doubt about a report": ([FaultRaised(Fault.OTHER), WORKS], ["other"]),
}


def test_a_fault_stands_until_the_machine_says_otherwise():
    def check(events, faults):
        assert sorted(Desk().tell(*events).state.faults) == faults

    assert failures(check, STAND) == []
    for condition in set(Condition) - {Condition.STANDBY, Condition.DOOR_OPEN}:
        desk = Desk().tell(JAM, FaultRaised(Fault.SILENT)).restarted().tell(ConditionChanged(condition))
        assert list(desk.state.faults) == ["machine-locked"] * (condition is Condition.LOCKED)


def test_a_detail_that_quotes_bytes_shows_no_card():
    events = angel_events(ShoeReport(ord("1"), "X", b"\x81\xb8")) + angel_events(ShoeReport(ord("2"), "D", b"\x81\xff"))
    desk = Desk(Way.CARDS).dealing(1).tell(*events)
    unknown, unread = "the shoe sent a report that is not known, X", "no card has this code"
    assert desk.state.faults == {"other": unknown, "unreadable-card": unread}


NOT_UNDERSTOOD = FaultRaised(Fault.NOT_UNDERSTOOD, "PACKET: a packet with a card that was not read")


def test_a_report_of_cards_that_is_not_understood_stops_the_deal_at_a_question():
    assert list(Desk().tell(NOT_UNDERSTOOD).state.faults) == ["report-not-understood"]
    assert Desk().dealing(1, 2).tell(BOTH[0], MISFIT).question == "reader-lost"
    desk = Desk().dealing(1).tell(NOT_UNDERSTOOD)
    assert (desk.question, list(desk.state.faults)) == ("reader-lost", ["report-not-understood"])
    assert desk.state.issue.note == "The reader's report of cards is not understood in the middle of the deal"
    desk.answer("by-hand")
    assert desk.state.cards_from is CardsFrom.DEALER


def test_a_machine_of_another_game_says_so_and_the_table_can_go_on_by_hand():
    fault = told_fault(FaultId.MISFIT, Desk().tell(MISFIT).state.faults["machine-does-not-fit"])
    todo = "It hands out 3 cards a packet, and this game needs 4. Set it to 4, or call a technician."
    assert (str(fault.told), str(fault.todo)) == ("The machine does not fit this table", todo)
    assert not can_be_put_right(FaultId.MISFIT)


ACME = DeviceNamed("ACME-9", "1", "1.0")
WHY = {
    "a real device on a pseudo-terminal": (False, ACME, "let the program in its place call itself SIMULATED"),
    "a simulated device on a real line": (True, DeviceNamed("SIMULATED", "1", "1.0"), "Connect the device"),
}


def test_a_simulated_device_and_a_real_one_never_mix_and_the_fault_says_why():
    def check(real, named, says):
        desk = Desk(real=real).tell(named)
        told, todo = words_of(FaultId.SIMULATED_AND_REAL, desk.state.faults[FaultId.SIMULATED_AND_REAL])
        assert (str(told), says in str(todo)) == ("A simulated device and a real one can't mix", True)
        assert not Desk(real=not real).tell(named).state.faults

    assert failures(check, WHY) == []


NONSENSE = {
    "another protocol": (WrongProtocol("tty", "it sounds like card-line"), "It sounds like a device of another"),
    "only noise": (LineNoise("tty"), "Only noise is heard"),
    "a cable": (LineLost("tty"), "See to its cable and power"),
    "no permission": (NoPermission("tty"), "The terminal has no permission to open its port"),
    "no port": (NoSuchPort("tty"), "Its port is not there. Plug the reader in"),
    "a port that fails": (PortFails("tty"), "Its port fails. See to its cable and power"),
    "a known program": (PortInUse("tty", "minicom, process 7"), "Another program has its port: minicom (7)."),
}


def test_a_lost_reader_says_what_its_line_knows():
    def check(error, says):
        desk = Desk().line(Lost(error, 1.0))
        assert str(words_of(FaultId.READER_LOST, desk.state.faults[FaultId.READER_LOST])[1]).startswith(says)
        assert not isinstance(error, SpeechError | OpenError) or str(remedy(error)).startswith(says)

    assert failures(check, NONSENSE) == []


def test_a_lost_reader_says_what_its_line_knows_by_now():
    """A cable that is pulled leaves no port; what is put in its place may be another device."""
    noise = (LineNoise("tty"), SilentDevice("tty"), LineNoise("tty"))
    errors = (PortGone("tty"), NoSuchPort("tty"), NoSuchPort("tty"), *noise, WrongProtocol("tty", "card-line"))
    desk = Desk().line(*(Lost(error, 1.0) for error in errors))
    told = [fact.detail for fact in desk.facts(facts.DeviceFaultRaised)]
    assert told == [str(errors[at]) for at in (0, 1, 3, 6)]
    assert not desk.line(UP).state.faults


def test_what_is_wrong_with_a_line_is_logged_once_until_it_is_heard_again(caplog):
    held, gone = Lost(PortInUse("tty"), 1.0), Lost(LineLost("tty"), 1.0)
    Desk().line(held, Connecting("tty", 2), held, gone, gone, UP, gone)
    told = [record.getMessage() for record in caplog.records]
    assert told == [f"reader: {each.error}" for each in (held, gone, gone)]


def test_a_device_of_another_protocol_is_said_before_its_line_is_given_up():
    desk = Desk().line(OPEN, Impaired(WrongProtocol("tty", "it sounds like card-line")))
    _, todo = words_of(FaultId.READER_LOST, desk.state.faults[FaultId.READER_LOST])
    assert str(todo).startswith("It sounds like a device of another protocol")
    assert not desk.line(UP).state.faults


QUIET = (FaultRaised(Fault.REFUSED, "deal: not now"), CutCardSeen(), GameResult("80"), PresetChanged("81"))
QUIET += (OrderTaken("lock"), NoiseSeen(12), DECK, ConditionChanged(Condition.EMPTY), NAMED)


def test_what_concerns_nobody_at_the_table_becomes_no_fact():
    desk = Desk().dealing(1, 2)
    before = desk.journal.status().records
    assert [event for event in QUIET if desk.tell(event).kinds_since(before)] == []


BACK = {
    "a machine that beats is back when it is heard": (Way.PACKETS, OPEN, True),
    "a machine that is heard is back": (Way.PACKETS, UP, False),
    "a shoe is back once its line is open": (Way.CARDS, OPEN, False),
    "a line reader is back once its line is open": (Way.EXPOSURE, OPEN, False),
}


def test_when_a_reader_counts_as_back():
    def check(way, status, stands):
        assert bool(Desk(way).line(LOST, status).state.faults) is stands

    assert failures(check, BACK) == []


ASKED = {
    "in the middle of the deal": (lambda: Desk().dealing(1, 2).tell(BOTH[0]), "reader-lost"),
    "before the first packet": (lambda: Desk().dealing(1, 2), "reader-lost"),
    "before the rest": (lambda: Desk().dealing(1, 2).tell(*BOTH), "reader-lost"),
    "after the rest": (lambda: Desk().dealing(1, 2).tell(*RACKED), ""),
    "when hands are settled": (lambda: Desk().dealing(1, 2).tell(*RACKED).played(), ""),
    "before the bets are closed": (lambda: Desk().bets(1), ""),
}


def test_a_reader_lost_while_it_is_needed_is_a_question():
    def check(table, question):
        assert table().line(LOST).question == question

    assert failures(check, ASKED) == []


def test_a_reader_lost_behind_another_question_is_asked_about_afterwards():
    desk = Desk().dealing(1, 2).do(commands.ReportIrregularity(IrregularityId.WRONG_COUNT, seats=(1,))).line(LOST)
    assert desk.question == "wrong-count"
    assert desk.answer("continue").question == "reader-lost"
    assert desk.answer("by-hand").question == ""


def test_silence_and_noise_show_on_the_light_and_stop_nobody():
    for error in (SilentDevice("x"), LineNoise("x")):
        desk = Desk().line(UP, Silent(error), Impaired(error), Closed("x"))
        assert (desk.state.faults, desk.state.phase) == ({}, Phase.WAGERS)


def test_a_fault_of_a_machine_ends_where_another_kind_of_device_is_heard():
    def check(way, fault):
        desk = Desk().tell(fault)
        another = Desk(way, journal=desk.journal).line(UP)
        assert (list(desk.state.faults) != [], another.state.faults) == (True, {})

    assert failures(check, product([Way.CARDS, Way.EXPOSURE], [MISFIT, NOT_UNDERSTOOD, SIMULATED])) == []


def test_cards_of_a_device_of_the_other_kind_are_never_taken():
    assert Desk().dealing(1, 2).tell(SIMULATED, *BOTH).dealt() == {}


def test_a_person_who_says_that_a_lost_reader_is_back_is_asked_again():
    desk = Desk().dealing(1, 2).line(LOST).do(commands.ClearFault(FaultId.READER_LOST)).answer("reader-back")
    assert desk.question == "reader-lost"
