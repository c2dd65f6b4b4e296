"""No more bets is taken back while the machine is dealing already: nothing is lost, and a person is asked."""

import pytest

from dealer_terminal.procedure import commands, facts, meter_commands
from dealer_terminal.procedure.state import Phase
from dealer_terminal.table.cards_in.intake import Way
from drivers.cards import NEW_DECK
from drivers.events import DeviceStarted, ReportsMissing
from tests.fast.table.desk import THREE_CARD, Desk
from tests.fast.table.reports import BOTH, FIRST, RACKED, SECOND, SHUFFLING, dealt, draw, drawn, packet, rest, words
from tests.fast.table.terminal import Terminal
from tests.helpers.cases import failures
from tests.helpers.written import written

CARDS = {1: words(FIRST), 2: words(SECOND)}
BACK, CLOSE, COUNT = commands.Undo(), commands.CloseWagers(), meter_commands.CountChips(1)
SHOE = NEW_DECK[:6]


@pytest.fixture
def desk():
    return Desk().dealing(1, 2).do(BACK)


def from_a_shoe(*seats):
    return Desk(Way.CARDS).dealing(*seats)


def counting_chips(way=Way.PACKETS):
    """No more bets, and one STAX chip is not counted yet."""
    return Desk(way, rulebook=THREE_CARD).bets(1).do(commands.PlaceWager(1, "stax", 500)).do(CLOSE)


ASKED = {
    "one packet": (lambda at: at.tell(BOTH[0]).do(CLOSE).tell(BOTH[1]), CARDS),
    "every packet": (lambda at: at.tell(*BOTH).do(CLOSE), CARDS),
    "the packets and the rest": (lambda at: at.tell(*RACKED).do(CLOSE), CARDS),
    "what a machine tells after a start": (lambda at: at.tell(dealt(FIRST, SECOND)).do(CLOSE), CARDS),
    "again and again": (
        lambda at: at.tell(BOTH[0]).do(commands.PlaceWager(1, "ante", 1000)).do(BACK).do(CLOSE).tell(BOTH[1]),
        CARDS,
    ),
    "a bet that is taken back too": (lambda at: at.tell(BOTH[0]).do(BACK).bets(2).do(CLOSE).tell(BOTH[1]), CARDS),
    "a power cut before the packet": (lambda at: at.restarted().tell(dealt(FIRST)).do(CLOSE).tell(BOTH[1]), CARDS),
    "a power cut after the packet": (
        lambda at: at.tell(BOTH[0]).restarted().tell(dealt(FIRST)).do(CLOSE).tell(BOTH[1]),
        CARDS,
    ),
    "cards of a shoe": (
        lambda _: draw(draw(draw(from_a_shoe(1), SHOE[:2]).do(BACK), SHOE[2:3], 3).do(CLOSE), SHOE[3:4], 4),
        {1: words(SHOE[3::-1])},
    ),
    "a power cut, and a shoe": (lambda _: draw(from_a_shoe(1), SHOE[:1]).do(BACK).restarted().do(CLOSE), {}),
    "a start of a shoe": (lambda _: from_a_shoe(1).do(BACK).tell(DeviceStarted(), drawn("2s", 2)).do(CLOSE), {1: ""}),
    "a start of a shoe, before the chips are counted": (
        lambda _: draw(counting_chips(Way.CARDS).tell(DeviceStarted()), SHOE).do(COUNT),
        {1: "", 0: ""},
    ),
    "a start of a shoe behind its first card": (
        lambda _: draw(draw(counting_chips(Way.CARDS), SHOE[:1]).tell(DeviceStarted()), SHOE[1:], 2).do(COUNT),
        {1: "3s 2s As", 0: "6s 5s 4s"},
    ),
    "a start and a hole": (
        lambda _: draw(counting_chips(Way.CARDS).tell(DeviceStarted(), ReportsMissing("2", "2")), SHOE[1:], 2).do(
            COUNT
        ),
        {1: "", 0: ""},
    ),
    "a power cut while chips are counted": (
        lambda _: draw(draw(counting_chips(Way.CARDS), SHOE[:2]).restarted().do(COUNT), SHOE[2:], 3),
        {1: "", 0: ""},
    ),
}


def test_what_came_out_early_is_no_fault_and_is_dealt_once_a_person_has_looked():
    def check(story, dealt):
        desk = story(Desk().dealing(1, 2).do(BACK))
        assert (desk.question, desk.dealt(), len(desk.facts(facts.IrregularityReported))) == ("alignment", {}, 1)
        desk.answer("continue")
        assert (desk.question, desk.dealt()) == ("", dealt)
        assert not desk.facts(facts.DeviceFaultRaised)

    assert failures(check, ASKED) == []


UNASKED = {
    "nothing came out": (lambda: Desk().dealing(1, 2).do(BACK).do(CLOSE).tell(*RACKED), CARDS, Phase.DECISIONS),
    "a packet while chips are counted": (
        *(lambda: counting_chips().tell(packet(1, FIRST[:3])).do(COUNT), {1: words(FIRST[:3])}, Phase.DEAL),
    ),
    "a power cut while chips are counted": (
        lambda: (
            counting_chips().tell(packet(1, SHOE[:3]), packet(2, SHOE[3:6]), rest(*NEW_DECK[6:])).restarted().do(COUNT)
        ),
        *({1: words(SHOE[:3]), 0: words(SHOE[3:6])}, Phase.DECISIONS),
    ),
}


def test_with_nothing_out_or_chips_to_count_nobody_is_asked():
    def check(story, dealt, phase):
        desk = story()
        assert (desk.question, desk.dealt(), desk.state.phase, desk.state.faults) == ("", dealt, phase, {})

    assert failures(check, UNASKED) == []


def test_the_round_goes_on_to_its_end_and_the_next_ones_packet_is_no_early_one(desk):
    desk.tell(*RACKED).do(CLOSE).answer("continue").played().tell(SHUFFLING)
    assert (desk.state.phase, desk.state.round) == (Phase.WAGERS, 2)
    other = desk.restarted().tell(packet(1, NEW_DECK[:4], play=6))
    assert list(other.state.faults) == ["card-outside-game"]


def test_who_sits_down_meanwhile_has_the_first_packet_only_by_a_persons_word():
    desk = Desk().dealing(2, 3).do(BACK).tell(BOTH[0]).bets(1).do(CLOSE)
    assert (desk.question, desk.dealt()) == ("alignment", {})
    assert desk.answer("misdeal").state.phase is Phase.DECK_BACK


def takes_back(terminal):
    """The dealer takes it back before anybody has heard of the hands at the machine."""
    terminal.until(lambda: terminal.state.phase is Phase.WAGERS and bool(terminal.state.playing()))
    terminal.session.handle(CLOSE)
    terminal.session.handle(BACK)
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
