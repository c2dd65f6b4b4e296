"""Credentials of the operators, folded from a journal's facts."""

from collections.abc import Iterable, Mapping
from typing import Any, assert_never

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal import people_facts
from dealer_terminal.journal.people_facts import PeopleFact, is_pin_hash
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.procedure.people import Operator, Right, may
from dealer_terminal.procedure.words import NO_WORDS, Words, words
from dealer_terminal.table.people_admin import ListedPerson, PersonStatus
from dealer_terminal.table.ports import TerminalKeys

NOT_LOCKED, UNTIL_UNLOCKED = 0, 2**62


class Credential(Struct, frozen=True):
    """Credential of one operator. `pin` and `badge` are hashes. `locked` is the end of the lockout in microseconds
    UTC."""

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
    if isinstance(fact, people_facts.OperatorAdded):
        return {**known, fact.operator.id: Credential(fact.operator, fact.pin, fact.badge)}
    if fact.operator not in known:
        return known
    return {**known, fact.operator: replace(known[fact.operator], **_changed(fact))}


def administered(known: Credentials) -> bool:
    """Return True if an operator may manage operators."""
    return any(may(each.operator, Right.MANAGE_OPERATORS) and not each.disabled for each in known.values())


def listed(known: Credentials, utc: int) -> tuple[ListedPerson, ...]:
    return tuple(_as_listed(each, utc) for _, each in sorted(known.items()))


def _as_listed(each: Credential, utc: int) -> ListedPerson:
    stands = (
        PersonStatus.DISABLED
        if each.disabled
        else PersonStatus.LOCKED
        if each.locked_at(utc)
        else PersonStatus.ADMITTED
    )
    return ListedPerson(each.operator, stands, bool(each.badge), each.failures)


def _changed(fact: PeopleFact) -> dict[str, Any]:
    match fact:
        case people_facts.OperatorAdded() | people_facts.OperatorPreferred():
            return {}
        case people_facts.OperatorDisabled():
            return {"disabled": True}
        case people_facts.PinReset(pin=pin):
            return {"pin": pin, "failures": 0, "locked": NOT_LOCKED}
        case people_facts.BadgeReset(badge=badge):
            return {"badge": badge}
        case people_facts.SignOnFailed(failures=failures):
            return {"failures": failures}
        case people_facts.SignOnRecovered():
            return {"failures": 0, "locked": NOT_LOCKED}
        case people_facts.OperatorLocked(until=until):
            return {"locked": until or UNTIL_UNLOCKED}
        case people_facts.OperatorUnlocked():
            return {"failures": 0, "locked": NOT_LOCKED}
        case _:
            assert_never(fact)


SHORTEST, LONGEST = 4, 8
_RUNS = "01234567890 09876543210"


class Pins:
    def __init__(self, keys: TerminalKeys, hasher: PasswordHasher | None = None) -> None:
        self._keys = keys
        self._hasher = hasher or PasswordHasher()
        self._nobody = ""

    def hashed(self, number: str, pin: str) -> str:
        return self._hasher.hash(self._keyed(number, pin))

    def matches(self, known: str, number: str, pin: str) -> bool:
        """Return True if the PIN matches the hash. An unknown number (an empty hash) takes as long as a known one; text
        that is not a hash matches no PIN."""
        held = is_pin_hash(known)
        try:
            return self._hasher.verify(known if held else self._nobodys(), self._keyed(number, pin)) and held
        except (VerificationError, InvalidHashError):
            return False

    def badge(self, text: str) -> str:
        """Return the badge's keyed hash, which is stable so that it can be looked up; empty for no badge."""
        return self._keys.keyed("badge", text.encode()).hex() if text else ""

    def _keyed(self, number: str, pin: str) -> bytes:
        return self._keys.keyed("pin", f"{number}\n{pin}".encode())

    def _nobodys(self) -> str:
        self._nobody = self._nobody or self._hasher.hash(b"nobody")
        return self._nobody


def weakness(number: str, pin: str) -> Words:
    """Return the reason to refuse this PIN, or empty words if it is acceptable."""
    if not (pin.isascii() and pin.isdigit() and SHORTEST <= len(pin) <= LONGEST):
        return words("A PIN is {least} to {most} digits", least=SHORTEST, most=LONGEST)
    if len(set(pin)) == 1 or pin in _RUNS:
        return words("The PIN is the first that anybody would try")
    return words("The PIN is the number itself") if pin == number else NO_WORDS
