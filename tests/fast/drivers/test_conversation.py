"""One connection without a port, a clock or a thread: store, decode, tell, answer."""

import pytest

from drivers.angel_eye.host.protocol import AngelEye
from drivers.angel_eye.wire.codec import ShoeReport, report_bytes
from drivers.card_line.protocol import CardLine
from drivers.conversation import Conversation
from drivers.errors import Flooding, LineNoise, SilentDevice, StoreRefused, WrongProtocol
from drivers.events import CardRead, NoiseSeen, ReportsMissing
from drivers.registry import recognise
from drivers.status import Impaired, Listening, Silent, Up
from drivers.watch import Bucket, SilenceLimits, Watch
from tests.fast.drivers.harness import Recorder
from tests.helpers.cases import failures

ACK = b"\x06"
CARD = report_bytes(ShoeReport(ord("1"), "D", b"\x81\xb8"))
NEXT_CARD = report_bytes(ShoeReport(ord("2"), "D", b"\x82\xb9"))


class Talk:
    def __init__(self, protocol=None, limits=None):
        self.told = Recorder()
        self.sent = []
        watch = Watch("shoe", limits or SilenceLimits(), 0.0, recognise)
        self.conversation = Conversation("shoe", protocol or AngelEye(), self.told, self.send, watch)
        self.conversation.open(0.0)

    def send(self, data):
        self.sent.append(data)

    def hear(self, data, now=0.0):
        self.conversation.received(data, now)


def test_a_card_is_stored_then_told_then_acknowledged():
    order = []
    talk = Talk()
    talk.told.frame = lambda raw: order.append(raw)
    talk.told.event = lambda event: order.append(type(event))
    talk.sent = order
    talk.hear(CARD)
    assert order == [CARD, ReportsMissing, CardRead, ACK], "the first of a shoe that was never heard"


def test_a_frame_that_cannot_be_stored_is_neither_told_nor_acknowledged():
    talk = Talk()
    talk.told.broken = True
    talk.hear(CARD)
    error = StoreRefused("shoe", "OSError: [Errno 28] No space left on device")
    assert (talk.told.events, talk.sent) == ([], [])
    assert talk.told.statuses[-1] == Impaired(error)
    talk.told.broken = False
    talk.hear(CARD)
    assert [type(each) for each in talk.told.events] == [ReportsMissing, CardRead]
    assert talk.sent == [ACK]
    assert talk.told.statuses[-1] == Up("shoe")


def test_silence_is_told_once_and_only_after_its_time():
    talk = Talk(limits=SilenceLimits(first=5.0))
    assert talk.conversation.wake_at() == 5.0
    for now in (4.9, 5.0, 6.0, 7.0):
        talk.conversation.tick(now)
    assert talk.told.statuses == [Listening("shoe"), Silent(SilentDevice("shoe", "for more than 5 s"))]


def test_a_device_that_should_beat_is_silent_when_it_stops_and_up_when_it_speaks_again():
    talk = Talk(limits=SilenceLimits(first=5.0, later=2.0))
    talk.hear(CARD, 1.0)
    talk.conversation.tick(3.5)
    talk.hear(NEXT_CARD, 4.0)
    assert [type(status) for status in talk.told.statuses] == [Listening, Up, Silent, Up]


def test_noise_impairs_the_line_and_a_good_frame_mends_it():
    talk = Talk()
    talk.hear(b"\xaa" * 64)
    assert talk.told.statuses[-1] == Impaired(LineNoise("shoe"))
    assert talk.told.events == [NoiseSeen(64)]
    talk.hear(CARD)
    assert talk.told.statuses[-1] == Up("shoe")


def test_endless_noise_ends_the_connection():
    talk = Talk()
    with pytest.raises(LineNoise):
        talk.hear(b"\xaa" * 4096)
    assert sum(map(len, talk.told.frames)) <= 2048


def test_another_protocol_is_named():
    talk = Talk(CardLine())
    with pytest.raises(WrongProtocol, match="sounds like angel-eye"):
        talk.hear((CARD + NEXT_CARD) * 500)


FLOODS = {
    "bytes": (SilenceLimits(bytes_in=Bucket(1000, 100)), CARD * 200),
    "frames": (SilenceLimits(frames_in=Bucket(50, 10)), CARD * 60),
}


def test_a_flood_ends_the_connection_before_it_fills_the_log():
    def check(limits, flood):
        talk = Talk(limits=limits)
        with pytest.raises(Flooding):
            talk.hear(flood)
        assert len(talk.told.frames) <= 50

    assert failures(check, FLOODS) == []


def test_many_cards_at_the_speed_of_a_line_are_no_flood():
    talk = Talk()
    for at in range(1000):
        talk.hear(CARD if at % 2 else NEXT_CARD, at / 60)
    assert len(talk.told.frames) == 1000
