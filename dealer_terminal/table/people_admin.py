"""Requests to manage operators, from the screen or the command line: a closed union and its port."""

from enum import Enum
from typing import Protocol

from msgspec import Struct

from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal


class Secrets(Struct, frozen=True):
    """PIN and badge as entered. An empty one was not given."""

    pin: str = ""
    badge: str = ""


class Add(Struct, frozen=True):
    person: Operator
    secrets: Secrets


class Disable(Struct, frozen=True):
    """Request to disable an operator. The number is never assigned again."""

    number: str


class Reset(Struct, frozen=True):
    """Request to reset an operator's PIN, and the badge if one is given. It clears a lockout."""

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
    """Operator as shown in a list. `stands` is the sign-on status, and `badge` tells if there is a badge."""

    operator: Operator
    stands: PersonStatus
    badge: bool
    failures: int


class PeopleAdmin(Protocol):
    """Management of operators. The caller has verified the identity of `by`."""

    def everybody(self) -> tuple[ListedPerson, ...]:
        """Return all operators, ordered by number."""
        ...

    def manage(self, by: str, request: Request) -> Refusal | None: ...
