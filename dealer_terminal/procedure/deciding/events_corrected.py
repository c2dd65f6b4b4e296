"""Another event was named on the progressive than the hand achieved: a supervisor names it anew, and the prize follows
(House Procedure 26)."""

from functools import reduce

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.deciding.events_named import WHY, refuse, wrong_event
from dealer_terminal.procedure.deciding.events_of_last_round import of_the_round_before
from dealer_terminal.procedure.deciding.outcome import Outcome, house, unapproved
from dealer_terminal.procedure.deciding.payments import holds_for
from dealer_terminal.procedure.deciding.prizes import followed, line_on_record
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.meter_facts import EventCorrected
from dealer_terminal.procedure.progressive import is_locked, progressive_of, without_jackpots
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.hand import Line


def correct_event(state: State, command: commands.CorrectEvent) -> Outcome:
    refusal = unapproved(state, command.approval)
    if refusal is not None:
        return refusal
    if state.book is None:
        return house(words("No table has been open here"), words("Ask a supervisor to open the table."))
    if state.book.progressive is None:
        return refuse(state, words("This game has no jackpots"), words("Go on."))
    if command.round not in (0, state.round):
        return of_the_round_before(state, command)
    return (
        _not_named(state, command)
        or wrong_event(state, command, _recorded(state, command))
        or _named_anew(state, command)
    )


def _named_anew(state: State, command: commands.CorrectEvent) -> tuple[Fact, ...]:
    number, spot = command.seat, progressive_of(state).spot
    was, lines = _recorded(state, command), _lines(state, command)
    named = EventCorrected(state.round, number, spot, was, command.event, command.approval, lines)
    after = evolve(state, named)
    prizes = tuple(followed(after, number, WHY))
    return named, *prizes, *holds_for(state, reduce(evolve, prizes, after), ())


def _recorded(state: State, command: commands.CorrectEvent) -> str:
    return state.seat(command.seat).events[progressive_of(state).spot]


def _lines(state: State, command: commands.CorrectEvent) -> tuple[Line, ...]:
    """A prize that is locked follows by a fact of its own; one that is not is claimed anew, or its wager lost."""
    number, spot, seat = command.seat, progressive_of(state).spot, state.seat(command.seat)
    if is_locked(state, number):
        return seat.lines
    named = state.with_seat(number, replace(seat, events={**seat.events, spot: command.event}))
    lost = without_jackpots(state, (line_on_record(named, number),))
    return (*(line for line in seat.lines if line.spot != spot), *lost)


def _not_named(state: State, command: commands.CorrectEvent) -> Refusal | None:
    seat = state.seat(command.seat)
    if state.misdealt or state.phase not in (Phase.SETTLE, Phase.DECK_BACK):
        return refuse(state, words("No hand lies open"), words("Settle the hands first."))
    if progressive_of(state).spot in seat.events:
        return None
    if seat.cards:
        why = words("The cards of position {seat} are on record", seat=command.seat)
        return refuse(state, why, words("Have its cards corrected: the prize follows them."))
    why = words("Position {seat}: no event of this wager was named", seat=command.seat)
    return refuse(state, why, words("Expose its hand first."))
