"""What is shown besides the table and is not in its journal."""

from collections.abc import Callable
from math import inf
from time import monotonic

from msgspec import Struct

from dealer_terminal.procedure.state import State
from dealer_terminal.table.operators import Demonstration
from dealer_terminal.table.people_admin import ListedPerson
from dealer_terminal.table.reader import ReaderStatus


class PixelShift(Struct, frozen=True):
    """Pixels to the right and down."""

    x: int = 0
    y: int = 0


Drift = Callable[[], PixelShift]


def stays() -> PixelShift:
    return PixelShift()


def wanders(every_s: int, most_px: int) -> Drift:
    """From its place at the start; 0 seconds or 0 pixels keep it there."""
    if not every_s or not most_px:
        return stays
    begun = monotonic()
    return lambda: shift_at(int((monotonic() - begun) // every_s), most_px)


def shift_at(step: int, most: int) -> PixelShift:
    """Left and right fast, up and down slowly, so that all of the square is visited."""
    return PixelShift(_to_and_fro(step, most), _to_and_fro(step // (4 * most), most))


def _to_and_fro(step: int, most: int) -> int:
    """0, 1, … most, … 0, … -most, … 0, and again."""
    at = (step + most) % (4 * most)
    return most - abs(at - 2 * most)


class ScreenInputs(Struct, frozen=True):
    """The clock, the checkpoint's age in seconds (none yet: below 0), the reader, what a sign-on screen may say, why
    the terminal can't be trusted (nothing: it can), past rounds, newest first, the seconds since the
    last of them was closed, and the people of the terminal while they are looked at."""

    clock: str
    checkpoint_age: int
    reader: ReaderStatus
    hint: tuple[Demonstration, ...] = ()
    broken: str = ""
    past: tuple[State, ...] = ()
    since_closed: float = inf
    everybody: tuple[ListedPerson, ...] = ()
    drift: PixelShift = PixelShift()
