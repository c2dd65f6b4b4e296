"""What the dealer's hands do now with the chips of the hand in turn; what was done before counts no more."""

from collections.abc import Iterable

from msgspec import Struct

from dealer_terminal.procedure.balance import given_up, is_owed, owed, owed_by_wager
from dealer_terminal.procedure.progressive_view import progressive_view
from dealer_terminal.procedure.state import Phase, State, lines_of, paid
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.ui.kiosk.regions.progressive import pending_alone
from dealer_terminal.ui.kiosk.regions.spots import latest


class Due(Struct, frozen=True):
    """`lines` are the wagers that are settled now, or given up: what the house `pays` and `takes` of them, and what it
    `returns`; `earlier` was paid before, `waiting` is paid once the jackpot is. A hand that was paid on other cards has
    one sum: `back` is what the player gives back."""

    lines: tuple[Line, ...] = ()
    earlier: tuple[Line, ...] = ()
    waiting: tuple[Line, ...] = ()
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
    newest = latest(state, number)
    lines = pending_alone(progressive_view(state), newest)
    if is_owed(seat):
        more = owed(seat)
        return Due(tuple(line for line, _ in owed_by_wager(seat)), pays=max(more, 0), back=max(-more, 0))
    earlier, waiting = (
        (line for line in seat.lines if line not in newest),
        (line for line in newest if line not in lines),
    )
    return _due(lines, _that_pay(earlier), _that_pay(waiting))


def back(state: State) -> Due:
    """All wagers of a round that is misdealt, and what was paid on them before."""
    lines = tuple(line for line in lines_of(state) if line.result is Result.RETURNED)
    return Due(lines, back=paid(state.take_back), returns=_staked(lines, Result.RETURNED))


def _due(lines: tuple[Line, ...], earlier: tuple[Line, ...], waiting: tuple[Line, ...] = ()) -> Due:
    taken, returned = _staked(lines, Result.LOSE, Result.FORFEIT), _staked(lines, Result.RETURNED)
    return Due(lines, earlier, waiting, pays=paid(lines), takes=taken, returns=returned)


def _that_pay(lines: Iterable[Line]) -> tuple[Line, ...]:
    return tuple(line for line in lines if line.pays)


def _staked(lines: Iterable[Line], *results: Result) -> int:
    return sum(line.stake for line in lines if line.result in results)
