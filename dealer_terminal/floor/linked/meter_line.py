"""The set of meters on a floor's PostgreSQL, over a table's own line."""

import os
import socket
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from threading import Timer
from typing import Any

from dealer_terminal.floor.line import Line
from dealer_terminal.floor.linked.ports import Outcome, Settled, Stands, Wanted, Win

_PATIENCE_SECONDS = 3.0
"""A meter that is not told within it is not reached."""
_WIN = "t.of_meter, w.number, w.name, w.round, w.seat, w.position, w.value, w.pays, w.reseeded, w.state"
_ON_TABLE = "JOIN floor.meter_tables AS t ON t.meter = w.meter AND t.table_id = w.table_id"
_OPEN = f"""SELECT {_WIN} FROM floor.meter_wins AS w {_ON_TABLE} WHERE w.table_id = floor.own_table()
    AND (w.state = 'pending' OR w.state = 'paid' AND w.round >= %s) ORDER BY w.won"""
_ASKED = f"SELECT {_WIN} FROM floor.meter_win(%s, %s, %s, %s, %s, %s, %s, %s) AS w {_ON_TABLE}"


class MeterLine:
    """A `MeterSet`."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._link = -1

    def join(self) -> None:
        with self._bounded():
            last = self._line.ask("SELECT floor.meters_join(%s)", (-1,))
            while (now := self._line.ask("SELECT floor.meters_join(%s)", (last,))) != last + 1:
                last = now
        self._link = now

    def tell(self, totals: Mapping[str, int]) -> Sequence[Stands]:
        told = (self._link, [*totals], [*totals.values()])
        with self._bounded():
            found = self._line.rows("SELECT * FROM floor.meters_tell(%s, %s::text[], %s::bigint[])", told)
        return tuple(Stands(*row) for row in found)

    def open_wins(self, since: int) -> Sequence[Win]:
        with self._bounded():
            return tuple(_win(row) for row in self._line.rows(_OPEN, (since,)))

    def win(self, wanted: Wanted) -> Win:
        told = (wanted.round, wanted.seat, wanted.position, wanted.clock, wanted.total)
        with self._bounded():
            (found,) = self._line.rows(_ASKED, (self._link, wanted.of_meter, wanted.name, *told))
        return _win(found)

    def settle(self, settled: Settled) -> bool:
        told = (settled.of_meter, settled.name, settled.pays, settled.reseeded, settled.outcome.value)
        with self._bounded():
            answer = self._line.ask("SELECT floor.meter_settle(%s, %s, %s, %s, %s, %s)", (self._link, *told))
        return bool(answer == "settled")

    @contextmanager
    def _bounded(self) -> Iterator[None]:
        """A server that says nothing is cut off, so that the table learns of it."""
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
    return Win(**{**told, "outcome": Outcome(told["outcome"])})
