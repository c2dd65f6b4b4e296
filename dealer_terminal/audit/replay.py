"""Records folded to a state: recovery, review and verification run the same fold as live play."""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.audit.codec import CODEC, UnknownFact
from dealer_terminal.audit.errors import AuditError, MismatchError
from dealer_terminal.audit.journal_facts import JournalFact
from dealer_terminal.audit.record import Record
from dealer_terminal.procedure.evolve import evolve, happens_at_table
from dealer_terminal.procedure.facts import Fact, RoundOpened, TableOpened
from dealer_terminal.procedure.state import State

Entry = Fact | JournalFact | UnknownFact

_FOLD_BREAKS = (AssertionError, LookupError, ValueError, TypeError, AttributeError, StopIteration)


class NewerFactError(AuditError):
    """A newer version wrote a fact that this one cannot fold."""


class Stand(Struct, frozen=True):
    """Where a fold stands: the state, and the records with which the table and the round opened (-1: none)."""

    state: State = State()
    table_at: int = -1
    table_leaf: bytes = b""
    round_at: int = -1
    round_utc: int = 0


START = Stand()


class Step(Struct, frozen=True):
    """One record folded: what it says, and where the fold stood on either side of it."""

    record: Record
    entry: Entry
    before: Stand
    after: Stand


def entry_of(record: Record) -> Entry:
    return CODEC.decode(record.kind, record.schema, record.body)


def after(state: State, entry: Entry) -> State:
    """What the journal says of itself changes nothing at the table."""
    if happens_at_table(entry):
        return evolve(state, entry)
    if isinstance(entry, UnknownFact):
        raise NewerFactError(f"{entry.kind} (schema {entry.schema}) was written by a newer version")
    return state


def stand_after(stand: Stand, state: State, entry: Entry, record: Record) -> Stand:
    if type(entry) is RoundOpened:
        return replace(stand, state=state, round_at=record.position, round_utc=record.utc)
    if type(entry) is TableOpened:
        return replace(stand, state=state, table_at=record.position, table_leaf=record.leaf)
    return replace(stand, state=state)


def step(stand: Stand, record: Record) -> Step:
    """One record further; says which record and why where that is impossible."""
    entry, state = _folded(stand.state, record)
    return Step(record, entry, stand, stand_after(stand, state, entry, record))


def _folded(state: State, record: Record) -> tuple[Entry, State]:
    try:
        entry = CODEC.decode(record.kind, record.schema, record.body)
        return entry, after(state, entry)
    except AuditError as error:
        raise type(error)(f"record {record.position}: {error}") from None
    except _FOLD_BREAKS as error:
        reason = f"{record.kind} does not follow from the records before it ({type(error).__name__}: {error})"
        raise MismatchError(f"record {record.position}: {reason}") from error


def steps(records: Iterable[Record], stand: Stand = START) -> Iterator[Step]:
    for record in records:
        folded = step(stand, record)
        stand = folded.after
        yield folded


def replay(records: Iterable[Record], stand: Stand = START) -> Stand:
    """As `steps`, where only the end is asked for."""
    for record in records:
        entry, state = _folded(stand.state, record)
        stand = stand_after(stand, state, entry, record)
    return stand
