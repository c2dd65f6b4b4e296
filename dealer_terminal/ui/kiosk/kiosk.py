"""A table with its services, assembled by the program that starts it. The module does not need Qt."""

from collections.abc import Callable

from msgspec import Struct, field

from dealer_terminal.table.jobs import Jobs
from dealer_terminal.table.session import Session
from dealer_terminal.table.sound import SILENCE, Sound
from dealer_terminal.ui.kiosk.controller import People
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext


def unseen() -> None:
    """Do nothing. Used for a journal that no other process can reach."""


class Kiosk(Struct, frozen=True):
    session: Session
    people: People
    room: KioskContext
    reopen: Callable[[], Session]
    checkpoint_age: Callable[[], int]
    jobs: Jobs = field(default_factory=Jobs)
    sound: Sound = SILENCE
    look: Callable[[], None] = unseen
