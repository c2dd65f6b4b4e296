"""Evidence of equivocation at a table, as the floor server found it, and the decision on it."""

from typing import Any

import psycopg
from msgspec import Struct
from psycopg.rows import args_row

from dealer_terminal.floor.faults import known_faults
from dealer_terminal.journal.record_text import utc_text

_ASKED = """
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
        return tuple(cursor.execute(_ASKED, (table,)).fetchall())


def _text(note: bytes) -> str:
    """Return the note as text. Bytes that are not text are escaped."""
    return note.decode("utf-8", "backslashreplace")
