"""Check that replays every decision with the current `decide`.

Each fact must follow from a command, and everything that the command produces must be on record.
"""

from collections.abc import Sequence
from typing import ClassVar, get_args

from dealer_terminal.journal.command_of_fact import STANDS_ALONE, asked
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.findings import Finding, record_name
from dealer_terminal.journal.record_differences import Missing, Unfollowed, told_otherwise
from dealer_terminal.journal.replay import ReplayStep, program_error
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.device_faults import FaultId, known_fault
from dealer_terminal.procedure.evolve import happens_at_table
from dealer_terminal.procedure.facts import DeviceFaultCleared, DeviceFaultRaised, Fact, RoundOpened
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.words import NO_WORDS

_Answer = tuple[Fact, ...]
_AT_TABLE = frozenset(get_args(Fact))
_OF_DEVICES = frozenset({DeviceFaultRaised, DeviceFaultCleared})


class DecideCheck:
    """Check of recorded facts against the decisions that produce them. `decided` counts the decisions replayed.

    A fact is checked when the next fact is available, because some commands can only be inferred from two facts. `_due`
    holds the facts that must follow, one sequence for each possible answer. `_may_end` is True if one of these is
    complete. A refused command is reported once a round, because most later facts of the round are then refused too.
    """

    sees: ClassVar = _AT_TABLE - STANDS_ALONE.keys()

    def __init__(self) -> None:
        self.decided = 0
        self._waiting: ReplayStep | None = None
        self._due: tuple[_Answer, ...] = ()
        self._may_end = True
        self._led = self._told = -1
        self._parted = False
        self._begun = False

    def see(self, step: ReplayStep) -> Sequence[Finding]:
        if not happens_at_table(step.entry):
            return ()
        before, self._waiting = self._waiting, step
        return self._looked(before, step.entry) if before is not None else ()

    def last(self) -> Sequence[Finding]:
        """Check the last fact, which no other follows."""
        before, self._waiting = self._waiting, None
        return self._looked(before) if before is not None else ()

    def waits_for(self) -> type | None:
        """Return the type of the fact that must follow the last one, or None if the answer is complete."""
        return None if self._may_end else type(self._due[0][0])

    def end(self) -> Sequence[Finding]:
        return (*self.last(), *self._missing())

    def _missing(self) -> Sequence[Finding]:
        if self._may_end:
            return ()
        due = type(self._due[0][0])
        what = f"record {self._led} leads to what is not on record: {due.__name__}"
        self._due, self._may_end = (), True
        return self._named(Missing(self._led, what, due))

    def _named(self, *found: Finding) -> Sequence[Finding]:
        """Mark the records as inconsistent if anything was found.

        From then on, the table is in a state that no terminal can have produced.
        """
        self._parted = self._parted or bool(found)
        return found

    def _looked(self, step: ReplayStep, *behind: Fact) -> Sequence[Finding]:
        fact = step.entry
        assert happens_at_table(fact), "nothing else is seen"
        missing: Sequence[Finding] = ()
        if self._due:
            going = [way for way in self._due if way[0] == fact]
            if going or (not self._may_end and type(fact) is type(self._due[0][0])):
                found = () if going else self._named(*told_otherwise(step.record, self._due[0][0], fact))
                self._go_on(going or list(self._due[:1]))
                return found
            missing, self._due = self._missing(), ()
        first, self._begun = not self._begun, True
        if (first and type(fact) is RoundOpened) or _of_another_version(fact):
            return missing
        led = self._led_by(step, fact, (fact, *behind))
        return (*missing, *led) if missing else led

    def _go_on(self, ways: Sequence[_Answer]) -> None:
        rest = [way[1:] for way in ways if len(way) > 1]
        self._may_end, self._due = len(rest) < len(ways) or not ways, tuple(rest)

    def _led_by(self, step: ReplayStep, fact: Fact, coming: _Answer) -> Sequence[Finding]:
        """Infer the command behind a fact and compare the decision with the record."""
        self.decided += 1
        self._led = step.record.position
        answers = self._answers(step, coming)
        going = [way for way in answers if not isinstance(way, Refusal) and way[0] == fact]
        if going:
            self._go_on(going)
            return ()
        for way in answers:
            if not isinstance(way, Refusal):
                self._go_on([way] if type(way[0]) is type(fact) else ())
                return self._named(*told_otherwise(step.record, way[0], fact))
        if self._told == step.before.state.round:
            return ()
        self._told = step.before.state.round
        return self._named(_refused(step, next((each for each in answers if isinstance(each, Refusal)), None)))

    def _answers(self, step: ReplayStep, coming: _Answer) -> Sequence[_Answer | Refusal]:
        """Decide again every command that can have led to this fact.

        A record may hold values that no command accepts; these produce no answer.
        """
        state, answers = step.before.state, list[_Answer | Refusal]()
        try:
            answers.extend(decide(state, command) for command in asked(state, coming))
        except (ValueError, AuditError):
            return answers
        except Exception as error:  # while the records fit, any failure is a defect of this program
            if not self._parted:
                raise program_error(step.record, "cannot be decided again") from error
        return answers


def _refused(step: ReplayStep, refusal: Refusal | None) -> Finding:
    record = step.record
    why = refusal.why if refusal is not None else NO_WORDS
    said = why or "it answers nothing that anybody could ask for there"
    what = f"{record_name(record)} does not follow from the records before it ({said})"
    return Unfollowed(record.position, what, why)


def _of_another_version(fact: Fact) -> bool:
    """Return True if the fact names a device fault that only another version knows."""
    if type(fact) in _OF_DEVICES and isinstance(fact, DeviceFaultRaised | DeviceFaultCleared):
        return known_fault(fact.fault) is FaultId.OTHER and fact.fault != FaultId.OTHER
    return False
