"""Rules for managing operators: add, disable, reset a PIN or badge, unlock. Each change is a fact."""

from typing import assert_never

from dealer_terminal.journal import people_facts
from dealer_terminal.journal.people_facts import PeopleFact
from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.people import Operator, Right, Role, may
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.table.credentials import NOT_LOCKED, Credential, Pins, administered, listed, weakness
from dealer_terminal.table.people_admin import Add, Disable, ListedPerson, Request, Reset, Secrets, Unlock
from dealer_terminal.table.sign_on import JournalOperators

_LONGEST_NUMBER, _LONGEST_NAME = 8, 60

Change = tuple[PeopleFact, ...] | Refusal


class OperatorRules:
    def __init__(self, operators: JournalOperators, pins: Pins) -> None:
        self._operators = operators
        self._pins = pins

    def first_is_missing(self) -> bool:
        """Return True until an operator may manage operators. Until then, starting the terminal requires an
        administrator's name."""
        return not administered(self._operators.known)

    def everybody(self) -> tuple[ListedPerson, ...]:
        return listed(self._operators.known, self._operators.now())

    def manage(self, by: str, request: Request) -> Refusal | None:
        return self._write(by, self._changed(request))

    def _changed(self, request: Request) -> Change:
        match request:
            case Add(person=person, secrets=secrets):
                return self._added(person, secrets)
            case Disable(number=number):
                return self._disabled(number)
            case Reset(number=number, secrets=secrets):
                return self._reset(number, secrets)
            case Unlock(number=number):
                return self._unlocked(number)
            case _:
                assert_never(request)

    def _write(self, by: str, change: Change) -> Refusal | None:
        if isinstance(change, Refusal):
            return change
        if not self._allowed(by, change):
            return _no(
                words("Only an administrator manages operators"),
                words("An administrator does it, with number and PIN."),
            )
        self._operators.write(*change, by=by)
        return None

    def _allowed(self, by: str, change: tuple[PeopleFact, ...]) -> bool:
        """Check that `by` may manage operators. The caller has verified the PIN. The first administrator needs no
        approval."""
        if self.first_is_missing():
            added = [fact.operator.role for fact in change if isinstance(fact, people_facts.OperatorAdded)]
            return not by and added == [Role.ADMINISTRATOR]
        person = self._operators.known.get(by)
        return person is not None and not person.disabled and may(person.operator, Right.MANAGE_OPERATORS)

    def _added(self, person: Operator, secrets: Secrets) -> Change:
        number = person.id
        if not (number.isascii() and number.isdigit() and len(number) <= _LONGEST_NUMBER):
            return _no(
                words("A number is 1 to {most} digits", most=_LONGEST_NUMBER),
                words("Give as many as the table's pad asks for."),
            )
        if number in self._operators.known:
            return _no(
                words("{number} was given to {name}", number=number, name=self._operators.known[number].operator.name),
                words("Give another number."),
            )
        if not person.name.strip() or not person.name.isprintable():
            return _no(words("A person has a name"), words("Give it in one line."))
        if len(person.name) > _LONGEST_NAME:
            return _no(
                words("A name has at most {most} letters", most=_LONGEST_NAME), words("Give it as the screen shows it.")
            )
        wrong = self._wrong(number, secrets)
        return wrong or (
            people_facts.OperatorAdded(person, self._pins.hashed(number, secrets.pin), self._badge(secrets)),
        )

    def _disabled(self, number: str) -> Change:
        person = self._present(number)
        if isinstance(person, Refusal):
            return person
        others = {other: each for other, each in self._operators.known.items() if other != number}
        if not administered(others):
            return _no(words("Nobody would be left to manage operators"), words("Add another administrator first."))
        return (people_facts.OperatorDisabled(number),)

    def _reset(self, number: str, secrets: Secrets) -> Change:
        person = self._present(number)
        if isinstance(person, Refusal):
            return person
        if wrong := self._wrong(number, secrets):
            return wrong
        changed: tuple[PeopleFact, ...] = (people_facts.PinReset(number, self._pins.hashed(number, secrets.pin)),)
        return (*changed, people_facts.BadgeReset(number, self._badge(secrets))) if secrets.badge else changed

    def _unlocked(self, number: str) -> Change:
        person = self._present(number)
        if isinstance(person, Refusal):
            return person
        if person.locked == NOT_LOCKED:
            return _no(words("{number} is not locked", number=number), words("Nothing is to be done."))
        return (people_facts.OperatorUnlocked(number),)

    def _present(self, number: str) -> Credential | Refusal:
        person = self._operators.known.get(number)
        if person is None:
            return _no(words("There is no operator {number}", number=number), words("Look in the list of operators."))
        if person.disabled:
            return _no(words("{number} is disabled", number=number), words("Add the person under another number."))
        return person

    def _wrong(self, number: str, secrets: Secrets) -> Refusal | None:
        if weak := weakness(number, secrets.pin):
            return _no(weak, words("Choose another."))
        taken = [each for other, each in self._operators.known.items() if other != number and not each.disabled]
        if secrets.badge and self._badge(secrets) in [each.badge for each in taken]:
            return _no(words("The badge is somebody else's"), words("Give another."))
        return None

    def _badge(self, secrets: Secrets) -> str:
        return self._pins.badge(secrets.badge.strip())


def _no(why: Words, instead: Words) -> Refusal:
    return Refusal(why, PEOPLE_RULE, instead)
