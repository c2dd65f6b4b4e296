"""Meter set on a floor's PostgreSQL, reached over the table's own connection."""

import os
import socket
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import partial
from itertools import chain, repeat
from threading import Event, Thread, Timer
from typing import Any

from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.floor.floor_connection import FloorConnection
from dealer_terminal.floor.linked.meters import LinkedMeters, MeterAnswer, MeterExchange
from dealer_terminal.floor.linked.ports import MeterSet, MeterStatus, SettledWin, Win, WinOutcome, WinRequest
from dealer_terminal.table.jobs import Jobs, NotTakenError

_PATIENCE_SECONDS = 3.0
"""Seconds after which a meter that does not answer counts as unreachable."""
_WIN = "t.of_meter, w.number, w.name, w.round, w.seat, w.position, w.value, w.pays, w.reseeded, w.state"
_ON_TABLE = "JOIN floor.meter_tables AS t ON t.meter = w.meter AND t.table_id = w.table_id"
_OPEN = f"""SELECT {_WIN} FROM floor.meter_wins AS w {_ON_TABLE} WHERE w.table_id = floor.own_table()
    AND (w.state = 'pending' OR w.state = 'paid' AND w.round >= %s) ORDER BY w.won"""
_ASKED = f"SELECT {_WIN} FROM floor.meter_win(%s, %s, %s, %s, %s, %s, %s, %s) AS w {_ON_TABLE}"


class MeterLine:
    """Implementation of `MeterSet`."""

    def __init__(self, line: FloorConnection) -> None:
        self._line = line
        self._link = -1

    def join(self) -> None:
        with self._bounded():
            last = self._line.ask("SELECT floor.meters_join(%s)", (-1,))
            while (now := self._line.ask("SELECT floor.meters_join(%s)", (last,))) != last + 1:
                last = now
        self._link = now

    def tell(self, totals: Mapping[str, int]) -> Sequence[MeterStatus]:
        told = (self._link, [*totals], [*totals.values()])
        with self._bounded():
            found = self._line.rows("SELECT * FROM floor.meters_tell(%s, %s::text[], %s::bigint[])", told)
        return tuple(MeterStatus(*row) for row in found)

    def open_wins(self, since: int) -> Sequence[Win]:
        with self._bounded():
            return tuple(_win(row) for row in self._line.rows(_OPEN, (since,)))

    def win(self, wanted: WinRequest) -> Win:
        told = (wanted.round, wanted.seat, wanted.position, wanted.clock, wanted.total)
        with self._bounded():
            (found,) = self._line.rows(_ASKED, (self._link, wanted.of_meter, wanted.name, *told))
        return _win(found)

    def settle(self, settled: SettledWin) -> bool:
        told = (settled.of_meter, settled.name, settled.pays, settled.reseeded, settled.outcome.value)
        with self._bounded():
            answer = self._line.ask("SELECT floor.meter_settle(%s, %s, %s, %s, %s, %s)", (self._link, *told))
        return bool(answer == "settled")

    @contextmanager
    def _bounded(self) -> Iterator[None]:
        """Cut off a server that does not answer, so that the table notices."""
        over = Timer(_PATIENCE_SECONDS, _cut, (self._line.fileno(),))
        over.daemon = True
        over.start()
        try:
            yield
        finally:
            over.cancel()


def _cut(descriptor: int) -> None:
    with suppress(OSError), socket.socket(fileno=os.dup(descriptor)) as line:
        line.shutdown(socket.SHUT_RDWR)


def _win(row: Sequence[Any]) -> Win:
    told = dict(zip(Win.__struct_fields__, row, strict=True))
    return Win(**{**told, "outcome": WinOutcome(told["outcome"])})


LOOKS_EVERY = 0.4
"""Seconds between exchanges; including transfer and display, all tables show the same value within one second."""
_PAUSES = (0.5, 1.0, 2.0)
_LONGEST_PAUSE = 4.0
Opens = Callable[[], AbstractContextManager[MeterSet]]
Asks = Callable[[Callable[[], Any]], Any]
"""Function that runs work in the table's thread and returns its result."""


class Linking:
    """Thread that exchanges meters with the set. `opens` opens a new connection each time, or raises KnownError."""

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
    """Start the exchange on a new connection."""
    there = line.open_wins(ask(meters.since))
    ask(partial(meters.joined, there))
    exchange(line, meters, ask)


def exchange(line: MeterSet, meters: LinkedMeters, ask: Asks) -> None:
    """Request wins first, then settle earlier ones, and read the meters last, so that their values include all of
    it."""
    due = ask(meters.due)
    given = tuple(line.win(each) for each in due.wanted)
    taken, misfit = _settled(line, due)
    heard = MeterAnswer(tuple(line.tell(due.totals)), given, taken, misfit)
    ask(partial(meters.heard, heard))


def _settled(line: MeterSet, due: MeterExchange) -> tuple[tuple[SettledWin, ...], str]:
    taken = list[SettledWin]()
    for each in due.settled:
        if not line.settle(each):
            return tuple(taken), f"win {each.name} does not fit"
        taken.append(each)
    return tuple(taken), ""
