"""What is shown besides the table and is not in its journal."""

from math import inf

from msgspec import Struct

from dealer_terminal.procedure.state import State
from dealer_terminal.table.office import Person
from dealer_terminal.table.operators import Demonstration
from dealer_terminal.table.reader import ReaderStatus
from dealer_terminal.ui.kiosk.drift import Shift


class Surroundings(Struct, frozen=True):
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
    everybody: tuple[Person, ...] = ()
    drift: Shift = Shift()
