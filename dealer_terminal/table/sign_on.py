"""Sign-on against the journal. Failures and lockouts are recorded there and survive a restart."""

from dealer_terminal.journal import people_facts
from dealer_terminal.journal.people_facts import ADMINISTRATOR_WAITS, MOST_FAILURES, PeopleFact
from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.people import Operator, Right, may
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.words import words
from dealer_terminal.table.credentials import Credential, Credentials, Pins, credentials, credentials_after
from dealer_terminal.table.operators import Demonstration
from dealer_terminal.table.ports import Clock, Journal

WRONG = Refusal(words("Number and PIN don't belong together"), PEOPLE_RULE, words("Enter both again."))
NO_BADGE = Refusal(words("The badge is not known here"), PEOPLE_RULE, words("Enter number and PIN."))
LOCKED = Refusal(
    words("Locked after {count} failures", count=MOST_FAILURES),
    PEOPLE_RULE,
    words("Ask an administrator to unlock it."),
)
WAITS = Refusal(
    words("Locked after {count} failures", count=MOST_FAILURES),
    PEOPLE_RULE,
    words("Wait a quarter of an hour, then enter both again."),
)


class JournalOperators:
    def __init__(self, journal: Journal, clock: Clock, pins: Pins) -> None:
        self._journal = journal
        self._clock = clock
        self._pins = pins
        self.known: Credentials = credentials(journal.house_records())

    def check(self, number: str, pin: str) -> Operator | Refusal:
        person = self.known.get(number)
        if person is not None and person.locked_at(self.now()):
            return self._still_locked(person)
        right = self._pins.matches(person.pin if person is not None else "", number, pin)
        if person is None or not right or person.disabled:
            return self._failed(person, WRONG)
        return self._admitted(person)

    def badge(self, text: str) -> Operator | Refusal:
        hashed = self._pins.badge(text.strip())
        person = next((each for each in self.known.values() if hashed and each.badge == hashed), None)
        if person is None or person.disabled:
            return self._failed(None, NO_BADGE)
        if person.locked_at(self.now()):
            return self._still_locked(person)
        return self._admitted(person)

    def hint(self) -> tuple[Demonstration, ...]:
        return ()

    def now(self) -> int:
        """Return the time in microseconds UTC."""
        return self._clock.now().utc

    def write(self, *written: PeopleFact, by: str = "") -> None:
        """Write the facts to disk, then update memory."""
        self._journal.append(written, operator=by, at=self._clock.now())
        for fact in written:
            self.known = credentials_after(self.known, fact)

    def _admitted(self, person: Credential) -> Operator:
        if person.failures or person.locked:
            self.write(people_facts.SignOnRecovered(person.operator.id))
        return person.operator

    def _failed(self, person: Credential | None, refusal: Refusal) -> Refusal:
        """Record the failure. Never record the typed text, because it may be a PIN typed in the wrong field."""
        if person is None:
            self.write(people_facts.SignOnFailed("", 0))
            return refusal
        number, failures = person.operator.id, person.failures + 1
        failed = people_facts.SignOnFailed(number, failures)
        if failures < MOST_FAILURES:
            self.write(failed)
            return refusal
        self.write(failed, people_facts.OperatorLocked(number, self._until(person)))
        return _locked(person)

    def _still_locked(self, person: Credential) -> Refusal:
        self.write(people_facts.SignOnFailed(person.operator.id, person.failures))
        return _locked(person)

    def _until(self, person: Credential) -> int:
        waits = may(person.operator, Right.MANAGE_OPERATORS)
        return self.now() + ADMINISTRATOR_WAITS if waits else 0


def _locked(person: Credential) -> Refusal:
    return WAITS if may(person.operator, Right.MANAGE_OPERATORS) else LOCKED
