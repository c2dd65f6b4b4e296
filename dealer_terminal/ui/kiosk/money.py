"""Amounts as printed on chips, and payments as chips."""

from collections.abc import Iterable

from dealer_terminal.rules.chips import Denomination, chips_for
from dealer_terminal.ui.kiosk.props import ChipProps
from dealer_terminal.ui.kit.languages import Say

Rack = tuple[Denomination, ...]


def short(cents: int) -> str:
    """Return the amount without a dollar sign, for use on a chip."""
    whole, rest = divmod(cents, 100)
    return f"{whole:,}" + (f".{rest:02}" if rest else "")


def with_cents(cents: int) -> str:
    """Return the amount with cents, as a meter shows it."""
    whole, rest = divmod(cents, 100)
    return f"${whole:,}.{rest:02}"


MOST = 7
"""Maximum number of chips that a pile shows."""


def listed(amounts: Iterable[str]) -> str:
    """Join amounts so that a line never breaks between a wager and its amount, or before a separator."""
    return "\u00a0· ".join(each.replace(" ", "\u00a0") for each in amounts)


def pile(cents: int, rack: Rack) -> tuple[str, ...]:
    """Return the chip colors of a pile, largest chip first. An amount below the smallest chip is shown as that chip."""
    stacks = chips_for(cents, rack).stacks
    counts = _at_most(MOST, [count for count, _ in stacks])
    laid = tuple(chip.colour for count, (_, chip) in zip(counts, stacks, strict=True) for _ in range(count))
    return laid or (rack[-1].colour,) * bool(cents)


def _at_most(most: int, counts: list[int]) -> list[int]:
    """Reduce a high pile at its most frequent chips, keeping one of each kind."""
    while sum(counts) > max(most, len(counts)):
        counts[counts.index(max(counts))] -= 1
    return counts


def denomination(chip: Denomination) -> str:
    return str(chip.cents // 100) if chip.cents >= 100 else f"{chip.cents}¢"


def chips(cents: int, rack: Rack) -> tuple[ChipProps, ...]:
    return tuple(ChipProps(count, chip.colour, denomination(chip)) for count, chip in chips_for(cents, rack).stacks)


def several(cents: int, rack: Rack) -> tuple[ChipProps, ...]:
    """Return the chip counts, or nothing for a single chip, which needs no count."""
    lying = chips(cents, rack)
    return lying if sum(each.count for each in lying) > 1 else ()


def coin(cents: int, rack: Rack) -> str:
    """Return the amount that no chip can pay."""
    rest = chips_for(cents, rack).coin
    return f"{rest}¢" if rest else ""


def chip_words(cents: int, rack: Rack, say: Say) -> str:
    made = chips_for(cents, rack)
    words = [f"{count}\u00a0{say(chip.colour)}" for count, chip in made.stacks]
    return ", ".join([*words, say("{cents}¢ in coin").format(cents=made.coin)] if made.coin else words)
