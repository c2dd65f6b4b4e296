"""Amounts of a round, and of a hand whose cards or payments were corrected after it was paid."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import astuple, replace

from dealer_terminal.procedure.facts import Difference
from dealer_terminal.procedure.progressive import approval_at
from dealer_terminal.procedure.state import Owing, Phase, Seat, State, latest, lines_of, paid
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.settlement import collected

_STAYS = (Result.WIN, Result.PUSH, Result.RETURNED)
_TAKEN = (Result.LOSE, Result.FORFEIT)


def round_totals(lines: Sequence[Line]) -> tuple[int, int, int]:
    """Return the amounts wagered, paid by the casino and taken by the casino."""
    staked = sum(line.stake for line in lines)
    taken = sum(line.stake for line in lines if line.result in _TAKEN)
    return staked, paid(lines), taken


def given_up(state: State, number: int) -> tuple[Line, ...]:
    """Return the unresolved lines of a folded or forfeited hand: wagers it loses and wagers that are returned (Dealer
    Protocol 5, Irregularities B1)."""
    resolved = {line.spot for line in state.seat(number).lines}
    return tuple(line for line in collected(state.rulebook(), state.hand(number)) if line.spot not in resolved)


def is_owed(seat: Seat) -> bool:
    """Return True if the hand was paid differently from its current lines (House Procedure 17)."""
    return bool(seat.paid_before)


def fresh(state: State, number: int) -> tuple[Line, ...]:
    """Return the lines settled now whose chips have not been moved yet."""
    seat = state.seat(number)
    before = {*seat.done, *(line.spot for line in seat.paid_before)}
    return tuple(line for line in latest(state, number) if line.spot not in before)


def held_back(state: State, number: int) -> tuple[Line, ...]:
    """Return winning lines that may not be paid yet. No line of a hand is paid until all are verified and its jackpot
    is paid (House Procedure 12)."""
    seat = state.seat(number)
    prize = state.phase is Phase.SETTLE and bool(seat.lines) and approval_at(state, number)
    if seat.racked or not (prize or state.holds or state.over_limit):
        return ()
    return tuple(line for line in fresh(state, number) if line.pays)


def moved(state: State, number: int) -> tuple[Line, ...]:
    """Return the lines for which chips of a hand were moved, as they were at that time. For a racked hand these are all
    lines; for the hand in turn, those settled before its last cards were exposed or before it was collected. A line
    that was corrected later appears as it was paid."""
    seat = state.seat(number)
    due = () if seat.racked else fresh(state, number)
    lines = {line.spot: line for line in seat.lines if line not in due}
    return tuple({**lines, **{line.spot: line for line in seat.paid_before}}.values())


def was_moved(state: State, line: Line) -> bool:
    """Return True if chips were moved for a current line."""
    return line.spot in {each.spot for each in moved(state, line.seat)}


def difference(state: State, number: int, was: Line) -> Difference:
    """Return how the difference of a corrected payment is settled. A finished round was paid, so its difference is
    settled later; at a closed table it is settled at once with the supervisor who signs."""
    if number != state.round:
        return Difference.OWED if state.phase is Phase.CLOSED else Difference.LATER
    return Difference.OWED if was_moved(state, was) else Difference.NONE


def moved_for(state: State, number: int, line: Line) -> Line | None:
    """Return the line for which chips of a payment of round `number` were moved so far, or None if they were not
    moved."""
    if number == state.round:
        return next((each for each in moved(state, line.seat) if each.spot == line.spot), None)
    place = (number, line.seat, line.spot)
    owing = (each.was for each in state.owing if (each.round, each.line.seat, each.line.spot) == place)
    return next(owing, line)


def resettled(state: State, number: int, seat: Seat) -> State:
    """Replace the seat, keep the lines for which its chips were moved before, and put it in turn if a difference is
    owed."""
    before, was = state.seat(number), moved(state, number)
    differs = before.racked or before.paid_before or any(line not in seat.lines for line in was)
    return state.with_seat(number, replace(seat, racked=False, paid_before=was if differs else ()))


def with_the_player(state: State, line: Line) -> bool:
    """Return True if a wager of a voided round already went back to the player with its hand and is not returned
    again."""
    return any((each.seat, each.spot) == (line.seat, line.spot) and each.result in _STAYS for each in state.moved)


def goes_back(state: State) -> tuple[Line, ...]:
    """Return the wagers of a voided round that the dealer must still return, from the table or from collected chips."""
    lines = (line for line in lines_of(state) if line.result is Result.RETURNED)
    return tuple(line for line in lines if not with_the_player(state, line))


class Owed(Struct, frozen=True):
    """Chip moves that settle the difference of a hand that was paid differently. The casino `pays` an additional amount
    and `returns` wagers that it collected; the player gives `back` an amount."""

    pays: int = 0
    returns: int = 0
    back: int = 0


class Again(Struct, frozen=True):
    """A settled wager with a changed result: the line as it `was` paid and the line that now `stands`."""

    was: Line
    stands: Line

    def owed(self) -> Owed:
        more, was, now = self.stands.pays - self.was.pays, self.was.result, self.stands.result
        returned = self.was.stake if was in _TAKEN and now in _STAYS else 0
        taken = self.stands.stake if was in _STAYS and now in _TAKEN else 0
        return Owed(max(more, 0), returned, max(-more, 0) + taken)


def again(seat: Seat) -> tuple[Again, ...]:
    """Return the changed wagers in the order of the current lines (House Procedure 17)."""
    if not is_owed(seat):
        return ()
    was, now = ({line.spot: line for line in lines} for lines in (seat.paid_before, seat.lines))
    order = (*(spot for spot in now if spot in was), *(spot for spot in was if spot not in now))
    both = (Again(was[spot], now.get(spot, _lay_there(was[spot]))) for spot in order)
    return tuple(each for each in both if each.owed() != NOTHING_OWED)


def owed(seat: Seat) -> Owed:
    wagers = [each.owed() for each in again(seat)]
    return Owed(*(sum(each) for each in zip(*map(astuple, wagers), strict=True)))


def later(each: Owing) -> Again:
    """Return the changed wager of a finished round."""
    return Again(each.was, each.line)


def _lay_there(line: Line) -> Line:
    """Return the line of a wager that was not settled: it pushes and pays nothing."""
    return replace(line, event=None, result=Result.PUSH, odds=None, pays=0, meter=None)


NOTHING_OWED = Owed()
