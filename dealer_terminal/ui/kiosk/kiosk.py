"""A table with all that it needs, wired by whoever starts it: nothing of it needs Qt."""

from collections.abc import Callable

from msgspec import Struct, field

from dealer_terminal.table.jobs import Jobs
from dealer_terminal.table.session import Session
from dealer_terminal.table.sound import SILENCE, Sound
from dealer_terminal.ui.kiosk.controller import People
from dealer_terminal.ui.kiosk.room import Room


def unseen() -> None:
    """A journal that nobody else can reach."""


class Kiosk(Struct, frozen=True):
    session: Session
    people: People
    room: Room
    reopen: Callable[[], Session]
    checkpoint_age: Callable[[], int]
    jobs: Jobs = field(default_factory=Jobs)
    sound: Sound = SILENCE
    look: Callable[[], None] = unseen
