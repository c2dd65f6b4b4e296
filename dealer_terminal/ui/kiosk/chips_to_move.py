"""What the dealer's hands do now with the chips of the hand in turn; what was done before counts no more."""

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
    """`lines` are the wagers that are settled now, or given up: what the house `pays` and `takes` of them, and what it
    `returns`. Of the wager that was `collected` before the deal a win brings the stake back, and a loss moves nothing.
    `earlier` ones were paid before, `waiting` ones are paid once what holds the hand is decided. Of a hand that was
    paid otherwise each wager is done `again`, by its difference; `back` is what the player gives back."""

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
        """Of the wagers whose chips lie there still."""
        lying = (line for line in self.lines if line.spot != self.collected or line.result not in TAKEN)
        return frozenset(line.result for line in lying)

    def limited(self) -> bool:
        """A wager won, and the posted limit left nothing for it."""
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
    """What was paid and stays so, beside what is settled now; where only differences are due, they are all."""
    others = {each.was.spot for each in differ}
    done = (line for line in seat.lines if line not in settled and line.spot not in others)
    return () if seat.paid_before and not settled else _that_pay(done)


def due_later(state: State) -> ChipsToMove:
    """The first difference of a round that is over."""
    each = later(state.owing[0])
    more = each.owed()
    return ChipsToMove(again=(each,), pays=more.pays, returns=more.returns, back=more.back)


def back(state: State) -> ChipsToMove:
    """All wagers of a round that is misdealt but those that the player has, and what was paid on them before."""
    lines = goes_back(state)
    return ChipsToMove(lines, back=paid(state.take_back), returns=_staked(lines, frozenset({Result.RETURNED})))


def comes_back(line: Line, collected: str) -> bool:
    """Whether a stake goes from the tray to the player."""
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
