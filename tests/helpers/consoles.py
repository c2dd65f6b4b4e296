"""A console with one of each who may review, made fast."""

from contextlib import closing
from pathlib import Path

from argon2 import PasswordHasher

from dealer_terminal.app.console_session import ConsoleReviewer
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.record import Times
from dealer_terminal.journal.review_facts import RecordAt, RecordRange
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.review import console_commands
from dealer_terminal.review.journal_navigator import JournalNavigator
from dealer_terminal.review.marks import record_at
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.review.console import make_console, open_console
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.credentials import Pins
from dealer_terminal.table.operator_rules import OperatorRules
from dealer_terminal.table.people_admin import Add, Secrets
from dealer_terminal.table.sign_on import JournalOperators

PIN = "2580"
PEOPLE = {
    "9001": Operator("9001", "A. Ames", Role.ADMINISTRATOR),
    "4001": Operator("4001", "S. Sight", Role.SURVEILLANCE),
    "5001": Operator("5001", "U. Audit", Role.AUDITOR),
    "2001": Operator("2001", "P. Pitt", Role.SUPERVISOR),
}
_FAST = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def act(db: str, keys: Path, number: str, *asked: console_commands.Ask) -> str:
    """Sign on and perform the commands, as the windows do. Return the first refusal, or nothing."""
    with closing(open_console(db, SystemClock(), keys=keys)) as session:
        here = ConsoleReviewer(session)
        try:
            here.do(console_commands.SignOnReviewer(PEOPLE[number]))
            for each in asked:
                here.do(each)
        except KnownError as error:
            return str(error)
        finally:
            here.do(console_commands.SignOffReviewer())
    return ""


def record(table: str, position: int) -> RecordAt:
    with closing(JournalSource(table)) as source:
        return record_at(source.journal, JournalNavigator(source).moment(position).step.record)


def records(table: str, first: int, last: int) -> RecordRange:
    return RecordRange(record(table, first), record(table, last))


class ConsoleClock:
    """A second a fact."""

    def __init__(self) -> None:
        self._passed = 1_780_000_000_000_000

    def now(self) -> Times:
        self._passed += 1_000_000
        return Times(self._passed, self._passed)


CLOCK = ConsoleClock()


def furnished_console(db: str, keys: Path) -> str:
    make_console(db, "Surveillance 1", CLOCK, keys=keys)
    journal = open_journal(db, keys=keys)
    pins = Pins(journal.keys, _FAST)
    staff = OperatorRules(JournalOperators(journal, CLOCK, pins), pins)
    for number, person in PEOPLE.items():
        refusal = staff.manage("9001" if number != "9001" else "", Add(person, Secrets(PIN)))
        assert refusal is None
    journal.close()
    return db
