"""What is asked about the people of a terminal, at the screen as on the command line: a closed union, and its port."""

from enum import Enum
from typing import Protocol

from msgspec import Struct

from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal


class Secrets(Struct, frozen=True):
    """As a person gives them; an empty one is not given."""

    pin: str = ""
    badge: str = ""


class Add(Struct, frozen=True):
    person: Operator
    secrets: Secrets


class Disable(Struct, frozen=True):
    """The number is never given again."""

    number: str


class Reset(Struct, frozen=True):
    """Another PIN, and another badge if one is given; a lock ends."""

    number: str
    secrets: Secrets


class Unlock(Struct, frozen=True):
    number: str


Request = Add | Disable | Reset | Unlock


class PersonStatus(Enum):
    ADMITTED = "admitted"
    LOCKED = "locked"
    DISABLED = "disabled"


class ListedPerson(Struct, frozen=True):
    """Somebody who may or might sign on, as a list shows them; `badge` is whether there is one."""

    operator: Operator
    stands: PersonStatus
    badge: bool
    failures: int


class PeopleAdmin(Protocol):
    """The people of a terminal, managed. Whoever calls has checked who `by` is."""

    def everybody(self) -> tuple[ListedPerson, ...]:
        """By number."""
        ...

    def manage(self, by: str, request: Request) -> Refusal | None: ...
