"""Job queue between threads: other threads submit work, and only the owner's thread runs it.

The owner is the thread that created the jobs. `wake` notifies it of new work (a Qt loop, which then runs it in a turn
of its own), or it waits in `run_for` (a plain loop). The caller waits until the work is done or refused; work for an
owner that has ended is refused.
"""

import time
from collections import deque
from collections.abc import Callable
from enum import Enum
from threading import Condition, Thread, current_thread
from typing import Any, Generic, TypeVar

from dealer_terminal.errors import KnownError

Answer = TypeVar("Answer")

MOST = 64
PATIENCE = 5.0
GLANCE = 0.1
"""Seconds between checks that the owner is still alive."""


class NotTakenError(KnownError):
    """Refusal of work that was not started and never will be."""


class _Stage(Enum):
    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    REFUSED = "refused"


class _Job(Generic[Answer]):
    def __init__(self, door: "JobSubmitter", work: Callable[[], Answer]) -> None:
        self.door = door
        self.stage = _Stage.WAITING
        self._work = work
        self._answers: list[Answer] = []
        self._error: BaseException | None = None

    def run(self) -> None:
        try:
            self._answers.append(self._work())
        except BaseException as error:  # noqa: BLE001 - raised again in the thread that asked
            self._error = error

    def answer(self) -> Answer:
        if self._error is not None:
            raise self._error
        return self._answers[0]


class Jobs:
    def __init__(self, wake: Callable[[], None] = lambda: None, *, most: int = MOST) -> None:
        self.wake = wake
        self._most = most
        self._closed = False
        self._at_work = False
        self._owner: Thread = current_thread()
        self._changed = Condition()
        self._waiting: deque[_Job[Any]] = deque()
        self._later: deque[Callable[[], None]] = deque()

    def door(self) -> "JobSubmitter":
        """Return an entry for one thread, which can be closed without closing the others."""
        return JobSubmitter(self)

    def later(self, work: Callable[[], None]) -> None:
        """Queue the owner's own work for its next turn. An exception is raised there."""
        self._later.append(work)
        self.wake()

    def run_pending(self) -> int:
        """Run everything that is waiting and return the count. A call inside running work does nothing."""
        assert current_thread() is self._owner, "only the owner does the work"
        if self._at_work:
            return 0
        self._at_work = True
        try:
            return self._run_what_waits()
        finally:
            self._at_work = False
            if self._waiting or self._later:
                self.wake()

    def _run_what_waits(self) -> int:
        with self._changed:
            due, own = len(self._waiting), len(self._later)
        for _ in range(own):
            self._later.popleft()()
        return own + sum(self._run_next() for _ in range(due))

    def run_for(self, seconds: float, until: Callable[[], bool] = lambda: False) -> bool:
        """Run work in a plain loop for at most this many seconds. Return True as soon as `until` holds, False on
        timeout."""
        end = time.monotonic() + seconds
        while not until():
            left = end - time.monotonic()
            if left <= 0:
                return False
            with self._changed:
                self._changed.wait_for(lambda: bool(self._waiting or self._later), min(left, GLANCE))
            self.run_pending()
        return True

    @property
    def gone(self) -> bool:
        """Return True if no more work will run."""
        return self._closed or not self._owner.is_alive()

    def close(self) -> None:
        """Stop taking work and refuse all that is waiting."""
        with self._changed:
            self._closed = True
            for job in self._waiting:
                job.stage = _Stage.REFUSED
            self._waiting.clear()
            self._changed.notify_all()

    def _run_next(self) -> int:
        with self._changed:
            if not self._waiting:
                return 0
            job = self._waiting.popleft()
            job.stage = _Stage.RUNNING
        job.run()
        with self._changed:
            job.stage = _Stage.DONE
            self._changed.notify_all()
        return 1

    def ask(self, door: "JobSubmitter", work: Callable[[], Answer], patience: float) -> Answer:
        assert current_thread() is not self._owner, "the owner asks nobody"
        job = _Job(door, work)
        self._put(job)
        self.wake()
        self._await(job, patience)
        return job.answer()

    def _put(self, job: "_Job[Answer]") -> None:
        with self._changed:
            if job.door.shut or self.gone:
                raise NotTakenError("the terminal is closing; nothing more is taken")
            if len(self._waiting) >= self._most:
                raise NotTakenError("the terminal is too busy; it is taken later")
            self._waiting.append(job)
            self._changed.notify_all()

    def _await(self, job: "_Job[Answer]", patience: float) -> None:
        end = time.monotonic() + patience
        with self._changed:
            while job.stage in (_Stage.WAITING, _Stage.RUNNING):
                self._changed.wait(GLANCE)
                if not self._owner.is_alive() or (job.stage is _Stage.WAITING and time.monotonic() >= end):
                    self._drop(job)
        if job.stage is _Stage.REFUSED:
            raise NotTakenError("the terminal did not come to it in time; it is taken later")

    def _drop(self, job: "_Job[Answer]") -> None:
        job.stage = _Stage.REFUSED
        if job in self._waiting:
            self._waiting.remove(job)

    def shut(self, door: "JobSubmitter") -> None:
        with self._changed:
            door.shut = True
            for job in [job for job in self._waiting if job.door is door]:
                self._drop(job)
            self._changed.notify_all()


class JobSubmitter:
    """Entry through which another thread submits work."""

    def __init__(self, jobs: Jobs) -> None:
        self._jobs = jobs
        self.shut = False

    @property
    def leads_nowhere(self) -> bool:
        return self.shut or self._jobs.gone

    def ask(self, work: Callable[[], Answer], patience: float = PATIENCE) -> Answer:
        """Wait for the owner to run the work, and return its result or raise its exception. Raise NotTakenError if it
        was never started."""
        return self._jobs.ask(self, work, patience)

    def close(self) -> None:
        """Refuse waiting and later work immediately."""
        self._jobs.shut(self)
