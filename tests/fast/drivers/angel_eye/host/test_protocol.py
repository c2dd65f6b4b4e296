"""The host's side: acknowledge, refuse, recognise repeats, order."""

from drivers.angel_eye.declaration import GAMES
from drivers.angel_eye.host.protocol import AngelEyeDevice, Manner
from drivers.angel_eye.wire.codec import Nak, ShoeReport, nak, report_bytes
from drivers.events import (
    CardInDoubt,
    CardRead,
    DeviceStarted,
    DeviceTime,
    Fault,
    FaultRaised,
    NoiseSeen,
    OrderTaken,
    Remark,
    ReportChanged,
    ReportsMissing,
)
from drivers.protocol import Order, Reply
from tests.helpers.cases import failures

ACK = b"\x06"
LOCK = bytes.fromhex("02 4F 50 4C 4B 30 32 03 31 42")
EIGHT = CardRead("8s", DeviceTime.IN_GAME, "player", 1)
ALARM = ReportChanged("1")
FROM_1 = GAMES["1"]


def known(manner=Manner.ANSWERS):
    """A house said how this shoe counts."""
    return AngelEyeDevice(manner, games=FROM_1)()


def card(seq="1", payload=b"\x81\xb8", letter="D"):
    return report_bytes(ShoeReport(ord(seq), letter, payload))


def heard(protocol, data, now=0.0):
    replies = [protocol.decode(frame, now) for frame in protocol.split(data, now)]
    return [event for reply in replies for event in reply.events], b"".join(reply.send for reply in replies)


def test_a_report_that_comes_three_times_is_one_event_and_each_is_acknowledged():
    assert heard(known(), card() * 3) == ([EIGHT], ACK * 3)


def test_a_repeat_with_other_contents_keeps_the_first_and_alarms_once():
    assert heard(known(), card() + card(payload=b"\x81\xb9") * 2) == ([EIGHT, ALARM], ACK * 3)


def test_a_card_retransmitted_under_the_same_seq_is_the_same_card():
    assert heard(known(), card() + card(letter="R")) == ([EIGHT], ACK * 2)


def test_other_contents_under_the_last_seq_after_a_pulled_cable_are_news_and_not_dropped():
    connect = AngelEyeDevice(games=FROM_1)
    heard(connect(), card())
    nine = CardRead("9s", DeviceTime.IN_GAME, "player", 1)
    assert heard(connect(), card(payload=b"\x81\xb9")) == ([ALARM, nine], ACK)


def test_another_report_under_the_last_seq_is_told_as_doubt_and_taken_once():
    error = card(letter="E", payload=b"\x82")
    overdraw = (FaultRaised(Fault.OVERDRAW, "a card too many was drawn"), CardInDoubt())
    assert heard(known(), card() + error * 2) == ([EIGHT, ReportsMissing("2", "1"), *overdraw], ACK * 3)


def test_a_shoe_that_starts_anew_under_the_last_seq_is_heard():
    assert heard(known(), card() + card(letter="S", payload=b""))[0] == [EIGHT, DeviceStarted()]


def test_a_start_told_again_within_five_seconds_is_a_copy_and_later_another_start():
    """The page's own number."""
    protocol, start = known(), card(letter="S", payload=b"")
    assert heard(protocol, start * 2)[0] == [DeviceStarted()]
    assert heard(protocol, start, 4.9)[0] == []
    assert heard(protocol, start, 10.0)[0] == [DeviceStarted()]
    assert heard(protocol, start, 14.9)[0] == []
    assert heard(protocol, start, 20.0)[0] == [DeviceStarted()]


def test_what_the_shoe_answers_to_another_host_is_no_noise_and_is_not_answered():
    without_stx, with_it = (heard(known(), b"\x02OPLK02\x03" + check) for check in (b"19", b"1B"))
    assert without_stx == with_it == ([Remark("4F 50 4C 4B 30 32")], b"")


def test_where_another_host_answers_the_shoe_this_one_says_nothing():
    for answers in (ACK * 64, nak(Nak.BUSY) * 64, b"\x15\x77" * 8):
        assert heard(known(Manner.LISTENS), answers + card()) == ([EIGHT], b"")
    protocol = known(Manner.LISTENS)
    assert heard(protocol, card() * 2 + card("2")[:-1] + b"x") == ([EIGHT, NoiseSeen(7)], b"")
    refused = FaultRaised(Fault.REFUSED, "lock: this terminal only listens to the shoe")
    assert protocol.order(Order.LOCK, 0.0) == Reply((refused,))


REFUSED = {
    "wrong BCC": (card()[:-1] + b"0", [NoiseSeen(8)], nak(Nak.BCC)),
    "no ETX within 128 bytes": (b"\x051D" + b"\x81" * 125, [NoiseSeen(128)], nak(Nak.NO_ETX)),
    "cut short by the next": (card()[:4] + card(), [NoiseSeen(4), EIGHT], ACK),
    "cut short in its BCC": (card()[:7] + card(), [NoiseSeen(7), EIGHT], nak(Nak.BCC) + ACK),
    "noise before a card": (b"\x00\xffhello" + card(), [NoiseSeen(7), EIGHT], ACK),
    "a NAK without its code before a card": (b"\x15" + card(), [NoiseSeen(1), EIGHT], ACK),
    "an ACK that nobody waits for": (ACK + card(), [NoiseSeen(1), EIGHT], ACK),
    "a NAK that nobody waits for": (nak(Nak.BUSY) + card(), [NoiseSeen(2), EIGHT], ACK),
    "an endless frame before a card": (b"\x051D" + b"\x81" * 500 + card(), None, nak(Nak.NO_ETX) + ACK),
}


def test_what_is_damaged_is_refused_and_the_next_card_is_heard():
    def check(data, events, answer):
        protocol = known()
        told, said = heard(protocol, data)
        assert said == answer
        assert told == events or (events is None and told[-1] == EIGHT)

    assert failures(check, REFUSED) == []


ORDERS = {
    Order.LOCK: b"\x02OPLK02\x03",
    Order.UNLOCK: b"\x02OPLK01\x03",
    Order.CLEAR_ERROR: b"\x02OPEC00\x03",
    Order.CONFIRM_GAME: b"\x02OPGP00\x03",
}


def test_an_order_is_sent_or_refused_with_the_reason():
    def check(order):
        reply = known().order(order, 0.0)
        if order in ORDERS:
            assert reply.send[:-2] == ORDERS[order]
        else:
            assert reply.events == (FaultRaised(Fault.REFUSED, f"{order.value}: the shoe knows no such order"),)

    assert failures(check, [*Order]) == []


def test_an_order_without_an_answer_is_sent_three_times_then_given_up():
    protocol = known()
    sent = [protocol.order(Order.LOCK, 0.0).send]
    while not (reply := protocol.tick(protocol.wake_at())).events:
        sent.append(reply.send)
    assert sent == [LOCK] * 3
    assert reply.events == (FaultRaised(Fault.REFUSED, "lock: not taken in 3 sends"),)
    assert protocol.wake_at() == float("inf")


def ordered():
    protocol = known()
    protocol.order(Order.LOCK, 0.0)
    return protocol


def refused(says):
    return FaultRaised(Fault.REFUSED, f"lock: {says}")


def test_what_becomes_of_an_order_depends_on_the_code_of_its_refusal():
    def again_at_once(code):
        asked, given_up = ordered(), ([refused("not taken in 3 sends")], b"")
        assert [heard(asked, nak(code)) for _ in range(3)] == [([], LOCK), ([], LOCK), given_up]

    def later(code):
        asked = ordered()
        assert heard(asked, nak(code), 0.5) == ([], b"")
        assert (asked.wake_at(), asked.tick(1.5).send) == (1.5, LOCK)

    def never(code):
        says = f"{code.name} ({code:02X})" if isinstance(code, Nak) else f"an unlisted code ({code:02X})"
        asked = ordered()
        assert heard(asked, bytes((0x15, code))) == ([refused(f"the shoe answered {says}")], b"")
        assert asked.wake_at() == float("inf")

    assert failures(again_at_once, (Nak.LINE, Nak.BCC, Nak.NO_ETX)) == []
    assert failures(later, (Nak.BUSY, Nak.WRITING)) == []
    assert failures(never, (Nak.LENGTH, Nak.ADDRESS, Nak.COMMAND, Nak.TYPE, Nak.OTHER, 0x77)) == []


def test_orders_go_out_one_after_the_other():
    protocol = known()
    assert protocol.order(Order.LOCK, 0.0).send
    assert not protocol.order(Order.UNLOCK, 0.0).send
    events, said = heard(protocol, ACK)
    assert (events, said[:-2]) == ([OrderTaken("lock")], ORDERS[Order.UNLOCK])


def test_only_so_many_orders_wait():
    protocol = known()
    for _ in range(8):
        assert not protocol.order(Order.LOCK, 0.0).events
    refused = protocol.order(Order.LOCK, 0.0)
    assert refused.events == (FaultRaised(Fault.REFUSED, "lock: too many orders wait for the shoe"),)
