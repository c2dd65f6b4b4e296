"""What the dealer's hands do now with the chips of the hand in turn; what was done before counts no more."""

from msgspec import Struct

from dealer_terminal.procedure.balance import is_owed, owed
from dealer_terminal.procedure.progressive_view import progressive_view
from dealer_terminal.procedure.state import State, paid
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.ui.kiosk.regions.progressive import pending_alone
from dealer_terminal.ui.kiosk.regions.spots import latest


class Due(Struct, frozen=True):
    """`lines` are the wagers that are settled now. A hand that was paid on other cards has one sum: `back` is what the
    player gives back."""

    lines: tuple[Line, ...] = ()
    earlier: tuple[Line, ...] = ()
    pays: int = 0
    takes: int = 0
    back: int = 0

    def results(self) -> frozenset[Result]:
        return frozenset(line.result for line in self.lines)


def due(state: State, number: int) -> Due:
    seat = state.seat(number)
    lines = pending_alone(progressive_view(state), latest(state, number))
    earlier = tuple(line for line in seat.lines if line not in lines and line.pays)
    if is_owed(seat):
        more = owed(seat)
        return Due(lines, (), pays=max(more, 0), back=max(-more, 0))
    taken = sum(line.stake for line in lines if line.result is Result.LOSE)
    return Due(lines, earlier, paid(lines), taken)
