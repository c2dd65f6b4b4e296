"""The chips that the dealer moves now for the hand in turn. Chips moved earlier are not included."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure.balance import Again, again, fresh, given_up, goes_back, later, owed
from dealer_terminal.procedure.deal_limit import at_limit
from dealer_terminal.procedure.progressive import collected_spot
from dealer_terminal.procedure.state import Phase, Seat, State, paid
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.ui.kiosk.regions.progressive import prize_alone
from dealer_terminal.ui.kiosk.regions.spots import held_alone

TAKEN = frozenset({Result.LOSE, Result.FORFEIT})
STAYS = frozenset({Result.WIN, Result.PUSH})


class ChipsToMove(Struct, frozen=True):
    """Chips to move for a hand.

    `lines` are the wagers settled or given up now. The casino `pays`, `takes`, and `returns` these amounts for them.
    `collected` is the spot whose stake was collected before the deal: a win returns the stake, and a loss moves no
    chips. `earlier` lines were paid before. `waiting` lines are paid after the hold is decided. If the hand was paid
    differently before, `again` lists each wager that is settled by its difference, and `back` is the amount that the
    player returns.
    """

    lines: tuple[Line, ...] = ()
    earlier: tuple[Line, ...] = ()
    waiting: tuple[Line, ...] = ()
    again: tuple[Again, ...] = ()
    pays: int = 0
    takes: int = 0
    returns: int = 0
    back: int = 0
    collected: str = ""

    def results(self) -> frozenset[Result]:
        """Return the results of the wagers that still have chips on the table."""
        lying = (line for line in self.lines if line.spot != self.collected or line.result not in TAKEN)
        return frozenset(line.result for line in lying)

    def limited(self) -> bool:
        """Return True if a wager won but the payout limit left nothing to pay for it."""
        return any(map(at_limit, self.lines))


def due(state: State, number: int) -> ChipsToMove:
    seat = state.seat(number)
    if state.phase is Phase.FOLDS:
        lines = (*fresh(state, number), *given_up(state, number))
        return _due(lines, collected_spot(state), _that_pay(line for line in seat.lines if line not in lines))
    settled, differ = fresh(state, number), again(seat)
    lines = held_alone(state, number, prize_alone(state, number, settled))
    waiting = _that_pay(line for line in settled if line not in lines)
    now = _due(lines, collected_spot(state), _before(seat, settled, differ), waiting)
    if not differ:
        return now
    more = owed(seat)
    return replace(now, again=differ, pays=now.pays + more.pays, returns=now.returns + more.returns, back=more.back)


def _before(seat: Seat, settled: tuple[Line, ...], differ: tuple[Again, ...]) -> tuple[Line, ...]:
    """Return the paid lines that do not change now. If only differences are settled, there are none."""
    others = {each.was.spot for each in differ}
    done = (line for line in seat.lines if line not in settled and line.spot not in others)
    return () if seat.paid_before and not settled else _that_pay(done)


def due_later(state: State) -> ChipsToMove:
    """Return the first difference to settle for a finished round."""
    each = later(state.owing[0])
    more = each.owed()
    return ChipsToMove(again=(each,), pays=more.pays, returns=more.returns, back=more.back)


def back(state: State) -> ChipsToMove:
    """Return all wagers of a misdealt round that are returned, and the payments on them to take back."""
    lines = goes_back(state)
    return ChipsToMove(lines, back=paid(state.take_back), returns=_staked(lines, frozenset({Result.RETURNED})))


def comes_back(line: Line, collected: str) -> bool:
    """Return True if a stake is returned from the tray to the player."""
    return line.result is Result.RETURNED or (line.spot == collected and line.result in STAYS)


def _due(
    lines: tuple[Line, ...], collected: str, earlier: tuple[Line, ...], waiting: tuple[Line, ...] = ()
) -> ChipsToMove:
    takes = _staked((line for line in lines if line.spot != collected), TAKEN)
    returns = sum(line.stake for line in lines if comes_back(line, collected))
    return ChipsToMove(lines, earlier, waiting, pays=paid(lines), takes=takes, returns=returns, collected=collected)


def _that_pay(lines: Iterable[Line]) -> tuple[Line, ...]:
    return tuple(line for line in lines if line.pays)


def _staked(lines: Iterable[Line], results: frozenset[Result]) -> int:
    return sum(line.stake for line in lines if line.result in results)
