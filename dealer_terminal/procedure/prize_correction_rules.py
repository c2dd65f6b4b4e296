"""Rules for correcting a progressive prize: it always pays what the hand makes, from its meter or the pay table (House
Procedures 25 and 26)."""

from msgspec.structs import replace

from dealer_terminal.procedure.irregularities import procedure
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Seat, State
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.paytable import Event
from dealer_terminal.rules.settlement import event_line

ENTERED_ANEW = words("Have the cards that lay there entered: the prize follows them.")
NAMED_ANEW = words("Have its event named anew: the prize follows it.")


def is_prize(state: State, line: Line) -> bool:
    progressive = state.rulebook().progressive
    return progressive is not None and line.spot == progressive.spot


def is_named(state: State, line: Line) -> bool:
    """Return True if this round's prize was entered by its event without cards. False after a void."""
    return is_prize(state, line) and line.spot in state.seat(line.seat).events and not state.misdealt


def named_open(state: State) -> tuple[Line, ...]:
    """Return prizes that were named but are not locked yet; they have no amount (STAX Jackpot Approval Process 3)."""
    progressive = state.book.progressive if state.book is not None else None
    if progressive is None or state.misdealt:
        return ()
    spot = progressive.spot
    named = [(n, seat) for n, seat in sorted(state.seats.items(), reverse=True) if seat.events.get(spot)]
    unsettled = [(n, seat) for n, seat in named if all(line.spot != spot for line in seat.lines)]
    lines = (event_line(state.settling(), state.hand(n), spot, _event(state, spot, seat)) for n, seat in unsettled)
    return tuple(replace(line, pays=0) for line in lines)


def as_recorded(state: State) -> Refusal:
    rule = procedure(state, IrregularityId.JACKPOT_DISPUTED).citation
    return Refusal(words("That event is the one recorded"), rule, words("Name what the hand achieved."))


def _event(state: State, spot: str, seat: Seat) -> Event:
    return next(each for each in state.tables()[spot].events if each.label == seat.events[spot])


def prize_stands(state: State, round: int, was: Line) -> Refusal | None:
    """Refuse to enter another amount for a prize. Its cards or event are corrected instead, and its meter follows. A
    returned wager was never paid and is not a prize."""
    if not is_prize(state, was) or was.result is Result.RETURNED:
        return None
    why = words("A jackpot is paid what was locked for it: no other amount is entered")
    if not was.pays:
        why = words("A jackpot follows its cards: no amount is entered")
    return Refusal(why, procedure(state, IrregularityId.JACKPOT_DISPUTED).citation, _road(state, round, was))


def _road(state: State, round: int, was: Line) -> Words:
    if round != state.round:
        return ENTERED_ANEW if state.last_cards.get(was.seat) else NAMED_ANEW
    seat = state.seat(was.seat)
    if is_named(state, was):
        return NAMED_ANEW
    if was.pays:
        return words("Have its cards corrected, or refuse the jackpot; else void the round.")
    return words("Have its cards corrected: the prize follows them.") if seat.cards else words("Void the round.")
