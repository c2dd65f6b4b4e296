"""Between a link and the session: stored before it is understood, in order, and nothing lost while the disk is full."""

import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.seal import frame_place, unseal
from dealer_terminal.procedure import commands, facts
from dealer_terminal.table.cards_in.frames import CAPACITY
from drivers.cards import NEW_DECK
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.from_machine import MachineBeat
from drivers.packet_shuffler.wire.reports import PacketReport, RestReport, ResumedReport, StateReport
from drivers.packet_shuffler.wire.words import MachineState
from tests.fast.journal.vectors import sealed_size
from tests.fast.table.desk import KEYS, Desk
from tests.fast.table.reports import BOTH, FIRST, RACKED, REST, SECOND, rest
from tests.helpers.cases import failures
from tests.helpers.full_disk import FullDisk


def test_a_frame_is_kept_under_the_key_of_its_round_and_opens_to_the_byte():
    desk = Desk().dealing(1, 2)
    raw = [messages.encode(PacketReport(5, 1, FIRST), 1), messages.encode(PacketReport(5, 2, SECOND), 2)]
    for each in raw:
        desk.feed.frame(each)
    key = KEYS.round_key(1)
    opened = [unseal(key, frame_place("test/1", kept.device, kept.count), kept.sealed) for kept in desk.journal.frames]
    assert opened == raw


def test_no_frame_tells_its_length_or_its_cards():
    desk = Desk().dealing(1, 2)
    for report in (PacketReport(5, 1, FIRST), StateReport(MachineState.READY, ()), RestReport(5, NEW_DECK)):
        desk.feed.frame(messages.encode(report, 1))
    assert {len(kept.sealed) for kept in desk.journal.frames} == {sealed_size(CAPACITY)}


LONGEST = {
    "the rest of a whole deck": RestReport(5, NEW_DECK),
    "thirteen packets told again": ResumedReport(5, 4, tuple(NEW_DECK[at : at + 4] for at in range(0, 52, 4))),
}


def test_every_honest_frame_fits_under_one_seal():
    def check(report):
        assert len(messages.encode(report, 65534)) <= CAPACITY

    assert failures(check, LONGEST) == []


def test_a_terminal_that_starts_again_never_seals_two_frames_for_one_place():
    desk = Desk()
    desk.feed.frame(b"one")
    again = desk.restarted()
    again.feed.frame(b"two")
    assert [kept.count for kept in again.journal.frames] == [0, 1]


def test_what_was_understood_and_could_not_be_written_is_written_first_when_there_is_room():
    desk = Desk(journal=FullDisk(KEYS)).dealing(1, 2)
    desk.journal.full = True
    desk.tell(*RACKED)
    assert "make room" in desk.feed.trouble
    assert desk.dealt() == {}
    desk.journal.full = False
    desk.feed.frame(messages.encode(MachineBeat(1, 1)))
    assert list(desk.dealt()) == [1, 2]
    assert desk.feed.trouble == ""


def test_what_comes_of_one_report_is_written_in_its_order_when_there_is_room() -> None:
    """A rest that is one card short goes to the rack, and then it is asked about."""
    desk = Desk(journal=FullDisk(KEYS)).dealing(1, 2).tell(*BOTH)
    desk.journal.full = True
    desk.tell(rest(*REST[1:]))
    desk.journal.full = False
    desk.feed.work()
    written = [type(each) for each in desk.facts(facts.RestRacked, facts.IrregularityReported, facts.DeviceFaultRaised)]
    assert written == [facts.RestRacked, facts.IrregularityReported]


def test_while_much_waits_to_be_written_nothing_more_is_taken():
    desk = Desk(journal=FullDisk(KEYS)).dealing(1, 2)
    desk.journal.full = True
    for _ in range(300):
        desk.tell(BOTH[0])
    with pytest.raises(KnownError, match="make room"):
        desk.feed.frame(b"frame")


def test_a_packet_that_the_table_does_not_take_after_all_is_a_fault(monkeypatch):
    desk = Desk().dealing(1, 2)
    monkeypatch.setattr("dealer_terminal.table.cards_in.packets.ours", lambda state, intake: True)
    desk.session.state = type(desk.state)(**{**_fields(desk.state), "cards_from": commands.CardsFrom.DEALER})
    desk.tell(BOTH[0])
    assert list(desk.state.faults) == ["report-not-taken"]


def _fields(state):
    return {name: getattr(state, name) for name in state.__struct_fields__}


def test_a_long_run_of_noise_takes_several_seals_and_none_is_lost():
    desk, noise = Desk(), bytes(range(256))
    desk.feed.frame(noise)
    key = KEYS.round_key(1)
    parts = [unseal(key, frame_place("test/1", kept.device, kept.count), kept.sealed) for kept in desk.journal.frames]
    assert b"".join(parts) == noise
