"""Everything that the screen is derived from."""

from msgspec import Struct

from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.view import View, published
from dealer_terminal.table.office import Person
from dealer_terminal.table.reader import ReaderStatus
from dealer_terminal.ui.kiosk.desk import Desk
from dealer_terminal.ui.kiosk.drift import Shift
from dealer_terminal.ui.kiosk.room import Room


class Surroundings(Struct, frozen=True):
    """What is not in the journal: the clock, the checkpoint's age in seconds (none yet: below 0), the reader,
    what a sign-on screen may say, why the terminal can't be trusted (nothing: it can), past rounds, newest first,
    and the people of the terminal while they are looked at."""

    clock: str
    checkpoint_age: int
    reader: ReaderStatus
    hint: str = ""
    broken: str = ""
    past: tuple[State, ...] = ()
    everybody: tuple[Person, ...] = ()
    drift: Shift = Shift()


class Inputs(Struct, frozen=True):
    state: State
    view: View
    desk: Desk
    around: Surroundings
    room: Room


def inputs(state: State, desk: Desk, around: Surroundings, room: Room) -> Inputs:
    return Inputs(state, published(state), desk, around, room)
