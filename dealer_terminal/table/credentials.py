"""What a journal knows of the people who sign on: a fold of its facts."""

from collections.abc import Iterable, Mapping
from typing import Any, assert_never

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal import people_facts as facts
from dealer_terminal.journal.people_facts import PeopleFact
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.procedure.people import Operator, Right, may
from dealer_terminal.table.office import Person, Stands

NOT_LOCKED, UNTIL_UNLOCKED = 0, 2**62


class Credential(Struct, frozen=True):
    """One person; `pin` and `badge` are hashes, `locked` is the time in microseconds UTC until which it is."""

    operator: Operator
    pin: str
    badge: str
    failures: int = 0
    locked: int = NOT_LOCKED
    disabled: bool = False

    def locked_at(self, utc: int) -> bool:
        return self.locked != NOT_LOCKED and utc < self.locked


Credentials = Mapping[str, Credential]


def credentials(records: Iterable[Record]) -> Credentials:
    known: Credentials = {}
    for record in records:
        entry = entry_of(record)
        if isinstance(entry, PeopleFact):
            known = credentials_after(known, entry)
    return known


def credentials_after(known: Credentials, fact: PeopleFact) -> Credentials:
    if isinstance(fact, facts.OperatorAdded):
        return {**known, fact.operator.id: Credential(fact.operator, fact.pin, fact.badge)}
    if fact.operator not in known:
        return known
    return {**known, fact.operator: replace(known[fact.operator], **_changed(fact))}


def administered(known: Credentials) -> bool:
    """Whether anybody here may manage operators."""
    return any(may(each.operator, Right.MANAGE_OPERATORS) and not each.disabled for each in known.values())


def listed(known: Credentials, utc: int) -> tuple[Person, ...]:
    return tuple(_as_listed(each, utc) for _, each in sorted(known.items()))


def _as_listed(each: Credential, utc: int) -> Person:
    stands = Stands.DISABLED if each.disabled else Stands.LOCKED if each.locked_at(utc) else Stands.ADMITTED
    return Person(each.operator, stands, bool(each.badge), each.failures)


def _changed(fact: PeopleFact) -> dict[str, Any]:
    match fact:
        case facts.OperatorAdded() | facts.OperatorPreferred():
            return {}
        case facts.OperatorDisabled():
            return {"disabled": True}
        case facts.PinReset(pin=pin):
            return {"pin": pin, "failures": 0, "locked": NOT_LOCKED}
        case facts.BadgeReset(badge=badge):
            return {"badge": badge}
        case facts.SignOnFailed(failures=failures):
            return {"failures": failures}
        case facts.SignOnRecovered():
            return {"failures": 0, "locked": NOT_LOCKED}
        case facts.OperatorLocked(until=until):
            return {"locked": until or UNTIL_UNLOCKED}
        case facts.OperatorUnlocked():
            return {"failures": 0, "locked": NOT_LOCKED}
        case _:
            assert_never(fact)
