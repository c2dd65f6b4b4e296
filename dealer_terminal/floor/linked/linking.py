"""The line between a table and its set of meters: a thread of its own, so that no touch waits for a network."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from itertools import chain, repeat
from threading import Event, Thread
from typing import Any

from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.floor.linked.meters import Due, Heard, LinkedMeters
from dealer_terminal.floor.linked.ports import MeterSet, Settled
from dealer_terminal.table.jobs import Jobs, NotTakenError

LOOKS_EVERY = 0.4
"""Seconds: with the answer's way and the screen's, each table shows the same value within one."""
_PAUSES = (0.5, 1.0, 2.0)
_LONGEST_PAUSE = 4.0
Opens = Callable[[], AbstractContextManager[MeterSet]]
Asks = Callable[[Callable[[], Any]], Any]
"""Has the table's own thread do it, and gives what came of it."""


class Linking:
    """`opens` gives a line to the set each time anew; `KnownError` where there is none."""

    def __init__(self, meters: LinkedMeters, jobs: Jobs, opens: Opens) -> None:
        self._meters, self._door, self._opens = meters, jobs.door(), opens
        self._due, self._ended = Event(), Event()
        meters.wake = self._due.set
        self._thread = Thread(target=self._run, name="linked meters", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._ended.set()
        self._due.set()
        self._door.close()
        self._thread.join(2 * _LONGEST_PAUSE)

    def _run(self) -> None:
        pauses = chain(_PAUSES, repeat(_LONGEST_PAUSE))
        while not self._ended.is_set():
            try:
                with self._opens() as line:
                    line.join()
                    begin(line, self._meters, self._door.ask)
                    pauses = chain(_PAUSES, repeat(_LONGEST_PAUSE))
                    self._follow(line)
            except (KnownError, FoundWrongError) as error:
                self._lost(str(error))
                self._ended.wait(next(pauses))

    def _follow(self, line: MeterSet) -> None:
        while not self._ended.is_set():
            self._due.wait(LOOKS_EVERY)
            self._due.clear()
            exchange(line, self._meters, self._door.ask)

    def _lost(self, why: str) -> None:
        try:
            self._door.ask(lambda: self._meters.lost(why))
        except NotTakenError:
            return


def begin(line: MeterSet, meters: LinkedMeters, ask: Asks) -> None:
    """On a line that is new."""
    there = line.open_wins(ask(meters.since))
    ask(partial(meters.joined, there))
    exchange(line, meters, ask)


def exchange(line: MeterSet, meters: LinkedMeters, ask: Asks) -> None:
    """Wins first, then what became of earlier ones; how the meters stand is asked last: it holds all of that."""
    due = ask(meters.due)
    given = tuple(line.win(each) for each in due.wanted)
    taken, misfit = _settled(line, due)
    heard = Heard(tuple(line.tell(due.totals)), given, taken, misfit)
    ask(partial(meters.heard, heard))


def _settled(line: MeterSet, due: Due) -> tuple[tuple[Settled, ...], str]:
    taken = list[Settled]()
    for each in due.settled:
        if not line.settle(each):
            return tuple(taken), f"win {each.name} does not fit"
        taken.append(each)
    return tuple(taken), ""
