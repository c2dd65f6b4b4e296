"""Whole rounds with a simulated reader: a twin, a real pseudo-terminal, the real link, a session and a journal."""

from threading import Event
from threading import enumerate as threads

import pytest

from dealer_terminal.audit.codec import CODEC
from dealer_terminal.errors import KnownError
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.table.cards_in.intake import Way, way_of
from dealer_terminal.table.device_reader import Device, device_reader
from dealer_terminal.table.reader import Standing
from dealer_terminal.table.simulated_reader import GLANCE, simulated_reader
from drivers.pipe import SerialPipe
from drivers.registry import KINDS
from tests.table.desk import CLASSIC, THREE_CARD
from tests.table.terminal import SOON, Terminal

GAMES = {
    "31 Classic from a shuffler": ("packet-shuffler", CLASSIC),
    "3 Card from a shuffler": ("packet-shuffler", THREE_CARD),
    "31 Classic from a shoe": ("angel-eye", CLASSIC),
    "31 Classic with a line reader": ("card-line", CLASSIC),
}


def told(terminal, *kinds):
    entries = (CODEC.decode(each.kind, each.schema, each.body) for each in terminal.journal.records())
    return [entry for entry in entries if isinstance(entry, kinds)]


@pytest.mark.parametrize(("protocol", "rulebook"), GAMES.values(), ids=GAMES.keys())
def test_rounds_are_played_with_nothing_entered_by_hand(protocol, rulebook):
    with Terminal(protocol=protocol, rulebook=rulebook).simulated(speed=20) as terminal:
        terminal.rounds(5)
        assert not terminal.state.faults
    assert len(told(terminal, facts.RoundClosed)) == 5
    assert not told(terminal, facts.IrregularityReported)
    assert {fact.cards_from for fact in told(terminal, facts.CardsExposed)} == {CardsFrom.SIMULATED}
    assert terminal.journal.frames


@pytest.mark.parametrize("protocol", KINDS)
def test_a_line_that_opens_late_costs_no_card(protocol, monkeypatch):
    """The table is ready for the first card long before the line is: opening it takes until then."""
    wanted = Event()

    def opens_late(*arguments):
        assert wanted.wait(30)
        return SerialPipe(*arguments)

    monkeypatch.setattr("dealer_terminal.table.simulated_reader.SerialPipe", opens_late)
    with Terminal(protocol=protocol).simulated(speed=20) as terminal:
        first_card = Phase.SETTLE if way_of(protocol) is Way.EXPOSURE else Phase.DEAL
        terminal.until(lambda: terminal.state.phase is first_card)
        terminal.jobs.run_for(2 * GLANCE)
        wanted.set()
        terminal.rounds(1)


def test_the_same_seed_deals_the_same_cards():
    hands = []
    for _ in range(2):
        with Terminal().simulated(seed=31) as terminal:
            terminal.rounds(2)
        hands.append([fact.cards for fact in told(terminal, facts.CardsExposed)])
    assert hands[0] == hands[1]


@pytest.mark.parametrize("at", [Phase.DEAL, Phase.REST, Phase.DECISIONS, Phase.DECK_BACK])
def test_a_terminal_that_stops_in_mid_round_goes_on_with_the_same_cards(at):
    with Terminal().simulated(pause=0.02) as first:
        first.until(lambda: first.state.phase is at and (at is not Phase.DEAL or len(first.state.dealt) == 2))
    with Terminal(journal=first.journal).simulated(pause=0.02) as second:
        second.rounds(2)
    assert not told(second, facts.IrregularityReported)
    assert not told(second, facts.DeviceFaultRaised)


@pytest.mark.parametrize("rulebook", [CLASSIC, THREE_CARD])
def test_a_line_reader_that_starts_in_mid_round_shows_no_card_a_second_time(rulebook):
    """What was turned over lies there; the cards of the place that was begun are in doubt, and are shown again."""
    with Terminal(protocol="card-line", rulebook=rulebook).simulated(speed=20) as first:
        first.until(lambda: any(seat.racked for seat in first.state.seats.values()))
    with Terminal(protocol="card-line", rulebook=rulebook, journal=first.journal).simulated(speed=20) as second:
        second.rounds(2)
    assert not told(second, facts.IrregularityReported)
    assert [fact.fault for fact in told(second, facts.DeviceFaultRaised)] == ["cards-in-doubt"]


def test_a_terminal_that_closes_in_mid_deal_leaves_no_thread():
    before = set(threads())
    with Terminal().simulated() as terminal:
        terminal.until(lambda: len(terminal.state.dealt) >= 1)
    left = set(threads()) - before
    for thread in left:
        thread.join(SOON)
    assert not any(thread.is_alive() for thread in left)


def test_a_pulled_cable_shows_on_the_light_and_the_round_goes_on_when_it_is_back():
    with Terminal().simulated(pause=0.01) as terminal:
        terminal.until(lambda: len(terminal.state.dealt) >= 2)
        terminal.reader.stand.gesture("unplug")
        terminal.until(lambda: "reader-lost" in terminal.state.faults)
        assert terminal.reader.status(terminal.state).standing is Standing.LOST
        terminal.reader.stand.gesture("plug")
        terminal.reader.retry()
        terminal.rounds(1)
        assert not terminal.state.faults
    questions = [fact.irregularity for fact in told(terminal, facts.IrregularityReported)]
    assert questions in ([], ["reader-lost"])


def test_simulated_and_real_exclude_each_other():
    simulated, real = Terminal(real=False), Terminal(real=True)
    with pytest.raises(KnownError, match="that is simulated, and this one is real: start with the reader from before"):
        device_reader(simulated.table, Device("/dev/ttyUSB0", "packet-shuffler"))
    with pytest.raises(KnownError, match="that is real, and this one is simulated: start with the reader from before"):
        simulated_reader(real.table)
    with pytest.raises(KnownError, match="this one is simulated"):
        device_reader(real.table, Device("loop://", "packet-shuffler"))


def test_a_reader_that_reads_at_another_time_than_the_table_is_refused():
    with pytest.raises(KnownError, match="card-line sees cards as they are turned over: start with the reader"):
        device_reader(Terminal(real=True).table, Device("/dev/ttyUSB0", "card-line"))


@pytest.mark.parametrize("url", ["http://x", "", "socket://h"])
def test_a_url_that_leads_nowhere_is_refused_in_one_line(url):
    with pytest.raises(KnownError):
        device_reader(Terminal(real=True).table, Device(url, "packet-shuffler"))
