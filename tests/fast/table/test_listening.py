"""The link's end of the door: acknowledged only after the table took it, refused when nobody takes it any more."""

from math import inf
from threading import Event, Thread

import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.table.device_reader import Device, ReaderListener, device_reader
from dealer_terminal.table.jobs import Jobs
from drivers.errors import StoreRefused
from drivers.link import Permission
from drivers.protocol import Order
from tests.fast.table.desk import KEYS, Desk
from tests.fast.table.reports import BOTH, FIRST, UP, packet
from tests.fast.table.terminal import SOON, Terminal
from tests.helpers.full_disk import FullDisk
from tests.helpers.twin_process import TwinProcess


def in_a_thread(action):
    outcome = []

    def run():
        try:
            outcome.append(action())
        except Exception as error:  # noqa: BLE001 - looked at by the test
            outcome.append(error)

    thread = Thread(target=run)
    thread.start()
    return thread, outcome


def listening(desk, jobs, heartbeats=()):
    return ReaderListener("x", desk.feed, jobs.door(), lambda raw: raw in heartbeats)


def test_an_event_returns_to_the_link_only_after_its_fact_is_written():
    desk, jobs = Desk().dealing(1, 2), Jobs()
    ear = listening(desk, jobs)
    thread, _ = in_a_thread(lambda: ear.event(BOTH[0]))
    thread.join(0.1)
    assert thread.is_alive()
    assert desk.dealt() == {}
    jobs.run_for(5, lambda: not thread.is_alive())
    assert list(desk.dealt()) == [1]


def test_a_frame_that_the_journal_refuses_is_refused_to_the_link():
    desk, jobs = Desk(journal=FullDisk(KEYS)), Jobs()
    desk.journal.full = True
    thread, outcome = in_a_thread(lambda: listening(desk, jobs).frame(b"frame"))
    jobs.run_for(5, lambda: not thread.is_alive())
    assert isinstance(outcome[0], KnownError)


def test_a_terminal_that_closes_takes_nothing_more_and_holds_nobody_up():
    desk, jobs = Desk().dealing(1, 2), Jobs()
    ear = listening(desk, jobs)
    thread, outcome = in_a_thread(lambda: ear.event(BOTH[0]))
    jobs.close()
    thread.join(SOON)
    assert not thread.is_alive()
    assert isinstance(outcome[0], StoreRefused)
    in_a_thread(lambda: ear.status(UP))[0].join(SOON)
    assert desk.dealt() == {}


def test_a_heartbeat_is_kept_once_while_it_says_the_same():
    desk, jobs = Desk(), Jobs()
    ear = listening(desk, jobs, heartbeats=(b"one", b"two"))
    heard = (b"one", b"one", b"report", b"one", b"two", b"two", b"one", b"report", b"report")
    thread, _ = in_a_thread(lambda: [ear.frame(raw) for raw in heard])
    assert jobs.run_for(SOON, lambda: not thread.is_alive())
    assert len(desk.journal.frames) == 6


def test_a_reader_reads_and_sends_nothing_unless_it_is_allowed_to(caplog):
    caplog.set_level("INFO")
    with TwinProcess("packet-shuffler") as twin:
        with Terminal().on(twin.where) as terminal, pytest.raises(KnownError, match="may only read"):
            terminal.reader.order(Order.LOCK)
        with Terminal().on(twin.where, permission=Permission.MAY_ORDER) as terminal:
            terminal.until(lambda: "the device is empty" in caplog.text)
            terminal.reader.order(Order.LOCK)
            terminal.until(lambda: "the device took an order" in caplog.text)


def test_a_journal_that_is_read_again_after_it_failed_goes_on_with_what_waited():
    desk = Desk(journal=FullDisk(KEYS)).dealing(1, 2)
    desk.journal.full = True
    desk.tell(*BOTH)
    desk.journal.full = False
    again = Desk(journal=desk.journal)
    desk.feed.adopt(again.session, desk.feed._frames)
    assert list(again.dealt()) == [1, 2]


def test_an_append_that_failed_and_reached_the_disk_all_the_same_is_not_done_twice():
    desk = Desk(journal=FullDisk(KEYS)).dealing(1, 2)
    desk.journal.full = True
    desk.tell(BOTH[0])
    desk.journal.full = False
    again = Desk(journal=desk.journal).tell(packet(1, FIRST))
    desk.feed.adopt(again.session, desk.feed._frames)
    assert list(again.dealt()) == [1]


def test_a_reader_whose_owner_never_works_closes_all_the_same(monkeypatch):
    """Its link waits at the door, with all the patience in the world, when it is closed."""
    monkeypatch.setattr("drivers.link.WITHIN", SOON)
    with TwinProcess("packet-shuffler") as twin:
        terminal = Terminal()
        reader = device_reader(terminal.table, Device(twin.where, "packet-shuffler"))
        waits = Event()
        asks = reader._door.ask

        def patient(work):
            waits.set()
            return asks(work, inf)

        monkeypatch.setattr(reader._door, "ask", patient)
        reader.start()
        assert waits.wait(SOON)
        reader.close()
        assert not reader.link._thread.is_alive()
