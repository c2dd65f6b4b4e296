"""What is still due to a hand that was paid before its cards were put right: the difference (House Procedure 17)."""

from collections.abc import Iterable

from dealer_terminal.procedure.state import Seat
from dealer_terminal.rules.hand import Line, Result

_STAYS = (Result.WIN, Result.PUSH, Result.RETURNED)


def is_owed(seat: Seat) -> bool:
    return bool(seat.paid_before)


def owed(seat: Seat) -> int:
    """Cents to pay more, or below nothing to take back; chips that were collected go back too."""
    return _kept(seat.lines) - _kept(seat.paid_before)


def _kept(lines: Iterable[Line]) -> int:
    """What lies before the player once the hand is settled."""
    return sum(line.pays + (line.stake if line.result in _STAYS else 0) for line in lines)
