"""Decision on signing a shift. Earlier signatures remain, and changed figures are signed in addition."""

from msgspec import Struct

from dealer_terminal.journal import review_facts
from dealer_terminal.journal.review_facts import RecordRange
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.words import NO_WORDS, Words, words
from dealer_terminal.review import console_commands
from dealer_terminal.review.answers import LONGEST_TEXT, LOOK_AGAIN, Answer, no, wrong_text
from dealer_terminal.review.console import Console, SignedShift, shift_of
from dealer_terminal.review.printed_report import PrintedReport
from dealer_terminal.review.rights import at_own_table
from dealer_terminal.review.shift import ClosedRounds, Shift
from dealer_terminal.review.statistics.dealers import DealerStatistics
from dealer_terminal.review.statistics.shuffles import ReaderStatistics

_FIGURES = 32


def shift_signed(console: Console, person: Operator, ask: console_commands.SignShift) -> Answer:
    wrong = _wrong(console, person, ask)
    if wrong is not None:
        return wrong
    before = signed_before(console, shift_of(ask.since, ask.until, ask.read))
    if any(each.written.by == person.id for each in before if each.fact.figures == ask.figures):
        return no(words("These figures are signed already"), LOOK_AGAIN)
    others = [each for each in before if each.fact.figures != ask.figures]
    newest = before and before[-1].fact.figures == ask.figures
    if others and not newest and not ask.note.strip():
        return no(words("This shift was signed with other figures"), words("Say what has changed since."))
    amends = others[-1].written.position if others else 0
    signed = review_facts.ShiftSigned(ask.since, ask.until, ask.read, ask.figures, ask.simulated, ask.note, amends)
    return wrong_text(ask.note, LONGEST_TEXT) or (signed,) if ask.note else (signed,)


def signed_before(console: Console, of: tuple[int, int, frozenset[str]]) -> tuple[SignedShift, ...]:
    """Return all signatures of that shift, newest last."""
    return tuple(each for each in console.shifts if each.of == of)


def _wrong(console: Console, person: Operator, ask: console_commands.SignShift) -> Refusal | None:
    if not ask.read or len(ask.figures) != _FIGURES or ask.since >= ask.until:
        return no(words("There is no shift to sign"), LOOK_AGAIN)
    if not all(at_own_table(console, person, each.first.journal) for each in ask.read):
        why = words("{name} looks only at tables of their own", name=person.name)
        return no(why, words("An administrator says which they are."))
    return None


class ShiftDetails(Struct, frozen=True):
    """Details shown with a shift's figures, not part of what is signed: course, dealers, and card readers."""

    course: tuple[ClosedRounds, ...] = ()
    dealers: tuple[DealerStatistics, ...] = ()
    readers: tuple[ReaderStatistics, ...] = ()


class ShiftRead(Struct, frozen=True):
    """Result of reading some tables for a time range, in microseconds UTC, or the reason why reading failed.

    `digest` is the hash of the figures found in the records `read`, and `paper` their printed form. `beside` holds
    details for each shift found. `wrong` says why tables are missing; there is then no `paper`, and the shift cannot be
    signed.
    """

    since: int
    until: int
    read: tuple[RecordRange, ...] = ()
    found: tuple[Shift, ...] = ()
    digest: bytes = b""
    beside: tuple[ShiftDetails, ...] = ()
    paper: tuple[PrintedReport, ...] = ()
    wrong: tuple[Words, ...] = ()
    failed: Words = NO_WORDS

    @property
    def simulated(self) -> bool:
        return any(each.simulated for each in self.found)
