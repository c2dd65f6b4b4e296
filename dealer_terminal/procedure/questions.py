"""Irregularities that can be reported now, and the question that an open one asks."""

from msgspec import Struct

from dealer_terminal.procedure.choices import Ending
from dealer_terminal.procedure.irregularities import endings, moves, possible, procedure
from dealer_terminal.procedure.irregularity_paths import path
from dealer_terminal.procedure.notes import note_of
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import Words
from dealer_terminal.rules.irregularity import IrregularityId


class RaisedQuestion(Struct, frozen=True):
    """An open irregularity: its title, positions and note, the possible answers, and the hands that would move (from,
    to)."""

    id: IrregularityId
    title: str
    seats: tuple[int, ...]
    note: Words
    endings: tuple[Ending, ...]
    moves: tuple[tuple[int, int], ...] = ()


class ReportableIrregularity(Struct, frozen=True):
    """An irregularity that can be reported now."""

    id: IrregularityId
    title: str
    citation: str
    seats: tuple[int, ...]


def question(state: State) -> RaisedQuestion | None:
    issue = state.issue
    if issue is None:
        return None
    known = path(issue.id)
    shifts = moves(state, issue.seats) if known is not None and known.moves_hands() else ()
    title, note = procedure(state, issue.id).title, note_of(state, issue)
    return RaisedQuestion(issue.id, title, issue.seats, note, endings(state), shifts)


def reports(state: State) -> tuple[ReportableIrregularity, ...]:
    if state.phase is Phase.CLOSED:
        return ()
    found = ((each, seats, procedure(state, each.id)) for each, seats in possible(state))
    return tuple(ReportableIrregularity(each.id, rule.title, rule.citation, seats) for each, seats, rule in found)
