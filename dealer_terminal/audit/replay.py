"""Records folded to a state: recovery, review and verification run the same fold as live play."""

from collections.abc import Iterable

from dealer_terminal.audit.codec import CODEC, UnknownFact
from dealer_terminal.audit.errors import AuditError, MismatchError
from dealer_terminal.audit.journal_facts import ClockSteppedBack, FramesKept, JournalFact
from dealer_terminal.audit.record import Record
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.state import State

Entry = Fact | JournalFact | UnknownFact
EMPTY = State()

_FOLD_BREAKS = (AssertionError, LookupError, ValueError, TypeError, AttributeError, StopIteration)


class NewerFactError(AuditError):
    """A newer version wrote a fact that this one cannot fold."""


def entry_of(record: Record) -> Entry:
    return CODEC.decode(record.kind, record.schema, record.body)


def after(state: State, entry: Entry) -> State:
    """What the journal says of itself changes nothing at the table."""
    if isinstance(entry, ClockSteppedBack | FramesKept):
        return state
    if isinstance(entry, UnknownFact):
        raise NewerFactError(f"{entry.kind} (schema {entry.schema}) was written by a newer version")
    return evolve(state, entry)


def step(state: State, record: Record) -> State:
    """One record further; says which record and why where that is impossible."""
    try:
        return after(state, entry_of(record))
    except AuditError as error:
        raise type(error)(f"record {record.position}: {error}") from None
    except _FOLD_BREAKS as error:
        reason = f"{record.kind} does not follow from the records before it ({type(error).__name__}: {error})"
        raise MismatchError(f"record {record.position}: {reason}") from error


def replay(records: Iterable[Record], state: State = EMPTY) -> State:
    for record in records:
        state = step(state, record)
    return state
