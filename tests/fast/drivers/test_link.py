"""A link on real lines: pseudo-terminals, TCP, loops and devices inside this process."""

import os
import socket
import threading
import time

import pytest

from drivers import errors
from drivers.angel_eye.machine.twin import AngelEyeTwin, SendPatience
from drivers.angel_eye.wire.codec import ShoeReport, report_bytes
from drivers.card_line.twin import CardLineTwin
from drivers.connect import link_to
from drivers.events import CardRead, OrderTaken, PacketRead
from drivers.link import Link, Permission
from drivers.packet_shuffler.machine.twin import PacketShufflerTwin
from drivers.pipe import Nature, Port, port_at
from drivers.protocol import LineSettings, Order
from drivers.registry import another_than, named
from drivers.status import Closed, Connecting, Impaired, Listening, Lost, Up
from drivers.twin.pty import PtyRunner
from drivers.twin.running_device import Inside
from drivers.twin.tcp import TcpRunner
from drivers.watch import SilenceLimits
from tests.fast.drivers.harness import SOON, Recorder, hasty
from tests.helpers.cases import failures

CARD = report_bytes(ShoeReport(ord("1"), "D", b"\x81\xb8"))


@pytest.fixture
def running():
    runners = []

    def start(runner):
        runners.append(runner)
        runner.start()
        return runner

    yield start
    for runner in runners:
        runner.stop()


def shoe(seed=1):
    return AngelEyeTwin(seed, SendPatience(repeat=0.05, retransmit=0.1, settle=0.1))


def test_a_shoe_on_a_pseudo_terminal_is_heard_and_takes_orders_where_allowed(linked, running, told):
    runner = running(PtyRunner(shoe()))
    link = linked(str(runner.path), permission=Permission.MAY_ORDER)
    told.wait_for_status(Listening)
    runner.gesture("insert-deck")
    card = runner.gesture("draw-card")
    link.order(Order.LOCK)
    told.wait(lambda: OrderTaken("lock") in told.events and told.cards() == [card])
    assert [type(status) for status in told.statuses] == [Connecting, Listening, Up]


def test_a_shoe_behind_a_serial_server_is_heard_again_after_the_network_came_back(linked, running, told):
    runner = running(TcpRunner(shoe()))
    linked(runner.url)
    told.wait_for_status(Listening)
    runner.gesture("insert-deck")
    first = runner.gesture("draw-card")
    told.wait(lambda: told.cards() == [first])
    runner.unplug()
    told.wait_for_status(Lost)
    second = runner.gesture("draw-card")
    runner.plug()
    told.wait(lambda: told.cards() == [first, second])


def test_a_second_host_on_a_serial_server_is_turned_away(linked, running, told):
    runner = running(TcpRunner(shoe()))
    linked(runner.url)
    runner.gesture("insert-deck")
    told.wait_for_status(Up)
    with socket.create_connection(("127.0.0.1", int(runner.url.rpartition(":")[2]))) as second:
        assert second.recv(1) == b""


DEVICES = {
    "angel-eye": (shoe, CardRead, ("insert-deck", "draw-card")),
    "card-line": (CardLineTwin, CardRead, ("insert-deck", "draw-card")),
    "packet-shuffler": (PacketShufflerTwin, PacketRead, ("insert-deck", "take-packet")),
}


@pytest.mark.parametrize("protocol", DEVICES)
def test_a_simulated_device_in_this_process_goes_through_the_real_link_and_is_marked(protocol, linked, told):
    twin, event, gestures = DEVICES[protocol]
    stand = Inside(twin())
    link = linked(stand.port, protocol)
    assert link.port.nature is Nature.SIMULATED
    told.wait_for_status(Listening)
    for gesture in gestures:
        stand.gesture(gesture)
    told.wait(lambda: told.of(event))
    stand.unplug()
    told.wait_for_status(Lost)
    stand.plug()
    told.wait(lambda: told.statuses[-1] == Listening(link.port.name) or isinstance(told.statuses[-1], Up))


def test_a_link_that_may_only_read_refuses_every_order(linked, told):
    link = linked(Inside(shoe()).port)
    with pytest.raises(errors.ReadOnly):
        link.order(Order.LOCK)


def test_nothing_is_told_after_closed(told):
    stand = Inside(shoe())
    link = link_to(stand.port, "angel-eye", told, backoff=hasty())
    link.start()
    told.wait_for_status(Listening)
    link.close()
    stand.gesture("insert-deck")
    assert told.statuses[-1] == Closed(link.port.name)
    assert not link._thread.is_alive()


BAD = {
    "no such device": ("/dev/ttyNOSUCH", errors.NoSuchPort),
    "a plain file": (__file__, errors.NotASerialPort),
    "nothing listens": ("socket://127.0.0.1:1", errors.NothingListening),
    "no hardware like it": ("hwgrep://no-such-hardware", errors.NoSuchPort),
}


@pytest.mark.parametrize(("url", "kind"), BAD.values(), ids=BAD.keys())
def test_a_bad_port_is_named_and_tried_again(url, kind, linked, told):
    linked(url)
    lost = told.wait_for_status(Lost)
    assert type(lost.error) is kind, lost
    told.wait(lambda: sum(isinstance(status, Connecting) for status in told.statuses) >= 2)


NO_URLS = ["", "http://x", "spy:///dev/ttyUSB0", "x://", "socket://h", "socket://h:x", "rfc2217://:1", "hwgrep://("]


def test_what_is_no_device_url_is_refused_at_once():
    def check(url):
        told = Recorder()
        with pytest.raises(errors.BadUrl):
            link_to(url, "angel-eye", told)

    assert failures(check, [*NO_URLS]) == []


def test_a_port_without_permission_is_named(linked, told, monkeypatch, bare_line):
    def denied(path, *rest, **options):
        raise PermissionError(13, "Permission denied", path)

    monkeypatch.setattr("serial.serialposix.os.open", denied)
    linked(bare_line[1])
    assert isinstance(told.wait_for_status(Lost).error, errors.NoPermission)


def test_a_port_in_use_is_named_and_taken_when_it_becomes_free(linked, told, bare_line):
    other = port_at(bare_line[1], LineSettings(9600)).open()
    linked(bare_line[1])
    assert isinstance(told.wait_for_status(Lost).error, errors.PortInUse)
    other.close()
    told.wait_for_status(Listening)


def bad_device(told, path, limits):
    port, device = port_at(path, LineSettings(9600)), named("angel-eye").device()
    link = Link(port, device, told, limits=limits, backoff=hasty(), recognise=another_than("angel-eye"))
    link.start()
    told.wait_for_status(Listening)
    return link


SENT = {
    "noise": (bytes(range(0x80, 0xFF)), errors.LineNoise),
    "another protocol": (b"AS\r\nKD\r\n" * 20, errors.WrongProtocol),
    "a flood of reports": (CARD * 100, errors.Flooding),
}


def test_noise_in_front_of_its_own_reports_is_no_other_protocol(told, bare_line):
    master, path = bare_line
    link = bad_device(told, path, SilenceLimits())
    os.write(master, b"boot " * 20 + CARD)
    told.wait_for_status(Up)
    link.close()
    impaired = [each.error for each in told.statuses if isinstance(each, Impaired)]
    assert not any(isinstance(error, errors.WrongProtocol) for error in impaired)


@pytest.mark.parametrize(("data", "kind"), SENT.values(), ids=SENT.keys())
def test_a_device_that_cannot_be_used_is_named_and_put_off(data, kind, told, bare_line):
    master, path = bare_line
    link = bad_device(told, path, SilenceLimits())
    deadline = time.monotonic() + 10
    while not any(isinstance(status, Lost) for status in told.statuses) and time.monotonic() < deadline:
        try:
            os.write(master, data)
            os.read(master, 4096)
        except BlockingIOError:
            time.sleep(0.001)
    assert type(told.wait_for_status(Lost).error) is kind
    link.close()
    assert len(told.frames) < 3000


def test_a_device_that_takes_no_bytes_is_told(told, bare_line):
    port = port_at(bare_line[1], LineSettings(9600))
    pipe = port.open()
    with pytest.raises(errors.LineStuck):
        pipe.write(b"x" * 100_000)
    pipe.close()


THIS_MACHINE = ("/dev/pts/0", "loop://", "socket://127.0.0.1:4001", "rfc2217://localhost:4001", "socket://[::1]:4001")
ELSEWHERE = ("/dev/ttyUSB0", "socket://shoe-7:4001", "hwgrep://FTDI")


def test_what_cannot_be_a_real_device_counts_as_simulated():
    natures = {url: port_at(url, LineSettings(9600)).nature for url in (*THIS_MACHINE, *ELSEWHERE)}
    assert natures == {**dict.fromkeys(THIS_MACHINE, Nature.SIMULATED), **dict.fromkeys(ELSEWHERE, Nature.REAL)}


def test_a_simulated_device_cannot_appear_where_a_real_one_was_expected(tmp_path, bare_line, linked, told):
    path = tmp_path / "reader"
    link = linked(str(path))
    assert isinstance(told.wait_for_status(Lost).error, errors.NoSuchPort)
    path.symlink_to(bare_line[1])
    told.wait(
        lambda: any(getattr(status, "error", None) == errors.NatureChanged(str(path)) for status in told.statuses)
    )
    assert link.port.nature is Nature.REAL


def test_an_order_never_waits_for_a_connection(linked, told):
    stand = Inside(shoe())
    stand.unplug()
    link = linked(stand.port, permission=Permission.MAY_ORDER)
    told.wait_for_status(Lost)
    with pytest.raises(errors.NotSent):
        link.order(Order.LOCK)


def test_a_host_that_never_answers_does_not_hold_up_closing(told):
    hold, closed = threading.Event(), threading.Event()

    class Late:
        def close(self):
            closed.set()

    def dead_host():
        hold.wait(10)
        return Late()

    link = Link(Port("dead", Nature.REAL, dead_host), named("angel-eye").device(), told, limits=SilenceLimits())
    link.start()
    told.wait_for_status(Connecting)
    link.close()
    assert told.statuses[-1] == Closed("dead")
    hold.set()
    assert closed.wait(10)


def test_a_person_may_ask_to_try_again_at_once(told):
    stand = Inside(shoe())
    stand.unplug()
    link = link_to(stand.port, "angel-eye", told)
    link.start()
    told.wait(lambda: sum(isinstance(status, Lost) for status in told.statuses) >= 3)
    stand.plug()
    link.retry()
    told.wait_for_status(Listening)
    link.close()


def come_to(reached):
    """What the link says of itself is told to nobody: it is looked at."""
    end = time.monotonic() + SOON
    while not reached():
        assert time.monotonic() < end
        time.sleep(0.005)


def test_a_fault_of_our_own_is_told_as_a_lost_line_and_tried_again(told, caplog):
    stand, taken = Inside(shoe()), told.event
    told.event = lambda event: 1 / 0
    link = link_to(stand.port, "angel-eye", told, backoff=hasty())
    link.start()
    stand.gesture("insert-deck")
    told.wait_for_status(Lost)
    assert isinstance(link.fault, errors.OwnFault)
    assert "ZeroDivisionError" in caplog.text
    told.event = taken
    stand.gesture("draw-card")
    come_to(lambda: told.events and link.fault is None)
    link.close()
    assert not link._thread.is_alive()


def test_a_fault_in_telling_a_status_stands_where_it_can_be_seen(told):
    """The listener itself fails, so that it can't be told."""
    told.status = lambda status: 1 / 0
    link = link_to(Inside(shoe()).port, "angel-eye", told, backoff=hasty())
    link.start()
    come_to(lambda: link.fault is not None)
    assert link._thread.is_alive()
    link.close()
    assert not link._thread.is_alive()


def test_a_port_that_is_gone_with_its_cable_is_a_lost_line_and_no_port_only_where_it_never_was(linked, told):
    stand = Inside(AngelEyeTwin())
    stand.unplug()
    linked(stand.port)
    told.wait_for_status(Lost)
    stand.plug()
    told.wait_for_status(Listening)
    stand.unplug()
    told.wait(lambda: errors.PortGone(stand.port.name) in losses(told))
    kinds = [type(error) for error in losses(told)]
    assert set(kinds[: kinds.index(errors.LineLost)]) == {errors.NoSuchPort}
    assert set(kinds[kinds.index(errors.LineLost) + 1 :]) == {errors.PortGone}


def test_a_port_that_fails_is_gone_only_where_it_was_there(linked, told):
    stand = Inside(AngelEyeTwin())
    fails = threading.Event()
    fails.set()

    def opened():
        if fails.is_set():
            raise errors.PortFails(stand.port.name)
        return stand.port.open()

    linked(Port(stand.port.name, Nature.SIMULATED, opened))
    assert isinstance(told.wait_for_status(Lost).error, errors.PortFails)
    fails.clear()
    told.wait_for_status(Listening)
    fails.set()
    stand.unplug()
    told.wait(lambda: errors.PortGone(stand.port.name) in losses(told))


def losses(told):
    return [status.error for status in told.statuses if isinstance(status, Lost)]


class Cable:
    """It breaks in the first read, once somebody has ordered something; from then on the line is only quiet."""

    def __init__(self) -> None:
        self.ordered, self.in_use = threading.Event(), threading.Event()
        self.reads = 0
        self.sent: list[bytes] = []

    def read(self) -> bytes:
        assert self.ordered.wait(SOON)
        self.reads += 1
        if self.reads == 1:
            raise errors.PortGone("cable")
        if self.reads > 3:
            self.in_use.set()
        time.sleep(0.001)
        return b""

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def close(self) -> None: ...


def test_an_order_from_before_the_line_was_lost_is_not_sent_later(told):
    cable = Cable()
    port, device = Port("cable", Nature.REAL, lambda: cable), named("angel-eye").device()
    link = Link(port, device, told, limits=SilenceLimits(), permission=Permission.MAY_ORDER, backoff=hasty())
    link.start()
    told.wait_for_status(Listening)
    link.order(Order.LOCK)
    cable.ordered.set()
    assert cable.in_use.wait(SOON)
    link.close()
    assert cable.sent == []
