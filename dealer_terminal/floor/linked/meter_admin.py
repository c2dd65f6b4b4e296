"""Administration and status of linked meters."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import Struct
from psycopg.rows import args_row

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.address import require_table
from dealer_terminal.floor.faults import known_faults
from dealer_terminal.floor.floor_admin import FloorAdmin, require_said
from dealer_terminal.floor.linked.ports import WinOutcome
from dealer_terminal.journal.codec import CODEC
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.record_text import utc_text
from dealer_terminal.procedure.meter_facts import MetersGrew
from dealer_terminal.rules.money import PARTS, parts

_TOLD = {
    "there": "there is a meter {meter} already",
    "unknown": "the floor has no meter {meter}, or it has no table {table}: dealer-terminal floor meter status",
    "no table": "the floor has no table {table}: dealer-terminal floor enrol {table}",
    "elsewhere": "table {table} plays for another such meter: unlink it there first",
    "pending": "a win of table {table} on {meter} waits for its confirmation: let it end first",
    "below": "{meter} would stand below nothing: lower it by less",
}
_STANDS = """
SELECT m.meter, m.of_meter, m.rate, m.reset, m.value, m.seeds, m.increments, m.adjusted, m.prizes, m.wins, m.opened,
    (SELECT count(*) FROM floor.meter_wins AS w WHERE w.meter = m.meter AND w.state = 'pending')::int,
    coalesce((SELECT min(w.won) FROM floor.meter_wins AS w WHERE w.meter = m.meter AND w.state = 'pending'), 0),
    ARRAY(SELECT t.table_id FROM floor.meter_tables AS t WHERE t.meter = m.meter AND t.linked ORDER BY 1),
    ARRAY(SELECT format('table %%s told a total of %%s after %%s: floor meter accept %%s %%s', t.table_id, t.fell,
        t.total, m.meter, t.table_id) FROM floor.meter_tables AS t WHERE t.meter = m.meter AND t.fell <> -1 ORDER BY 1),
    ARRAY(SELECT format('table %%s: %%s: floor meter accept %%s %%s', t.table_id, t.misfit, m.meter, t.table_id)
        FROM floor.meter_tables AS t WHERE t.meter = m.meter AND t.misfit <> '' ORDER BY 1),
    house.silent_after, floor.now_utc()
FROM floor.meters AS m CROSS JOIN floor.house WHERE %(meter)s IN ('', m.meter) ORDER BY m.meter
"""
_SUMS = """
SELECT m.seeds, coalesce((SELECT sum(e.by_amount) FROM floor.meter_entries AS e WHERE e.meter = m.meter
        AND e.kind = 'opened'), 0)::bigint + 100 * coalesce((SELECT sum(w.reseeded) FROM floor.meter_wins AS w
        WHERE w.meter = m.meter), 0)::bigint,
    m.increments, coalesce((SELECT sum(t.credited) FROM floor.meter_tables AS t WHERE t.meter = m.meter), 0)::bigint,
    m.adjusted, coalesce((SELECT sum(e.by_amount) FROM floor.meter_entries AS e WHERE e.meter = m.meter
        AND e.kind = 'adjusted'), 0)::bigint,
    m.prizes, 100 * coalesce((SELECT sum(w.pays) FROM floor.meter_wins AS w WHERE w.meter = m.meter), 0)::bigint,
    m.value, m.seeds + m.increments + m.adjusted - m.prizes
FROM floor.meters AS m WHERE m.meter = %s
"""
_GREW = """
SELECT schema, body FROM floor.records WHERE table_id = %(table)s AND kind = %(kind)s
UNION ALL SELECT schema, body FROM floor.tail_records WHERE table_id = %(table)s AND kind = %(kind)s
"""
_OPENED = "opened"
MOST_CENTS = 10**12
"""Maximum amount in either direction. Sums of such amounts stay far below the database's limit."""
_NAMES = ("seeds", "increments", "adjustments", "prizes", "value")


class LinkedMeter(Struct, frozen=True):
    """Status of one meter. `value` and its parts are hundredths of a cent. `waits` is the time of the oldest
    unconfirmed win."""

    meter: str
    of_meter: str
    rate: int
    reset: int
    value: int
    seeds: int
    increments: int
    adjusted: int
    prizes: int
    wins: int
    opened: int
    pending: int
    waits: int
    tables: list[str]
    falls: list[str]
    misfits: list[str]
    silent_after: int
    now: int

    def alarms(self) -> tuple[str, ...]:
        waited = self.waits and self.now - self.waits > self.silent_after
        since = (f"a win waits for its confirmation since {utc_text(self.waits)}",) if waited else ()
        return (*self.falls, *self.misfits, *since)

    def summary(self) -> dict[str, Any]:
        """Return the data for `floor meter status --json`."""
        left_out = ("falls", "misfits", "silent_after", "now", "waits", "opened")
        told = {name: getattr(self, name) for name in self.__struct_fields__ if name not in left_out}
        return {**told, "opened": utc_text(self.opened), "alarms": list(self.alarms())}


class MeterWin(Struct, frozen=True):
    number: int
    table: str
    round: int
    seat: int
    value: int
    pays: int
    reseeded: int
    state: str
    asked: int
    won: int

    def summary(self) -> dict[str, Any]:
        told = {name: getattr(self, name) for name in self.__struct_fields__}
        return {**told, "asked": utc_text(self.asked), "won": utc_text(self.won), "state": WinOutcome(self.state).value}


class MeterAdmin:
    """Administration of meters. Every action is recorded with a person's name."""

    def __init__(self, office: FloorAdmin) -> None:
        self._connection, self.where = office.connection, office.where

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Run the actions in one transaction: all or nothing."""
        with known_faults(self.where), self._connection.transaction():
            yield

    def open(self, meter: str, of_meter: str, rate: int, reset: int, seed: int, person: str) -> None:
        """Open a meter. Amounts are in cents."""
        require_table(meter)
        require_said(person, _OPENED)
        _require_amounts(reset, seed)
        self._do("meter_open", meter, of_meter, rate, reset, parts(seed), person, meter=meter)

    def link(self, meter: str, table: str, person: str, reason: str, *, linked: bool) -> None:
        require_table(table)
        require_said(person, reason)
        self._do("meter_link", meter, table, linked, person, reason, meter=meter, table=table)

    def adjust(self, meter: str, by: int, person: str, reason: str) -> None:
        """Adjust the meter by an amount in cents."""
        require_said(person, reason)
        _require_amounts(by)
        self._do("meter_adjust", meter, parts(by), person, reason, meter=meter)

    def accept(self, meter: str, table: str, person: str, reason: str) -> None:
        require_said(person, reason)
        self._do("meter_accept", meter, table, person, reason, meter=meter, table=table)

    def stands(self, meter: str = "") -> tuple[LinkedMeter, ...]:
        with known_faults(self.where), self._connection.cursor(row_factory=args_row(LinkedMeter)) as cursor:
            found = tuple(cursor.execute(_STANDS, {"meter": meter}).fetchall())
        if meter and not found:
            raise KnownError(f"{self.where}: {_TOLD['unknown'].format(meter=meter, table='such')}")
        return found

    def wins(self, meter: str) -> tuple[MeterWin, ...]:
        """Return the wins in order."""
        asked = "number, table_id, round, seat, value, pays, reseeded, state, asked, won"
        with known_faults(self.where), self._connection.cursor(row_factory=args_row(MeterWin)) as cursor:
            told = f"SELECT {asked} FROM floor.meter_wins WHERE meter = %s ORDER BY number"
            return tuple(cursor.execute(told.encode(), (meter,)).fetchall())

    def compared(self, meter: str) -> Iterator[str]:
        """Yield each value that differs from the sum of its parts, and each table whose total differs from its
        records."""
        (stands,) = self.stands(meter)
        with known_faults(self.where):
            found = self._connection.execute(_SUMS, (meter,)).fetchall()[0]
        for name, kept, summed in zip(_NAMES, found[::2], found[1::2], strict=True):
            if kept != summed:
                yield f"{name}: {kept} is kept, {summed} is the sum"
        for table in stands.tables:
            yield from self._compared_with_records(stands, table)

    def _compared_with_records(self, meter: LinkedMeter, table: str) -> Iterator[str]:
        kind = KINDS[MetersGrew][0]
        with known_faults(self.where):
            asked = "SELECT total FROM floor.meter_tables WHERE meter = %s AND table_id = %s"
            ((total,),) = self._connection.execute(asked, (meter.meter, table)).fetchall()
            records = self._connection.execute(_GREW, {"table": table, "kind": kind}).fetchall()
        facts = (CODEC.decode(kind, schema, body) for schema, body in records)
        grew = sum(fact.grown.get(meter.of_meter, 0) for fact in facts if isinstance(fact, MetersGrew))
        if total not in (grew, -1):
            yield f"table {table} told {total}, its records here come to {grew}"

    def _do(self, function: str, *told: Any, **named: str) -> None:
        places = ", ".join(["%s"] * len(told))
        with known_faults(self.where):
            ((answer,),) = self._connection.execute(f"SELECT floor.{function}({places})".encode(), told).fetchall()
        if answer in _TOLD:
            raise KnownError(f"{self.where}: {_TOLD[answer].format(**{'meter': '', 'table': 'such', **named})}")


def _require_amounts(*amounts: int) -> None:
    for amount in amounts:
        if abs(amount) > MOST_CENTS:
            raise KnownError(f"{amount} cents is more than a meter holds: at most {MOST_CENTS}")


def dollars_exact(value: int) -> str:
    """Return the amount with hundredths of a cent."""
    cents, rest = divmod(value, PARTS)
    return f"${cents // 100:,}.{cents % 100:02}{rest:02}"
