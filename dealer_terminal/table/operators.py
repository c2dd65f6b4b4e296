"""Port that checks sign-ons, with a demonstration implementation for simulated tables, and operators' screen
settings."""

from collections.abc import Iterable, Mapping
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal.people_facts import OperatorPreferred, ScreenPreferences
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.words import words
from dealer_terminal.table.people_admin import ListedPerson, PersonStatus, Request
from dealer_terminal.table.ports import Clock, Journal
from dealer_terminal.table.simulation.people import ADMINISTRATOR, DEALERS, SUPERVISOR


class Operators(Protocol):
    """Check of operators by number and PIN, or by badge. It counts failures and locks out by itself."""

    def check(self, number: str, pin: str) -> Operator | Refusal: ...

    def badge(self, text: str) -> Operator | Refusal: ...

    def hint(self) -> "tuple[Demonstration, ...]":
        """Return the operators that a sign-on screen may show with their PINs; none at a real table."""
        ...


class Demonstration(Struct, frozen=True):
    """One invented operator with a public PIN."""

    operator: Operator
    number: str
    pin: str


DEMONSTRATION = (
    Demonstration(DEALERS[0], "1001", "1111"),
    Demonstration(DEALERS[1], "1002", "1111"),
    Demonstration(SUPERVISOR, "2001", "2222"),
    Demonstration(ADMINISTRATOR, "9001", "9999"),
)


class DemonstrationOperators:
    """Operators of simulated tables only. The PINs are public, and the operators cannot be changed."""

    def __init__(self, people: tuple[Demonstration, ...] = DEMONSTRATION) -> None:
        self._people: Mapping[str, Demonstration] = {each.number: each for each in people}

    def check(self, number: str, pin: str) -> Operator | Refusal:
        known = self._people.get(number)
        if known is None or known.pin != pin:
            return Refusal(words("Number and PIN don't belong together"), PEOPLE_RULE, words("Enter both again."))
        return known.operator

    def badge(self, text: str) -> Operator | Refusal:
        known = self._people.get(text.strip())
        return (
            known.operator
            if known
            else Refusal(words("The badge is not known here"), PEOPLE_RULE, words("Enter number and PIN."))
        )

    def hint(self) -> tuple[Demonstration, ...]:
        """Return one operator of each role."""
        first = {each.operator.role: each for each in reversed(tuple(self._people.values()))}
        return tuple(reversed(first.values()))

    def everybody(self) -> tuple[ListedPerson, ...]:
        people = sorted(self._people.items())
        return tuple(
            ListedPerson(replace(each.operator, id=number), PersonStatus.ADMITTED, badge=True, failures=0)
            for number, each in people
        )

    def manage(self, by: str, request: Request) -> Refusal:
        return Refusal(
            words("The people of a simulated table are invented"),
            PEOPLE_RULE,
            words("Add people at a table with a real reader."),
        )


class Preferences(Protocol):
    def of(self, operator: str, otherwise: ScreenPreferences) -> ScreenPreferences:
        """Return the operator's settings, or `otherwise` if none were chosen."""
        ...

    def keep(self, operator: str, look: ScreenPreferences) -> None: ...


class JournalPreferences:
    def __init__(self, journal: Journal, clock: Clock) -> None:
        self._journal = journal
        self._clock = clock
        self._known = preferred(journal.house_records())

    def of(self, operator: str, otherwise: ScreenPreferences) -> ScreenPreferences:
        return self._known.get(operator, otherwise)

    def keep(self, operator: str, look: ScreenPreferences) -> None:
        """Write the settings to disk, then update memory."""
        self._journal.append((OperatorPreferred(operator, look),), operator=operator, at=self._clock.now())
        self._known = {**self._known, operator: look}


def preferred(records: Iterable[Record]) -> Mapping[str, ScreenPreferences]:
    """Return each operator's latest settings."""
    entries = (entry_of(record) for record in records)
    return {each.operator: each.look for each in entries if isinstance(each, OperatorPreferred)}
