"""Work from other threads is done by the owner alone, answered, bounded, and refused when nobody will do it."""

import time
from math import inf
from threading import Event, Thread, current_thread

import pytest

from dealer_terminal.table.jobs import Jobs, NotTakenError


class Asker:
    """A thread that asks once and keeps what came of it."""

    def __init__(self, door, work, patience=5.0):
        self.outcome = None
        self._thread = Thread(target=self._run, args=(door, work, patience))
        self._thread.start()

    def _run(self, door, work, patience):
        try:
            self.outcome = door.ask(work, patience)
        except Exception as error:  # noqa: BLE001 - looked at by the test
            self.outcome = error

    def result(self):
        self._thread.join(30)
        assert not self._thread.is_alive()
        return self.outcome


def until(condition):
    deadline = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.001)


def test_the_owner_does_the_work_and_the_asker_gets_the_answer():
    jobs = Jobs()
    asker = Asker(jobs.door(), current_thread)
    assert jobs.run_for(5, lambda: asker.outcome is not None)
    assert asker.result() is current_thread()


def test_what_the_work_raises_is_raised_where_it_was_asked_for():
    jobs = Jobs()
    asker = Asker(jobs.door(), lambda: 1 // 0)
    assert jobs.run_for(5, lambda: asker.outcome is not None)
    assert isinstance(asker.result(), ZeroDivisionError)


def test_work_is_never_begun_inside_work_that_is_under_way():
    jobs, done = Jobs(), []

    def outer():
        done.append("begun")
        asker = Asker(jobs.door(), lambda: done.append("asked"))
        while not jobs._waiting:
            time.sleep(0.001)
        assert jobs.run_pending() == 0
        done.append("ended")
        return asker

    asker = []
    jobs.later(lambda: asker.append(outer()))
    jobs.run_for(5, lambda: len(done) == 3)
    assert asker[0].result() is None
    assert done == ["begun", "ended", "asked"]


def test_what_waits_after_a_turn_asks_for_the_next_one():
    woken = []
    jobs = Jobs(lambda: woken.append(1))
    jobs.later(lambda: jobs.later(lambda: None))
    assert len(woken) == 1
    jobs.run_pending()
    assert len(woken) == 3
    jobs.run_pending()
    assert len(woken) == 3


def test_an_owner_that_does_not_come_in_time_refuses_and_the_work_is_never_done():
    jobs, done = Jobs(), []
    asker = Asker(jobs.door(), lambda: done.append(1), patience=0.05)
    assert isinstance(asker.result(), NotTakenError)
    assert jobs.run_pending() == 0
    assert done == []


def test_an_owner_that_dies_while_others_wait_refuses_them():
    made, release = [], Event()

    def live():
        made.append(Jobs())
        release.wait(5)

    owner = Thread(target=live)
    owner.start()
    until(lambda: made)
    asker = Asker(made[0].door(), lambda: 1, patience=60)
    release.set()
    assert isinstance(asker.result(), NotTakenError)


def test_whoever_waits_is_refused_when_the_door_or_the_jobs_are_closed():
    for closes in (lambda jobs, door: door.close(), lambda jobs, door: jobs.close()):
        jobs = Jobs()
        door = jobs.door()
        asker = Asker(door, lambda: 1, patience=60)
        until(lambda jobs=jobs: jobs._waiting)
        closes(jobs, door)
        assert isinstance(asker.result(), NotTakenError)
        assert isinstance(Asker(door, lambda: 1).result(), NotTakenError)


def test_more_than_so_much_work_is_refused_at_once():
    jobs = Jobs(most=2)
    askers = [Asker(jobs.door(), lambda: 1, patience=60) for _ in range(2)]
    until(lambda: len(jobs._waiting) == 2)
    assert isinstance(Asker(jobs.door(), lambda: 1, patience=60).result(), NotTakenError)
    jobs.run_pending()
    assert [asker.result() for asker in askers] == [1, 1]


def test_only_the_owner_may_work():
    jobs, found = Jobs(), []

    def intruder():
        with pytest.raises(AssertionError, match="only the owner does the work"):
            jobs.run_pending()
        found.append(1)

    other = Thread(target=intruder)
    other.start()
    other.join()
    assert found == [1]


def test_the_owners_own_work_waits_for_its_next_turn_and_is_not_hidden_when_it_fails():
    jobs, done = Jobs(), []
    jobs.later(lambda: done.append(1))
    assert done == []
    assert jobs.run_for(5, lambda: bool(done))
    jobs.later(lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        jobs.run_pending()


def test_an_owner_thread_that_died_refuses_however_patient_the_asker_is():
    made = []
    owner = Thread(target=lambda: made.append(Jobs()))
    owner.start()
    owner.join()
    assert isinstance(Asker(made[0].door(), lambda: 1, patience=inf).result(), NotTakenError)
