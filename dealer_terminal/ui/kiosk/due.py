"""What the dealer's hands do now with the chips of the hand in turn; what was done before counts no more."""

from collections.abc import Iterable

from msgspec import Struct

from dealer_terminal.procedure.balance import Again, again, given_up, is_owed, owed
from dealer_terminal.procedure.progressive_view import progressive_view
from dealer_terminal.procedure.state import Phase, State, lines_of, paid
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.ui.kiosk.regions.progressive import pending_alone
from dealer_terminal.ui.kiosk.regions.spots import latest


class Due(Struct, frozen=True):
    """`lines` are the wagers that are settled now, or given up: what the house `pays` and `takes` of them, and what it
    `returns`. `earlier` ones were paid before, `waiting` ones are paid once the jackpot is. Of a hand that was paid
    on other cards each wager is done `again`, by its difference; `back` is what the player gives back."""

    lines: tuple[Line, ...] = ()
    earlier: tuple[Line, ...] = ()
    waiting: tuple[Line, ...] = ()
    again: tuple[Again, ...] = ()
    pays: int = 0
    takes: int = 0
    returns: int = 0
    back: int = 0

    def results(self) -> frozenset[Result]:
        return frozenset(line.result for line in self.lines)


def due(state: State, number: int) -> Due:
    seat = state.seat(number)
    if state.phase is Phase.FOLDS:
        return _due(given_up(state, number), _that_pay(seat.lines))
    if is_owed(seat):
        once_more = owed(seat)
        return Due(again=again(seat), pays=once_more.pays, returns=once_more.returns, back=once_more.back)
    settled = latest(state, number)
    lines = pending_alone(progressive_view(state), settled)
    earlier = _that_pay(line for line in seat.lines if line not in settled)
    return _due(lines, earlier, _that_pay(line for line in settled if line not in lines))


def back(state: State) -> Due:
    """All wagers of a round that is misdealt, and what was paid on them before."""
    lines = tuple(line for line in lines_of(state) if line.result is Result.RETURNED)
    return Due(lines, back=paid(state.take_back), returns=_staked(lines, Result.RETURNED))


def _due(lines: tuple[Line, ...], earlier: tuple[Line, ...], waiting: tuple[Line, ...] = ()) -> Due:
    takes, returns = _staked(lines, Result.LOSE, Result.FORFEIT), _staked(lines, Result.RETURNED)
    return Due(lines, earlier, waiting, pays=paid(lines), takes=takes, returns=returns)


def _that_pay(lines: Iterable[Line]) -> tuple[Line, ...]:
    return tuple(line for line in lines if line.pays)


def _staked(lines: Iterable[Line], *results: Result) -> int:
    return sum(line.stake for line in lines if line.result in results)
