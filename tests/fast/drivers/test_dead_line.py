"""A line that is dead and says nothing."""

import socket
from math import inf

import pytest

from drivers import pipe
from drivers.angel_eye.host.protocol import AngelEye
from drivers.backoff import Backoff
from drivers.conversation import Conversation
from drivers.errors import LineLost, SilentDevice
from drivers.link import Link
from drivers.pipe import Nature, Port, port_at
from drivers.protocol import LineSettings
from drivers.registry import KINDS
from drivers.status import Listening, Lost, Quiet, Up
from drivers.watch import SilenceLimits, Voice, Watch
from tests.fast.drivers.harness import Recorder
from tests.helpers.cases import failures


def test_a_network_line_is_asked_whether_it_lives(monkeypatch):
    opened, keep_alive = [], pipe.keep_alive
    monkeypatch.setattr(pipe, "keep_alive", lambda line: (keep_alive(line), opened.append(line)))
    with socket.create_server(("127.0.0.1", 0)) as server:
        line = port_at(f"socket://127.0.0.1:{server.getsockname()[1]}", LineSettings(4800)).open()
        its_socket = opened[0]._socket
        assert its_socket.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        assert its_socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPCNT) == pipe.TIMES
        line.close()


def test_every_protocol_knows_how_much_silence_is_normal():
    def check(kind):
        assert kind.limits.first < inf
        assert kind.limits.later < inf

    assert failures(check, KINDS) == []


def test_a_device_that_speaks_only_when_a_card_moves_is_doubted_and_not_lost():
    told = Recorder()
    watch = Watch("shoe", SilenceLimits(30.0, 600.0, Voice.WHEN_MOVED), 0.0)
    talk = Conversation("shoe", AngelEye(), told, lambda _: None, watch)
    talk.open(0.0)
    talk.tick(31.0)
    talk.received(b"\x051P\x03" + b"62", 40.0)
    talk.tick(639.0)
    talk.tick(641.0)
    assert [type(status) for status in told.statuses] == [Listening, Quiet, Up, Quiet]
    assert told.statuses[-1] == Quiet(SilentDevice("shoe", "for more than 600 s"))


class Breaks:
    """A line that stands for so long, then breaks."""

    def __init__(self, clock, seconds):
        self._clock, self._seconds = clock, seconds

    def read(self):
        self._clock.now += self._seconds
        raise LineLost("shoe")

    def write(self, data):
        pass

    def close(self):
        pass


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


@pytest.mark.parametrize(("stood", "soon"), [(10.0, True), (9.9, False)])
def test_after_a_line_that_stood_for_ten_seconds_the_next_attempt_comes_soon_though_no_card_moved(stood, soon):
    told, clock, backoff = Recorder(), Clock(), Backoff(first=0.01, limit=0.02)
    port = Port("shoe", Nature.SIMULATED, lambda: Breaks(clock, stood))
    link = Link(port, KINDS["angel-eye"].device(), told, limits=SilenceLimits(), backoff=backoff, clock=clock)
    link.start()
    told.wait(lambda: sum(isinstance(status, Lost) for status in told.statuses) >= 3)
    link.close()
    third = [status for status in told.statuses if isinstance(status, Lost)][2]
    assert third.retry_in == (0.01 if soon else 0.02)
