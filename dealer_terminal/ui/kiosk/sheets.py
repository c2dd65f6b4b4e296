"""What lies over the table at the moment: a closed union."""

from enum import Enum

from msgspec import Struct

from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.procedure.terms import Terms
from dealer_terminal.procedure.words import NO_WORDS, Words
from dealer_terminal.rules.cards import Card
from dealer_terminal.table.office import Request, Unlock


class Nothing(Struct, frozen=True):
    """The table itself."""


class WagerPad(Struct, frozen=True):
    """An amount for one circle; `typing` once the first digit has replaced what stood there."""

    seat: int
    spot: str
    cents: int
    typing: bool = False


class CardPad(Struct, frozen=True):
    """Cards as they lie, stage by stage; `about` names the irregularity that asks for them, if one does."""

    seat: int
    stages: tuple[str, ...]
    sizes: tuple[int, ...]
    picked: tuple[Card, ...] = ()
    rank: str = ""
    about: str = ""
    note: str = ""

    def wanted(self) -> int:
        return sum(self.sizes)


class EventPad(Struct, frozen=True):
    """The event of each wager by its label, stage by stage, where the house allows it."""

    seat: int
    stages: tuple[str, ...]
    spots: tuple[str, ...]
    chosen: dict[str, str] = {}


class Reports(Struct, frozen=True):
    """The irregularities that are possible now, and what the dealer has to say about the one to be chosen."""

    note: str = ""


class ReportSeat(Struct, frozen=True):
    irregularity: str
    note: str = ""


class Menu(Enum):
    SUPERVISOR = "supervisor"
    MORE = "more"
    LINES = "lines"
    LIMIT = "limit"
    CHIPS = "chips"
    METERS = "meters"


class MenuSheet(Struct, frozen=True):
    """`about` is what was chosen in it before."""

    menu: Menu
    about: str = ""


class Page(Enum):
    TERMS = "terms"
    LIMITS = "limits"


class Editor(Struct, frozen=True):
    """The terms of a table before they are put in force; no rulebook named: a table that is open changes its terms."""

    rulebook: str
    terms: Terms
    page: Page = Page.TERMS


class AmountPad(Struct, frozen=True):
    """An amount for the editor or for a correction; `sheet` is where it goes back to."""

    what: str
    cents: int
    sheet: "Editor | MenuSheet"
    typing: bool = False


class Purpose(Enum):
    SIGN_ON = "sign-on"
    APPROVE = "approve"
    UNLOCK = "unlock"
    LEAVE = "leave"
    OFFICE = "office"
    ENROL = "enrol"
    RESET = "reset"


NOBODY, NO_REQUEST = Operator("", "", Role.DEALER), Unlock("")


class Form(Struct, frozen=True):
    """Somebody says who they are; what they approve is the command with their word added to it.

    Who gives a PIN of their own completes the `request`, which is the administrator's, `by`.
    """

    purpose: Purpose
    title: Words = NO_WORDS
    question: Words = NO_WORDS
    citation: str = ""
    command: Command | None = None
    reasons: tuple[str, ...] = ()
    reason: str = ""
    fields: tuple[str, ...] = ("number", "pin")
    typed: tuple[str, ...] = ("",)
    digits: str = ""
    by: Operator = NOBODY
    request: Request = NO_REQUEST
    badge: str = ""

    def enrols(self) -> bool:
        """Whether somebody gives a PIN of their own, and may show a badge."""
        return self.purpose in (Purpose.ENROL, Purpose.RESET)

    def locks(self) -> bool:
        """Whether nothing but this person's word takes it away."""
        return self.purpose is Purpose.UNLOCK

    def field(self) -> str:
        return self.fields[len(self.typed) - 1]

    def value(self, field: str) -> str:
        at = self.fields.index(field)
        return self.typed[at] if at < len(self.typed) else ""


class Recall(Struct, frozen=True):
    """One of the last rounds, the newest first, and the seat that is looked at."""

    back: int = 0
    seat: int = 0


class Paper(Struct, frozen=True):
    """The rulebook's own steps and irregularities, page by page."""

    page: int = 0


class ReaderHelp(Struct, frozen=True):
    """What the reader says, and what to do about it."""


class Crew(Struct, frozen=True):
    """The people of the terminal, or one of them by number; `leaves` while it is asked whether that one may go."""

    by: Operator
    page: int = 0
    number: str = ""
    leaves: bool = False


class NewRole(Struct, frozen=True):
    """What somebody who is added may do."""

    by: Operator
    name: str


class Subject(Enum):
    NAME = "name"
    NOTE = "note"
    REASON = "reason"


class Writing(Struct, frozen=True):
    """Words on the keyboard; `sheet` takes them, and is where it goes back to."""

    subject: Subject
    sheet: "Crew | Reports | Form"
    text: str = ""
    shifted: bool = False
    signs: bool = False


Sheet = (
    Nothing
    | WagerPad
    | CardPad
    | EventPad
    | Reports
    | ReportSeat
    | MenuSheet
    | Editor
    | AmountPad
    | Form
    | Recall
    | Paper
    | ReaderHelp
    | Crew
    | NewRole
    | Writing
)
