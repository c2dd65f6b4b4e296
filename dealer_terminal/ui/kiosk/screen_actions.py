"""What a touch asks for outside the table: a closed union."""

from enum import Enum

from msgspec import Struct

from dealer_terminal.table.people_admin import Request


class CheckPin(Struct, frozen=True):
    """Who is this? The answer comes back as a touch."""

    number: str
    pin: str


class CheckBadge(Struct, frozen=True):
    text: str


class Manage(Struct, frozen=True):
    """An administrator's request; refused, the desk stays as it was."""

    by: str
    request: Request


class Leave(Struct, frozen=True):
    """A supervisor lets the terminal go."""


class ForReader(Enum):
    """`RETRY`: its line is tried at once; `DROP`: the cards that it gathered are read anew."""

    RETRY = "retry"
    DROP = "drop"


Errand = CheckPin | CheckBadge | Manage | Leave | ForReader
