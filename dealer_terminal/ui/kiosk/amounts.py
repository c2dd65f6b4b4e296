"""Entry of amounts: chips are added to the amount, digits replace it."""

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.rules.chips import Denomination
from dealer_terminal.ui.kiosk.keys import AmountKey, ChipKey, DigitKey, EditKey
from dealer_terminal.ui.kiosk.money import Rack, denomination
from dealer_terminal.ui.kiosk.surfaces import KeyProps
from dealer_terminal.ui.kit.languages import Say

MOST_TYPED = 100_000_000
_MOST_CHIPS = 9
_DIGITS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0")


class AmountEntry(Struct, frozen=True):
    """An amount being entered. `typing` is True once the first digit has replaced the earlier amount."""

    cents: int
    typing: bool = False

    def with_key(self, key: AmountKey) -> "AmountEntry":
        """Return the entry after a key: digits enter whole dollars, and a chip adds its value."""
        match key:
            case EditKey.CLEAR:
                return AmountEntry(0)
            case EditKey.ERASE:
                return AmountEntry(self.cents // 1000 * 100, typing=True)
            case ChipKey(cents=cents):
                return AmountEntry(self.cents + cents)
            case DigitKey(text=text):
                before = self.cents // 100 if self.typing else 0
                return AmountEntry(min((before * 10 ** len(text) + int(text)) * 100, MOST_TYPED), typing=True)
            case _:
                assert_never(key)


def digit_keys(say: Say) -> tuple[KeyProps, ...]:
    return (
        *(KeyProps(DigitKey(digit), digit) for digit in _DIGITS),
        KeyProps(EditKey.ERASE, say("Erase"), sign="erase"),
    )


def clear_key(say: Say) -> KeyProps:
    return KeyProps(EditKey.CLEAR, say("Clear"), sign="cross")


def chip_keys(rack: Rack, say: Say, step: int = 1, most: int = 0) -> tuple[KeyProps, ...]:
    """Return a key for each chip, smallest first, always in the same place. A chip that the amount cannot contain is
    dim."""
    return tuple(_chip(chip, say, fits=_fits(chip, step, most)) for chip in reversed(rack[-_MOST_CHIPS:]))


def _fits(chip: Denomination, step: int, most: int) -> bool:
    """Return True if the chip is a multiple of the step and within the limit. A limit of 0 means none."""
    return chip.cents % step == 0 and (not most or chip.cents <= most)


def coin_keys(say: Say) -> tuple[KeyProps, ...]:
    return tuple(_key(cents, f"{cents}¢", say) for cents in (1, 5, 10, 25))


def _chip(chip: Denomination, say: Say, *, fits: bool) -> KeyProps:
    return replace(_key(chip.cents, denomination(chip), say), colour=chip.colour, possible=fits)


def _key(cents: int, text: str, say: Say) -> KeyProps:
    return KeyProps(ChipKey(cents), text, called=say("chip {denomination}", denomination=text))
