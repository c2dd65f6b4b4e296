"""Whoever calls while work is under way waits for a turn of his own: a session, a feed, a window's loop."""

import pytest

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.state import Phase
from dealer_terminal.table.cards_in.intake import SealPacket
from drivers.status import Connecting
from tests.fast.table.desk import Desk
from tests.fast.table.reports import BOTH, LOST, RACKED, UP


def reentering(desk, calls):
    """A desk whose every change calls the feed again, as a window did that was woken in the middle of it."""

    def again(state, outcome):
        calls.append(type(outcome[0]).__name__)
        desk.feed.work()
        desk.feed.status(Connecting("x"))

    desk.session.listen(again)
    return desk


def test_a_feed_that_is_called_inside_its_own_work_writes_each_packet_once():
    calls = []
    desk = reentering(Desk().dealing(1, 2), calls)
    desk.tell(*RACKED)
    assert calls == ["PacketDealt", "PacketDealt", "RestRacked"]
    assert list(desk.dealt()) == [1, 2]
    assert desk.state.phase is Phase.DECISIONS


def test_no_command_is_begun_inside_another():
    desk = Desk()
    desk.session.listen(lambda state, outcome: desk.session.handle(commands.Undo()))
    with pytest.raises(AssertionError, match="a command is under way"):
        desk.session.handle(commands.PlaceWager(1, "ante", 500))


def test_a_journal_that_holds_a_pile_of_one_fault_is_played_on():
    """An earlier version wrote it again and again as it called itself."""
    desk = Desk().dealing(1, 2).tell(BOTH[0])
    pile = [facts.DeviceFaultRaised("reader-lost", "the line was lost") for _ in range(75)]
    desk.journal.append(pile, operator="", at=desk.clock.now())
    again = desk.restarted()
    assert again.state.faults == {"reader-lost": "the line was lost"}
    again.line(LOST, UP)
    assert again.state.faults == {}
    if again.question:
        again.answer("reader-back")
    again.tell(BOTH[0], *RACKED[1:])
    assert again.state.phase is Phase.DECISIONS
    assert again.played().state.phase is Phase.DECK_BACK


def test_what_our_own_code_fails_at_is_not_met_again_and_the_lost_line_can_be_told(monkeypatch):
    desk = Desk().dealing(1, 2)
    sealed = desk.feed._sealed

    def fails_at_packets(wish):
        return 1 / 0 if isinstance(wish, SealPacket) else sealed(wish)

    monkeypatch.setattr(desk.feed, "_sealed", fails_at_packets)
    with pytest.raises(ZeroDivisionError):
        desk.tell(BOTH[0])
    desk.feed.work()
    desk.line(LOST)
    assert desk.question == "reader-lost"
    desk.answer("by-hand")
    assert desk.state.cards_from is commands.CardsFrom.DEALER
