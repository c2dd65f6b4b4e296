"""What money comes to: of a round, and of a hand that was paid before its cards were put right."""

from collections.abc import Iterable, Sequence

from dealer_terminal.procedure.state import Seat, State, paid
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
    """Whether a hand was paid on other cards than those that stand (House Procedure 17)."""
    return bool(seat.paid_before)


def owed(seat: Seat) -> int:
    """Cents to pay more, or below nothing to take back; chips that were collected go back too."""
    return sum(more for _, more in owed_by_wager(seat))


def owed_by_wager(seat: Seat) -> tuple[tuple[Line, int], ...]:
    """The wagers that come to something else than before, each with what it is owed."""
    before = {line.spot: _kept((line,)) for line in seat.paid_before}
    owed_now = ((line, _kept((line,)) - before.get(line.spot, 0)) for line in seat.lines)
    return tuple((line, more) for line, more in owed_now if more)


def _kept(lines: Iterable[Line]) -> int:
    """What lies before the player once the hand is settled."""
    return sum(line.pays + (line.stake if line.result in _STAYS else 0) for line in lines)
