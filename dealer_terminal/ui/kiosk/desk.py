"""The screen's own state: nothing of it is a fact, all of it may be lost."""

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.words import NO_WORDS
from dealer_terminal.table.office import Request
from dealer_terminal.ui.kiosk.sheets import Nothing, Sheet

NOT_REFUSED = Refusal(NO_WORDS, "", NO_WORDS)


class Desk(Struct, frozen=True):
    sheet: Sheet = Nothing()
    refusal: Refusal = NOT_REFUSED
    dimmed: bool = False
    language: str = "en"
    theme: str = "felt"
    four_colours: bool = True


class Check(Struct, frozen=True):
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


Errand = Check | CheckBadge | Manage | Leave | ForReader


class Reaction(Struct, frozen=True):
    """What a touch leads to: the desk if all goes well, the commands in order, and errands outside the table."""

    desk: Desk
    commands: tuple[Command, ...] = ()
    errands: tuple[Errand, ...] = ()


def opened(desk: Desk, sheet: Sheet, *commands: Command) -> Reaction:
    return Reaction(replace(desk, sheet=sheet, refusal=NOT_REFUSED), commands)


def cleared(desk: Desk, *commands: Command) -> Reaction:
    return opened(desk, Nothing(), *commands)


def refused(desk: Desk, refusal: Refusal) -> Reaction:
    return Reaction(replace(desk, refusal=refusal))
