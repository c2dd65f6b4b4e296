"""Status of each table on a floor, and the alarms that need a person."""

from collections.abc import Iterator
from typing import Any

import psycopg
from msgspec import Struct
from psycopg.rows import args_row

from dealer_terminal.floor.faults import known_faults
from dealer_terminal.journal.record_text import utc_text

_FORKS = """
SELECT e.number, e.found, e.kind, e.position, e.what, e.own_leaf, e.own_note, e.other_leaf, e.other_note,
    (SELECT count(*) FROM floor.evidence_records AS r WHERE r.table_id = e.table_id AND r.number = e.number
        AND NOT of_floor),
    coalesce(d.outcome, ''), coalesce(d.decided, 0), coalesce(d.by_person, ''), coalesce(d.reason, '')
FROM floor.evidence AS e LEFT JOIN floor.decisions AS d ON d.table_id = e.table_id AND d.evidence = e.number
WHERE e.table_id = %s ORDER BY e.number
"""


class EquivocationEvidence(Struct, frozen=True):
    """Equivocation at one table: `own` is what the floor server had at `position`, `other` is what came. A note is
    empty if no signature covers it."""

    number: int
    found: int
    kind: str
    position: int
    what: str
    own_leaf: bytes
    own_note: bytes
    other_leaf: bytes
    other_note: bytes
    records: int
    outcome: str
    decided: int
    by: str
    reason: str

    def summary(self) -> dict[str, Any]:
        """Return the data for `floor status TABLE --json`."""
        return {
            "number": self.number,
            "found": utc_text(self.found),
            "kind": self.kind,
            "position": self.position,
            "what": self.what,
            "own": {"leaf": self.own_leaf.hex(), "checkpoint": _text(self.own_note)},
            "other": {"leaf": self.other_leaf.hex(), "checkpoint": _text(self.other_note), "records": self.records},
            "outcome": self.outcome,
            "decided": utc_text(self.decided) if self.decided else "",
            "by": self.by,
            "reason": self.reason,
        }


def evidence_of(connection: psycopg.Connection, where: str, table: str) -> tuple[EquivocationEvidence, ...]:
    with known_faults(where), connection.cursor(row_factory=args_row(EquivocationEvidence)) as cursor:
        return tuple(cursor.execute(_FORKS, (table,)).fetchall())


def _text(note: bytes) -> str:
    """Return the note as text. Bytes that are not text are escaped."""
    return note.decode("utf-8", "backslashreplace")


_SECOND = 1_000_000
_NEVER = 0
_ASKED = """
SELECT each.table_id, coalesce(t.journal, ''), coalesce(h.state, ''), coalesce(h.size, 0), coalesce(h.ahead, 0),
    coalesce(h.utc, 0), coalesce(c.size, 0), coalesce(c.utc, 0), coalesce(c.heard, 0), coalesce(c.clock, 0),
    coalesce(c.clock_ahead, 0), coalesce(c.older, false), coalesce(c.trouble, ''), coalesce(c.program, ''),
    coalesce((SELECT p.taken FROM floor.checkpoints AS p WHERE p.table_id = each.table_id
        ORDER BY p.size DESC LIMIT 1), 0),
    coalesce((SELECT e.what FROM floor.evidence AS e WHERE e.table_id = each.table_id
        ORDER BY e.number DESC LIMIT 1), ''),
    coalesce((SELECT r.what FROM floor.refusals AS r WHERE r.table_id = each.table_id
        AND r.refused > floor.now_utc() - 86400000000 ORDER BY r.number DESC LIMIT 1), ''),
    coalesce((SELECT max(s.size) FROM floor.cosignatures AS s WHERE s.table_id = each.table_id), 0),
    (SELECT count(*) FROM floor.cosignatures AS s WHERE s.table_id = each.table_id AND s.size =
        (SELECT max(n.size) FROM floor.cosignatures AS n WHERE n.table_id = each.table_id)),
    ARRAY(SELECT w.witness || ': ' || w.alarm FROM floor.witnesses AS w WHERE w.table_id = each.table_id
        AND w.alarmed > floor.now_utc() - 86400000000 ORDER BY w.witness),
    coalesce(s.made, 0), coalesce(s.ends, 0), e.ends, coalesce(e.used, 0), house.clock_limit,
    house.silent_after, floor.now_utc()
FROM (SELECT DISTINCT table_id FROM floor.enrolments) AS each CROSS JOIN floor.house
LEFT JOIN floor.tables AS t USING (table_id) LEFT JOIN floor.heads AS h USING (table_id)
LEFT JOIN floor.contacts AS c USING (table_id)
LEFT JOIN LATERAL (SELECT ends, used FROM floor.enrolments AS n WHERE n.table_id = each.table_id
    ORDER BY number DESC LIMIT 1) AS e ON true
LEFT JOIN LATERAL (SELECT made, ends FROM floor.certificates AS n WHERE n.table_id = each.table_id AND taken > 0
    AND NOT void ORDER BY n.ends DESC LIMIT 1) AS s ON true
ORDER BY each.table_id
"""


class TableStatus(Struct, frozen=True):
    """Status of one table. `size` records are signed, verified and kept; `unsigned` more follow. Times are microseconds
    since 1970, or 0 if there is none. `cosigned` records are covered by a checkpoint that `cosigned_by` keys cosigned.
    `lies` are witness alarms of the last day. The certificate is the one that the terminal logs in with. `clock` is the
    terminal's clock when the server's showed `heard`."""

    table: str
    journal: str
    state: str
    size: int
    ahead: int
    utc: int
    told_size: int
    told_utc: int
    heard: int
    clock: int
    clock_ahead: int
    older: bool
    trouble: str
    program: str
    checkpoint: int
    evidence: str
    refusal: str
    cosigned: int
    cosigned_by: int
    lies: list[str]
    certificate_made: int
    certificate_ends: int
    token_ends: int
    token_used: int
    clock_limit: int
    silent_after: int
    now: int

    @property
    def unsigned(self) -> int:
        return self.ahead - self.size

    @property
    def lag_records(self) -> int:
        """Return how many records the terminal has and the server lacks."""
        return max(0, self.told_size - self.ahead)

    @property
    def lag_seconds(self) -> float:
        """Return the seconds between the newest record here and at the terminal."""
        return max(0, self.told_utc - self.utc) / _SECOND if self.lag_records else 0.0

    @property
    def stands(self) -> str:
        if self.state:
            return self.state
        return "expected" if self.token_ends > self.now else "never came"

    def alarms(self) -> tuple[str, ...]:
        return (*self.found_wrong(), *self._calls())

    def found_wrong(self) -> Iterator[str]:
        """Yield failed checks only; other alarms are no finding."""
        if self.state == "forked":
            yield f"two histories of this table: {self.evidence}; nothing more is taken: floor status {self.table}"
        if self.state in ("", "closed"):
            return
        if self.older:
            yield f"its terminal has an older copy, of {self.told_size} records"
        for each in self.lies:
            yield f"a witness, within a day: {each}"

    def _calls(self) -> Iterator[str]:
        if self.state in ("", "closed"):
            return
        if self.heard == _NEVER or self.now - self.heard > self.silent_after:
            since = utc_text(self.heard) if self.heard else "it was enrolled"
            yield f"nothing was heard of its terminal since {since}"
        if abs(self.clock_ahead) > self.clock_limit:
            floors = utc_text(self.heard)
            yield f"clocks differ: the terminal showed {utc_text(self.clock)}, the floor {floors}"
        if self.trouble:
            yield f"its terminal says: {self.trouble}"
        if self.refusal:
            yield f"refused within a day: {self.refusal}"
        if self.certificate_ends:
            yield from self._of_certificate(utc_text(self.certificate_ends))

    def _of_certificate(self, ends: str) -> Iterator[str]:
        """Yield alarms on a late renewal, which is normal before two thirds of the certificate's life have passed."""
        if self.certificate_ends <= self.now:
            anew = f"floor enrol {self.table}, then forward with its token"
            yield f"its terminal's certificate ran out on {ends}: {anew}"
        elif 3 * (self.certificate_ends - self.now) < self.certificate_ends - self.certificate_made:
            yield f"its terminal's certificate runs out on {ends}, and it has no newer one: see that floor certify runs"

    def summary(self) -> dict[str, Any]:
        """Return the data for `floor status --json`."""
        return {
            "table": self.table,
            "journal": self.journal,
            "state": self.stands,
            "size": self.size,
            "unsigned": self.unsigned,
            "lag_records": self.lag_records,
            "lag_seconds": round(self.lag_seconds, 1),
            "checkpoint": utc_text(self.checkpoint) if self.checkpoint else "",
            "cosigned": self.cosigned,
            "cosigned_by": self.cosigned_by,
            "heard": utc_text(self.heard) if self.heard else "",
            "clock_ahead_seconds": round(self.clock_ahead / _SECOND, 3),
            "certificate_ends": utc_text(self.certificate_ends) if self.certificate_ends else "",
            "program": self.program,
            "alarms": list(self.alarms()),
        }


def standings(connection: psycopg.Connection, where: str) -> tuple[TableStatus, ...]:
    with known_faults(where), connection.cursor(row_factory=args_row(TableStatus)) as cursor:
        return tuple(cursor.execute(_ASKED).fetchall())
