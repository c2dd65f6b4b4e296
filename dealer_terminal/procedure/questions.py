"""What can be reported now, and the question that an open irregularity asks."""

from msgspec import Struct

from dealer_terminal.procedure.irregularities import VACANT_POSITION, Ending, endings, moves, possible, procedure
from dealer_terminal.procedure.notes import note_of
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import Words


class Question(Struct, frozen=True):
    """An open irregularity: what happened, where, how it can end, and which hands would move (from, to)."""

    id: str
    title: str
    seats: tuple[int, ...]
    note: Words
    endings: tuple[Ending, ...]
    moves: tuple[tuple[int, int], ...] = ()


class Report(Struct, frozen=True):
    """An irregularity that can be reported now."""

    id: str
    title: str
    citation: str
    seats: tuple[int, ...]


def question(state: State) -> Question | None:
    issue = state.issue
    if issue is None:
        return None
    shifts = moves(state, issue.seats) if issue.id == VACANT_POSITION else ()
    title, note = procedure(state, issue.id).title, note_of(state, issue)
    return Question(issue.id, title, issue.seats, note, endings(state), shifts)


def reports(state: State) -> tuple[Report, ...]:
    if state.phase is Phase.CLOSED:
        return ()
    found = ((path, seats, procedure(state, path.id)) for path, seats in possible(state))
    return tuple(Report(path.id, words.title, words.citation, seats) for path, seats, words in found)
