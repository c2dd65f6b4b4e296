"""A console in memory, and who may sit there."""

from collections.abc import Sequence

from dealer_terminal.journal.review_facts import RecordAt, RecordRange, ReviewFact
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.review import console_commands
from dealer_terminal.review.answers import Written
from dealer_terminal.review.console import Console, console_after
from dealer_terminal.review.console_commands import Ask
from dealer_terminal.review.decide import decide_at_console

TABLE, OTHER = "0123456789abcdef01", "fedcba9876543210"
PEOPLE = {role: Operator(role.value[:3], role.value.title(), role) for role in Role}


def at(position: int, journal: str = TABLE) -> RecordAt:
    return RecordAt(journal, position, bytes([position % 256]) * 32)


def stretch(first: int, last: int = -1, journal: str = TABLE) -> RecordRange:
    return RecordRange(at(first, journal), at(last if last >= 0 else first, journal))


class Desk:
    """A console's journal in memory: each answer is folded as it would be read again."""

    def __init__(self, *asked: Ask) -> None:
        self.console = Console()
        self.written: list[ReviewFact] = []
        self.do(console_commands.OpenConsole("Surveillance 1"))
        for ask in asked:
            self.do(ask)

    def ask(self, ask: Ask) -> Sequence[ReviewFact] | Refusal:
        answer = decide_at_console(self.console, ask)
        for fact in answer if not isinstance(answer, Refusal) else ():
            who = self.console.reviewer.id if self.console.reviewer else ""
            position = len(self.written)
            self.console = console_after(self.console, fact, Written(position, who, 1_000 + position))
            self.written.append(fact)
        return answer

    def do(self, ask: Ask) -> int:
        """The position of the record that it became."""
        answer = self.ask(ask)
        assert not isinstance(answer, Refusal), answer
        return len(self.written) - 1

    def refused(self, ask: Ask) -> str:
        """Return why the console refuses; nothing where it does not."""
        answer = self.ask(ask)
        return str(answer.why) if isinstance(answer, Refusal) else ""


def by(role: Role, *asked: Ask) -> Desk:
    return Desk(console_commands.SignOnReviewer(PEOPLE[role]), *asked)
