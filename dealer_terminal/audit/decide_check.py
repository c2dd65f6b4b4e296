"""Every step decided again by the same `decide`: a fact follows from what was asked for, and all that was asked for
gives is on record."""

from collections.abc import Iterator
from typing import ClassVar, get_args

from dealer_terminal.audit.asked import STANDS_ALONE, asked
from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.findings import Finding, record_name
from dealer_terminal.audit.replay import ReplayStep, program_error
from dealer_terminal.audit.told_otherwise import told_otherwise
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.decided_before import decided_before, decided_unseen, lets_stand
from dealer_terminal.procedure.device_faults import FaultId, known_fault
from dealer_terminal.procedure.evolve import happens_at_table
from dealer_terminal.procedure.facts import DeviceFaultCleared, DeviceFaultRaised, Fact, RoundOpened
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State

_Answer = tuple[Fact, ...]
_AT_TABLE = frozenset(get_args(Fact))


class DecideCheck:
    """`decided` is how many answers there were, and `before` whether an older version may have given some of them.

    One fact is looked at once the next one is there: some only say together what was asked for. `_due` is what must
    follow, in each of the ways in which it may; `_may_end` is whether one of them is through. What is refused is told
    once a round, as most of what follows is then refused too."""

    sees: ClassVar = _AT_TABLE - STANDS_ALONE.keys()

    def __init__(self, *, before: bool = False) -> None:
        self.decided = 0
        self._before = before
        self._let_stand: tuple[int, ...] = ()
        self._waiting: ReplayStep | None = None
        self._due: tuple[_Answer, ...] = ()
        self._may_end = True
        self._led = self._told = -1
        self._parted = False
        self._begun = False

    def see(self, step: ReplayStep) -> Iterator[Finding]:
        if not happens_at_table(step.entry):
            return
        before, self._waiting = self._waiting, step
        if before is not None:
            yield from self._named(self._looked(before, (before.entry, step.entry)))

    def last(self) -> Iterator[Finding]:
        """The fact behind which there is none."""
        before, self._waiting = self._waiting, None
        if before is not None:
            yield from self._named(self._looked(before, (before.entry,)))

    def waits_for(self) -> type | None:
        """What must follow behind the last fact, and does not."""
        return None if self._may_end else type(self._due[0][0])

    def end(self) -> Iterator[Finding]:
        yield from self.last()
        yield from self._named(self._missing())

    def _named(self, found: Iterator[Finding]) -> Iterator[Finding]:
        """From the first one on the table is in no state that a terminal brought it to."""
        for each in found:
            self._parted = True
            yield each

    def _missing(self) -> Iterator[Finding]:
        if not self._may_end:
            what = f"record {self._led} leads to what is not on record: {type(self._due[0][0]).__name__}"
            yield Finding(self._led, what)
        self._due, self._may_end = (), True

    def _looked(self, step: ReplayStep, coming: tuple[object, ...]) -> Iterator[Finding]:
        fact = step.entry
        assert happens_at_table(fact), "nothing else is seen"
        if self._due:
            going = [way for way in self._due if way[0] == fact]
            if going or (not self._may_end and type(fact) is type(self._due[0][0])):
                yield from () if going else told_otherwise(step.record, self._due[0][0], fact)
                self._go_on(going or list(self._due[:1]))
                return
        yield from self._missing()
        self._let_stand = (*self._let_stand, *lets_stand(step.before.state, fact)) if self._before else ()
        first, self._begun = not self._begun, True
        if not (_of_another_version(fact) or (first and type(fact) is RoundOpened)):
            yield from self._led_by(step, fact, tuple(each for each in coming if happens_at_table(each)))

    def _go_on(self, ways: list[_Answer]) -> None:
        rest = [way[1:] for way in ways]
        self._may_end = not rest or not all(rest)
        self._due = tuple(way for way in rest if way)

    def _led_by(self, step: ReplayStep, fact: Fact, coming: _Answer) -> Iterator[Finding]:
        """What was asked for, and whether this is its answer."""
        self.decided += 1
        self._led = step.record.position
        ways, refusals = self._answers(step, coming)
        going = [way for way in ways if way[0] == fact]
        if going:
            self._go_on(going)
        elif ways:
            yield from told_otherwise(step.record, ways[0][0], fact)
            self._go_on([way for way in ways[:1] if type(way[0]) is type(fact)])
        elif self._told != step.before.state.round:
            self._told = step.before.state.round
            yield _refused(step, refusals)

    def _answers(self, step: ReplayStep, coming: _Answer) -> tuple[list[_Answer], list[Refusal]]:
        """What a record says of its command may be no value that there is: then nobody asked for it."""
        ways, refusals = list[_Answer](), list[Refusal]()
        try:
            for answer in self._decided(step.before.state, coming):
                refusals += [answer] if isinstance(answer, Refusal) else []
                ways += [answer] if not isinstance(answer, Refusal) else []
        except (ValueError, AuditError):
            return ways, refusals
        except Exception as error:
            if not self._parted:  # it fits, so whatever goes wrong is ours, and is raised on as such
                raise program_error(step.record, "cannot be decided again") from error
        return ways, refusals

    def _decided(self, state: State, coming: _Answer) -> Iterator[_Answer | Refusal]:
        for command in asked(state, coming):
            answer = decide(state, command)
            yield self._by_others(state, command, answer) if isinstance(answer, Refusal) and self._before else answer

    def _by_others(self, state: State, command: Command, refused: Refusal) -> _Answer | Refusal:
        """As versions before this one may have answered."""
        unseen = decided_unseen(state, command)
        return decided_before(state, command, refused, self._let_stand) if isinstance(unseen, Refusal) else unseen


def _refused(step: ReplayStep, refusals: list[Refusal]) -> Finding:
    record = step.record
    why = refusals[0].why if refusals else "it answers nothing that anybody could ask for there"
    return Finding(record.position, f"{record_name(record)} does not follow from the records before it ({why})")


def _of_another_version(fact: Fact) -> bool:
    """It tells of a device's fault that only another version names."""
    if isinstance(fact, DeviceFaultRaised | DeviceFaultCleared):
        return known_fault(fact.fault) is FaultId.OTHER and fact.fault != FaultId.OTHER
    return False
