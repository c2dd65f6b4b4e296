"""A fold that goes around what cannot be read or followed: behind it each round is folded from its own start."""

from dealer_terminal.errors import ProgramError
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import NewerFactError, ReplayStep, Stand, step
from dealer_terminal.journal.round_proof import OPENED
from dealer_terminal.review.damage import Damage


class Around:
    """Where it stands, and around what it went; of a round that is damaged only what still fits the table without it
    is taken, such as who dealt."""

    def __init__(self, stand: Stand, at: int, damage: tuple[Damage, ...] = ()) -> None:
        self.stand, self.damage = stand, damage
        self._begun, self._next, self._broken = stand, at, False

    def meet(self, record: Record) -> tuple[ReplayStep, ...]:
        """The record, folded; nothing where it cannot be."""
        opens = record.kind == OPENED
        if record.position != self._next:
            self._break(self._next, missing(self._next))
        self._next = record.position + 1
        if opens:
            self._begun = self.stand
        if not record.intact():
            self._break(record.position, changed(record.position))
            return ()
        try:
            folded = step(self.stand, record)
        except NewerFactError:
            raise
        except AuditError as error:
            if not self._broken:
                self._break(record.position, str(error))
            return ()
        except ProgramError:
            if not self.damage:
                raise
            return ()
        self.stand, self._broken = folded.after, self._broken and not opens
        return (folded,)

    def _break(self, position: int, why: str) -> None:
        """The table is as it was before that round."""
        if not self._broken:
            self.stand, self._broken = self._begun, True
        self.damage = (*self.damage, Damage(position, why, position + 1))


def sound(records: tuple[Record, ...], first: int, end: int) -> tuple[tuple[Record, ...], tuple[Damage, ...]]:
    """Those of one round that come before the first one that is missing or was changed."""
    for at, position in enumerate(range(first, end)):
        if at >= len(records) or records[at].position != position:
            return records[:at], (Damage(position, missing(position), end),)
        if not records[at].intact():
            return records[:at], (Damage(position, changed(position), end),)
    return records, ()


def missing(position: int) -> str:
    return f"record {position} is missing"


def changed(position: int) -> str:
    return f"record {position} was changed: its content is not what was hashed"
