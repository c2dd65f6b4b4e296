"""Fold of records to a state. Recovery, review and verification use the same fold as live play."""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.errors import ProgramError
from dealer_terminal.journal.codec import CODEC, UnknownFact
from dealer_terminal.journal.errors import AuditError, MismatchError
from dealer_terminal.journal.journal_facts import JournalFact
from dealer_terminal.journal.record import Record
from dealer_terminal.procedure.evolve import evolve, happens_at_table
from dealer_terminal.procedure.fact_preconditions import misfit
from dealer_terminal.procedure.facts import Fact, RoundOpened, TableOpened
from dealer_terminal.procedure.state import State

Entry = Fact | JournalFact | UnknownFact


class NewerFactError(AuditError):
    """A fact written by a newer version, which this one cannot fold."""


class FoldedState(Struct, frozen=True):
    """Fold result: the state and the records that opened table and round, by position (-1 if none)."""

    state: State = State()
    table_at: int = -1
    table_leaf: bytes = b""
    round_at: int = -1
    round_utc: int = 0


START = FoldedState()
_OPENING = frozenset({RoundOpened, TableOpened})


class ReplayStep(Struct, frozen=True):
    """One folded record: its entry, and the fold results before and after it."""

    record: Record
    entry: Entry
    before: FoldedState
    after: FoldedState


def entry_of(record: Record) -> Entry:
    return CODEC.decode(record.kind, record.schema, record.body)


def state_after(state: State, entry: Entry) -> State:
    return evolve(state, entry) if happens_at_table(entry) else _beside_the_table(state, entry)


def _beside_the_table(state: State, entry: Entry) -> State:
    """Return the state unchanged, because journal facts do not affect the table.

    Raise `NewerFactError` on unknown facts.
    """
    if isinstance(entry, UnknownFact):
        raise NewerFactError(f"{entry.kind} (schema {entry.schema}) was written by a newer version")
    return state


def stand_after(stand: FoldedState, state: State, entry: Entry, record: Record) -> FoldedState:
    if type(entry) is RoundOpened:
        return replace(stand, state=state, round_at=record.position, round_utc=record.utc)
    if type(entry) is TableOpened:
        return replace(stand, state=state, table_at=record.position, table_leaf=record.leaf)
    return replace(stand, state=state)


def step(stand: FoldedState, record: Record) -> ReplayStep:
    """Fold one record. Raise `AuditError` with its position and the reason if it does not fit."""
    entry, state = _folded(stand.state, record)
    return ReplayStep(record, entry, stand, stand_after(stand, state, entry, record))


def _folded(state: State, record: Record) -> tuple[Entry, State]:
    try:
        entry = entry_of(record)
        if not happens_at_table(entry):
            return entry, _beside_the_table(state, entry)
        _require_fit(state, entry, record.kind)
        return entry, evolve(state, entry)
    except AuditError as error:
        raise type(error)(f"record {record.position}: {error}") from None
    except Exception as error:  # the record fits, so any failure is a defect of this program
        raise program_error(record, "cannot be folded") from error


def program_error(record: Record, cannot: str) -> ProgramError:
    """Return the error of a record that is valid but that this program failed on."""
    return ProgramError(f"record {record.position} ({record.kind}, leaf hash {record.leaf.hex()}) {cannot}")


def _require_fit(state: State, fact: Fact, kind: str) -> None:
    """Check a fact before it is folded, so that any failure in the fold is the program's own."""
    why = misfit(state, fact)
    if why:
        raise MismatchError(f"{kind} does not follow from the records before it ({why})")


def steps(records: Iterable[Record], stand: FoldedState = START) -> Iterator[ReplayStep]:
    for record in records:
        folded = step(stand, record)
        stand = folded.after
        yield folded


def replay(records: Iterable[Record], stand: FoldedState = START) -> FoldedState:
    """Return the last fold result. Faster than `steps`, since results in between are built only at openings."""
    state = stand.state
    for record in records:
        entry, state = _folded(state, record)
        if type(entry) in _OPENING:
            stand = stand_after(stand, state, entry, record)
    return replace(stand, state=state)
