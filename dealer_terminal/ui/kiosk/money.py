"""Amounts as a dealer reads them on a chip, and payments as chips."""

from collections.abc import Iterable

from dealer_terminal.rules.chips import Denomination, chips_for
from dealer_terminal.ui.kiosk.props import ChipProps
from dealer_terminal.ui.kit.languages import Say

Rack = tuple[Denomination, ...]


def short(cents: int) -> str:
    """Without a sign: it stands on a chip."""
    whole, rest = divmod(cents, 100)
    return f"{whole:,}" + (f".{rest:02}" if rest else "")


def with_cents(cents: int) -> str:
    """To the cent, as a meter shows it."""
    whole, rest = divmod(cents, 100)
    return f"${whole:,}.{rest:02}"


MOST = 7
"""Chips that a pile shows one by one."""


def listed(amounts: Iterable[str]) -> str:
    """No line ends between a wager and its amount, none begins with a point."""
    return "\u00a0· ".join(each.replace(" ", "\u00a0") for each in amounts)


def pile(cents: int, rack: Rack) -> tuple[str, ...]:
    """The colours of a stack as it lies, the largest chip below; what no chip can pay lies as the smallest."""
    stacks = chips_for(cents, rack).stacks
    counts = _at_most(MOST, [count for count, _ in stacks])
    laid = tuple(chip.colour for count, (_, chip) in zip(counts, stacks, strict=True) for _ in range(count))
    return laid or (rack[-1].colour,) * bool(cents)


def _at_most(most: int, counts: list[int]) -> list[int]:
    """A high stack is cut at its most frequent chips, and keeps one of each kind."""
    while sum(counts) > max(most, len(counts)):
        counts[counts.index(max(counts))] -= 1
    return counts


def denomination(chip: Denomination) -> str:
    return str(chip.cents // 100) if chip.cents >= 100 else f"{chip.cents}¢"


def chips(cents: int, rack: Rack) -> tuple[ChipProps, ...]:
    return tuple(ChipProps(count, chip.colour, denomination(chip)) for count, chip in chips_for(cents, rack).stacks)


def several(cents: int, rack: Rack) -> tuple[ChipProps, ...]:
    """A chip that lies alone is its own count."""
    lying = chips(cents, rack)
    return lying if sum(each.count for each in lying) > 1 else ()


def coin(cents: int, rack: Rack) -> str:
    """What no chip can pay."""
    rest = chips_for(cents, rack).coin
    return f"{rest}¢" if rest else ""


def chip_words(cents: int, rack: Rack, say: Say) -> str:
    made = chips_for(cents, rack)
    words = [f"{count}\u00a0{say(chip.colour)}" for count, chip in made.stacks]
    return ", ".join([*words, say("{cents}¢ in coin").format(cents=made.coin)] if made.coin else words)
