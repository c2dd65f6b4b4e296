"""Each simulated device against its protocol, over four transports, on a clock of its own."""

from drivers.angel_eye.host.protocol import AngelEyeDevice
from drivers.angel_eye.machine.twin import AngelEyeTwin
from drivers.card_line.protocol import CardLineDevice
from drivers.card_line.twin import CardLineTwin
from drivers.events import (
    Condition,
    ConditionChanged,
    CutCardSeen,
    DeviceStarted,
    Fault,
    FaultCleared,
    FaultRaised,
    GameResult,
    OrderTaken,
    PresetChanged,
)
from drivers.protocol import Order
from drivers.twin.faults import Faults, LineFault, Rates
from tests.fast.drivers.harness import TRANSPORTS, Recorder, lossy
from tests.helpers.bench import Bench
from tests.helpers.cases import failures


def at_a_bench(twin, device):
    recorder = Recorder()
    return Bench(twin, device(), recorder), recorder


def drawn(bench, shoe, count):
    cards = []
    for _ in range(count):
        cards.append(shoe.draw_card())
        bench.run(1.0)
    return cards


def test_every_card_of_a_shoe_is_told_once_and_in_order():
    def check(transport):
        shoe = AngelEyeTwin(seed=5)
        bench, recorder = at_a_bench(transport(shoe), AngelEyeDevice())
        shoe.insert_deck()
        cards = drawn(bench, shoe, 52)
        bench.run(600)
        assert recorder.cards() == cards
        assert len(set(cards)) == 52

    assert failures(check, TRANSPORTS) == []


def test_a_shoe_tells_its_troubles_and_its_settings():
    shoe = AngelEyeTwin(seed=5)
    bench, recorder = at_a_bench(lossy(shoe), AngelEyeDevice())
    for gesture in (shoe.insert_deck, shoe.jam, shoe.clear, shoe.cut_card, shoe.end_game, shoe.change_preset):
        gesture()
    bench.run(600)
    told = list(dict.fromkeys(recorder.events))
    assert [event for event in told if "Noise" not in str(event)] == [
        ConditionChanged(Condition.STANDBY),
        FaultRaised(Fault.TIMEOUT, "the draw took too long"),
        ConditionChanged(Condition.ERROR_MODE),
        FaultCleared(Fault.TIMEOUT),
        CutCardSeen(),
        GameResult("80"),
        PresetChanged("12 is 0001"),
    ]


def test_a_shoe_is_locked_by_order_and_a_card_drawn_then_is_outside_the_game():
    shoe = AngelEyeTwin(seed=5)
    bench, recorder = at_a_bench(lossy(shoe), AngelEyeDevice())
    shoe.insert_deck()
    bench.conversation.order(Order.LOCK, bench.now)
    bench.run(60)
    card = shoe.draw_card()
    bench.run(60)
    assert OrderTaken("lock") in recorder.events
    assert ConditionChanged(Condition.LOCKED) in recorder.events
    assert [(event.card, event.target) for event in recorder.events if hasattr(event, "card")] == [(card, "lock-mode")]


def test_a_bad_line_of_every_kind_costs_no_card_and_invents_none():
    def check(seed):
        shoe = AngelEyeTwin(seed)
        rates = Rates(dict.fromkeys(LineFault, 0.05), delay=0.2)
        bench, recorder = at_a_bench(Faults(shoe, seed, rates), AngelEyeDevice())
        shoe.insert_deck()
        cards = drawn(bench, shoe, 52)
        bench.run(600)
        assert recorder.cards() == cards

    assert failures(check, range(4)) == []


def test_a_line_reader_on_a_lossy_line_loses_cards_but_tells_no_wrong_one():
    def check(seed):
        reader = CardLineTwin(seed)
        rates = Rates(dict.fromkeys((LineFault.DROP, LineFault.REPEAT, LineFault.GARBAGE, LineFault.DELAY), 0.1))
        bench, recorder = at_a_bench(Faults(reader, seed, rates), CardLineDevice())
        reader.insert_deck()
        cards = drawn(bench, reader, 52)
        told = recorder.cards()
        assert [card for card in cards if card in told] == told
        assert 26 < len(told) < 52

    assert failures(check, range(4)) == []


def test_a_power_cut_in_mid_frame_is_told_as_a_start_and_the_next_card_is_heard():
    shoe = AngelEyeTwin(seed=5)
    line = Faults(shoe)
    bench, recorder = at_a_bench(line, AngelEyeDevice())
    shoe.insert_deck()
    bench.run(5)
    line.cut_power()
    shoe.draw_card()
    bench.run(5)
    following = shoe.draw_card()
    bench.run(5)
    assert recorder.of(DeviceStarted) == [DeviceStarted()]
    assert recorder.cards() == [following]


def test_a_shoe_that_cannot_read_a_card_says_so_and_one_that_reads_it_twice_says_it_twice():
    shoe = AngelEyeTwin(seed=5)
    bench, recorder = at_a_bench(shoe, AngelEyeDevice())
    shoe.insert_deck()
    first = shoe.draw_card()
    shoe.gestures()["duplicate"]()
    shoe.draw_card()
    shoe.gestures()["unreadable"]()
    shoe.draw_card()
    bench.run(5)
    assert recorder.cards() == [first, first]
    assert FaultRaised(Fault.UNREADABLE, "the shoe cannot read the card") in recorder.events


def test_a_card_whose_acknowledgement_went_with_the_cable_counts_once():
    shoe = AngelEyeTwin(seed=5)
    device = AngelEyeDevice()
    bench, recorder = at_a_bench(shoe, device)
    shoe.insert_deck()
    bench.run(5)
    card = shoe.draw_card()
    deaf = device()
    for frame in deaf.split(shoe.tick(bench.now), bench.now):
        for event in deaf.decode(frame, bench.now).events:
            recorder.event(event)
    bench.connect(device(), recorder)
    bench.run(5)
    assert recorder.cards() == [card]
