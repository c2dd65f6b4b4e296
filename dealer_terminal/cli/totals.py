"""What a pit reconciles: every stake is collected or goes back, and the house's win is collected less paid."""

from collections.abc import Sequence

from msgspec import Struct

from dealer_terminal.rules.hand import Line, Result

COLLECTED = (Result.LOSE, Result.FORFEIT)


class Totals(Struct, frozen=True):
    """In cents: `staked` is `collected` and `returned` together; `house` is `collected` less `paid`."""

    staked: int
    collected: int
    returned: int
    paid: int
    house: int


def totals(lines: Sequence[Line]) -> Totals:
    staked = sum(line.stake for line in lines)
    collected = sum(line.stake for line in lines if line.result in COLLECTED)
    paid = sum(line.pays for line in lines)
    return Totals(staked, collected, staked - collected, paid, collected - paid)
