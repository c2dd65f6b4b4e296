"""Inputs of the screen that are not in the table's journal."""

from collections.abc import Callable
from math import inf
from time import monotonic

from msgspec import Struct

from dealer_terminal.procedure.state import State
from dealer_terminal.table.operators import Demonstration
from dealer_terminal.table.people_admin import ListedPerson
from dealer_terminal.table.reader import ReaderStatus


class PixelShift(Struct, frozen=True):
    """Offset in pixels, to the right and down."""

    x: int = 0
    y: int = 0


Drift = Callable[[], PixelShift]


def stays() -> PixelShift:
    return PixelShift()


def wanders(every_s: int, most_px: int) -> Drift:
    """Return a drift from the initial position. It stays there if the interval or the distance is 0."""
    if not every_s or not most_px:
        return stays
    begun = monotonic()
    return lambda: shift_at(int((monotonic() - begun) // every_s), most_px)


def shift_at(step: int, most: int) -> PixelShift:
    """Return the offset of a step. It changes quickly left and right and slowly up and down, to visit the whole
    square."""
    return PixelShift(_to_and_fro(step, most), _to_and_fro(step // (4 * most), most))


def _to_and_fro(step: int, most: int) -> int:
    """Return the value of a triangle wave: 0, 1, … most, … 0, … -most, … 0, repeated."""
    at = (step + most) % (4 * most)
    return most - abs(at - 2 * most)


class ScreenInputs(Struct, frozen=True):
    """Inputs besides the table's state. `checkpoint_age` is in seconds, below 0 before the first checkpoint. `hint`
    lists the demonstration operators. `broken` says why the terminal cannot be trusted. `past` lists recent rounds,
    newest first, and `since_closed` the seconds since the last one closed. `everybody` lists the operators while a
    sheet shows them."""

    clock: str
    checkpoint_age: int
    reader: ReaderStatus
    hint: tuple[Demonstration, ...] = ()
    broken: str = ""
    past: tuple[State, ...] = ()
    since_closed: float = inf
    everybody: tuple[ListedPerson, ...] = ()
    drift: PixelShift = PixelShift()
