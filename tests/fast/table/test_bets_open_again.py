"""No more bets is taken back while the machine is dealing already: nothing is lost, and a person is asked."""

import pytest

from dealer_terminal.procedure import commands, facts, meter_commands
from dealer_terminal.procedure.state import Phase
from dealer_terminal.table.cards_in.intake import Way
from drivers.cards import NEW_DECK
from drivers.events import DeviceStarted
from tests.fast.table.desk import THREE_CARD, Desk
from tests.fast.table.reports import BOTH, FIRST, RACKED, SECOND, SHUFFLING, dealt, drawn, packet, rest
from tests.fast.table.terminal import Terminal
from tests.helpers.cases import failures
from tests.helpers.written import written

CARDS = {1: " ".join(FIRST), 2: " ".join(SECOND)}


@pytest.fixture
def desk():
    return taken_back(Desk().dealing(1, 2))


def taken_back(desk):
    return desk.do(commands.Undo())


def closed_again(desk):
    return desk.do(commands.CloseWagers())


EARLY = {
    "one packet": ((BOTH[0],), (BOTH[1],), Phase.REST),
    "every packet": (BOTH, (), Phase.REST),
    "the packets and the rest": (RACKED, (), Phase.DECISIONS),
    "what a machine tells after a start": ((dealt(FIRST, SECOND),), (), Phase.REST),
}


def test_what_came_out_early_is_no_fault_and_is_dealt_once_a_person_has_looked():
    def check(early, later, phase):
        desk = taken_back(Desk().dealing(1, 2))
        desk.tell(*early)
        assert not desk.state.faults
        assert not desk.question
        closed_again(desk).tell(*later)
        assert (desk.question, desk.dealt()) == ("alignment", {})
        desk.answer("continue")
        assert (desk.dealt(), desk.state.phase) == (CARDS, phase)
        assert not desk.facts(facts.DeviceFaultRaised)

    assert failures(check, EARLY) == []


def test_the_round_goes_on_to_its_end(desk):
    closed_again(desk.tell(*RACKED)).answer("continue").played().tell(SHUFFLING)
    assert (desk.state.phase, desk.state.round) == (Phase.WAGERS, 2)
    closed_again(desk.bets(1, 2)).tell(packet(1, FIRST, play=6))
    assert (desk.question, desk.dealt()) == ("", {1: CARDS[1]})


def test_bets_that_are_taken_back_again_and_again_ask_once_a_time(desk):
    desk.tell(BOTH[0])
    taken_back(desk.do(commands.PlaceWager(1, "ante", 1000)))
    closed_again(desk).answer("continue")
    assert len(desk.facts(facts.IrregularityReported)) == 1


@pytest.mark.parametrize("early", [(), (BOTH[0],)], ids=["before the packet", "after it"])
def test_a_terminal_that_lost_its_power_meanwhile_hears_of_it_from_the_machine(desk, early):
    desk = desk.tell(*early).restarted().tell(dealt(FIRST))
    assert not desk.state.faults
    closed_again(desk).tell(BOTH[1]).answer("continue")
    assert desk.dealt() == CARDS
    assert not desk.facts(facts.DeviceFaultRaised)


def test_cards_of_a_shoe_wait_too():
    desk = Desk(Way.CARDS).dealing(1).tell(drawn("As", 1), drawn("2s", 2))
    taken_back(desk).tell(drawn("3s", 3))
    assert not desk.state.faults
    closed_again(desk).tell(drawn("4s", 4))
    assert desk.question == "alignment"
    desk.answer("continue")
    assert desk.dealt() == {1: "4s 3s 2s As"}


def test_a_terminal_that_lost_its_power_meanwhile_does_not_trust_a_shoe():
    desk = taken_back(Desk(Way.CARDS).dealing(1).tell(drawn("As", 1))).restarted()
    closed_again(desk)
    assert desk.question == "alignment"
    desk.answer("continue")
    assert not desk.question


def test_the_next_rounds_packet_that_comes_out_before_no_more_bets_is_a_fault_as_ever(desk):
    closed_again(desk.tell(*RACKED)).answer("continue").played().tell(SHUFFLING).tell(packet(1, NEW_DECK[:4], play=6))
    assert list(desk.state.faults) == ["card-outside-game"]


def counting_chips(way=Way.PACKETS):
    """No more bets, and one STAX chip is not counted yet."""
    desk = Desk(way, rulebook=THREE_CARD).bets(1)
    return desk.do(commands.PlaceWager(1, "stax", 500)).do(commands.CloseWagers())


def test_a_packet_that_comes_out_while_chips_are_counted_waits_for_the_count():
    desk = counting_chips().tell(packet(1, FIRST[:3]))
    assert (desk.state.phase, desk.state.faults, desk.question) == (Phase.CHIPS, {}, "")
    desk.do(meter_commands.CountChips(1))
    assert desk.dealt() == {1: " ".join(FIRST[:3])}


def test_what_a_machine_told_while_chips_are_counted_is_taken_up_by_a_terminal_that_died():
    packets = (packet(1, NEW_DECK[:3]), packet(2, NEW_DECK[3:6]), packet(3, NEW_DECK[6:9]))
    desk = counting_chips()
    count = len(desk.state.deal)
    again = desk.tell(*packets[:count], rest(*NEW_DECK[3 * count :])).restarted()
    assert (again.state.phase, again.dealt()) == (Phase.CHIPS, {})
    again.do(meter_commands.CountChips(1))
    assert (again.question, again.state.phase) == ("", Phase.DECISIONS)


@pytest.mark.parametrize("early", [0, 2], ids=["before the first card", "after two"])
def test_a_terminal_that_dies_while_chips_are_counted_does_not_trust_a_shoe(early):
    cards = [drawn(card, index) for index, card in enumerate(NEW_DECK[:9], 1)]
    desk = counting_chips(Way.CARDS).tell(*cards[:early]).restarted()
    assert (desk.state.phase, desk.question) == (Phase.CHIPS, "")
    desk.do(meter_commands.CountChips(1)).tell(*cards[early:])
    assert (desk.question, desk.dealt()) == ("alignment", {})
    desk.answer("continue")
    assert desk.dealt() == {1: "", 0: ""}


EARLY_STARTS = {
    "before the first card": (0, {1: "", 0: ""}),
    "behind the first card": (1, {1: "3s 2s As", 0: "6s 5s 4s"}),
}


def test_a_shoe_that_starts_while_chips_are_counted_is_asked_about_once_they_are():
    def check(told, dealt):
        cards = [drawn(card, index) for index, card in enumerate(NEW_DECK[:6], 1)]
        desk = counting_chips(Way.CARDS).tell(*cards[:told], DeviceStarted(), *cards[told:])
        assert desk.question == ""
        desk.do(meter_commands.CountChips(1))
        assert (desk.question, desk.dealt()) == ("alignment", {})
        desk.answer("continue")
        assert (desk.question, desk.dealt()) == ("", dealt)

    assert failures(check, EARLY_STARTS) == []


def takes_back(terminal):
    """The dealer takes it back before anybody has heard of the hands at the machine."""
    terminal.until(lambda: terminal.state.phase is Phase.WAGERS and bool(terminal.state.playing()))
    terminal.session.handle(commands.CloseWagers())
    terminal.session.handle(commands.Undo())
    terminal.jobs.run_for(0.05)


def test_at_a_machine_the_bets_are_taken_back_and_a_terminal_that_dies_right_then_goes_on():
    with Terminal().simulated(pause=0.01, speed=20) as first:
        takes_back(first)
        first.rounds(1)
        takes_back(first)
    with Terminal(journal=first.journal).simulated(pause=0.01, speed=20) as second:
        second.rounds(1)
    assert len(written(second.journal, facts.RoundClosed)) == 2
    assert not written(second.journal, facts.DeviceFaultRaised)
    assert written(second.journal, facts.StepUndone)
