"""A reviewer at a console, or a reader of files without one, behind the same methods."""

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.review_facts import CameraSet, RecordRange, ViewedAs
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal, RefusedError
from dealer_terminal.review import console_commands
from dealer_terminal.review.console import Console, ReviewMark
from dealer_terminal.review.console_commands import Ask
from dealer_terminal.review.decide import not_allowed
from dealer_terminal.review.journal_navigator import Moment
from dealer_terminal.review.marks import marks_of, record_at
from dealer_terminal.review.rights import Act, allowed
from dealer_terminal.storage.review.console import ConsoleSession


class NoConsole:
    """A person who can read the files and is not signed on at a console."""

    name = ""

    def require(self, act: Act) -> None:
        """Permit every action."""

    def do(self, ask: Ask) -> None:
        """Log nothing."""

    def looks(self, found: Moment) -> None:
        """Log nothing."""

    def marks(self, journal: str) -> tuple[ReviewMark, ...]:
        return ()

    def settings(self, journal: str) -> tuple[CameraSet, ...]:
        return ()

    @property
    def console(self) -> Console:
        return Console()

    def sign_on(self, number: str, pin: str) -> None:
        raise KnownError("there is no console here: name one with --console")


class ConsoleReviewer:
    """A reviewer signed on at a console. Views and actions are recorded in the console's journal."""

    def __init__(self, desk: ConsoleSession) -> None:
        self._desk = desk

    @property
    def console(self) -> Console:
        return self._desk.console

    def sign_on(self, number: str, pin: str) -> None:
        person: Operator | Refusal = self._desk.check(number, pin)
        if isinstance(person, Refusal):
            raise RefusedError(person)
        self.do(console_commands.SignOnReviewer(person))

    @property
    def name(self) -> str:
        return self._desk.console.name

    def require(self, act: Act) -> None:
        """Raise RefusedError before the work begins if the reviewer is not allowed to do it."""
        person = self.console.reviewer
        if person is not None and not allowed(person, act):
            raise RefusedError(not_allowed(person))

    def do(self, ask: Ask) -> None:
        answer = self._desk.handle(ask)
        if isinstance(answer, Refusal):
            raise RefusedError(answer)

    def looks(self, found: Moment) -> None:
        """Log a view of the record. The entry is on disk before anything is shown."""
        at = record_at(found.journal, found.step.record)
        self.do(console_commands.RecordView(RecordRange(at, at), ViewedAs.TABLE))

    def settings(self, journal: str) -> tuple[CameraSet, ...]:
        return tuple(each for each in self._desk.console.cameras_set() if each.at.journal == journal)

    def marks(self, journal: str) -> tuple[ReviewMark, ...]:
        return marks_of(self._desk.console, journal)
