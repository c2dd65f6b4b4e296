"""Requests of a touch to services outside the table: a closed union."""

from enum import Enum

from msgspec import Struct

from dealer_terminal.table.people_admin import Request


class CheckPin(Struct, frozen=True):
    """Identify a person by number and PIN. The answer comes back as a touch."""

    number: str
    pin: str


class CheckBadge(Struct, frozen=True):
    text: str


class Manage(Struct, frozen=True):
    """An administrator's request. If it is refused, the screen stays as it was."""

    by: str
    request: Request


class Leave(Struct, frozen=True):
    """A supervisor closes the terminal."""


class ForReader(Enum):
    """Requests to the reader. `RETRY` reconnects at once; `DROP` discards the cards collected so far, to read them
    again."""

    RETRY = "retry"
    DROP = "drop"


Errand = CheckPin | CheckBadge | Manage | Leave | ForReader
