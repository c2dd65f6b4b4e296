"""What money comes to: of a round, and of a hand that was paid before its cards or payments were put right."""

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
    """What was wagered, what the house paid, and what it took."""
    staked = sum(line.stake for line in lines)
    taken = sum(line.stake for line in lines if line.result in _TAKEN)
    return staked, paid(lines), taken


def given_up(state: State, number: int) -> tuple[Line, ...]:
    """What is not resolved yet of the wagers that a folded or forfeited hand loses, and of those that go back (Dealer
    Protocol 5, Irregularities B1)."""
    resolved = {line.spot for line in state.seat(number).lines}
    return tuple(line for line in collected(state.rulebook(), state.hand(number)) if line.spot not in resolved)


def is_owed(seat: Seat) -> bool:
    """Whether a hand was paid otherwise than what stands (House Procedure 17)."""
    return bool(seat.paid_before)


def fresh(state: State, number: int) -> tuple[Line, ...]:
    """The lines that are settled now, whose chips nobody has moved before."""
    seat = state.seat(number)
    before = {*seat.done, *(line.spot for line in seat.paid_before)}
    return tuple(line for line in latest(state, number) if line.spot not in before)


def held_back(state: State, number: int) -> tuple[Line, ...]:
    """Nothing of a hand is paid before all of it is verified, and its jackpot paid (House Procedure 12)."""
    seat = state.seat(number)
    prize = state.phase is Phase.SETTLE and bool(seat.lines) and approval_at(state, number)
    if seat.racked or not (prize or state.holds or state.over_limit):
        return ()
    return tuple(line for line in fresh(state, number) if line.pays)


def moved(state: State, number: int) -> tuple[Line, ...]:
    """What the chips of a hand were moved for, as it was then: of a hand in the rack all, of one in turn what was
    settled before its last cards were turned over, or before it was collected; what was put right since, by what it
    was."""
    seat = state.seat(number)
    due = () if seat.racked else fresh(state, number)
    lines = {line.spot: line for line in seat.lines if line not in due}
    return tuple({**lines, **{line.spot: line for line in seat.paid_before}}.values())


def was_moved(state: State, line: Line) -> bool:
    """Whether chips were moved for a line that stands."""
    return line.spot in {each.spot for each in moved(state, line.seat)}


def difference(state: State, number: int, was: Line) -> Difference:
    """A round that is over was paid. At a closed table the difference is settled with the supervisor who signs."""
    if number != state.round:
        return Difference.OWED if state.phase is Phase.CLOSED else Difference.LATER
    return Difference.OWED if was_moved(state, was) else Difference.NONE


def moved_for(state: State, number: int, line: Line) -> Line | None:
    """What the chips of a payment of round `number` were moved for so far; nothing where they were not."""
    if number == state.round:
        return next((each for each in moved(state, line.seat) if each.spot == line.spot), None)
    place = (number, line.seat, line.spot)
    owing = (each.was for each in state.owing if (each.round, each.line.seat, each.line.spot) == place)
    return next(owing, line)


def resettled(state: State, number: int, seat: Seat) -> State:
    """With the seat as it stands now: what its chips were moved for before is kept, and only the difference is due."""
    before, was = state.seat(number), moved(state, number)
    differs = before.racked or before.paid_before or any(line not in seat.lines for line in was)
    return state.with_seat(number, replace(seat, racked=False, paid_before=was if differs else ()))


def with_the_player(state: State, line: Line) -> bool:
    """Of a round that was called off: a wager that went with its hand, paid or not, is not handed out a second time."""
    return any((each.seat, each.spot) == (line.seat, line.spot) and each.result in _STAYS for each in state.moved)


def goes_back(state: State) -> tuple[Line, ...]:
    """The wagers of such a round that lie on the table, or in the rack."""
    lines = (line for line in lines_of(state) if line.result is Result.RETURNED)
    return tuple(line for line in lines if not with_the_player(state, line))


class Owed(Struct, frozen=True):
    """What is done once more with the chips of a hand that was paid otherwise: what the house `pays` on top and
    `returns` of what it collected, and what the player gives `back`."""

    pays: int = 0
    returns: int = 0
    back: int = 0


class Again(Struct, frozen=True):
    """A wager that was settled, and comes out otherwise now."""

    was: Line
    stands: Line

    def owed(self) -> Owed:
        more, was, now = self.stands.pays - self.was.pays, self.was.result, self.stands.result
        returned = self.was.stake if was in _TAKEN and now in _STAYS else 0
        taken = self.stands.stake if was in _STAYS and now in _TAKEN else 0
        return Owed(max(more, 0), returned, max(-more, 0) + taken)


def again(seat: Seat) -> tuple[Again, ...]:
    """Wager by wager, in the order of what stands (House Procedure 17)."""
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
    """The wager of a round that is over."""
    return Again(each.was, each.line)


def _lay_there(line: Line) -> Line:
    """What was not settled stayed as it was."""
    return replace(line, event=None, result=Result.PUSH, odds=None, pays=0, meter=None)


NOTHING_OWED = Owed()
